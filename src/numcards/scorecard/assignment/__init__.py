"""The exact choice of cards: which objectives go together, and what is best for them (SC-32).

The problem.
A player has a collection of up to 85 cards and has chosen up to ten objectives.
Each objective wants a set of cards of its own: some of a value, a run, some of a family.
The sets must be disjoint, and their points as many as can be; among equal totals the objective
listed first gets as much as it can, then the second, and so on.
In the words of the field this is a winner determination problem in which every bidder must win,
or a weighted set packing, with bids that are far too many to be listed: Couleur alone may take
any five to thirty-four cards of a family and Rainbow.
It is solved exactly, by a depth-first branch and bound over classes of bids, in which a
bipartite matching picks the cards.

Ways and slots (`layouts`).
Which cards serve hardly matters: what counts is the highest one.
A *way* is a class of bids of one objective that are worth the same, such as "three of the
nines" or "a run up to eleven"; its *slots* are the sets of cards of which each must give one.
So an objective has at most fifty-two ways instead of millions of sets, and a choice of one way
for each objective is possible exactly when all slots have a system of distinct
representatives: a matching of slots with cards, found along augmenting paths (`matching`).

Plans (`plans`).
Couleur and Grande Couleur take any cards of one family, so each family is tried in turn, and
families with the same values only once: at most sixteen *plans*.
Given its family, Couleur takes all that nobody else needs: each of these *dear* cards that
another objective uses costs two points.
The matching keeps the number of dear cards in use at its minimum: the sets of slots that can be
filled form a transversal matroid, an augmenting path never frees a card, and a path that can end
at a cheap card does.
So the cost of a choice of ways is read off its matching, and no cards need be tried.

Late claims.
Both Couleurs and Arc-en-ciel leave open which card is their highest.
Their slots are in the matching from the start, but the claim to a highest card narrows one of
the slots to the cards of one value, from the highest downwards, only when all else is placed.
That does no harm to the bound, which takes the best claim that still fits.

Counting (`counting`).
Most branches end before any matching is made, by Hall's condition.
Take an *area*, the cards of Couleur's family, of Grande Couleur's, of both, or none, and
any values besides: slots that can be filled from there only are no more than the cards there.
Summed over all values, this says how many cards of each area a *demand* uses at least, its
*load*; a load beyond the area's size ends the branch, and the load of Couleur's area bounds
what its dear cards cost.
Demands of ways add up, a row for each value and a field for each area in one whole number, so
that a bid is tested by an addition, a comparison of guard bits and a digit sum.

Bounds (`outlooks`).
The hope at a node is the lower of two sums: what each objective left could gain by itself,
each bid charged with the dear cards that it costs at least beside what is placed; and what each
could gain uncharged, less the dear cards that all of them must cost together.
Bids that cannot lift the hope above the best choice so far are dropped, and the objective with
the fewest bids left is placed next, the best of them first (`search`).

Scores.
Total and ties are one number: a point weighs 2 to the 70 in the total, and less for each place
down the scorecard, seven bits a place, since no objective gives 128 points.
So the search knows neither ties nor lists of points.

What it costs.
A collection of twelve to twenty cards, as games bring about, takes some tenths of a millisecond,
forty cards and nine objectives some 25 milliseconds, the whole deck with all ten objectives
0.6 seconds; the slowest of many random collections, sixty cards with all ten, took two.
Bounds from a Lagrangian relaxation, with prices for cards that several objectives want, were
tried: they halve the slowest cases, and triple the time of those of forty-six cards and six
objectives, a size that none of 400 random games came near.
"""

from __future__ import annotations

from numcards.scorecard.assignment.layouts import (
    Laid,
    Layout,
    cards_laid,
    lay_out,
    lay_out_set,
    points_laid,
    possible_alone,
    takes_all,
)
from numcards.scorecard.assignment.search import find_any, find_best

__all__ = [
    "Laid",
    "Layout",
    "cards_laid",
    "find_any",
    "find_best",
    "lay_out",
    "lay_out_set",
    "points_laid",
    "possible_alone",
    "takes_all",
]

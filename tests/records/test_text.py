"""Records as text: what is written is read back, and what is wrong is refused with the reason."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numcards import inferno
from numcards.bots import RandomBot, play
from numcards.core import RecordError, UsageError
from numcards.records import FORMAT, Record, dumps, loads
from numcards.records.text import LARGEST

OPTIONS = inferno.Options(players=3, deal=6)
RECORD = play(inferno, OPTIONS, [RandomBot()] * 3, seed=5).record
TEXT = dumps(RECORD)

lines = st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), min_size=1)
texts = st.text(st.characters(exclude_categories=["Cs"]))
digests = st.text("0123456789abcdef", min_size=64, max_size=64)


@st.composite
def records(draw: st.DrawFn) -> Record:
    actions = draw(st.lists(lines, max_size=5))
    marks = draw(st.sets(st.integers(0, len(actions)))) | {len(actions)}
    return Record(
        game=draw(texts),
        rules_version=draw(st.integers(0, 2**63 - 1)),
        options=draw(
            st.dictionaries(texts, st.booleans() | st.integers(-(2**63), 2**63 - 1) | texts)
        ),
        start=draw(st.dictionaries(texts, texts)),
        seed=draw(st.none() | st.integers(0, 2**200) | st.binary(max_size=40)),
        actions=actions,
        fingerprints={mark: draw(digests) for mark in marks},
        players=draw(st.lists(texts, max_size=3)),
    )


@given(records())
@settings(derandomize=True, max_examples=150)
def test_every_record_is_read_back(record: Record) -> None:
    assert loads(dumps(record)) == record


def test_a_record_is_a_text_that_a_person_can_read() -> None:
    record = Record(
        game="inferno",
        rules_version=1,
        options={"players": 2},
        start={"P0": "R7", "P1": "B8"},
        seed=b"\x00\xff",
        actions=["R7"],
        fingerprints={1: "0" * 64},
        players=["person", "random"],
    )
    assert dumps(record).split("\n") == [
        "format = 1",
        'game = "inferno"',
        "rules_version = 1",
        'seed_bytes = "00ff"',
        "players = [",
        '    "person",',
        '    "random",',
        "]",
        "",
        "[options]",
        "players = 2",
        "",
        "[start]",
        'P0 = "R7"',
        'P1 = "B8"',
        "",
        "[fingerprints]",
        f'1 = "{"0" * 64}"',
        "",
        "[play]",
        'actions = """',
        "R7",
        '"""',
        "",
    ]


def test_records_are_values() -> None:
    assert hash(loads(TEXT)) == hash(RECORD)
    assert loads(TEXT) == RECORD


@pytest.mark.parametrize(
    "seed", [0, 2**63 - 1, 2**63, 10**5000, b"", b"\x00\x01"], ids=lambda seed: type(seed).__name__
)
def test_seeds_of_every_size_and_kind(seed: int | bytes) -> None:
    record = Record(
        game="g",
        rules_version=1,
        options={},
        start={},
        seed=seed,
        actions=(),
        fingerprints={0: "0" * 64},
    )
    assert loads(dumps(record)).seed == seed


def test_a_text_that_was_cut_short_is_no_record() -> None:
    for length in range(len(TEXT) - 1):
        with pytest.raises(RecordError):
            loads(TEXT[:length])


def test_only_the_last_line_feed_may_be_missing() -> None:
    assert loads(TEXT[:-1]) == RECORD
    with pytest.raises(RecordError):
        loads(TEXT[:-2])


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("format = 1", "format = 2", "has format 2, and formats up to 1 are known"),
        ("format = 1", 'format = "1"', "entry format must be a version number"),
        ("format = 1\n", "", "entry format must be a version number"),
        ('game = "inferno"', "game = 5", "entry game must be a text, not 5"),
        ('game = "inferno"\n', "", "entry game is missing"),
        ("rules_version = 1", "rules_version = -1", "rules_version must be a whole number"),
        ("rules_version = 1", "rules_version = true", "rules_version must be a whole number"),
        ("seed = 5", "seed = 5\nseed_bytes = ''", "one seed"),
        ("seed = 5", "seed = -5", "seed must be a whole number"),
        ("seed = 5", "seed = 1.5", "seed must be a whole number"),
        ("seed = 5", "seed = '0X1F'", "seed must be a whole number, a large one like 0x1f"),
        ("seed = 5", "seed = '0x01f'", "seed must be a whole number, a large one like 0x1f"),
        ("seed = 5", "seed_bytes = 'abc'", "seed_bytes must be bytes"),
        ("seed = 5", "seed_bytes = 7", "seed_bytes must be a text"),
        ("seed = 5", "seed = 5\nsecret = 1", "no entry 'secret'"),
        ("seed = 5", "players = 3", "players must be an array"),
        ("seed = 5", "players = [3]", "players must be a text"),
        ("[options]\nplayers = 3", "[options]\nplayers = 3.5", "options.players must be"),
        ("[options]", "[[options]]", "options must be a table"),
        ('round = "1"', "round = 1", "start.round must be a text, not 1"),
        ("[play]", "[play]\nspeed = 1", "play must be a table with the entry actions alone"),
        ("[fingerprints]", "[fingerprints]\n00 = 'x'", "fingerprints.00 must be 64"),
        ("[fingerprints]", "[fingerprints]\n1 = 'x'", "fingerprints.1 must be 64"),
    ],
)
def test_what_is_wrong_is_named(old: str, new: str, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(RecordError, match=reason):
        loads(TEXT.replace(old, new, 1))


def test_an_action_that_was_taken_away_is_missed() -> None:
    action = RECORD.actions[-1]
    with pytest.raises(RecordError, match="some were added or taken away"):
        loads(TEXT.replace(f'{action}\n"""', '"""'))


def test_an_action_that_is_no_whole_line() -> None:
    action = RECORD.actions[-1]
    with pytest.raises(RecordError, match="is not a whole line"):
        loads(TEXT.replace(f'{action}\n"""', f'{action}"""'))


def test_a_record_without_any_fingerprint() -> None:
    digest = RECORD.fingerprints[-1]
    line = f'{digest[0]} = "{digest[1]}"\n'
    with pytest.raises(RecordError, match="that of action none"):
        loads(TEXT.replace(line, ""))


@pytest.mark.parametrize(
    "text", ["", "hello", "\0", "[" * 50_000, "a = " + "[" * 50_000, "a = " + "9" * 5000, "{"]
)
def test_a_foreign_text_is_no_record(text: str) -> None:
    with pytest.raises(RecordError):
        loads(text)


def test_a_text_that_is_too_long_is_not_even_parsed() -> None:
    with pytest.raises(RecordError, match="too long"):
        loads("#" * (LARGEST + 1))


def test_only_texts_are_read() -> None:
    with pytest.raises(RecordError, match="is expected, not b''"):
        loads(b"")  # type: ignore[arg-type]  # the point of the test


@pytest.mark.parametrize("action", ["", "a\nb"])
def test_an_action_must_be_one_line(action: str) -> None:
    record = Record(
        game="g",
        rules_version=1,
        options={},
        start={},
        seed=None,
        actions=[action],
        fingerprints={1: "0" * 64},
    )
    with pytest.raises(UsageError, match="one line"):
        dumps(record)


def test_the_format_is_the_first_one() -> None:
    assert FORMAT == 1

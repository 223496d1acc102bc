"""What a row that falls says of what was collected (N5-08 to N5-10)."""

import pytest

from numcards.core import InvalidPosition
from numcards.num5 import Options, position

TWO_FALL = {"row_B": "B8 B5 B4", "row_R": "R8 R5 R4"}
HANDS = {"P0": "R1 R2", "P1": "G1 G2"}


def _is_refused(zones: dict[str, str], **options: object) -> bool:
    own: dict[str, object] = {"players": 2, "hand_size": 4, **options}
    try:
        position(Options(**own), {**HANDS, **zones})  # type: ignore[arg-type]
    except InvalidPosition:
        return True
    return False


@pytest.mark.parametrize(
    ("zones", "options", "refused"),
    [
        # B6 would have been the fifth card, and taken all four before it.
        ({"row_B": "B3 B5 B8 B6", "P0_collected": "B0"}, {}, True),
        ({"row_B": "B3 B5 B8 B6", "P0_collected": "B0"}, {"row_limit": 6}, False),
        ({"row_B": "B3 B5 B8 B6", "P0_collected": "B0"}, {"lower_fifth": "first"}, False),
        ({"row_B": "B3 B8 B6", "P0_collected": "B0 R9"}, {}, True),
        ({"row_B": "B3 B8 B6", "P0_collected": "B0", "row_R": "R0 R9"}, {}, False),
        # B5 was the third card when it fell, and B6 the third again.
        (
            {"row_B": "B8 B5 B4", "P0_collected": "B0", "P1_collected": "B7"},
            {"hand_size": 4},
            False,
        ),
        # Two falls have sent two cards of the row away, and only the 0 is there.
        ({"row_B": "B8 B5 B4", "P0_collected": "B0", "row_G": "G0 G7"}, {}, True),
        ({"row_B": "B8 B5 B4", "P0_collected": "B0 S7"}, {}, False),
        (
            {"row_B": "B8 B5 B4", "row_R": "R8 R5 R4", "P0_collected": "B0 R0 W3 B2"},
            {"hand_size": 6},
            False,
        ),
        (
            {
                "row_B": "B8 B5 B4",
                "row_R": "R8 R5 R4",
                "P0_collected": "B0 R0 W3",
                "row_Y": "Y0 Y5",
            },
            {"hand_size": 6},
            True,
        ),
    ],
)
def test_a_row_falls_only_as_often_as_first_cards_were_collected(
    zones: dict[str, str], options: dict[str, object], *, refused: bool
) -> None:
    assert _is_refused(zones, **options) == refused

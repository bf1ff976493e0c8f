"""The cards: their texts, and the tables of a set of cards."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildtable.engine.refusal import BadContent
from wildtable.games.wildlands import cards
from wildtable.games.wildlands.cards import FLAGS, GROUPS, NO_FLAG, CardSet, parse_card

SLOTS = range(5)


@st.composite
def card_texts(draw: st.DrawFn) -> str:
    """Any card in normal form: some icons, each with or without a flag, perhaps an open flag; or wild."""
    if draw(st.integers(0, 5)) == 0:
        return "wild"
    flag = st.sampled_from(FLAGS)
    slots = sorted(draw(st.sets(st.integers(1, 5))))
    entries = [f"{slot}:{draw(flag)}" if draw(st.booleans()) else str(slot) for slot in slots]
    if not entries or draw(st.booleans()):
        entries.append(f"open:{draw(flag)}")
    return " ".join(entries)


def numbers(mask: int) -> set[int]:
    return {number for number in range(64) if mask >> number & 1}


def test_the_flags_stand_in_the_order_of_the_faction_card() -> None:
    order = ("MELEE", "HEAVY_MELEE", "RANGED", "HEAVY_RANGED", "AREA", "COVER", "SHIELD", "RALLY", "FLY")
    assert [getattr(cards, name) for name in order] == list(range(NO_FLAG))
    assert [name.lower().replace("_", "-") for name in order] == list(FLAGS)


@pytest.mark.rule("WL-CARD-13")
def test_the_colour_groups() -> None:
    groups = dict(zip(FLAGS, GROUPS, strict=True))
    assert groups["melee"] == groups["heavy-melee"] == "red"
    assert groups["ranged"] == groups["heavy-ranged"] == "blue"
    assert groups["cover"] == groups["shield"] == "green"
    assert groups["rally"] == groups["fly"] == "yellow"


@given(card_texts())
def test_a_text_makes_the_round_trip(text: str) -> None:
    assert parse_card(text).text() == text


@given(card_texts(), st.randoms(use_true_random=False))
def test_the_order_of_the_entries_does_not_matter(text: str, random: Random) -> None:
    entries = text.split()
    random.shuffle(entries)
    assert parse_card("  ".join(entries)).text() == text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "without any entry"),
        ("1:mele 2 3", "unknown flag 'mele'"),
        ("1: 2 3", "unknown flag ''"),
        ("1:Melee 2", "unknown flag 'Melee'"),
        ("open 1", "unknown flag ''"),
        ("open:wild", "unknown flag 'wild'"),
        ("0 1", "names '0'"),
        ("1 6:melee", "names '6'"),
        ("12", "names '12'"),
        ("melee", "names 'melee'"),
        ("-1", "names '-1'"),
        ("²", "names '²'"),
        ("1 wild", "names 'wild'"),
        ("wild wild", "names 'wild'"),
        ("1:melee 1", "the icon of slot 1 twice"),
        ("1 open:cover open:cover", "two open flags"),
    ],
)
def test_a_malformed_card_is_refused_with_a_sentence(text: str, why: str) -> None:
    with pytest.raises(BadContent) as error:
        parse_card(text)
    assert why in str(error.value)
    assert str(error.value).endswith(".")


@given(st.lists(card_texts(), max_size=60))
def test_the_tables_agree_with_the_texts(texts: list[str]) -> None:
    """Every table is asked against the words of the texts, not against the parser."""
    card_set = CardSet(texts)
    assert sorted(card_set.text(card) for card in range(card_set.size)) == sorted(texts)
    for card in range(card_set.size):
        entries = card_set.text(card).split()
        assert (card in numbers(card_set.wilds)) == (entries == ["wild"])
        for slot in SLOTS:
            shown = [entry for entry in entries if entry.split(":")[0] == str(slot + 1)]
            flag = shown[0].partition(":")[2] if shown else ""
            assert (card_set.icons[card] >> slot & 1 == 1) == bool(shown)
            assert (card in numbers(card_set.with_icon[slot])) == bool(shown)
            assert card_set.flag_at[card * 5 + slot] == (FLAGS.index(flag) if flag else NO_FLAG)
            for number, name in enumerate(FLAGS):
                assert (card in numbers(card_set.with_flag[slot * 9 + number])) == (name == flag)
        for number, name in enumerate(FLAGS):
            assert (card in numbers(card_set.with_open[number])) == (f"open:{name}" in entries)
            assert (card_set.open_flag[card] == number) == (f"open:{name}" in entries)
        assert (card_set.open_flag[card] == NO_FLAG) == ("open" not in card_set.text(card))


@given(st.lists(card_texts(), max_size=60))
def test_no_mask_has_a_bit_beyond_the_cards(texts: list[str]) -> None:
    card_set = CardSet(texts)
    masks = [card_set.wilds, *card_set.with_icon, *card_set.with_flag, *card_set.with_open]
    assert all(0 <= mask < 1 << card_set.size for mask in [*masks, *card_set.twins_below])


@given(st.lists(card_texts(), max_size=12).map(lambda texts: texts * 3))
def test_equal_cards_are_neighbours_and_wild_cards_last(texts: list[str]) -> None:
    card_set = CardSet(texts)
    in_order = [card_set.text(card) for card in range(card_set.size)]
    changes = sum(a != b for a, b in pairwise(in_order))
    assert changes == max(len(set(texts)) - 1, 0)
    assert "wild" not in in_order[: len(texts) - texts.count("wild")]


@given(st.lists(card_texts(), max_size=15).map(lambda texts: texts * 2), st.integers(0, 2**30 - 1))
def test_twins_below_picks_one_card_of_each_kind(texts: list[str], hand: int) -> None:
    card_set = CardSet(texts)
    hand &= (1 << card_set.size) - 1
    held = numbers(hand)
    picked = [card_set.text(card) for card in held if hand & card_set.twins_below[card] == 0]
    assert sorted(picked) == sorted({card_set.text(card) for card in held})


@given(st.lists(card_texts(), max_size=60), card_texts())
def test_number_of_finds_the_first_card_with_that_text(texts: list[str], text: str) -> None:
    card_set = CardSet(texts)
    first = [card for card in range(card_set.size) if card_set.text(card) == text][:1] or [-1]
    assert card_set.number_of(text) == first[0]


def test_number_of_refuses_a_malformed_text() -> None:
    with pytest.raises(BadContent):
        CardSet(["1 2"]).number_of("1 7")


def test_a_set_holds_up_to_sixty_cards() -> None:
    assert CardSet(["1:melee"] * 60).twins_below[59] == 2**59 - 1
    with pytest.raises(BadContent, match="61 cards are too many"):
        CardSet(["1:melee"] * 61)


@pytest.mark.rule("WL-CARD-16", "WL-WILD-01")
def test_a_wild_card_shows_neither_icon_nor_flag() -> None:
    card_set = CardSet(["wild", "1:melee 2 open:cover", "wild"])
    assert card_set.wilds == 0b110
    for card in (1, 2):
        assert card_set.text(card) == "wild"
        assert card_set.icons[card] == 0
        assert card_set.open_flag[card] == NO_FLAG
        assert {card_set.flag_at[card * 5 + slot] for slot in SLOTS} == {NO_FLAG}

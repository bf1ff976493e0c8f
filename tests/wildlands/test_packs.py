"""Content packs for Wildlands: laid over our components, checked, and really played with."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from tests.packs import GUILD, changed, guild_pack, ours, write_pack
from tests.wildlands.maps.small import Document, grid
from tests.wildlands.table import player
from wildtable.engine.play import play_next
from wildtable.engine.playout import step_at_random
from wildtable.engine.record import read_record
from wildtable.engine.refusal import BadContent, BadPosition, BadRecord
from wildtable.engine.replay import verify
from wildtable.engine.rng import Rng
from wildtable.engine.texts import load_texts
from wildtable.games import load
from wildtable.games.wildlands.content.sight import write_sight
from wildtable.games.wildlands.game import Wildlands, WildlandsState
from wildtable.games.wildlands.terminal import draw
from wildtable.lab.simulate import BATCH, Finished, Plan, play_one, simulate

OURS = load("wildlands")
GNOMADS = "wildlands/factions/gnomads.toml"
LAWBRINGERS = "wildlands/factions/lawbringers.toml"
PIT_FIGHTERS = "wildlands/factions/pit_fighters.toml"
DUNGEON = "wildlands/maps/dungeon.toml"
DUNGEON_SIGHT = "wildlands/maps/dungeon.sight.toml"
NEW_CARD = "1:area 2:shield open:fly"
OLD_CARD = "1:area 2:shield open:ranged"
DUEL: Document = {
    "players": [
        player("guild", {1: {"at": 1, "damage": 3}, 2: 4}, [NEW_CARD]),
        player("gnomads", {1: 40}),
    ]
}


def loaded(pack: Path) -> Wildlands:
    game = load("wildlands", pack)
    assert isinstance(game, Wildlands)
    return game


@pytest.fixture
def game(tmp_path: Path) -> Wildlands:
    return loaded(guild_pack(tmp_path / "pack"))


def complaint(pack: Path) -> str:
    """The sentence that a pack gets; it names the pack first."""
    with pytest.raises(BadContent) as caught:
        load("wildlands", pack)
    sentence = str(caught.value)
    assert sentence.startswith(f"Pack {pack}: ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def corridor(cover: int = 1) -> str:
    """A dungeon of 42 cells in a row; its sight is computed in no time."""
    document = grid(42, 1, cover=[cover])
    lines = ['name = "dungeon"', "[corners]"]
    lines += [f"{name} = {at}" for name, at in document["corners"].items()]
    for space in document["space"]:
        lines += ["[[space]]", *(f"{key} = {json.dumps(value)}" for key, value in space.items())]
    return "\n".join(lines) + "\n"


def test_a_changed_health_and_a_changed_card_are_played_with(game: Wildlands) -> None:
    state = game.from_position(DUEL)
    assert state.health(0) == 4
    flights = [text for text in legal_of(game, state) if text.startswith("fly 1 ")]
    assert flights
    play_next(game, state, flights[0])
    assert game.facts(state)["discard"] == {"P1": [NEW_CARD], "P2": []}
    characters = game.facts(state)["characters"]
    assert isinstance(characters, dict)
    assert characters["P1.1"] == {"at": int(flights[0].split()[2]), "damage": 3}


def legal_of(game: Wildlands, state: WildlandsState) -> list[str]:
    return [game.format(state, 0, action) for action in state.legal(0)]


def test_without_the_pack_nothing_has_changed(game: Wildlands) -> None:
    """The components belong to the game object; no other game in the process plays with them."""
    state = OURS.new(2, {"factions": "guild,gnomads"})
    assert isinstance(state, WildlandsState)
    assert state.health(0) == 2
    assert OLD_CARD in state.cards(0).texts
    assert NEW_CARD in game.content.factions["guild"].cards.texts
    with pytest.raises(BadPosition):
        OURS.from_position(DUEL)


def test_what_the_pack_does_not_have_stays_ours(game: Wildlands) -> None:
    own = Wildlands().content
    for name, faction in game.content.factions.items():
        assert (faction.characters == own.factions[name].characters) == (name != "guild")
        assert (faction.cards.texts == own.factions[name].cards.texts) == (name != "guild")
    assert game.content.map("ruins") is own.map("ruins")


def random_states(game: Wildlands) -> Iterator[WildlandsState]:
    """Some states of a random game in which the Guild plays."""
    state, rng, made = game.new(2, {"factions": "guild,gnomads", "stall_rounds": 3}), Rng(5), 0
    while step_at_random(state, rng):
        made += 1
        if made % 30 == 0:
            yield state


def test_views_positions_and_imagined_states_have_the_packs_components(game: Wildlands) -> None:
    seen = 0
    for state in random_states(game):
        written = game.position(state)
        assert game.from_position(written, game.options_of(state)).fingerprint() == state.fingerprint()
        for seat in (0, 1, None):
            imagined = game.imagine(state.view(seat), Rng(seen))
            assert imagined.view(seat) == state.view(seat)
            assert imagined.health(0) == 4
            assert NEW_CARD in imagined.cards(0).texts
        assert state.resample(1, Rng(seen)).view(1) == state.view(1)
        seen += 1
    assert seen > 3


def test_the_board_shows_the_packs_names_and_health(game: Wildlands) -> None:
    console = Console(width=100, highlight=False, color_system=None)
    with console.capture() as caught:
        view = game.from_position(DUEL).view(0)
        console.print(draw(game, view, load_texts(game.folder, "de"), 100))
    (line,) = [line for line in caught.get().splitlines() if "Ash" in line]
    assert "1/4 1" in line
    assert "Hespera Gale" in caught.get()


def test_the_digest_is_that_of_the_laid_over_components(game: Wildlands, tmp_path: Path) -> None:
    assert game.content_digest != OURS.content_digest
    copied = write_pack(tmp_path / "copy", {GUILD: (tmp_path / "pack" / GUILD).read_text()})
    assert load("wildlands", copied).content_digest == game.content_digest
    same = write_pack(tmp_path / "same", {GUILD: ours(GUILD)})
    assert load("wildlands", same).content_digest == OURS.content_digest


def plan(pack: Path | str, games: int = 1, jobs: int = 1) -> Plan:
    options: dict[str, object] = {"factions": "guild,gnomads", "stall_rounds": 3, "turn_limit": 200}
    bots = ["random", "random"]
    return Plan("wildlands", games, 3, bots, options, record=True, jobs=jobs, pack=str(pack))


def test_a_record_is_true_with_its_pack_only(game: Wildlands, tmp_path: Path) -> None:
    record = read_record(play_one(plan(tmp_path / "pack"), 0).record)
    assert record.content == game.content_digest
    assert verify(game, record).result() is not None
    with pytest.raises(BadRecord, match=r"other components .*name the content pack it had \(--pack DIR\)"):
        verify(OURS, record)
    with pytest.raises(BadRecord, match="or none if it had none"):
        verify(game, read_record(play_one(plan(""), 0).record))


def test_every_process_of_a_simulation_plays_with_the_pack(game: Wildlands, tmp_path: Path) -> None:
    finished: list[Finished] = []
    for lot in simulate(plan(tmp_path / "pack", games=BATCH + 1, jobs=2)):
        finished += lot
    assert {read_record(one.record).content for one in finished} == {game.content_digest}
    last = max(finished, key=lambda one: one.number)
    assert last == play_one(plan(tmp_path / "pack"), last.number)


def test_sight_of_a_map_is_computed_where_none_is_stored(tmp_path: Path) -> None:
    game = loaded(write_pack(tmp_path, {DUNGEON: corridor()}))
    state = game.new(2, {"factions": "guild,gnomads"})
    assert state.board.cover == 1
    assert state.board.adjacent[1] == 0b101
    dungeon = game.content.map("dungeon")
    assert dungeon.sight[1][41] == 39
    assert dungeon.sight is game.content.map("dungeon").sight
    assert game.new(2, {"map": "ruins"}).board.name == "ruins"


def test_stored_sight_must_be_of_its_map(tmp_path: Path) -> None:
    computed = loaded(write_pack(tmp_path / "one", {DUNGEON: corridor()}))
    pack = write_pack(tmp_path / "two", {DUNGEON: corridor()})
    maps = pack / "wildlands" / "maps"
    assert write_sight(maps) == [pack / DUNGEON_SIGHT]
    stored = loaded(pack)
    assert stored.content.map("dungeon").sight == computed.content.map("dungeon").sight
    assert stored.content_digest == computed.content_digest  # it follows from the map
    stale = write_pack(
        tmp_path / "three", {DUNGEON: corridor(42), DUNGEON_SIGHT: (pack / DUNGEON_SIGHT).read_text()}
    )
    sentence = complaint(stale)
    assert "dungeon.sight.toml was made for another dungeon.toml: delete it, or write it anew" in sentence
    assert str(stale / "wildlands" / "maps") in sentence


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({}, "is empty: it needs a folder for a game, and those are wylde_hunt, wildlands"),
        ({".DS_Store": "x"}, "is empty"),
        (
            {"wildland/factions/guild.toml": ""},
            "there is no game 'wildland': known are wylde_hunt, wildlands",
        ),
        ({"notes.txt": "", GUILD: ours(GUILD)}, "there is no game 'notes.txt'"),
        ({"wylde_hunt/board.toml": ""}, "has nothing for wildlands, only for wylde_hunt"),
        ({"wildlands": ""}, "wildlands cannot be read: Not a directory"),
        ({"wildlands/.keep": ""}, "wildlands holds no files: known are factions/gnomads.toml, "),
        ({"wildlands/guild.toml": ""}, "there is no component file 'guild.toml': known are factions/gnomads"),
        ({"wildlands/faction/guild.toml": ""}, "there is no component file 'faction': known are"),
        ({"wildlands/factions/guilde.toml": ""}, "there is no component file 'factions/guilde.toml'"),
        ({f"{GUILD}/guild.toml": ""}, "guild.toml cannot be read: Is a directory"),
        ({GUILD: "cards = ["}, "guild.toml cannot be read: "),
        ({GUILD: changed(GUILD, ("health = 5", "health = 0"))}, "guild.toml: character 5: health is '0'"),
        ({GUILD: changed(GUILD, ("open:shield", "open:sheild"))}, "guild.toml: card 3: The card "),
        (
            {PIT_FIGHTERS: changed(PIT_FIGHTERS, ("2:heavy-melee", "2:melee"))},
            "pit_fighters.toml: slot 2 has melee 6 times, but the printed faction card says 4 (PF-3)",
        ),
        (
            {DUNGEON: changed(DUNGEON, ("cover = true", "cover = false"))},
            "dungeon.toml: there must be spaces",
        ),
        ({DUNGEON: changed(DUNGEON, ("number = 42", "number = 43"))}, "numbers 1 to 42, each once (MAP-1)"),
        (
            {DUNGEON_SIGHT: ours(DUNGEON_SIGHT)},
            "maps/dungeon.sight.toml belongs to a maps/dungeon.toml of the",
        ),
    ],
)
def test_a_pack_that_is_not_right_is_refused_with_its_place(
    tmp_path: Path, files: dict[str, str], sentence: str
) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    assert sentence in complaint(write_pack(pack, files))


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert "is no folder: name the one that holds" in complaint(tmp_path / "none")
    assert "is no folder" in complaint(write_pack(tmp_path, {"file": ""}) / "file")


def as_lawbringers(name: str) -> str:
    """Another faction's deck under the Lawbringers' name."""
    return changed(name, (f'name = "{Path(name).stem}"', 'name = "lawbringers"'))


@pytest.mark.rule("WL-DE-22")
def test_factions_of_a_pack_are_compared_with_each_other_but_not_with_stand_ins(tmp_path: Path) -> None:
    alone = write_pack(tmp_path / "alone", {LAWBRINGERS: as_lawbringers(GNOMADS)})
    assert load("wildlands", alone).new(4)
    both = write_pack(tmp_path / "both", {LAWBRINGERS: as_lawbringers(GNOMADS), GNOMADS: ours(GNOMADS)})
    assert "gnomads.toml, lawbringers.toml: no two factions may have the same flags" in complaint(both)
    printed = write_pack(tmp_path / "printed", {LAWBRINGERS: as_lawbringers(PIT_FIGHTERS)})
    assert "lawbringers.toml, pit_fighters.toml: no two factions may have the same flags" in complaint(
        printed
    )


@pytest.mark.rule("WL-AREA-01")
def test_a_flag_may_be_missing_only_while_some_faction_is_a_stand_in(tmp_path: Path) -> None:
    guild = {GUILD: changed(GUILD, (":area", ":ranged"))}
    assert load("wildlands", write_pack(tmp_path / "one", guild)).new(4)
    rest = {GNOMADS: ours(GNOMADS), LAWBRINGERS: ours(LAWBRINGERS)}
    sentence = complaint(write_pack(tmp_path / "all", guild | rest))
    assert "some faction must have the flag area (WL-AREA-01)" in sentence

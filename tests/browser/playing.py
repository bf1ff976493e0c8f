"""From what the server offers to clicks: choosing an action, and picking it as a person would."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import count

from tests.browser.guest import PATIENCE, Guest, Told
from wildtable.bots import make_bot
from wildtable.bots.players import PicturingBot
from wildtable.engine.game import Game
from wildtable.engine.rng import Rng
from wildtable.games import load

Choice = tuple[str, list[str], list[dict[str, object]]]
"""An action, its elements and its outcomes."""

Chooser = Callable[[Told], str]
"""Decides for the shown seat: the text of a legal action."""

MOST = 400
BLINK = 25  # milliseconds that one is waited for before another is looked at

Hand = Callable[[Guest, Choice, Sequence[Choice]], None]
"""How an action is put in: by mouse, by finger or by keyboard."""


def adviser(game: str | Game, spec: str, seed: int, words: Sequence[str] = ()) -> Chooser:
    """A player with a bot's judgement who, where possible, does what begins with one of those words.

    The words may change while the game goes on.
    """
    game = load(game) if isinstance(game, str) else game
    bot = make_bot(spec, game, seed)
    rng = Rng(seed)
    assert isinstance(bot, PicturingBot)

    def choose(told: Told) -> str:
        legal: list[str] = [action for action, _, _ in told["legal"]]
        for word in words:
            liked = [action for action in legal if action.split()[0] == word]
            if liked:
                return liked[0]
        picture = game.imagine(told["view"], rng)
        return game.format(picture, told["seat"], bot.decide(picture, told["seat"]))

    return choose


def fitting(legal: Sequence[Choice], picked: Sequence[str]) -> list[Choice]:
    """The actions that contain what is picked, as often as it is."""
    wanted = Counter(picked)
    return [choice for choice in legal if wanted <= Counter(choice[1])]


def offered(legal: Sequence[Choice]) -> list[Choice]:
    """What the page offers: no rally or flight of one that the same cards also pay for as a plain step."""

    def rest(choice: Choice) -> tuple[str, ...]:
        return tuple(sorted(one for one in choice[1] if not one.startswith("do:")))

    steps = {rest(one) for one in legal if {"do:move", "do:climb"} & set(one[1])}
    flags = {"do:rally", "do:fly"}
    return [one for one in legal if not (flags & set(one[1]) and rest(one) in steps)]


def alone(left: Sequence[Choice], picked: Sequence[str], seat: int) -> list[Choice]:
    """Once a piece and its target are picked, those that need no other piece; all where each needs one."""
    roles = {role(one, seat) for one in picked}
    if "piece" not in roles or not roles & {"place", "foe"}:
        return list(left)
    said = Counter(picked)

    def is_lone(choice: Choice) -> bool:
        return all(role(more, seat) != "piece" for more in (Counter(choice[1]) - said).elements())

    lone = [one for one in left if is_lone(one)]
    return lone or list(left)


def role(element: str, seat: int) -> str:
    """What an element is to whoever picks: one's own piece, a target, a card or a word."""
    kind, _, name = element.partition(":")
    own = f"P{seat + 1}"
    if kind in ("fae", "stone", "mortal") or (kind in ("character", "player") and name.split(".")[0] == own):
        return "piece"
    if name.endswith((":upper", ":lower")):
        return "place"  # the half of a card is what one aims at
    return {"do": "word", "card": "card", "character": "foe", "seat": "foe", "player": "foe"}.get(
        kind, "place"
    )


def path_to(choice: Choice, legal: Sequence[Choice], seat: int) -> list[str]:
    """The elements that a person picks one after another to say that action: who, where or at whom, and of
    cards and words what tells it apart."""
    pieces = {element for _, elements, _ in legal for element in elements if role(element, seat) == "piece"}
    picked: list[str] = []
    for element in choice[1]:
        left = alone(fitting(legal, picked), picked, seat)
        tells = any(Counter(other)[element] != Counter(choice[1])[element] for _, other, _ in left)
        kind = role(element, seat)
        aimed = any(role(one, seat) == "foe" for one in picked)
        # A lone player goes without saying; a lone Fae or character does not, since others of one's own stand
        # on the goals or could act by another word.
        chosen = len(pieces) > 1 or element.startswith(("fae:", "character:"))
        said = {"piece": chosen, "place": "do:hold" not in choice[1]}.get(kind, tells)
        if kind == "foe":
            said = not aimed and element.startswith(("character:", "player:"))
        if said:
            picked.append(element)
    return picked


def at_once(told: Told, choice: Choice, legal: Sequence[Choice]) -> bool:
    """Is there a button for it already: in a window for what needs no target, where there are words alone to
    choose from, and for the only action?"""
    asks = told["window"] is not None and told["seat"] in told["window"]["asked"]
    plain = all(role(element, told["seat"]) in ("card", "word") for element in choice[1])
    words = all(element.startswith("do:") for _, elements, _ in legal for element in elements)
    foretold = any(outcomes for _, _, outcomes in legal)
    return len(legal) == 1 or (asks and plain) or (words and not foretold)


def by_mouse(guest: Guest, choice: Choice, legal: Sequence[Choice]) -> None:
    """Click everything that says the action, see that it is staged, then press the button."""
    told = guest.told
    if not at_once(told, choice, legal):
        path = path_to(choice, legal, told["seat"])
        for place, element in enumerate(path, 1):
            guest.pick(element, path[:place].count(element))
    guest.hit(guest.staged(choice[0]))


def play(guest: Guest, action: str, hand: Hand = by_mouse) -> None:
    """Put an action in, or the plain step that is offered in its place; see that it was sent and taken."""
    legal, tables, acts = guest.page.evaluate("() => [seen.told.legal, seen.tables, seen.acts.length]")
    choice, shown = next(one for one in legal if one[0] == action), offered(legal)
    if choice not in shown:
        spent = Counter(choice[1]) - Counter(["do:rally", "do:fly"])
        choice = next(
            one for one in shown if {"do:move", "do:climb"} & set(one[1]) and spent <= Counter(one[1])
        )
    legal = shown
    hand(guest, choice, legal)
    guest.until(f"seen.acts.length > {acts} && seen.tables > {tables} || seen.refused.length")
    assert guest.seen("refused") == []
    assert guest.seen("acts.at(-1)") == choice[0]


ASKED = """told.status === 'over' || told.status === 'playing' && told.asked.includes(told.seat)
    && !told.window?.your_answer"""
"""Whoever passes always has answered already."""
IN_TURN = f"told.window === null && ({ASKED})"
"""For those who are silent in windows, which is a pass."""


def next_decision(guests: Sequence[Guest], when: str = ASKED) -> tuple[Guest, Told] | None:
    """The first who is asked, and what; `None` when the game is over."""
    for waited in range(0, PATIENCE, BLINK):
        guest = guests[(waited // BLINK) % len(guests)]
        told: Told | None = guest.page.evaluate(f"async () => await seen.until(told => {when}, {BLINK})")
        if told is not None:
            return (guest, told) if told["status"] == "playing" else None
    raise AssertionError("Nobody is asked and the game is not over.")


def play_some(guest: Guest, choose: Chooser, decisions: int) -> None:
    """Make so many decisions, or as many as the game has, and wait until the next one is asked for."""
    for _ in range(decisions):
        decision = next_decision([guest])
        if decision is not None:
            play(guest, choose(decision[1]))
    next_decision([guest])


def play_out(
    guests: Sequence[Guest],
    choosers: Sequence[Chooser],
    hand: Hand = by_mouse,
    enough: Callable[[], bool] = lambda: False,
) -> int:
    """Play to the end, or until it is enough, everybody as their chooser says; how many decisions it took."""
    made = 0
    while not enough() and (asked := next_decision(guests)) is not None:
        guest, told = asked
        play(guest, choosers[guests.index(guest)](told), hand)
        made += 1
        assert made < MOST, "That was to be a short game."
    return made


def play_through(guests: Sequence[Guest], game_name: str, earnest: int) -> None:
    """Play a whole game, everybody as a greedy bot would; after so many decisions people end every turn as
    soon as they can, so that it does not last for ever."""
    words: list[str] = []
    choosers = [adviser(game_name, "greedy", seed, words) for seed, _ in enumerate(guests, 1)]
    made = count()
    play_out(guests, choosers, enough=lambda: next(made) == earnest)
    words.append("end")
    play_out(guests, choosers)

"""`wildtable games`: what can be played."""

from typing import Any

from rich.padding import Padding

from wildtable import games
from wildtable.bots import KINDS
from wildtable.cli.app import AsJson, Language, command, out, print_json
from wildtable.engine.options import written
from wildtable.engine.texts import load_texts


@command("games", "wildtable games --json")
def list_games(json: AsJson = False, lang: Language = "en") -> None:
    """List the games with their seats and table options."""
    listing: list[dict[str, Any]] = []
    for name in games.names():
        game = games.load(name)
        texts = load_texts(game.folder, lang)
        options = [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "values": list(option.values),
                "distinct": option.distinct,
                "rule": option.rule,
                "scope": option.scope,
                "about": texts.say(f"option-{option.name}-about"),
            }
            for option in game.options
        ]
        listing.append(
            {
                "name": game.name,
                "title": game.title,
                "about": texts.say("tagline"),
                "seats": list(game.seat_counts),
                "chance": game.randomness,
                "secrets": game.secrets,
                "version": game.version,
                "bots": list(KINDS),
                "options": options,
            }
        )
    if json:
        print_json(listing)
        return
    for entry in listing:
        seats = " or ".join(str(count) for count in entry["seats"])
        out.print(f"[bold]{entry['title']}[/] ({entry['name']}), {seats} players. {entry['about']}")
        out.print("Options, the default first:")
        for option in entry["options"]:
            shown = f"[bold]{option['name']}[/]: {_choice(option)} ({option['rule']})"
            out.print(Padding(shown, (0, 0, 0, 2), expand=False))
            out.print(Padding(option["about"], (0, 0, 0, 6)))


def _choice(option: dict[str, Any]) -> str:
    """What an option can be, in one line."""
    values = ", ".join(written(value) for value in option["values"])
    if option["kind"] != "per_seat":
        return values
    which = "a different one" if option["distinct"] else "one"
    return f"{written(option['default'])}, or for each seat {which} of {values}"

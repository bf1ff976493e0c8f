"""`wildtable cards`: every card of a game with the sentence on it."""

from rich.markup import escape

from wildtable.cli.app import AsJson, GameName, Language, Pack, command, load_game, out, print_json
from wildtable.engine.game import Game
from wildtable.engine.texts import load_texts


@command("cards", "wildtable cards wildlands --lang de")
def cards(game: GameName, lang: Language = "en", pack: Pack = None, json: AsJson = False) -> None:
    """List every card of a game with its text, which is made from what the card does."""
    show_cards(load_game(game, pack), lang, json)


def show_cards(game: Game, language: str, json: bool) -> None:
    load_texts(game.folder, language)  # an unknown language is told even where there are no cards
    found = game.cards(language)
    if json:
        print_json(found)
    elif not found:
        out.print(f"{game.title} has no cards with a text.")
    else:
        for card in found:
            out.print(f"[bold]{escape(card['name'])}[/] {escape(card['text'])}".rstrip(), soft_wrap=True)

"""The sentence on a card, made from its clauses in any language: text and behaviour cannot disagree.

A game's texts have a message for each word. Those of verbs and modifiers (`do-draw`, `change-dice`) are whole
sentences; those of triggers and conditions (`when-`, `if-`) stand before them, up to a colon, a duration
(`until-`) behind; a cost (`cost-`) is a sentence of its own that offers a choice. Nouns (`to-`, and
`<field>-<value>` for fields that have names) carry attributes such as `.dative` or `.gender`, which reach the
messages ready-made as `$to-dative` and so on. Messages begin with a small letter and have no full stop.
"""

from typing import Any, TypeVar

from wildtable.engine.refusal import WildtableError
from wildtable.engine.texts import Texts
from wildtable.engine.vocabulary import Clause, Text, Use, Vocabulary

S = TypeVar("S")
Facts = dict[str, Any]

FRAME = ("card-prefixed", "card-until", "card-then", "card-else", "card-done", "card-not-done")
"""How clauses are put together: before a colon, how long, then, otherwise, if you do, if you do not."""


def sentence(texts: Texts, text: Text[S]) -> str:
    """What a card says."""
    said = []
    before = ""
    for clause in text.clauses:
        prefix = _when(texts, clause)
        said += _clause(texts, clause, [prefix] if prefix and prefix != before else [])
        before = prefix
    return " ".join(f"{_capital(one)}." for one in said)


def condition_sentence(texts: Texts, use: Use[Any]) -> str:
    """A condition that stands alone, such as what a card demands."""
    return f"{_capital(_word(texts, 'if', use, {'is': _yes(not use.negated), 'to': 'self'}))}."


def missing(texts: Texts, vocabulary: Vocabulary[S]) -> list[str]:
    """The messages that a language lacks for the words of a vocabulary."""
    wanted = list(FRAME)
    for kind, words in vocabulary.words().items():
        wanted += [f"{kind}-{word.name}" for word in words]
        wanted += [f"{field.name}-{name}" for word in words for field in word.fields for name in field.names]
    return [message for message in wanted if not texts.has(message)]


def _clause(texts: Texts, clause: Clause[S], prefixes: list[str]) -> list[str]:
    """The sentences of one clause, of its then and of its else."""
    prefixes = prefixes + [
        _word(texts, "if", use, {"is": _yes(not use.negated), "to": clause.to.word.name})
        for use in clause.conditions
    ]
    said = []
    if clause.cost is not None:
        said.append(_prefixed(texts, prefixes, _word(texts, "cost", clause.cost, {})))
        prefixes = [_say(texts, "card-done", {})]
    body = _body(texts, clause)
    if clause.until is not None:
        until = _word(texts, "until", clause.until, {"to": clause.to.word.name})
        body = _say(texts, "card-until", {"sentence": body, "until": until})
    said.append(_prefixed(texts, prefixes, body))
    for key, inner in (("then", clause.then), ("else", clause.otherwise)):
        for number, one in enumerate(inner):
            said += _clause(texts, one, [_hinge(texts, clause, key)] if number == 0 else [])
    return said


def _hinge(texts: Texts, clause: Clause[S], key: str) -> str:
    """What leads to then or else: the verb's own words, a choice that was made, or neither."""
    if clause.verb is not None and clause.verb.word.decides:
        message = f"do-{clause.verb.word.name}"
        if key in texts.messages.forms_of(message):
            return _say(texts, message, _body_facts(texts, clause), key)
    chosen = clause.may or clause.cost is not None
    if key == "then":
        return _say(texts, "card-done" if clause.may and clause.cost is None else "card-then", {})
    return _say(texts, "card-not-done" if chosen else "card-else", {})


def _when(texts: Texts, clause: Clause[S]) -> str:
    assert clause.when is not None
    return _word(texts, "when", clause.when, {"whose": clause.whose, "acts": _yes(clause.verb is not None)})


def _body(texts: Texts, clause: Clause[S]) -> str:
    kind = "change" if clause.verb is None else "do"
    return _say(texts, f"{kind}-{clause.what().word.name}", _body_facts(texts, clause))


def _body_facts(texts: Texts, clause: Clause[S]) -> Facts:
    """Whom it befalls, when, for how long, how much, and whether it must."""
    facts: Facts = {"may": _yes(clause.may and clause.cost is None), "to": clause.to.word.name}
    facts["when"] = "inside" if clause.when is None else clause.when.word.name
    facts["until"] = "none" if clause.until is None else clause.until.word.name
    message, aim = f"to-{clause.to.word.name}", _fields(texts, clause.to)
    facts.update({"to-name": _say(texts, message, aim), **_attributes(texts, message, "to", aim)})
    if clause.amount is not None:
        facts["by"] = abs(clause.amount)
        facts["way"] = "set" if clause.sets else "more" if clause.amount > 0 else "less"
    return {**facts, **_fields(texts, clause.what())}


def _fields(texts: Texts, use: Use[Any]) -> Facts:
    """The fields of a word: numbers as they are, names with all forms of their noun."""
    facts: Facts = {}
    for field in use.word.fields:
        value = use.values[field.name]
        facts[field.name] = value
        if field.names:
            message = f"{field.name}-{value}"
            facts[f"{field.name}-name"] = _say(texts, message, {})
            facts.update(_attributes(texts, message, field.name, {}))
    return facts


def _attributes(texts: Texts, message: str, prefix: str, facts: Facts) -> Facts:
    """Every form of a noun."""
    if not texts.has(message):
        return {}
    return {
        f"{prefix}-{form}": _say(texts, message, facts, form) for form in texts.messages.forms_of(message)
    }


def _word(texts: Texts, kind: str, use: Use[Any], facts: Facts) -> str:
    return _say(texts, f"{kind}-{use.word.name}", {**facts, **_fields(texts, use)})


def _prefixed(texts: Texts, prefixes: list[str], said: str) -> str:
    if not prefixes:
        return said
    facts: Facts = {"prefix": ", ".join(prefixes), "sentence": said, "capital": _capital(said)}
    return _say(texts, "card-prefixed", facts)


def _say(texts: Texts, message: str, facts: Facts, attribute: str = "") -> str:
    """A message, or an attribute of it; one that is missing is shown by its own name."""
    if not texts.has(message):
        return message
    said, errors = texts.messages.format(message, facts, attribute)
    if errors:
        raise WildtableError(f"Text '{message}' in '{texts.language}' lacks a fact: {errors[0]}.")
    return said


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]

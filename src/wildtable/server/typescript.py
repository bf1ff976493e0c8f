"""The structures of `wire.py` and `pages.py` in TypeScript: `python -m wildtable.server.typescript`.

Of what a client sends, a field with a default may be left out; what it gets is always complete.
"""

import inspect
from typing import Any, get_args

import msgspec
from msgspec import inspect as seen

from wildtable.server import pages, wire

HEAD = """\
/** Made from src/wildtable/server/wire.py and pages.py by `make client`: change those, not this one. */
"""

PLAIN = {
    seen.AnyType: "unknown",
    seen.NoneType: "null",
    seen.BoolType: "boolean",
    seen.IntType: "number",
    seen.FloatType: "number",
    seen.StrType: "string",
}


def structs() -> list[type[msgspec.Struct]]:
    """Every structure that the two define, in their order."""
    return [
        found
        for module in (wire, pages)
        for found in vars(module).values()
        if inspect.isclass(found)
        and issubclass(found, msgspec.Struct)
        and found.__module__ == module.__name__
    ]


def typescript() -> str:
    """The whole file."""
    shapes = [(struct, seen.type_info(struct)) for struct in structs()]
    made = [_interface(struct, shape) for struct, shape in shapes if isinstance(shape, seen.StructType)]
    made += [_union("Told", wire.Told), _union("Asked", wire.Asked)]
    return HEAD + f"import type {{ {', '.join(_shapes())} }} from './wire.ts';\n" + "".join(made)


def _shapes() -> list[str]:
    """The names in `wire.py` of what the games fill in; the client writes these by hand."""
    metas = [meta for found in vars(wire).values() for meta in getattr(found, "__metadata__", ())]
    return sorted(meta.title for meta in metas if isinstance(meta, msgspec.Meta) and meta.title)


def _interface(struct: type[msgspec.Struct], shape: seen.StructType) -> str:
    config = struct.__struct_config__
    sent = config.forbid_unknown_fields or struct in get_args(wire.Asked)
    lines = [f"  {config.tag_field}: '{config.tag}';"] if config.tag_field else []
    for field in shape.fields:
        absent = not field.required and (sent or config.omit_defaults)
        lines.append(f"  {field.encode_name}{'?' if absent else ''}: {_type(field.type)};")
    words = " ".join((inspect.getdoc(struct) or "").split()) if struct.__doc__ else ""
    comment = f"/** {words} */\n" if words else ""
    return "\n".join(["", f"{comment}export interface {struct.__name__} {{", *lines, "}", ""])


def _union(name: str, members: Any) -> str:
    return f"\nexport type {name} = {' | '.join(one.__name__ for one in get_args(members))};\n"


def _type(found: seen.Type) -> str:
    """A type as TypeScript writes it; raises `TypeError` for one that the wire does not have."""
    if type(found) in PLAIN:
        return PLAIN[type(found)]
    if isinstance(found, seen.Metadata):
        return _named(found)
    if isinstance(found, seen.StructType):
        return found.cls.__name__
    if isinstance(found, seen.ListType):
        return f"Array<{_type(found.item_type)}>"
    if isinstance(found, seen.TupleType):
        return f"[{', '.join(map(_type, found.item_types))}]"
    if isinstance(found, seen.DictType):
        return f"Record<{_type(found.key_type)}, {_type(found.value_type)}>"
    if isinstance(found, seen.UnionType):
        return " | ".join(map(_type, found.types))
    raise TypeError(f"wire.py uses {found}, which typescript.py cannot write.")


def _named(found: seen.Metadata) -> str:
    """A shape by its name, or one of a few words."""
    schema = found.extra_json_schema or {}
    if "title" in schema:
        return str(schema["title"])
    if "enum" in schema:
        return " | ".join(f"'{word}'" for word in schema["enum"])
    return _type(found.type)


if __name__ == "__main__":
    print(typescript(), end="")

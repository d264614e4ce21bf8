"""Dataclasses to and from the JSON of an answer."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar, TypeVar, Union

from ._errors import LiveTextError

T = TypeVar("T", bound="Record")
Convert = Callable[[Any], Any]


@dataclass(frozen=True)
class _Field:
    attribute: str
    name: str
    convert: Convert | None
    is_optional: bool


class Record:
    """A part of an answer, which is a dataclass."""

    json_names: ClassVar[dict[str, str]] = {}

    @classmethod
    def from_dict(cls: type[T], value: dict[str, Any]) -> T:
        """Makes it of a parsed object; fields that are not known are left out."""
        found: dict[str, Any] = {}
        try:
            for field in _fields(cls):
                if field.name in value:
                    item = value[field.name]
                    found[field.attribute] = item if field.convert is None or item is None else field.convert(item)
                elif not field.is_optional:
                    raise KeyError(field.name)
            return cls(**found)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise LiveTextError(
                "internal", f"An answer has no {cls.__name__} that this version of livetext knows ({error!r})."
            ) from error

    def to_dict(self) -> dict[str, Any]:
        """The object of which it was made; what is not known is left out."""
        values = ((field, getattr(self, field.attribute)) for field in _fields(type(self)))
        return {field.name: _plain(value) for field, value in values if value is not None or not field.is_optional}


def _plain(value: Any) -> Any:
    if isinstance(value, Record):
        return value.to_dict()
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


def _camel(name: str) -> str:
    head, *rest = name.rstrip("_").split("_")
    return head + "".join(part.capitalize() for part in rest)


_known: dict[type, tuple[_Field, ...]] = {}


def _fields(cls: type[Record]) -> tuple[_Field, ...]:
    if cls not in _known:
        _known[cls] = _looked_up(cls)
    return _known[cls]


def _looked_up(cls: type[Record]) -> tuple[_Field, ...]:
    hints = typing.get_type_hints(cls)
    return tuple(
        _Field(
            field.name,
            cls.json_names.get(field.name, _camel(field.name)),
            _converter(hints[field.name]),
            field.default is not MISSING,
        )
        for field in fields(cls)  # type: ignore[arg-type]
    )


def _converter(hint: Any) -> Convert | None:
    """What makes a value of a parsed one; None where that is the same."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin in (Union, types.UnionType):
        choices = [choice for choice in arguments if choice is not type(None)]
        return _converter(choices[0]) if len(choices) == 1 else _choice(choices)
    if origin is tuple:
        return _converter_of_each(_converter(arguments[0]))
    if hint is float:
        return float
    if isinstance(hint, type) and issubclass(hint, Record):
        return hint.from_dict
    return None


def _converter_of_each(convert: Convert | None) -> Convert:
    if convert is None:
        return tuple
    each = convert

    def convert_all(values: Any) -> tuple[Any, ...]:
        return tuple(map(each, values))

    return convert_all


def _choice(choices: list[type[Record]]) -> Convert:
    by_type = {kind: choice for choice in choices for kind in typing.get_args(typing.get_type_hints(choice)["type"])}

    def convert(value: Any) -> Record:
        return by_type[value["type"]].from_dict(value)

    return convert


def decoded(hint: Any, value: Any) -> Any:
    """A value of a type that is no class, such as a choice of several."""
    convert = _converter(hint)
    return value if convert is None else convert(value)

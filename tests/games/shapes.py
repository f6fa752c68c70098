"""Compare what clients are told with the declared shapes: a key too many is as wrong as one too few."""

import importlib
from collections.abc import Iterable
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def shapes_of(game: str) -> ModuleType:
    """The shapes of a game: View, CHOICES, FIELDS."""
    return importlib.import_module(f"regnum.games.{game}.shapes")


def differences(value: object, shape: Any, path: str = "") -> list[str]:
    """Where a value is not of this shape, each with its path."""
    if is_typeddict(shape):
        hints = get_type_hints(shape, include_extras=True)
        return of_fields(value, hints, path)
    if shape is object:
        return []
    origin = get_origin(shape)
    if origin is Union or isinstance(shape, UnionType):
        found = [differences(value, each, path) for each in get_args(shape)]
        return [] if [] in found else [f"{path}: {value!r} is none of {shape}"]
    if origin is Literal:
        return (
            [] if is_one_of(value, get_args(shape)) else [f"{path}: {value!r} is none of {get_args(shape)}"]
        )
    if origin is list:
        return of_list(value, get_args(shape)[0], path)
    if origin is tuple:
        return of_tuple(value, get_args(shape), path)
    if origin is dict:
        return of_dict(value, get_args(shape), path)
    assert shape in (int, str, bool, None, NoneType), f"{path}: {shape} is nothing JSON knows"
    wanted = NoneType if shape is None else shape
    return [] if type(value) is wanted else [f"{path}: {value!r} is no {wanted.__name__}"]


def is_one_of(value: object, names: Iterable[object]) -> bool:
    return any(type(value) is type(name) and value == name for name in names)


def of_fields(value: object, hints: dict[str, Any], path: str = "") -> list[str]:
    """The fields of a record: those that must be there, those that may, no others."""
    if not isinstance(value, dict):
        return [f"{path}: {value!r} is no object"]
    found = [f"{path}.{name}: not declared" for name in value if name not in hints]
    for name, shape in hints.items():
        optional = get_origin(shape) is NotRequired
        if name in value:
            inner = get_args(shape)[0] if optional else shape
            found += differences(value[name], inner, f"{path}.{name}")
        elif not optional:
            found.append(f"{path}.{name}: missing")
    return found


def of_list(value: object, shape: Any, path: str) -> list[str]:
    if not isinstance(value, list | tuple):
        return [f"{path}: {value!r} is no list"]
    return [each for i, inner in enumerate(value) for each in differences(inner, shape, f"{path}.{i}")]


def of_tuple(value: object, shapes: tuple[Any, ...], path: str) -> list[str]:
    if not isinstance(value, list | tuple) or len(value) != len(shapes):
        return [f"{path}: {value!r} is not a list of {len(shapes)}"]
    pairs = enumerate(zip(value, shapes, strict=True))
    return [each for i, (inner, shape) in pairs for each in differences(inner, shape, f"{path}.{i}")]


def of_dict(value: object, shapes: tuple[Any, ...], path: str) -> list[str]:
    """By key; where the keys are a fixed set of names, all of them are there."""
    if not isinstance(value, dict):
        return [f"{path}: {value!r} is no object"]
    keys, inner = shapes
    if get_origin(keys) is not None:  # Literal, or several of them
        names = set(names_in(keys))
        if names != set(value):
            return [f"{path}: keys {sorted(names ^ set(value))} are missing or too many"]
    return [each for name, one in value.items() for each in differences(one, inner, f"{path}.{name}")]


def names_in(shape: Any) -> list[str]:
    """The names of a Literal or of a union of them."""
    if get_origin(shape) is Literal:
        return list(get_args(shape))
    return [name for each in get_args(shape) for name in names_in(each)]

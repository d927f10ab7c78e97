"""Presets, and house rules built on them.

A preset is ``resources/variants/<id>.toml``: ``id``, its place in the ``order`` they are offered
in, ``family`` and all ``[options]``; or ``based_on`` another preset and the ``[options]`` that
differ. A house-rules file is ``variant``,
the id of a preset, and the ``[options]`` that differ; it may have a ``name``, its owner's word for
it. Otherwise both hold ids and numbers, no sentences.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from openers import assets
from openers.rules.catalogue import options
from openers.rules.rules import OptionValue, Rules
from openers.rules.validate import BadRules, checked_name, from_text, settled

__all__ = ["BadRules", "dump", "ids", "load", "load_named", "preset", "with_options"]

_FOLDER = "variants"
_SUFFIX = ".toml"


@cache
def ids() -> tuple[str, ...]:
    """The ids of all presets, in the order they are offered in; the first is the default."""
    files = [_read(file) for file in assets.path(_FOLDER).glob(f"*{_SUFFIX}")]
    return tuple(
        str(data["id"]) for data in sorted(files, key=lambda data: int(str(data["order"])))
    )


@cache
def preset(name: str) -> Rules:
    """The rules of a preset. Raises BadRules for an unknown one."""
    if name not in ids():
        raise BadRules("variant", name, "unknown_variant", (("known", " ".join(ids())),))
    data = _read(assets.path(f"{_FOLDER}/{name}{_SUFFIX}"))
    changed = _table(data)
    if "based_on" in data:
        base = preset(str(data["based_on"]))
        family, changed = base.family, {**base.options, **changed}
    else:
        family = str(data["family"])
    try:
        return Rules(name, family, settled(family, changed))
    except BadRules as bad:  # whose file it is, is not to be guessed from a key
        key = f"{name}{_SUFFIX}: {bad.key}"
        raise BadRules(key, bad.value, bad.reason_key, bad.params) from None


def with_options(rules: Rules, changes: Mapping[str, OptionValue]) -> Rules:
    """The same variant with some options changed.

    Values may also be texts, as ``--set`` gives them: ``"5"``, ``"on"``, ``"pot-limit"``.

    Raises:
        BadRules: a key, a value or a combination that makes no sense.
    """
    known = options(rules.family)
    read = {
        key: from_text(known[key], value) if isinstance(value, str) and key in known else value
        for key, value in changes.items()
    }
    return Rules(rules.variant, rules.family, settled(rules.family, {**rules.options, **read}))


def load(path: Path) -> Rules:
    """The rules of a house-rules file, as `dump` writes it.

    Raises:
        BadRules: the file cannot be read, is no TOML, or asks for what makes no sense.
    """
    return load_named(path)[1]


def load_named(path: Path) -> tuple[str, Rules]:
    """The name in a house-rules file, empty where it has none, and its rules, as `load`."""
    data = _read(path)
    for key, value in data.items():
        if key not in ("name", "variant", "options"):
            raise BadRules(key, value, "unknown_key")
    name = checked_name(data["name"]) if "name" in data else ""
    if "variant" not in data:
        raise BadRules("variant", None, "missing_key")
    variant = data["variant"]
    if not isinstance(variant, str):
        raise BadRules("variant", variant, "unknown_variant", (("known", " ".join(ids())),))
    base = preset(variant)
    changed = _table(data)
    return name, Rules(variant, base.family, settled(base.family, {**base.options, **changed}))


def dump(rules: Rules, name: str = "") -> str:
    """The text of a house-rules file that `load` turns into the same rules."""
    lines = [f'variant = "{rules.variant}"', "", "[options]"]
    if name:
        escaped = checked_name(name).replace("\\", "\\\\").replace('"', '\\"')
        lines.insert(0, f'name = "{escaped}"')
    lines += [f"{key} = {_toml(value)}" for key, value in rules.options.items()]
    return "\n".join(lines) + "\n"


def _toml(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else f'"{value}"'


def _read(path: Path) -> dict[str, object]:
    """The contents of a TOML file. Raises BadRules where it cannot be read or is none."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError:
        raise BadRules("file", str(path), "cannot_be_read") from None
    except UnicodeDecodeError:
        raise _not_toml(path, "no text in UTF-8") from None
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise _not_toml(path, str(error), text.count("\n") + 1) from None
    except RecursionError:
        raise _not_toml(path, "nested too deep") from None


def _not_toml(path: Path, detail: str, last: int = 0) -> BadRules:
    """``detail``: what is wrong, in English, with its line where it has one; ``last``: line."""
    found = re.search(r"at line (\d+)", detail)
    line = int(found[1]) if found else last if "end of document" in detail else 0
    return BadRules("file", str(path), "not_toml", (("line", line), ("detail", detail)))


def _table(data: Mapping[str, object]) -> dict[str, object]:
    """The table ``options`` of a file; empty where it has none."""
    table = data.get("options", {})
    if not isinstance(table, dict):
        raise BadRules("options", table, "not_a_table")
    return table

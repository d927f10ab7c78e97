"""The game chosen last: which one, with whom, by which house rules."""

from contextlib import suppress

from openers.rules import presets
from openers.rules.presets import BadRules
from openers.rules.rules import Rules
from openers.settings.store import Settings

_SEATS = 4


def last_game(settings: Settings, variant: str) -> tuple[Rules, tuple[str, ...]]:
    """Rules and characters to open the dialog with; ``variant``: the game wished, or ""."""
    from openers.opponents.characters import CHARACTERS  # not needed to see the start page

    wished = variant or settings.variant
    rules = presets.preset(wished if wished in presets.ids() else presets.ids()[0])
    if rules.variant == settings.variant:
        pairs = (part.partition("=") for part in settings.house_rules.split() if "=" in part)
        with suppress(BadRules):  # another version's rules: then the preset's serve
            rules = presets.with_options(rules, {key: value for key, _, value in pairs})
    names = tuple(name for name in settings.characters.split() if name in CHARACTERS)
    return rules, names or tuple(CHARACTERS)[:_SEATS]


def remember_game(settings: Settings, rules: Rules, characters: tuple[str, ...]) -> None:
    """Keep what was chosen for the next time."""
    preset = presets.preset(rules.variant)
    changed = [
        f"{key}={_text(value)}"
        for key, value in rules.options.items()
        if value != preset.options[key] and key != "seats"
    ]
    settings.set("variant", rules.variant)
    settings.set("characters", " ".join(characters))
    settings.set("house_rules", " ".join(changed))


def _text(value: int | bool | str) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)

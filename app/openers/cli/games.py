"""``openers variants`` and ``openers rules``: the games and their rules."""

import json
from argparse import Namespace

from openers.cli.refused import DONE
from openers.rules import presets


def variants(arguments: Namespace) -> int:
    """List the presets; as JSON with every house rule."""
    _speak(arguments.lang)
    from openers.words.variants import VariantWords

    words = VariantWords()
    games = [(presets.preset(name), words.name(name)) for name in presets.ids()]
    if arguments.json:
        data = [
            {
                "id": rules.variant,
                "name": name,
                "family": rules.family,
                "options": dict(rules.options),
            }
            for rules, name in games
        ]
        print(json.dumps(data, indent=2, ensure_ascii=False))
        return DONE
    widest = max(len(rules.variant) for rules, _ in games)
    for rules, name in games:
        print(f"{rules.variant:{widest}}  {name}: {words.description(rules.variant)}")
    return DONE


def rules(arguments: Namespace) -> int:
    """Print the rules page of a preset."""
    game = presets.preset(arguments.id)
    _speak(arguments.lang)
    from openers.words.variants import VariantWords

    print(VariantWords().rules_text(game).rstrip())
    return DONE


def _speak(code: str | None) -> None:
    """Switch the words to a language, the system's by default. Needs Qt, but no display."""
    from PySide6.QtCore import QCoreApplication

    from openers.words import language

    language.install(QCoreApplication.instance() or QCoreApplication([]), code or "system")

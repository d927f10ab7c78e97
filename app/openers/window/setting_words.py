"""The program's options in words."""

from typing import final

from PySide6.QtCore import QObject

from openers.words import language


@final
class SettingWords(QObject):
    """Names, notes and values of `openers.settings.options`."""

    def name(self, key: str) -> str:
        """An option's name."""
        return {
            "language": self.tr("Language"),
            "theme": self.tr("Colours"),
            "text_scale": self.tr("Size of the texts"),
            "four_colours": self.tr("Suits"),
            "pace": self.tr("Pace of the others"),
            "motion": self.tr("Motion"),
            "auto_deal": self.tr("Next deal"),
            "sort_hand": self.tr("Sort my cards"),
            "price_guard": self.tr("Guard against a changed price"),
            "all_in_guard": self.tr("Ask twice for the last chips"),
            "letter_keys": self.tr("Single letters act"),
            "sound": self.tr("Sound"),
            "volume": self.tr("Volume"),
            "volume_cards": self.tr("Cards"),
            "volume_chips": self.tr("Chips"),
            "volume_turn": self.tr("Your turn"),
            "volume_refusal": self.tr("Refusals"),
            "volume_result": self.tr("The end of a deal"),
        }[key]

    def note(self, key: str) -> str:
        """What an option does, in a line."""
        return {
            "language": self.tr("Every text changes at once."),
            "theme": self.tr("A light afternoon or a dark evening."),
            "text_scale": self.tr("From 80 to 200 per cent; the cards have their own size."),
            "four_colours": self.tr("Two colours, or four: green clubs and blue diamonds."),
            "pace": self.tr("Learning waits for a key after each act."),
            "motion": self.tr("Reduced: nothing travels. None: nothing fades either."),
            "auto_deal": self.tr("The result waits, or the next deal comes by itself."),
            "sort_hand": self.tr("Cards that belong together lie together."),
            "price_guard": self.tr(
                "A button whose price has just changed takes no press for a moment."
            ),
            "all_in_guard": self.tr("A bet or call of all one’s chips wants a second press."),
            "letter_keys": self.tr("F folds, C calls, R raises; off, only other keys act."),
            "sound": self.tr("What you see can be heard too; a key at the table mutes it."),
            "volume": self.tr("Of everything together."),
            "volume_cards": self.tr("Dealt, turned, thrown in, marked."),
            "volume_chips": self.tr("Bets, the pot, and a knock for a check."),
            "volume_turn": self.tr("Two soft tones when it is up to you."),
            "volume_refusal": self.tr("When something is not open to you."),
            "volume_result": self.tr("One sound for a win, another for the rest."),
        }[key]

    def no_device(self) -> str:
        """In place of the note on sound where nothing can be heard."""
        return self.tr("No sound device was found: the table stays silent.")

    def value(self, key: str, value: str) -> str:
        """A choice's value."""
        if key == "language" and value != "system":
            return language.native_name(value)
        if key == "auto_deal":
            seconds = int(value)
            return self.tr("after %n s", "", seconds) if seconds else self.tr("waits for me")
        return {
            ("language", "system"): self.tr("As the system"),
            ("theme", "system"): self.tr("As the system"),
            ("theme", "light"): self.tr("Light"),
            ("theme", "dark"): self.tr("Dark"),
            ("four_colours", "auto"): self.tr("As the game"),
            ("four_colours", "two"): self.tr("Two"),
            ("four_colours", "four"): self.tr("Four"),
            ("pace", "learn"): self.tr("Learning"),
            ("pace", "normal"): self.tr("Normal"),
            ("pace", "fast"): self.tr("Fast"),
            ("pace", "instant"): self.tr("Instant"),
            ("motion", "full"): self.tr("Full"),
            ("motion", "reduced"): self.tr("Reduced"),
            ("motion", "none"): self.tr("None", "motion"),
        }[key, value]

    def group(self, group: str) -> str:
        """The heading of a group of options."""
        return {
            "look": self.tr("How it looks"),
            "play": self.tr("How it plays"),
            "hands": self.tr("Under your hands"),
            "sound": self.tr("What is heard"),
        }[group]

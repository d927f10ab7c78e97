"""The registry of the program's options: key, kind, default, what is allowed, what it is for."""

from typing import NamedTuple

Value = bool | int | str


class Option(NamedTuple):
    """One option of the program.

    Attributes:
        key: its name in the file and as an attribute of `openers.settings.store.Settings`.
        kind: ``switch`` (bool), ``int``, ``choice`` (one of ``choices``) or ``text``.
        default: the value of somebody who never chose.
        note: a line for the reader of the file.
        low, high: the range of an ``int``, both ends included.
        choices: the words of a ``choice``.
        shown: whether the settings dialog offers it; the others are remembered silently.
    """

    key: str
    kind: str
    default: Value
    note: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    shown: bool = True

    def takes(self, value: object) -> bool:
        """Whether ``value`` has the right type and lies in the range."""
        if self.kind == "switch":
            return isinstance(value, bool)
        if self.kind == "int":
            whole = isinstance(value, int) and not isinstance(value, bool)
            return whole and self.low <= value <= self.high  # type: ignore[operator]
        if self.kind == "choice":
            return value in self.choices
        return isinstance(value, str)

    def allowed(self) -> str:
        """What the file's reader may write here."""
        if self.kind == "switch":
            return "true or false"
        if self.kind == "int":
            return f"{self.low} to {self.high}"
        return ", ".join(self.choices) if self.kind == "choice" else "text"


OPTIONS: tuple[Option, ...] = (
    Option(
        "language", "choice", "system", "language of every text",
        choices=("system", "en", "it", "es"),
    ),
    Option(
        "theme", "choice", "system", "light afternoon or dark evening",
        choices=("system", "light", "dark"),
    ),
    Option("text_scale", "int", 100, "size of the texts, in per cent", low=80, high=200),
    Option(
        "pace", "choice", "normal", "how fast the others play",
        choices=("learn", "normal", "fast", "instant"),
    ),
    Option(
        "motion", "choice", "full", "how much moves on the table",
        choices=("full", "reduced", "none"),
    ),
    Option(
        "four_colours", "choice", "auto", "suits in two or in four colours; auto: four in stud",
        choices=("auto", "two", "four"),
    ),
    Option("sort_hand", "switch", True, "the cards that belong together lie together"),
    Option("price_guard", "switch", True, "a button whose price has just changed waits a moment"),
    Option("all_in_guard", "switch", True, "the last chips go in at the second press only"),
    Option("letter_keys", "switch", True, "single letters act: F folds, C calls"),
    Option("keys", "text", "{}", "keys of one's own, by command: a JSON text", shown=False),
    Option("sound", "switch", True, "whether anything is heard"),
    # Soft from the start: even at 100 no sound passes a quarter of what the system can.
    Option("volume", "int", 60, "volume of all sounds, in per cent", low=0, high=100),
    *(
        Option(f"volume_{name}", "int", 100, f"volume of {what}, in per cent", low=0, high=100)
        for name, what in (
            ("cards", "cards dealt, turned and thrown in"),
            ("chips", "chips, the pot and knocks on the table"),
            ("turn", "the call that it is one's turn"),
            ("refusal", "the sign that something is refused"),
            ("result", "the end of a deal"),
        )
    ),
    Option("auto_deal", "int", 0, "seconds to the next deal; 0 waits", low=0, high=30),
    Option("panel", "switch", True, "the side panel is open", shown=False),
    Option("panel_tab", "text", "log", "the side panel's page", shown=False),
    Option("introduced", "switch", False, "the first evening's question was answered", shown=False),
    Option("geometry", "text", "", "where the window was", shown=False),
    Option("variant", "text", "jackpots-italian", "the game chosen last", shown=False),
    Option("characters", "text", "", "who sat at the table last", shown=False),
    Option("house_rules", "text", "", "the house rules chosen last", shown=False),
)  # fmt: skip

BY_KEY = {option.key: option for option in OPTIONS}

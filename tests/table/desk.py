"""A table to look at, with a clock that the test winds by hand."""

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helpers.tables import CHARACTERS, rules_for
from openers.table.view import TableView, Wishes
from openers.words import language


class Clock:
    """Milliseconds that pass when told to."""

    def __init__(self) -> None:
        self.ms = 1000.0

    def __call__(self) -> float:
        return self.ms


class Desk:
    """A view in a size of its own, at rest until the test drives it."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.view = TableView(now=self.clock)

    def sit(
        self, size: tuple[int, int] = (976, 646), seats: int = 5,
        variant: str = "jackpots-italian", **wishes: object,
    ) -> TableView:  # fmt: skip
        """Begin a match at a view of this size."""
        self.view.resize(*size)
        self.view.set_wishes(Wishes()._replace(**wishes))
        self.view.show()
        self.view.begin(rules_for(variant, seats), CHARACTERS[:seats])
        self.view.relayout()
        return self.view

    def speak(self, code: str) -> None:
        """Switch the language; what the application posts to its widgets is delivered."""
        app = QApplication.instance()
        assert app is not None
        language.install(app, code)
        QApplication.sendPostedEvents()

    def activate(self) -> None:
        """Make the window the active one, so that the keyboard may be on it."""
        self.view.activateWindow()
        assert QTest.qWaitForWindowActive(self.view, 2000)

    def timers(self) -> list[QTimer]:
        """The timers that run, but for the one that paints faces in advance."""
        found = [t for t in self.view.findChildren(QTimer) if t.isActive()]
        return [timer for timer in found if timer.parent() is not self.view.prepaint]

    def run(self, ms: float, step: float = 16.0) -> None:
        """Let time pass in frames."""
        end = self.clock.ms + ms
        while self.clock.ms < end and self.view.director.running:
            self.clock.ms += step
            self.view.director.tick()

    def rest(self) -> None:
        """Let time pass until all is shown."""
        self.run(600_000)

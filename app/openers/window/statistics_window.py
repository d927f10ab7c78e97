"""The statistics in a window of their own, beside the table: read away from its thread."""

import csv
import io
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import final

from PySide6.QtCore import QBuffer, QEvent, QTimer, Signal
from PySide6.QtWidgets import QDialog, QWidget

from openers.panels.look import px
from openers.panels.statistics.page import StatisticsPage
from openers.records.figures import Choice
from openers.records.model import StoreError
from openers.records.store import DEFAULT_PROFILE, Store
from openers.session.post import Post
from openers.settings.files import write_whole
from openers.stats.keep import catch_up
from openers.stats.report import Report, report
from openers.window import sheets
from openers.window.file_dialogs import FileDialogs

_SIZE = (860, 640)
_REFRESH_MS = 150
"""So long after a deal has been recorded its figures are read, when nothing moves any more."""


@final
class StatisticsWindow(QDialog):
    """Reads reports and shows them.

    Signals:
        failed: a `StoreError`: the records cannot be read.
    """

    failed = Signal(object)

    def __init__(
        self, store: Store, executor: Executor | None = None, parent: QWidget | None = None
    ) -> None:
        """``executor``: does the reading; by default a thread of its own."""
        super().__init__(parent)
        self._store, self._variant = store, ""
        self._closed = False
        self._post = Post("statistics", executor, self)
        self.page, self._files = StatisticsPage(), FileDialogs(self)
        self._picture, self._table = sheets.button(), sheets.button()
        self._close = sheets.button("primary")
        self._picture.clicked.connect(self._save_picture)
        self._table.clicked.connect(self._save_table)
        self._close.clicked.connect(self.accept)
        self.page.variant_chosen.connect(self._choose)
        self.page.filtered.connect(self._read)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_REFRESH_MS)
        self._soon.timeout.connect(self._read)
        self.finished.connect(self._stop)
        whole = sheets.column(self)
        whole.addWidget(self.page, 1)
        whole.addWidget(sheets.foot(self._picture, self._table, None, self._close))
        self._retranslate()
        sheets.fit(self, px(_SIZE[0]), px(_SIZE[1]))
        self._read()

    def refresh(self) -> None:
        """A deal has been recorded."""
        self._soon.start()

    # -- reading -------------------------------------------------------------------------------

    def _choose(self, variant: str) -> None:
        self._variant = variant
        self._read()

    def _read(self) -> None:
        self._post.drop()
        filters = self.page.filters
        choice = Choice(
            DEFAULT_PROFILE, self._variant, seats=filters.seats(), since=filters.since()
        )
        self._post.send(lambda: report(self._store, choice), self._show)

    def _show(self, answer: Future[Report]) -> None:
        try:
            found = answer.result()
        except StoreError as error:
            self.failed.emit(error)
            return
        self._variant = found.choice.variant
        self.page.show_report(found)
        self._post.send(
            lambda: catch_up(self._store, DEFAULT_PROFILE, lambda: self._closed), self._caught_up
        )

    def _caught_up(self, answer: Future[bool]) -> None:
        if answer.exception() is None and answer.result():
            self._read()

    def _stop(self) -> None:
        self._closed = True
        self._soon.stop()
        self._post.close(finish=False)

    # -- files ---------------------------------------------------------------------------------

    def _save_picture(self) -> None:
        title, kind = self.tr("Save the picture"), self.tr("Pictures (*.png)")
        self._files.save(title, kind, "openers.png", self.write_picture)

    def _save_table(self) -> None:
        title, kind = self.tr("Save all figures"), self.tr("Tables (*.csv)")
        self._files.save(title, kind, "openers.csv", self.write_table)

    def write_picture(self, path: Path) -> None:
        """Save what is on show as a PNG. Raises OSError."""
        buffer = QBuffer()
        self.page.grab().save(buffer, "PNG")
        write_whole(path, bytes(buffer.data().data()))

    def write_table(self, path: Path) -> None:
        """Save all figures as a table for a spreadsheet, numbers from 0 to 1. Raises OSError."""
        text = io.StringIO()
        table = csv.writer(text)
        table.writerow(
            (self.tr("Figure"), self.tr("Share"), self.tr("from"), self.tr("to"), self.tr("Out of"))
        )
        table.writerows(self.page.table.figures.rows())
        # A mark at its start tells spreadsheets that the file is UTF-8.
        write_whole(path, text.getvalue().encode("utf-8-sig"))

    # -- words ---------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Your game"))
        self._picture.setText(self.tr("Save the picture…"))
        self._table.setText(self.tr("Save all figures…"))
        self._close.setText(self.tr("Close"))

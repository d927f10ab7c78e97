"""Asking where a file is or shall be, and saying what went wrong with it."""

from collections.abc import Callable
from pathlib import Path
from typing import final

from PySide6.QtCore import QObject, QStandardPaths, Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from openers.window import sheets


def show_over(dialog: QDialog) -> None:
    """Open a dialog over its parent; it is gone when it is closed."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    sheets.spread(dialog)
    dialog.open()


@final
class FileDialogs(QObject):
    """File dialogs over one widget, opened, never waited for."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over

    def save(self, title: str, kind: str, name: str, then: Callable[[Path], None]) -> None:
        """Ask where to save; ``kind`` is a name filter such as ``Pictures (*.png)``."""
        dialog = self._dialog(title, kind, Path(name).suffix)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(name)
        dialog.fileSelected.connect(lambda path: self._try(then, Path(path)))
        show_over(dialog)

    def open(self, title: str, kind: str, suffix: str, then: Callable[[Path], None]) -> None:
        """Ask for a file that is there."""
        dialog = self._dialog(title, kind, suffix)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: self._try(then, Path(path)))
        show_over(dialog)

    def _dialog(self, title: str, kind: str, suffix: str) -> QFileDialog:
        dialog = QFileDialog(self._over, title)
        # Qt's own translations lack these two.
        dialog.setLabelText(QFileDialog.DialogLabel.LookIn, self.tr("Look in:"))
        dialog.setLabelText(QFileDialog.DialogLabel.FileType, self.tr("Kind of file:"))
        dialog.setNameFilter(kind)
        dialog.setDefaultSuffix(suffix.removeprefix("."))
        places = QStandardPaths.StandardLocation.DocumentsLocation
        dialog.setDirectory(QStandardPaths.writableLocation(places))
        return dialog

    def _try(self, then: Callable[[Path], None], path: Path) -> None:
        try:
            then(path)
        except OSError as error:
            self.complain(path, error)

    def complain(self, path: Path, error: OSError) -> None:
        """Say that a file could not be read or written, and what the system says of it."""
        box = QMessageBox(self._over)
        box.setWindowTitle("Openers")
        box.setText(self.tr("“{0}” could not be used.").format(path.name))
        box.setInformativeText(
            self.tr("The system says: {0}. Choose another place or name.").format(error.strerror)
        )
        show_over(box)

"""Who plays: choose a person, add, rename, remove one."""

from collections.abc import Callable
from typing import final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QMessageBox, QWidget

from openers.panels.look import px
from openers.rules.validate import BadRules
from openers.settings.profiles import NAME, BadProfile, Profile, Profiles
from openers.window import sheets
from openers.window.file_dialogs import show_over
from openers.window.keeping_words import KeepingWords
from openers.window.name_dialog import NameDialog

_ROLE = Qt.ItemDataRole.UserRole


@final
class PlayersDialog(QDialog):
    """The people of this machine.

    Signals:
        chosen: a `Profile`: it plays from now on.
        changed: names or people are others now.
    """

    chosen = Signal(object)
    changed = Signal()

    def __init__(self, profiles: Profiles, playing: Profile, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._profiles, self._playing = profiles, playing
        self._words = KeepingWords()
        self._title, self._note = sheets.label("section", wrap=True), sheets.label("caption", True)
        self._list = QListWidget()
        self._add, self._rename, self._remove, self._close = (sheets.button() for _ in range(4))
        self._play = sheets.button("primary")
        self._play.setDefault(True)
        self._add.clicked.connect(self.add)
        self._rename.clicked.connect(self.rename)
        self._remove.clicked.connect(self.remove)
        self._close.clicked.connect(self.reject)
        self._play.clicked.connect(self.play)
        self._list.itemActivated.connect(lambda _: self.play())
        self._list.currentItemChanged.connect(lambda *_: self._enable())
        page = QWidget()
        column = sheets.column(page, 28, 10)
        column.addWidget(self._title)
        column.addWidget(self._list, 1)
        column.addWidget(self._note)
        whole = sheets.column(self)
        whole.addWidget(page, 1)
        whole.addWidget(
            sheets.foot(self._add, self._rename, self._remove, None, self._close, self._play)
        )
        self._retranslate()
        self.show_people(playing)
        sheets.fit(self, px(680), px(420))

    def names(self) -> list[str]:
        """Everybody on show."""
        return [self._list.item(at).text() for at in range(self._list.count())]

    def show_people(self, mark: Profile) -> None:
        """Read everybody anew and mark one."""
        everybody = self._profiles.all()
        self._list.clear()
        for profile in everybody:
            name = self._words.name(profile)
            here = profile.folder == self._playing.folder
            item = QListWidgetItem(self.tr("{0} (plays now)").format(name) if here else name)
            item.setData(_ROLE, profile)
            self._list.addItem(item)
            if profile.folder == mark.folder:
                self._list.setCurrentItem(item)
        self._enable()

    def _marked(self) -> Profile:
        marked = self._list.selectedItems()
        found: Profile = marked[0].data(_ROLE) if marked else self._playing
        return found

    def _enable(self) -> None:
        marked = self._marked()
        here = marked.folder == self._playing.folder
        self._play.setEnabled(not here)
        self._remove.setEnabled(not here and not marked.first)

    # -- what can be done ------------------------------------------------------------------------

    def play(self) -> None:
        """The one marked plays."""
        marked = self._marked()
        self.accept()
        self.chosen.emit(marked)

    def add(self) -> None:
        """One more, by name."""
        self._ask(self.tr("Name of the new player"), "", self._profiles.add)

    def rename(self) -> None:
        """The one marked gets another name."""
        marked = self._marked()
        name = self._words.name(marked)
        title = self.tr("New name of “{0}”").format(name)
        self._ask(title, name, lambda new: self._profiles.rename(marked, new))

    def _ask(self, title: str, name: str, act: Callable[[str], Profile]) -> None:
        def keep(text: str) -> None:
            try:
                mark = act(text)
            except BadProfile as bad:
                if bad.key == "taken":
                    raise BadRules("name", text, "name_taken") from None
                raise BadRules("name", text, "not_a_name", (("most", NAME),)) from None
            except OSError as error:
                raise BadRules("file", str(error.filename), "cannot_be_written") from None
            self.show_people(mark)
            self.changed.emit()

        show_over(NameDialog(title, name, keep, None, self))

    def remove(self) -> None:
        """The one marked is taken away, once that is confirmed."""
        marked = self._marked()
        box = QMessageBox(self)
        box.setWindowTitle(self.windowTitle())
        box.setText(self.tr("Remove “{0}”?").format(self._words.name(marked)))
        box.setInformativeText(
            self.tr("Records, settings and rule sets are not deleted: they are moved aside.")
        )
        gone = box.addButton(self.tr("Remove"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(self.tr("Keep"), QMessageBox.ButtonRole.RejectRole))
        gone.clicked.connect(lambda: self._removed(marked))
        show_over(box)

    def _removed(self, marked: Profile) -> None:
        try:
            kept = self._profiles.remove(marked)
        except OSError as error:
            self._note.setText(self.tr("It could not be moved: {0}.").format(error.strerror))
            return
        self.show_people(self._playing)
        self._note.setText(self.tr("Kept in {0}").format(kept))
        self.changed.emit()

    # -- words -----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.show_people(self._marked())
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Who plays"))
        self._title.setText(self.tr("Who plays?"))
        self._note.setText(self.tr("Each has records, settings and rule sets of their own."))
        self._list.setAccessibleName(self.tr("Players"))
        self._add.setText(self.tr("Add…"))
        self._rename.setText(self.tr("Rename…"))
        self._remove.setText(self.tr("Remove…"))
        self._close.setText(self.tr("Close"))
        self._play.setText(self.tr("Play"))

"""The language of the program: which there are, which is on, and switching while it runs.

Switching reloads two translators that live as children of the application, ours and Qt's own
texts, and sends the application one ``LanguageChange`` event; Qt hands it on to every window
in the next turn of the event loop, and each window to all its widgets.
"""

from typing import Final, final

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from openers import assets

LANGUAGES: Final = ("en", "it", "es")
"""The languages people may choose."""

PSEUDO: Final = "xx"
"""A language for tests: English, 40 % longer."""

_OURS, _QT, _LONG = "openers", "qtbase", "pseudo"
_NAMES = {"en": "English", "it": "Italiano", "es": "Español"}
_HOME = {
    "en": QLocale.Country.UnitedStates,
    "it": QLocale.Country.Italy,
    "es": QLocale.Country.Spain,
}
_FILLER = "lorem ipsum dolor sit amet consetetur sadipscing elitr sed diam nonumy eirmod "


class LanguageMissing(RuntimeError):
    """A compiled translation is not where it should be. Carries its ``path``."""

    def __init__(self, path: str) -> None:
        self.path = path
        super().__init__(f"translation missing or unreadable: {path}")


def available() -> tuple[str, ...]:
    """The codes of the languages people may choose."""
    return LANGUAGES


def native_name(code: str) -> str:
    """A language's name in that language, which is how a menu shows it in every language."""
    return _NAMES[code]


def system() -> str:
    """The first language of the system's list that we speak; English where there is none."""
    for wanted in QLocale.system().uiLanguages():
        code = wanted.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def current() -> str:
    """The code of the language that is on; English before any was installed."""
    app = QCoreApplication.instance()
    code = app.property("language") if app is not None else None
    return code if isinstance(code, str) else "en"


def locale(code: str) -> QLocale:
    """How a language writes numbers: as the system does where it speaks it, else as at home."""
    wanted = QLocale.system()
    if wanted.name().split("_")[0] == code:
        return wanted
    home = "en" if code == PSEUDO else code
    return QLocale(QLocale(home).language(), _HOME[home])


def install(app: QCoreApplication, code: str = "system") -> str:
    """Switch the program to a language and tell every widget; returns the code that is on.

    ``code`` is one of `LANGUAGES`, ``system``, or `PSEUDO`. Raises KeyError for any other and
    `LanguageMissing` where our own compiled texts cannot be read; then nothing has changed.
    """
    if code == "system":
        code = system()
    if code not in LANGUAGES and code != PSEUDO:
        raise KeyError(code)
    text = "en" if code == PSEUDO else code
    path = str(assets.root() / "i18n" / f"openers_{text}.qm")
    if not QTranslator().load(path):
        raise LanguageMissing(path)
    _translator(app, _OURS).load(path)
    qt_texts = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    _translator(app, _QT).load(f"qtbase_{text}", qt_texts)
    _stretch(app, code == PSEUDO)
    QLocale.setDefault(locale(code))
    app.setProperty("language", code)
    QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))
    return code


def _translator(app: QCoreApplication, name: str) -> QTranslator:
    """The application's translator of this name, installed empty where there was none."""
    found = app.findChild(QTranslator, name)
    if found is None:
        found = QTranslator(app)
        found.setObjectName(name)
        app.installTranslator(found)
    return found


def _stretch(app: QCoreApplication, on: bool) -> None:
    """Put the pseudo-language over the others, or take it away."""
    there = app.findChild(QTranslator, _LONG)
    if on and there is None:
        long = _Longer(_translator(app, _OURS), app)
        long.setObjectName(_LONG)
        app.installTranslator(long)
    elif there is not None and not on:
        app.removeTranslator(there)
        there.setParent(None)


def stretched(text: str) -> str:
    """A text made 40 % longer, by at least one letter, its end marked so that a cut shows."""
    extra = max(2, -(-len(text) * 2 // 5))
    filler = (_FILLER * (extra // len(_FILLER) + 1))[: extra - 1]
    return f"{text}{filler}~" if text.strip() else text


@final
class _Longer(QTranslator):
    """Takes the texts of another translator and makes them longer."""

    def __init__(self, base: QTranslator, parent: QCoreApplication) -> None:
        super().__init__(parent)
        self._base = base

    def isEmpty(self) -> bool:
        """Never empty, though nothing was loaded."""
        return False

    def translate(
        self,
        context: bytes | bytearray | memoryview | str,
        sourceText: bytes | bytearray | memoryview | str,
        disambiguation: bytes | bytearray | memoryview | str | None = None,
        n: int = -1,
    ) -> str:
        """The longer text; key names are left alone, because Qt reads them back."""
        source = sourceText if isinstance(sourceText, str) else bytes(sourceText).decode()
        if context in {"QShortcut", b"QShortcut"}:
            return source
        text = self._base.translate(context, sourceText, disambiguation, n)  # type: ignore[arg-type]
        return stretched(text or source)

"""The program's own texts in a language, asked of its compiled translations."""

from PySide6.QtCore import QTranslator

from openers import assets


class Texts:
    """Texts by the class that says them: ``Texts("it")("ResultRow", "Next deal")``."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._translator = QTranslator()
        assert self._translator.load(str(assets.root() / "i18n" / f"openers_{code}.qm"))

    def __call__(self, said_by: str, text: str, count: int = -1) -> str:
        found = self._translator.translate(said_by, text, "", count)  # type: ignore[arg-type]
        return (found or text).replace("%n", str(count))

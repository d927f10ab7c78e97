"""What the window's dialogs share: size, the scrolling page, the row of buttons."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)


def fit(dialog: QDialog, width: int, height: int) -> None:
    """Open at this size, or at what the screen has."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    room = dialog.screen().availableGeometry()
    parent = dialog.parentWidget()
    if parent is not None and parent.isVisible():
        room = room.intersected(parent.window().geometry())
    dialog.resize(min(width, room.width() - 16), min(height, room.height() - 16))


def spread(dialog: QDialog) -> None:
    """Give a message box the air of the other dialogs; after its texts are set."""
    layout = dialog.layout()
    if isinstance(dialog, QMessageBox) and layout is not None:
        layout.setContentsMargins(16, 12, 28, 16)


def label(role: str, wrap: bool = False) -> QLabel:
    """A label of a role of the stylesheet."""
    made = QLabel()
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    return made


def button(kind: str = "") -> QPushButton:
    """A button of a kind of the stylesheet, never pressed by Enter elsewhere."""
    made = QPushButton()
    if kind:
        made.setProperty("kind", kind)
    made.setAutoDefault(False)
    return made


def scrolling(content: QWidget) -> QScrollArea:
    """The content in an area that scrolls when there is no room."""
    content.setProperty("box", "page")
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    return area


def foot(*widgets: QWidget | None) -> QFrame:
    """The lower edge of a dialog; None is the gap between left and right."""
    frame = QFrame()
    frame.setProperty("box", "bar")
    line = QHBoxLayout(frame)
    line.setContentsMargins(28, 12, 28, 14)
    line.setSpacing(10)
    for widget in widgets:
        if widget is None:
            line.addStretch(1)
        else:
            line.addWidget(widget)
    return frame


def column(parent: QWidget, edge: int = 0, spacing: int = 0) -> QVBoxLayout:
    """A column filling the parent."""
    made = QVBoxLayout(parent)
    made.setContentsMargins(edge, edge, edge, edge)
    made.setSpacing(spacing)
    return made

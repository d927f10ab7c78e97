"""One stylesheet for all native widgets, made from the tokens and the text scale.

Widgets choose a look by dynamic properties, never by a stylesheet of their own:

``kind``  of a button: ``primary`` (a commit with no rival), ``link``, ``preset``, ``segment``
          (with ``place``: first, middle, last), ``tool`` (flat, icon), ``choice`` (a big box to
          choose); in the action bar, 56 high with a verb over its cost: ``fold``, ``call``,
          ``raise`` (equal weight), ``plain``, ``commit``; of a check box: ``switch``
``role``  of a label: ``title`` 26, ``heading`` 20, ``section`` 16, ``verb`` 17, ``figure`` 26,
          ``number`` 16, ``lead`` 15, ``strong``, ``muted``, ``caption`` 13, ``key`` 12, ``tag``
``tone``  of a label or frame: ``good``, ``warn``, ``bad``, ``brass``, ``accent``, ``teal``
``box``   of a frame: ``surface``, ``strip``, ``bar``, ``panel``, ``rail``, ``raised``,
          ``sunken``, ``rule`` and ``stile`` (hairlines, lying and standing)
``wrong`` true on a field whose value is refused

After a property has changed, call ``repolish(widget)``.
"""

from __future__ import annotations

import re
from dataclasses import asdict

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget

from openers import assets
from openers.art import fonts
from openers.art.paint import colour
from openers.art.sheet import SHEET
from openers.art.theme import Theme

_ICONS = (
    "down",
    "right",
    "plus",
    "minus",
    "check",
    "mark",
    "dash",
    "dot",
    "switch_on",
    "switch_off",
    "switch_none",
)


def stylesheet(theme: Theme, scale: float = 1.0) -> str:
    """The whole stylesheet of `theme`, with every size multiplied by `scale` (0.8…2)."""
    values = {name: str(value) for name, value in asdict(theme).items()}
    values["heading_face"] = fonts.HEADING_FAMILY
    values["text_face"] = fonts.TEXT_FAMILY
    for icon in _ICONS:
        values[f"icon_{icon}"] = assets.path(f"icons/{icon}_{theme.name}.svg").as_posix()
    sized = re.sub(r"<(\d+)>", lambda found: f"{round(int(found[1]) * scale)}px", SHEET)
    return re.sub(r"\$(\w+)", lambda found: values[found[1]], sized)


def palette(theme: Theme) -> QPalette:
    """The palette for whatever the stylesheet does not reach (links, placeholders, plots)."""
    roles = QPalette.ColorRole
    tokens = {
        roles.Window: theme.surface,
        roles.WindowText: theme.text,
        roles.Base: theme.raised,
        roles.AlternateBase: theme.sunken,
        roles.Text: theme.text,
        roles.Button: theme.raised,
        roles.ButtonText: theme.text,
        roles.BrightText: theme.on_accent,
        roles.ToolTipBase: theme.bubble,
        roles.ToolTipText: theme.bubble_text,
        roles.Highlight: theme.accent,
        roles.HighlightedText: theme.on_accent,
        roles.Link: theme.accent,
        roles.LinkVisited: theme.accent,
        roles.PlaceholderText: theme.text_2,
        roles.Accent: theme.accent,
    }
    made = QPalette()
    for role, token in tokens.items():
        made.setColor(role, colour(token))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, colour(theme.disabled))
    return made


def dress(app: QApplication, theme: Theme, scale: float = 1.0) -> None:
    """Give the application its style, palette, font and stylesheet."""
    app.setStyle("Fusion")
    app.setPalette(palette(theme))
    app.setFont(fonts.text(14 * scale))
    app.setStyleSheet(stylesheet(theme, scale))


def repolish(widget: QWidget) -> None:
    """Let the stylesheet look at a widget's properties again."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()

"""The stylesheet's text: ``$token`` stands for a colour or face, ``<14>`` for a scaled size."""

_BASE = """
QWidget { font-family: "$text_face"; font-size: <14>; color: $text; }
QMessageBox, QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QMainWindow, QDialog, QMessageBox, QFrame[box="surface"], QWidget[box="surface"]
{ background: $surface; }
QFrame[box="strip"] { background: $surface; border: none; border-bottom: 1px solid $line; }
QFrame[box="bar"] { background: $surface; border: none; border-top: 1px solid $line; }
QFrame[box="panel"], QFrame[box="rail"]
{ background: $surface; border: none; border-left: 1px solid $line; }
QFrame[box="raised"] { background: $raised; border: 1px solid $line; border-radius: <12>; }
QFrame[box="sunken"] { background: $sunken; border: none; border-radius: <10>; }
QFrame[box="rule"] { background: $line; border: none; min-height: 1px; max-height: 1px; }
QFrame[box="stile"] { background: $line; border: none; min-width: 1px; max-width: 1px; }
QLabel { background: transparent; border: none; }
QLabel:disabled { color: $disabled; }
QLabel[role="title"], QLabel[role="figure"]
{ font-family: "$heading_face"; font-size: <26>; font-weight: 700; }
QLabel[role="heading"] { font-family: "$heading_face"; font-size: <20>; font-weight: 700; }
QLabel[role="section"], QLabel[role="number"]
{ font-family: "$heading_face"; font-size: <16>; font-weight: 700; }
QLabel[role="verb"] { font-family: "$heading_face"; font-size: <17>; font-weight: 700; }
QLabel[role="lead"] { font-size: <15>; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="muted"] { color: $text_2; }
QLabel[role="caption"] { color: $text_2; font-size: <13>; }
QLabel[role="key"] { color: $text_2; font-size: <12>; }
QLabel[role="tag"] { background: $mustard_soft; color: $mustard_text; font-size: <13>;
    border-radius: <8>; padding: 1px <10>; }
QLabel[tone="good"] { color: $good; }
QLabel[tone="warn"] { color: $warn; }
QLabel[tone="bad"] { color: $bad; }
QLabel[tone="brass"] { color: $mustard_text; }
QLabel[tone="accent"] { color: $accent; }
QLabel[tone="teal"] { color: $teal; }
QLabel[role="tag"][tone="good"] { background: $good_soft; }
QLabel[role="tag"][tone="warn"] { background: $warn_soft; }
QLabel[role="tag"][tone="bad"] { background: $bad_soft; }
QToolTip { background: $bubble; color: $bubble_text; border: 1px solid $line_2;
    padding: <6> <8>; font-size: <14>; }
"""

_BUTTONS = """
QPushButton { background: $raised; border: 1px solid $line_2; border-radius: <8>;
    padding: <6> <14>; font-weight: 600; min-height: <20>; }
QPushButton:hover { border-color: $accent; }
QPushButton:pressed { background: $sunken; }
QPushButton:disabled { background: transparent; border: 1px solid $line; color: $disabled; }
QPushButton:focus { border: 2px solid $text; padding: <5> <13>; }
QPushButton[kind="primary"], QPushButton[kind="commit"]
{ background: $accent; border-color: $accent; color: $on_accent; }
QPushButton[kind="primary"]:hover, QPushButton[kind="commit"]:hover
{ background: $accent_hi; border-color: $accent_hi; }
QPushButton[kind="primary"]:focus, QPushButton[kind="commit"]:focus
{ border: 3px solid $text; padding: <4> <12>; }
QPushButton[kind="primary"]:disabled, QPushButton[kind="commit"]:disabled
{ background: transparent; border-color: $line; color: $disabled; }
QPushButton[kind="primary"] QLabel, QPushButton[kind="commit"] QLabel { color: $on_accent; }
QPushButton[kind="fold"], QPushButton[kind="call"], QPushButton[kind="raise"],
QPushButton[kind="plain"], QPushButton[kind="commit"]
{ min-height: <42>; padding: <6> <14>; text-align: left; }
QPushButton[kind="call"] { background: $teal_soft; border-color: $teal; }
QPushButton[kind="call"] QLabel[role="verb"] { color: $teal; }
QPushButton[kind="raise"] { background: $accent_soft; border-color: $accent; }
QPushButton[kind="raise"] QLabel[role="verb"] { color: $accent; }
QPushButton[kind="fold"]:hover, QPushButton[kind="call"]:hover, QPushButton[kind="raise"]:hover
{ border-color: $text; }
QPushButton[kind="fold"]:focus, QPushButton[kind="call"]:focus, QPushButton[kind="raise"]:focus,
QPushButton[kind="plain"]:focus { border: 2px solid $text; padding: <5> <13>; }
QPushButton[kind="fold"]:disabled, QPushButton[kind="call"]:disabled,
QPushButton[kind="raise"]:disabled, QPushButton[kind="plain"]:disabled
{ background: transparent; border: 1px solid $line; }
QPushButton[kind] QLabel:disabled, QPushButton[kind] QLabel[role="verb"]:disabled
{ color: $disabled; }
QPushButton::menu-indicator { image: url($icon_down); width: <12>; height: <12>;
    subcontrol-origin: padding; subcontrol-position: center right; right: <8>; }
QPushButton[kind="link"] { background: transparent; border: 2px solid transparent;
    border-radius: <4>; color: $accent; padding: 0 <2>; text-align: left; min-height: 0; }
QPushButton[kind="link"]:hover { text-decoration: underline; }
QPushButton[kind="link"]:focus { border-color: $text; }
QPushButton[kind="preset"] { background: $sunken; border-color: $line_2; border-radius: <12>;
    padding: <2> <12>; }
QPushButton[kind="preset"]:checked
{ background: $mustard_soft; border-color: $mustard_text; color: $mustard_text; }
QPushButton[kind="preset"]:focus { border: 2px solid $text; padding: <1> <11>; }
QPushButton[kind="segment"] { border-radius: 0; border-left-width: 0; }
QPushButton[kind="segment"][place="first"] { border-left-width: 1px;
    border-top-left-radius: <8>; border-bottom-left-radius: <8>; }
QPushButton[kind="segment"][place="last"]
{ border-top-right-radius: <8>; border-bottom-right-radius: <8>; }
QPushButton[kind="segment"]:checked { background: $mustard_soft; color: $mustard_text; }
QPushButton[kind="segment"]:focus { border: 2px solid $text; padding: <5> <13>; }
QPushButton[kind="tool"], QToolButton { background: transparent; border: 2px solid transparent;
    border-radius: <8>; padding: <4>; min-height: 0; }
QPushButton[kind="tool"]:hover, QToolButton:hover { background: $sunken; }
QPushButton[kind="tool"]:checked, QToolButton:checked { background: $mustard_soft; }
QPushButton[kind="tool"]:focus, QToolButton:focus { border-color: $text; padding: <4>; }
QPushButton[kind="choice"] { background: transparent; border: 1px solid $line;
    border-radius: <12>; padding: <13>; text-align: left; }
QPushButton[kind="choice"]:hover { border-color: $line_2; }
QPushButton[kind="choice"]:checked
{ background: $raised; border: 2px solid $accent; padding: <12>; }
QPushButton[kind="choice"]:focus { border: 2px solid $text; padding: <12>; }
"""

_FIELDS = """
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QTextEdit, QPlainTextEdit, QKeySequenceEdit
{ background: $raised; border: 1px solid $line_2; border-radius: <8>; padding: <5> <8>;
    min-height: <20>; selection-background-color: $accent; selection-color: $on_accent; }
QSpinBox, QDoubleSpinBox, QComboBox { font-weight: 600; }
QSpinBox, QDoubleSpinBox { padding: <5> 0; }
QSpinBox:focus, QDoubleSpinBox:focus { padding: <4> 0; }
QAbstractSpinBox > QLineEdit, QAbstractSpinBox > QLineEdit:focus, QComboBox > QLineEdit,
QComboBox > QLineEdit:focus
{ border: none; background: transparent; padding: 0; min-height: 0; font-weight: 600; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QTextEdit:focus,
QPlainTextEdit:focus, QKeySequenceEdit:focus { border: 2px solid $text; padding: <4> <7>; }
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled
{ background: transparent; border-color: $line; color: $disabled; }
QLineEdit[wrong="true"], QSpinBox[wrong="true"], QComboBox[wrong="true"]
{ border: 2px solid $bad; background: $bad_soft; padding: <4> <7>; }
QTextBrowser { background: transparent; border: none; padding: 0; }
QTextBrowser:focus { border: 2px solid $text; padding: 0; }
QSpinBox, QDoubleSpinBox { qproperty-alignment: AlignCenter; }
QSpinBox::up-button, QDoubleSpinBox::up-button, QSpinBox::down-button,
QDoubleSpinBox::down-button { border: none; background: transparent; border-radius: <6>;
    width: <24>; subcontrol-origin: padding; }
QSpinBox::up-button, QDoubleSpinBox::up-button { subcontrol-position: center right; }
QSpinBox::down-button, QDoubleSpinBox::down-button { subcontrol-position: center left; }
QSpinBox::up-button:hover, QDoubleSpinBox::up-button:hover, QSpinBox::down-button:hover,
QDoubleSpinBox::down-button:hover { background: $sunken; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow
{ image: url($icon_plus); width: <12>; height: <12>; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow
{ image: url($icon_minus); width: <12>; height: <12>; }
QComboBox { padding-right: <24>; }
QComboBox::drop-down { border: none; width: <26>; subcontrol-position: center right; }
QComboBox::down-arrow { image: url($icon_down); width: <12>; height: <12>; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $line_2; padding: <4>;
    selection-background-color: $mustard_soft; selection-color: $text; outline: none; }
QCheckBox, QRadioButton { spacing: <8>; background: transparent; border: 2px solid transparent;
    border-radius: <6>; padding: <2>; }
QCheckBox:focus, QRadioButton:focus { border-color: $text; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled; }
QCheckBox::indicator, QRadioButton::indicator { width: <16>; height: <16>;
    border: 1px solid $line_2; background: $raised; }
QCheckBox::indicator { border-radius: <5>; }
QRadioButton::indicator { border-radius: <8>; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $accent; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent;
    image: url($icon_check); }
QCheckBox::indicator:indeterminate { background: $accent; border-color: $accent;
    image: url($icon_dash); }
QRadioButton::indicator:checked { background: $accent; border-color: $accent;
    image: url($icon_dot); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled
{ background: transparent; border-color: $line; image: none; }
QCheckBox[kind="switch"] { spacing: 0; }
QCheckBox[kind="switch"]::indicator { width: <44>; height: <24>; border: none;
    background: transparent; image: url($icon_switch_off); }
QCheckBox[kind="switch"]::indicator:checked
{ background: transparent; image: url($icon_switch_on); }
QCheckBox[kind="switch"]::indicator:disabled { image: url($icon_switch_none); }
QSlider { min-height: <26>; background: transparent; border: 2px solid transparent;
    border-radius: <8>; }
QSlider:focus { border-color: $text; }
QSlider::groove:horizontal { height: <6>; border-radius: <3>; background: $line; }
QSlider::sub-page:horizontal { background: $accent; border-radius: <3>; }
QSlider::sub-page:horizontal:disabled { background: $line; }
QSlider::handle:horizontal { width: <18>; height: <18>; margin: -<8> 0; border-radius: <10>;
    background: $raised; border: 2px solid $accent; }
QSlider::handle:horizontal:hover { background: $accent_soft; }
QSlider::handle:horizontal:disabled { border-color: $line_2; background: $surface; }
QProgressBar { background: $line; border: none; border-radius: <3>; max-height: <6>;
    min-height: <6>; }
QProgressBar::chunk { background: $good; border-radius: <3>; }
QProgressBar[tone="brass"]::chunk { background: $mustard; }
QProgressBar[tone="accent"]::chunk { background: $accent; }
QProgressBar[tone="bad"]::chunk { background: $bad; }
QProgressBar[tone="teal"]::chunk { background: $teal; }
QGroupBox { border: 1px solid $line; border-radius: <12>; margin-top: <20>; padding: <12>; }
QGroupBox::title { subcontrol-origin: margin; left: <4>; color: $text_2; }
"""

_FRAMES = """
QMenuBar { background: $surface; padding: <2> 0; border: none; }
QMenuBar::item { padding: <4> <10>; border-radius: <6>; color: $text_2; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $sunken; color: $text; }
QMenu { background: $raised; border: 1px solid $line_2; padding: <4>; }
QMenu::item { padding: <6> <28> <6> <28>; border-radius: <6>; }
QMenu::item:selected { background: $mustard_soft; color: $text; }
QMenu::item:disabled { color: $disabled; }
QMenu::separator { height: 1px; background: $line; margin: <4> <8>; }
QMenu::indicator { width: <14>; height: <14>; left: <8>; }
QMenu::indicator:checked { image: url($icon_mark); }
QMenu::right-arrow { image: url($icon_right); width: <12>; height: <12>; }
QTabWidget::pane { border: none; border-top: 1px solid $line; }
QMessageBox QLabel#qt_msgbox_label { font-family: "$heading_face"; font-size: <16>;
    font-weight: 600; min-width: <360>; padding: <12> <12> 0 0; }
QMessageBox QLabel#qt_msgbox_informativelabel { color: $text_2; min-width: <360>;
    padding: 0 <12> <8> 0; }
QMessageBox QDialogButtonBox { padding: <4> <16> <12> <16>; }
QTabBar { background: transparent; border: none; qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; padding: <10> <4> <8> <4>; margin: 0 <6>;
    color: $text_2; border: 2px solid transparent; font-weight: 600; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar::tab:focus { border: 2px solid $text; border-radius: <4>; }
QTabWidget QTabBar::tab { margin: <10> <6> 0 <6>; }
QTabWidget::tab-bar { left: <16>; }
QTabBar::tab:disabled { color: $disabled; }
QAbstractItemView { background: $raised; border: 1px solid $line; border-radius: <8>;
    alternate-background-color: $sunken; outline: none; gridline-color: $line;
    selection-background-color: $mustard_soft; selection-color: $text; }
QAbstractItemView:focus { border: 2px solid $text; }
QAbstractItemView[box="plain"] { background: transparent; border: none; }
QAbstractItemView[box="plain"]:focus { border: none; }
QListView::item, QTreeView::item { padding: <5> <8>; border-radius: <6>; }
QListView::item:hover, QTreeView::item:hover { background: $sunken; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected
{ background: $mustard_soft; color: $text; }
QTableView::item { padding: 0 <8>; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: transparent; border: none; border-bottom: 1px solid $line;
    padding: <5> <8>; color: $text_2; font-size: <13>; }
QTableCornerButton::section { background: transparent; border: none; }
QScrollArea, QScrollArea > QWidget > QWidget[box="page"]
{ background: transparent; border: none; }
QScrollArea:focus { border: 2px solid $text; }
QGraphicsView { border: none; background: $room; }
QGraphicsView:focus { border: none; }
QGraphicsView[box="plot"] { background: transparent; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: <12>; margin: 0; }
QScrollBar:horizontal { height: <12>; margin: 0; }
QScrollBar::handle { background: $line_2; border-radius: <3>; margin: <2>; }
QScrollBar::handle:vertical { min-height: <32>; }
QScrollBar::handle:horizontal { min-width: <32>; }
QScrollBar::handle:hover { background: $text_2; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; background: transparent; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: $line; }
QDockWidget { border: none; titlebar-close-icon: none; }
QStatusBar { background: $surface; border-top: 1px solid $line; color: $text_2; }
QStatusBar::item { border: none; }
QToolBar { background: $surface; border: none; spacing: <4>; }
"""

#: The whole sheet, in the order Qt shall read it.
SHEET = _BASE + _BUTTONS + _FIELDS + _FRAMES

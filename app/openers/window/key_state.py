"""Which commands are open at a moment."""

from openers.window.commands import COMMANDS, Commands
from openers.window.play import Play
from openers.window.table_room import TableRoom

_ALWAYS_AT_TABLE = frozenset({"hands", "log", "say_hand", "say_stacks"})
_AMOUNT = frozenset({"amount", "more", "less", "much_more", "much_less", "least", "most", "pot"})


def enable_commands(commands: Commands, room: TableRoom, play: Play, at_table: bool) -> None:
    """Open and close the commands: ``at_table``, whether a match is on show."""
    phase = room.bar.phase
    moving = room.view.director.busy or room.view.director.gated
    for command in COMMANDS:
        name = command.id
        if name in {"fold", "passive", "raise"}:
            open_now = phase == "bet"
        elif name in _AMOUNT:
            open_now = phase == "bet" and room.bar.slides
        elif name in {"keep", "exchange"}:
            open_now = phase == "draw"
        elif name == "ask":
            open_now = play.may_ask
        elif name == "next":
            open_now = play.result_waits
        elif name == "proceed":
            open_now = moving or play.result_waits or play.watching
        elif name in {"take_back", "stop", "start", "panel", "rules"} | _ALWAYS_AT_TABLE:
            open_now = True
        elif name == "resume":
            open_now = not at_table
            commands.enable(name, open_now)
            continue
        else:
            continue
        commands.enable(name, open_now and at_table)
    commands.action("panel").setChecked(room.panel_open)

"""What a screen reader sees of a running program, and hands that click and type at it.

The program runs in a process of its own on a virtual screen (`helpers.machine`). What is on show
is asked of the accessibility bus; where to click follows from it, so that the program needs no
door of its own for tests. The hands are ``xdotool``: the keys and clicks are the X server's.
"""

import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

from jeepney import DBusAddress, MatchRule, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.wrappers import DBusErrorResponse, unwrap_msg

_ACCESSIBLE = "org.a11y.atspi.Accessible"
_COMPONENT = "org.a11y.atspi.Component"
_PROPERTIES = "org.freedesktop.DBus.Properties"
_ACTION = "org.a11y.atspi.Action"
_EVENTS = "org.a11y.atspi.Event.Object"
_REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
_CHECKED, _ENABLED, _FOCUSED, _SHOWING = 1 << 4, 1 << 8, 1 << 12, 1 << 25
_HOLDS = {
    "application", "frame", "dialog", "alert", "layered pane", "filler", "panel", "scroll pane",
    "split pane", "list", "menu bar", "menu item", "popup menu", "viewport", "page tab list",
}  # fmt: skip
"""Roles that are looked into."""
_LONGEST = 20.0
_LOOK = 0.05

Where = tuple[str, str]
_T = TypeVar("_T")


class Thing(NamedTuple):
    """Something on show.

    Attributes:
        role, name: what is read out.
        box: left, top, width, height on the screen.
        states: the bus's bits.
        at: where the bus knows it.
    """

    role: str
    name: str
    box: tuple[int, int, int, int]
    states: int
    at: Where = ("", "")

    @property
    def enabled(self) -> bool:
        """Whether it can be used."""
        return bool(self.states & _ENABLED)

    @property
    def focused(self) -> bool:
        """Whether it has the keyboard."""
        return bool(self.states & _FOCUSED)

    @property
    def checked(self) -> bool:
        """Whether it is ticked or pressed in."""
        return bool(self.states & _CHECKED)


class NotSeen(AssertionError):
    """What was waited for did not come; the message tells what was on show."""


class Reader:
    """Reads the one program that speaks on the accessibility bus of an environment."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        where = DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Bus")
        with open_dbus_connection(bus=environment["DBUS_SESSION_BUS_ADDRESS"]) as session:
            asked = new_method_call(where, "GetAddress")
            (address,) = unwrap_msg(session.send_and_get_reply(asked, timeout=_LONGEST))
        self._bus: DBusConnection = open_dbus_connection(bus=address)

    def close(self) -> None:
        """Leave the bus."""
        self._bus.close()

    # -- reading -----------------------------------------------------------------------------------

    def things(self) -> list[Thing]:
        """Everything on show, in the order it is read, the window on top last."""
        found: list[Thing] = []
        for program in self._children(_REGISTRY):
            for window in self._children(program):
                found += self._on_show(window)
        return found

    def _on_show(self, at: Where) -> Iterator[Thing]:
        try:
            low, high = self._ask(at, _ACCESSIBLE, "GetState")[0]
            states = low | high << 32
            if not states & _SHOWING:
                return
            role = self._ask(at, _ACCESSIBLE, "GetRoleName")[0]
            children = self._children(at) if role in _HOLDS else []
            yield Thing(
                role,
                self._property(at, "Name"),
                self._ask(at, _COMPONENT, "GetExtents", "u", (0,))[0],
                states,
                at,
            )
        except DBusErrorResponse:  # it went away while it was read
            return
        for child in children:
            yield from self._on_show(child)

    def _children(self, at: Where) -> list[Where]:
        children: list[Where] = self._ask(at, _ACCESSIBLE, "GetChildren")[0]
        return children

    def _property(self, at: Where, name: str) -> str:
        return str(self._ask(at, _PROPERTIES, "Get", "ss", (_ACCESSIBLE, name))[0][1])

    def _ask(
        self, at: Where, interface: str, method: str, signature: str | None = None, body: Any = ()
    ) -> Any:
        address = DBusAddress(at[1], bus_name=at[0], interface=interface)
        message = new_method_call(address, method, signature, body)
        return unwrap_msg(self._bus.send_and_get_reply(message, timeout=_LONGEST))

    def texts(self) -> set[str]:
        """Every name and description in the whole tree, of what is not on show too."""
        found: set[str] = set()
        reach = [_REGISTRY]
        while reach:
            at = reach.pop()
            try:
                found |= {self._property(at, "Name"), self._property(at, "Description")}
                reach += self._children(at)
            except DBusErrorResponse:  # it went away while it was read
                continue
        return found

    # -- acting and hearing ------------------------------------------------------------------------

    def press(self, thing: Thing) -> None:
        """Do a thing's first action, as a screen reader does."""
        assert self._ask(thing.at, _ACTION, "DoAction", "i", (0,))[0], thing

    def listen(self) -> None:
        """From now on hear what is announced; before that the toolkit sends nothing."""
        registry = DBusAddress(
            "/org/a11y/atspi/registry",
            bus_name="org.a11y.atspi.Registry",
            interface="org.a11y.atspi.Registry",
        )
        wanted = new_method_call(registry, "RegisterEvent", "s", ("object:announcement",))
        unwrap_msg(self._bus.send_and_get_reply(wanted, timeout=_LONGEST))
        rule = MatchRule(type="signal", interface=_EVENTS, member="Announcement")
        unwrap_msg(self._bus.send_and_get_reply(message_bus.AddMatch(rule), timeout=_LONGEST))
        self._heard = self._bus.filter(rule, bufsize=10_000).queue

    def heard(self) -> list[str]:
        """What was announced since this was last asked, oldest first."""
        self._children(_REGISTRY)  # all that was sent before the answer has arrived with it
        found = [str(message.body[3][1]) for message in self._heard]
        self._heard.clear()
        return found

    # -- waiting -----------------------------------------------------------------------------------

    def until(self, seen: Callable[[list[Thing]], _T | None], what: str = "") -> _T:
        """Read until ``seen`` makes something of what is on show. Raises `NotSeen`."""
        until = time.monotonic() + _LONGEST
        while True:
            things = self.things()
            found = seen(things)
            if found:
                return found
            if time.monotonic() > until:
                there = "\n".join(f"{t.role}: {t.name} {t.box}" for t in things if t.name)
                raise NotSeen(f"not seen: {what or seen}\non show:\n{there}")
            time.sleep(_LOOK)

    def named(self, name: str, role: str = "") -> Thing:
        """Wait for something usable of this name; the one on top where there are several."""

        def look(things: list[Thing]) -> Thing | None:
            fits = (t for t in reversed(things) if t.name == name and t.enabled)
            return next((t for t in fits if role in {"", t.role}), None)

        return self.until(look, f"{role or 'thing'} {name!r}")


class Hands:
    """Mouse and keyboard of a virtual screen."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._environment = environment

    def click(self, thing: Thing) -> None:
        """Click the middle of something."""
        left, top, wide, high = thing.box
        self._do("mousemove", str(left + wide // 2), str(top + high // 2), "click", "1")

    def press(self, *keys: str) -> None:
        """Press keys one after the other, in X's names: ``Return``, ``ctrl+q``, ``3``."""
        self._do("key", *keys)

    def write(self, text: str) -> None:
        """Type a text."""
        self._do("type", "--delay", "0", text)

    def take_up(self, title: str) -> None:
        """Give a window the keyboard, as a window manager does when it is clicked."""
        self._do("search", "--sync", "--onlyvisible", "--name", f"^{title}$", "windowfocus")

    def _do(self, *words: str) -> None:
        subprocess.run(
            ["xdotool", *words],
            env=dict(self._environment),
            check=True,
            stdout=subprocess.DEVNULL,
            timeout=_LONGEST,
        )

"""Everything from a bare machine to the running program or its tests, with the standard library.

    python3 packaging/bootstrap.py run   [arguments of openers]
    python3 packaging/bootstrap.py test  [arguments of pytest]
    python3 packaging/bootstrap.py long  [arguments of pytest]
    python3 packaging/bootstrap.py bench [arguments of tests/bench]

It makes `.venv` beside the project, installs into it what pyproject.toml lists, sees to the system
libraries that Qt needs, and hands over. What it has done it remembers, so the next start costs
nothing. Where it may not install something, it prints the command that does.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
OLDEST = (3, 11)

GROUPS: dict[str, tuple[str, ...]] = {
    "run": (),
    "test": ("dev",),
    "long": ("dev",),
    "bench": ("bench",),
}
MANAGERS = {
    "apt-get": ("apt-get", "install", "-y", "--no-install-recommends"),
    "dnf": ("dnf", "install", "-y"),
    "pacman": ("pacman", "-S", "--needed"),
}
# What is missing -> its package with apt-get, dnf, pacman. "lib….so.N" is what ldd reports; a name
# without ".so" is a program; "fonts" is any font at all: without one Qt draws boxes.
PACKAGES = {
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libGL.so.1": ("libgl1", "libglvnd-glx", "libglvnd"),
    "libGLX.so.0": ("libglx0", "libglvnd-glx", "libglvnd"),
    "libOpenGL.so.0": ("libopengl0", "libglvnd-opengl", "libglvnd"),
    "libEGL.so.1": ("libegl1", "libglvnd-egl", "libglvnd"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs", "dbus"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype", "freetype2"),
    "libX11.so.6": ("libx11-6", "libX11", "libx11"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb", "libx11"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    "libxcb.so.1": ("libxcb1", "libxcb", "libxcb"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    "libxcb-glx.so.0": ("libxcb-glx0", "libxcb", "libxcb"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb", "libxcb"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb", "libxcb"),
    "libxcb-render-util.so.0": (
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "xcb-util-renderutil",
    ),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb", "libxcb"),
    "libxcb-xinerama.so.0": ("libxcb-xinerama0", "libxcb", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb", "libxcb"),
    "libwayland-client.so.0": ("libwayland-client0", "libwayland-client", "wayland"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "libwayland-cursor", "wayland"),
    "libwayland-egl.so.1": ("libwayland-egl1", "libwayland-egl", "wayland"),
    "fonts": ("fonts-dejavu-core", "dejavu-sans-fonts", "ttf-dejavu"),
    "Xvfb": ("xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb"),
    "xdotool": ("xdotool", "xdotool", "xdotool"),
    "dbus-daemon": ("dbus-daemon", "dbus-daemon", "dbus"),
    "at-spi-bus-launcher": ("at-spi2-core", "at-spi2-core", "at-spi2-core"),
}
TEST_PROGRAMS = ("Xvfb", "xdotool", "dbus-daemon", "at-spi-bus-launcher")


class CannotGoOn(Exception):
    """Set-up stops here; the message says what the person at the keyboard can do."""


def say(message: str) -> None:
    """Tell how it goes, on stderr: stdout belongs to the program."""
    print(f"bootstrap: {message}", file=sys.stderr, flush=True)


def call(*command: str | Path, quiet: bool = False) -> bool:
    """Run a command, its output on stderr; whether it went well."""
    out = subprocess.DEVNULL if quiet else sys.stderr
    error = subprocess.DEVNULL if quiet else None
    words = [str(word) for word in command]
    return subprocess.run(words, check=False, stdout=out, stderr=error).returncode == 0


def requirements(groups: tuple[str, ...]) -> list[str]:
    """The project's dependencies and those of these groups, as pyproject.toml lists them."""
    import tomllib  # Python 3.11; an older one has been told so by now

    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    found: list[str] = list(project["project"]["dependencies"])
    waiting = list(groups)
    while waiting:
        for entry in project["dependency-groups"][waiting.pop()]:
            if isinstance(entry, dict):
                waiting.append(entry["include-group"])
            else:
                found.append(entry)
    return found


# -- the virtual environment -----------------------------------------------------------------------


def set_up_venv(wanted: list[str]) -> None:
    """Make `.venv` where there is none that works, and install ``wanted`` into it."""
    uv = shutil.which("uv")
    same = f"import sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]})"
    if not (PYTHON.exists() and call(PYTHON, "-c", same, quiet=True)):
        say(f"making {VENV}")
        make_venv(uv)
    say(f"installing {len(wanted)} packages and what they need")
    if uv and call(uv, "pip", "install", "--quiet", "--python", PYTHON, *wanted):
        return
    if not call(PYTHON, "-m", "pip", "install", "--quiet", *wanted):
        raise CannotGoOn("the packages could not be installed; the reason is above")


def make_venv(uv: str | None) -> None:
    """Make `.venv` anew, with uv where it is installed."""
    if uv and call(uv, "venv", "--quiet", "--seed", "--clear", "--python", sys.executable, VENV):
        return
    if importlib.util.find_spec("ensurepip") is None:
        system_packages([f"python3.{sys.version_info.minor}-venv"], "Python's venv module")
    if not call(sys.executable, "-m", "venv", "--clear", VENV):
        raise CannotGoOn(f"{sys.executable} could not make {VENV}; the reason is above")


# -- the system ------------------------------------------------------------------------------------


def missing_libraries(platforms: list[str]) -> list[str]:
    """The shared libraries that Qt, drawing on these platforms, looks for and does not find."""
    qt = next(VENV.glob("lib/python*/site-packages/PySide6/Qt"))
    files = [qt / "plugins" / "platforms" / f"libq{name}.so" for name in platforms]
    files += [qt / "lib" / "libQt6Widgets.so.6", qt / "lib" / "libQt6Svg.so.6"]
    missing = set()
    for file in files:
        ldd = subprocess.run(["ldd", str(file)], check=False, capture_output=True, text=True)
        missing |= {line.split()[0] for line in ldd.stdout.splitlines() if "not found" in line}
    return sorted(missing)


def has(program: str) -> bool:
    """Whether a program of the system is here, in ``PATH`` or where services are kept."""
    places = os.pathsep.join(("/usr/libexec", "/usr/lib/at-spi2-core", "/usr/lib"))
    return bool(shutil.which(program) or shutil.which(program, path=places))


def has_fonts() -> bool:
    """Whether the system has any font."""
    for place in ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts"):
        for kind in ("ttf", "otf", "ttc"):
            if next(Path(place).expanduser().rglob(f"*.{kind}"), None):
                return True
    return False


def missing_pieces(mode: str) -> tuple[list[str], list[str]]:
    """What the system lacks: without the first nothing starts, without the second less can."""
    if mode == "run":
        platforms = [os.environ.get("QT_QPA_PLATFORM", "xcb").split(":")[0]]
        if os.environ.get("WAYLAND_DISPLAY"):
            platforms.append("wayland")
        return missing_libraries(platforms), [] if has_fonts() else ["fonts"]
    needed = missing_libraries(["offscreen"])
    wished = [name for name in missing_libraries(["xcb"]) if name not in needed]
    wished += [] if has_fonts() else ["fonts"]
    return needed, wished + [name for name in TEST_PROGRAMS if not has(name)]


def system_packages(names: list[str], what: str) -> None:
    """Install packages of the system.

    Raises:
        CannotGoOn: they are not installed; the message holds the command to type.
    """
    manager = next((m for m in MANAGERS if shutil.which(m)), None)
    if manager is None:
        raise CannotGoOn(f"this system lacks {what}; please install: {' '.join(names)}")
    command = [*MANAGERS[manager], *names]
    if manager == "apt-get" and os.geteuid() == 0:
        say(f"installing {' '.join(names)}")
        os.environ.setdefault("DEBIAN_FRONTEND", "noninteractive")
        # A fresh machine has no lists of packages yet.
        if call(*command, quiet=True) or (call(manager, "update", "-qq") and call(*command, "-qq")):
            return
    raise CannotGoOn(f"this system lacks {what}. Please type\n\n    sudo {' '.join(command)}\n")


def set_up_system(mode: str) -> bool:
    """See to what the system lacks; whether all of it is there afterwards.

    Raises:
        CannotGoOn: something is missing without which nothing starts.
    """
    needed, wished = missing_pieces(mode)
    if not (needed or wished):
        return True
    column = next((i for i, m in enumerate(MANAGERS) if shutil.which(m)), 0)
    missing = needed + wished
    names = sorted({PACKAGES[m][column] if m in PACKAGES else m for m in missing})
    try:
        system_packages(names, ", ".join(missing))
    except CannotGoOn as problem:
        if needed:
            raise
        say(f"{problem}\ngoing on without: what needs it looks poor, or is skipped")
        return False
    needed, wished = missing_pieces(mode)
    if needed:
        raise CannotGoOn(f"still missing after the installation: {', '.join(needed)}")
    return not wished


# -- the whole -------------------------------------------------------------------------------------


def set_up(mode: str) -> None:
    """Do what is still to do for this mode, and remember it beside the environment."""
    wanted = requirements(GROUPS[mode])
    surroundings = [os.environ.get(name, "") for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")]
    facts = [sys.version, platform.platform(), str(ROOT), mode, *surroundings, *wanted]
    stamp = hashlib.sha256(json.dumps(facts).encode()).hexdigest()
    remembered = VENV / f"bootstrap-{mode}"
    if PYTHON.exists() and remembered.exists() and remembered.read_text() == stamp:
        return
    set_up_venv(wanted)
    if not sys.platform.startswith("linux") or set_up_system(mode):
        remembered.write_text(stamp)


def command_of(mode: str, arguments: list[str]) -> list[str]:
    """What to hand over to."""
    if mode == "run":
        return [str(PYTHON), str(ROOT / "app"), *arguments]
    if mode == "bench":
        return [str(PYTHON), str(ROOT / "tests" / "bench"), *arguments]
    tier = ["-m", "long"] if mode == "long" else []
    return [str(PYTHON), "-m", "pytest", *tier, *(arguments or ["-n", "2"])]


def main(arguments: list[str]) -> int:
    """Set up, then hand over: this process becomes the program or the tests."""
    if sys.version_info < OLDEST:
        say(f"Openers needs Python 3.11 or later; this is {platform.python_version()}")
        return 2
    if not arguments or arguments[0] not in GROUPS:
        print(__doc__)
        return 0 if arguments and arguments[0] in {"-h", "--help"} else 2
    mode, *rest = arguments
    try:
        set_up(mode)
    except CannotGoOn as problem:
        say(str(problem))
        return 2
    command = command_of(mode, rest)
    if mode != "run":
        os.chdir(ROOT)
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if WINDOWS:
        return subprocess.run(command, check=False).returncode
    return os.execv(command[0], command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The sound device, by miniaudio: its C interface as the wheel of that name exports it.

The wheel's own Python module would bring numpy and the network modules into memory, and it leaves
the connection to the sound server behind when a device is closed; so the few calls are made here.
See the manual of miniaudio 0.11, "Low Level API".
"""

import ctypes
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, Protocol

from openers.sound.kinds import RATE

_PERIOD_MS, _PERIODS = 20, 3
_NAME = b"Openers\0"
_BACKENDS = (
    "wasapi", "dsound", "winmm", "coreaudio", "pulseaudio", "alsa", "sndio", "audio4", "oss"
)  # fmt: skip
"""Those that play through the system; no server is started, and none that pretends to play."""

Fill = Callable[[int], bytes]
"""Gives so many frames."""


class NoDeviceError(Exception):
    """There is no device, or it does not do what it should."""


class Device(Protocol):
    """A device that plays."""

    @property
    def plays(self) -> bool:
        """Whether it still plays; it may be lost at any time."""

    def close(self) -> None:
        """Let it go."""


class _Miniaudio:
    """The default device of the system, playing from its making until it is closed."""

    def __init__(self, fill: Fill) -> None:
        ffi, lib = _library()
        self._lib, self._fill = lib, fill
        self._self = ffi.new_handle(self)
        self._name = ffi.from_buffer(_NAME)
        self._context, self._device = ffi.new("ma_context *"), ffi.new("ma_device *")
        wanted = lib.ma_context_config_init()
        wanted.pulse.pApplicationName = self._name
        backends = [getattr(lib, f"ma_backend_{name}") for name in _BACKENDS]
        listed = ffi.new("ma_backend[]", backends)
        _do(lib, lib.ma_context_init(listed, len(backends), ffi.addressof(wanted), self._context))
        try:
            config = self._config(ffi, lib)
            _do(lib, lib.ma_device_init(self._context, ffi.addressof(config), self._device))
        except NoDeviceError:
            lib.ma_context_uninit(self._context)
            raise
        try:
            _do(lib, lib.ma_device_start(self._device))
        except NoDeviceError:
            self.close()
            raise

    def _config(self, ffi: Any, lib: Any) -> Any:
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.sampleRate = RATE
        config.playback.format = lib.ma_format_s16
        config.playback.channels = 1
        config.periodSizeInMilliseconds, config.periods = _PERIOD_MS, _PERIODS
        config.dataCallback = lib._internal_data_callback  # noqa: SLF001 - its only one
        config.pUserData = self._self
        return config

    @property
    def plays(self) -> bool:
        return bool(self._lib.ma_device_is_started(self._device))

    def close(self) -> None:
        """Stop, and leave the sound server too."""
        self._lib.ma_device_uninit(self._device)
        self._lib.ma_context_uninit(self._context)

    def fill(self, count: int) -> bytes:
        """The next frames; called on miniaudio's own thread."""
        return self._fill(count)


def _do(lib: Any, result: int) -> None:
    if result != lib.MA_SUCCESS:
        raise NoDeviceError(f"miniaudio says {result}")


@cache
def _library() -> tuple[Any, Any]:
    """The library. Raises NoDeviceError where it is not installed."""
    try:
        from _miniaudio import ffi, lib
    except ImportError as error:
        raise NoDeviceError(str(error)) from None
    ffi.def_extern(name="_internal_data_callback")(_fill_in(ffi))
    if sys.platform.startswith("linux"):
        _hush_alsa()
    return ffi, lib


@cache
def _hush_alsa() -> object:
    """ALSA's library writes a page to the terminal where there is no sound card: let it not.

    Its handler of errors is ours from here on (alsa-lib, "Error handling"); what is returned is
    that handler, kept as long as the program runs.
    """
    form = ctypes.CFUNCTYPE(
        None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
    )
    quiet = form(lambda *_: None)
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(quiet)
    return quiet


def _fill_in(ffi: Any) -> Callable[[Any, Any, Any, int], None]:
    def fill(device: Any, output: Any, _input: Any, frames: int) -> None:
        if device.pUserData:
            samples = ffi.from_handle(device.pUserData).fill(frames)
            ffi.memmove(output, samples, len(samples))

    return fill


def open_device(fill: Fill) -> Device:
    """The system's default device, playing what ``fill`` gives. May take its time.

    Raises:
        NoDeviceError: there is none, or no library to reach it.
    """
    return _Miniaudio(fill)

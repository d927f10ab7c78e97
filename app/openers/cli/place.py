"""Whose data a command is about: ``--data`` and ``--profile``."""

from argparse import Namespace
from pathlib import Path

from openers.cli.refused import Refused
from openers.settings.folders import data_dir
from openers.settings.profiles import BadProfile, Profiles


def home_of(arguments: Namespace) -> Path:
    """The data folder. Raises Refused."""
    try:
        return data_dir(arguments.data)
    except OSError as error:
        raise Refused(f"--data {arguments.data}: cannot be used: {error}") from None


def folder_of(arguments: Namespace) -> Path:
    """The folder of the profile; by default of who played last. Raises Refused."""
    profiles = Profiles(home_of(arguments))
    try:
        if arguments.profile is None:
            return profiles.last().folder
        return profiles.find(arguments.profile).folder
    except OSError as error:
        raise Refused(f"--data {arguments.data}: cannot be used: {error}") from None
    except BadProfile:
        names = ", ".join(profile.name for profile in profiles.all())
        raise Refused(f"--profile {arguments.profile}: nobody of that name; there are {names}; "
                      "others are added in the window, Game > Who plays") from None  # fmt: skip

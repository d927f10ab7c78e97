"""The program with known cards: ``python seeded.py SEED [arguments of openers]``.

Only the chance that a new match takes from the operating system is replaced; all else is as it is.
"""

import sys

from openers.cli import main
from openers.session import seated

given, plain = sys.argv[1], seated._seeds
seated._seeds = lambda seed: plain(given if seed is None else seed)
sys.exit(main(sys.argv[2:]))

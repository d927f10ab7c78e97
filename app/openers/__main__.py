"""Openers as installed: ``openers`` or ``python -m openers``."""

import sys

from openers.cli import main

if __name__ == "__main__":
    sys.exit(main())

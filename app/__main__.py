"""Openers from a checkout: ``python app``."""

import sys

from openers.cli import main

sys.exit(main())

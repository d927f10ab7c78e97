"""Openers from a checkout: ``python app``."""

import sys

from openers.__main__ import main

sys.exit(main())

"""Reference bots B0 to B6: simple, fixed players by which strength is measured.

They are measures, not opponents for the table: a chart is never changed to be easier to beat. A
chart gives shares of fold, call (or check), a raise of half the pot and of the pot. `VERSION` goes
up if any of them ever plays another way.
"""

VERSION = 1

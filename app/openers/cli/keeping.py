"""``openers backup`` and ``openers restore``: all that is one person's, in one file."""

from argparse import Namespace
from datetime import UTC, datetime

from openers.cli.place import folder_of, home_of
from openers.cli.refused import DONE, Refused
from openers.records import bundle
from openers.records.bundle import BadBundle
from openers.records.store import RECORDS, Store

_SENTENCES = {
    "cannot_be_read": "cannot be read: {detail}; is the path right?",
    "foreign": "no backup of Openers; give a file that `openers backup` wrote",
    "damaged": "cut off or changed since it was written, nothing of it is used; give another copy",
    "newer": "written by a newer version ({detail}); update Openers, then restore it",
    "disk_full": "the disk is full, nothing was changed; make room and try again",
    "cannot_be_written": "cannot be written: {detail}; nothing was changed; give another place",
}


def backup(arguments: Namespace) -> int:
    """Write a backup."""
    folder = folder_of(arguments)
    store = Store(folder / RECORDS)
    try:
        if not store.kept:
            raise Refused(f"the records cannot be used: {store.problems[0].key} ({store.path})")
        contents = bundle.write(store, folder, arguments.file.absolute(), datetime.now(UTC))
    except BadBundle as bad:
        raise _refused(bad) from None
    finally:
        store.close()
    print(f"{arguments.file}: {contents.deals} deals, {len(contents.files)} files")
    return DONE


def restore(arguments: Namespace) -> int:
    """Take a backup back. The window must not be open meanwhile."""
    from openers.window.single_instance import lock_of

    home, folder = home_of(arguments), folder_of(arguments)
    lock = lock_of(home)
    if not lock.tryLock(100):
        raise Refused(f"{home}: Openers is running; close its window, then restore")
    try:
        contents, kept = bundle.restore(arguments.file.absolute(), folder, datetime.now(UTC))
    except BadBundle as bad:
        raise _refused(bad) from None
    finally:
        lock.unlock()
    print(f"{arguments.file}: {contents.deals} deals of {contents.written} restored")
    print(f"what was there before is kept in {kept}")
    return DONE


def _refused(bad: BadBundle) -> Refused:
    return Refused(f"{bad.path}: {_SENTENCES[bad.key].format(detail=bad.detail)}")

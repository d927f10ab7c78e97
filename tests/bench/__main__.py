"""All benchmarks, one JSON line each: ``name value unit peer ratio goal holds``.

    python3 packaging/bootstrap.py bench [NAME…]
    python3 packaging/bootstrap.py bench --gallery DIR
    python3 packaging/bootstrap.py bench --help

Names choose among them. Exit code 1 where a goal is missed. ``--gallery`` measures nothing: it
saves pictures of every game, street and dialog in every language, theme and size, and lays them on
sheets.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main(names: list[str]) -> int:
    """Run the benchmarks of these names, or all."""
    sys.path[:1] = [str(ROOT / "app"), str(ROOT / "tests")]
    from bench import batch, deals, gallery, ranking, statistics, stud, window

    if names[:1] == ["--gallery"]:
        return gallery.save(Path(names[1])) if len(names) == 2 else 2
    benches = {
        "engine_draw": deals.engine_against_pokerkit,
        "characters_draw": deals.characters_against_engine,
        "rank_5": ranking.five_cards,
        "rank_7": ranking.seven_cards,
        "rank_ready": ranking.ready,
        "batch_5_pkrbot": batch.five_against_pkrbot,
        "batch_7_pkrbot": batch.seven_against_pkrbot,
        "batch_7_eval7": batch.seven_against_eval7,
        "batch_7_treys": batch.seven_against_treys,
        "all_of_7": batch.all_of_seven,
        "engine_stud": stud.against_pokerkit,
        "engine_stud_rlcard": stud.against_rlcard,
        "statistics_open": statistics.opened,
        "statistics_curve": statistics.curve_drawn,
        "statistics_pan": statistics.curve_moved,
        "record_deal": statistics.recording,
        "bytes_per_deal": statistics.log_size,
        "luck_draw": statistics.luck_of_draw,
        "luck_stud": statistics.luck_of_stud,
        "frame_1280": window.frame_small,
        "frame_2560": window.frame_large,
        "gap_thinking": window.gap_thinking,
        "gap_longest": window.gap_longest,
        "first_window": window.first_window,
        "memory_playing": window.memory_playing,
        "cpu_at_rest": window.cpu_at_rest,
    }
    if names[:1] in (["-h"], ["--help"]):
        print(f"{__doc__}\nNames: {', '.join(benches)}")
        return 0
    unknown = [name for name in names if name not in benches]
    if unknown:
        print(f"no such benchmark: {', '.join(unknown)}; there are {', '.join(benches)}")
        return 2
    missed = False
    for name in names or benches:
        line = benches[name]()
        print(line, flush=True)
        missed |= line.holds is False
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

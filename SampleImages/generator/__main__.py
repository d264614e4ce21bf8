"""`python3 -m generator [NAME ...]` in SampleImages: draws all pictures, or those whose file names are given."""

import sys
from pathlib import Path

from . import everyday, pictures


def main() -> None:
    folder = Path(__file__).resolve().parent.parent
    wanted = set(sys.argv[1:])
    for draw in [*pictures.ALL, *everyday.ALL]:
        sample = draw()
        if not wanted or sample.name in wanted:
            sample.save(folder)
            print(f"{sample.name}: {(folder / sample.name).stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()

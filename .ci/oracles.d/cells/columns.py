#!/usr/bin/env python3
"""Writes rows to the terminal it runs in and notes the column in which the cursor stands behind each.

Usage, in a terminal: columns.py ROWS COLUMNS, files of bytes and of numbers, one a line.
"""

import os
import re
import sys
import termios
import tty

# How many answers of the terminal are awaited at once.
BATCH = 50


def columns(rows):
    """Yields the column behind each row."""
    answers = b""
    for start in range(0, len(rows), BATCH):
        batch = rows[start:start + BATCH]
        os.write(1, b"".join(b"\r\x1b[2K" + row + b"\x1b[6n" for row in batch))
        for _ in batch:
            while not (match := re.search(rb"\x1b\[\d+;(\d+)R", answers)):
                answers += os.read(0, 65536)
            answers = answers[match.end():]
            yield int(match[1]) - 1


def main():
    rows = [bytes.fromhex(line) for line in open(sys.argv[1])]
    before = termios.tcgetattr(0)
    tty.setraw(0)
    try:
        found = list(columns(rows))
    finally:
        termios.tcsetattr(0, termios.TCSADRAIN, before)
    with open(sys.argv[2], "w") as file:
        file.writelines(f"{column}\n" for column in found)


main()

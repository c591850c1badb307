"""reversi: what lies in each direction as a string, matched by a pattern."""
import re
import sys

lines = sys.stdin.read().split()
board = [list(line) for line in lines[:8]]
row, column = int(lines[8]) - 1, int(lines[9]) - 1
own = lines[10]
other = "XO".replace(own, "")
inside = 0 <= row < 8 and 0 <= column < 8
flips = []
for down in (-1, 0, 1):
    for right in (-1, 0, 1):
        cells = []
        y, x = row + down, column + right
        while (down or right) and inside and 0 <= y < 8 and 0 <= x < 8:
            cells.append((y, x))
            y, x = y + down, x + right
        found = re.match(f"({other}+){own}", "".join(board[y][x] for y, x in cells))
        if found:
            flips += cells[: len(found.group(1))]
if not inside or board[row][column] != "*" or not flips:
    print("invalid")
else:
    for y, x in [*flips, (row, column)]:
        board[y][x] = own
    print("\n".join(map("".join, board)))

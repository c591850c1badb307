"""gomoku: the rows, columns and diagonals as strings, searched for five."""
import sys

numbers = sys.stdin.read().split()
rows, columns = int(numbers[0]), int(numbers[1])
cells = numbers[2:]
lines = {}
for row in range(rows):
    for column in range(columns):
        cell = cells[row * columns + column]
        for key in (("row", row), ("column", column), ("falling", row - column), ("rising", row + column)):
            lines[key] = lines.get(key, "") + cell
text = " ".join(lines.values())
print("black" if "1" * 5 in text else "white" if "2" * 5 in text else "none")

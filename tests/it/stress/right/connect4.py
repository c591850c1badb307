"""connect4 with a dictionary of cells: every window of four is looked at after every step."""
import sys

lines = sys.stdin.read().splitlines()
width, height = map(int, lines[0].split())
cells = {}
heights = [0] * width


def wins(x, y, colour):
    for right, up in ((1, 0), (0, 1), (1, 1), (1, -1)):
        for begin in range(-3, 1):
            window = [(x + (begin + i) * right, y + (begin + i) * up) for i in range(4)]
            if all(cells.get(cell) == colour for cell in window):
                return True
    return False


for step, column in enumerate(map(int, lines[1].split()), 1):
    if not 1 <= column <= width or heights[column - 1] == height:
        print(f"{step},error")
        break
    x, y = column - 1, heights[column - 1]
    heights[x] += 1
    colour = ("blue", "red")[step % 2]
    cells[x, y] = colour
    if wins(x, y, colour):
        print(f"{step},{colour}")
        break
else:
    print("0,draw")

"""tictactoe: the cells of each player as a set; after each move all lines are looked at."""
import sys

numbers = list(map(int, sys.stdin.read().split()))
size, moves = numbers[0], numbers[1:]
side = range(size)
lines = [{(row, column) for column in side} for row in side]
lines += [{(row, column) for row in side} for column in side]
lines += [{(i, i) for i in side}, {(i, size - 1 - i) for i in side}]
cells = {1: set(), 2: set()}
for row, column, player in zip(moves[::3], moves[1::3], moves[2::3]):
    cells[player].add((row, column))
    print(player if any(line <= cells[player] for line in lines) else 0)

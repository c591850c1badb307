// connect4 with sets of cells, one a colour: a line is four cells of the set on end.
const [first, second = ""] = require("fs").readFileSync(0, "utf8").split("\n");
const [width, height] = first.trim().split(/\s+/).map(Number);
const stacks = new Map();
const discs = { red: new Set(), blue: new Set() };

function play(steps) {
  for (const [index, column] of steps.entries()) {
    const row = stacks.get(column) ?? 0;
    if (column < 1 || column > width || row >= height) return `${index + 1},error`;
    stacks.set(column, row + 1);
    const colour = index % 2 === 0 ? "red" : "blue";
    const own = discs[colour];
    own.add(`${column} ${row}`);
    for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
      let [x, y] = [column, row];
      while (own.has(`${x - dx} ${y - dy}`)) [x, y] = [x - dx, y - dy];
      let length = 0;
      while (own.has(`${x + length * dx} ${y + length * dy}`)) length += 1;
      if (length >= 4) return `${index + 1},${colour}`;
    }
  }
  return "0,draw";
}

console.log(play(second.trim().split(/\s+/).filter(Boolean).map(Number)));

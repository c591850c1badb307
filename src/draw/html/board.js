// Draws the board as it stands after a step. Columns and rows count from 1 in all that is computed.
const data = JSON.parse(document.getElementById("data").textContent);
const CELL = 40;
const ABOVE = CELL + 6;
const name = (place) => place - 1 + data.first;

// For each column, for each row, the step that played the disc.
const steps = new Map();
for (let place = 0; place < data.cells.length; place += 2) {
  const column = data.cells[place];
  if (!steps.has(column)) steps.set(column, new Map());
  steps.get(column).set(data.cells[place + 1], place / 2 + 1);
}
const given = new Map();
for (let place = 0; place < data.given.length; place += 3) {
  given.set(`${data.given[place]},${data.given[place + 1]}`, data.given[place + 2]);
}
const flips = new Set((data.end ? data.end.flips : []).map((cell) => cell.join()));
const discs = data.cells.length / 2;

const cellOf = (step) =>
  step >= 1 && step <= discs ? [data.cells[2 * step - 2], data.cells[2 * step - 1]] : null;
const sideOf = (step) => Number(data.players[step - 1]);
const refused = data.end && data.end.refused;

// What lies in a cell after a step: its side, and the step that played it; null where it is empty.
function look(column, row, now) {
  const step = steps.get(column)?.get(row);
  if (step <= now) return { side: sideOf(step), step };
  const side = given.get(`${column},${row}`);
  if (!side) return null;
  const flipped = now === data.steps && flips.has(`${column},${row}`);
  return { side: flipped ? 3 - side : side, flipped };
}

function make(tag, attributes, text) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  if (text !== undefined) node.textContent = text;
  return node;
}

const hasCells = data.columns > 0 && data.rows > 0;
const inView = (all, fixed) => (fixed ? fixed[1] - fixed[0] + 1 : all <= data.most ? all : data.part);
const size = {
  columns: hasCells ? inView(data.columns, data.view?.[0]) : 0,
  rows: hasCells ? inView(data.rows, data.view?.[1]) : 0,
};
const longest = String(name(data.columns)).length;
const below = longest > 3 ? longest * 8 + 8 : 20;
const frame = {
  left: 20 + 8 * String(name(data.rows)).length,
  top: 12 + (data.upright ? (refused ? ABOVE : 0) : below),
  width: size.columns * CELL,
  height: size.rows * CELL,
};
const svg = make("svg", {
  role: "img",
  class: { holes: "colours", paper: "written" }[data.ground] || "stones",
  viewBox: [
    0,
    0,
    frame.left + frame.width + 12,
    frame.top + frame.height + (data.upright ? below : 0) + 12,
  ].join(" "),
  "font-family": "sans-serif",
});
// A small board need not fill a wide screen.
svg.style.maxWidth = `${Math.max(240, 1.8 * (frame.left + frame.width))}px`;
const ground = make("g", {});
const content = make("g", {});
svg.append(ground, content);
document.getElementById("board").replaceChildren(
  hasCells ? svg : `a board of ${data.columns} columns and ${data.rows} rows has no cells`,
);

// The first column and row in view.
let corner = null;

function follow(now) {
  if (data.view) {
    if (corner) return false;
    corner = { column: data.view[0][0], row: data.view[1][0] };
    return true;
  }
  const [column, row] = (now > discs && refused ? refused.cell : cellOf(Math.max(1, now))) || [1, 1];
  const along = (old, place, part, all) => {
    const inside = old !== undefined && place > old && place < old + part - 1;
    const last = Math.max(1, all - part + 1);
    if (inside) return old;
    if (old !== undefined && place >= old && place < old + part && (old === 1 || old === last)) return old;
    return Math.max(1, Math.min(last, place - Math.floor(part / 2)));
  };
  const next = {
    column: along(corner?.column, column, size.columns, data.columns),
    row: along(corner?.row, row, size.rows, data.rows),
  };
  const moved = !corner || next.column !== corner.column || next.row !== corner.row;
  corner = next;
  return moved;
}

const x = (column) => frame.left + (column - corner.column) * CELL + CELL / 2;
const y = (row) =>
  frame.top + (data.upright ? corner.row + size.rows - 1 - row : row - corner.row) * CELL + CELL / 2;
const shows = ([column, row]) =>
  column >= corner.column && column < corner.column + size.columns &&
  row >= corner.row && row < corner.row + size.rows;

// The board without discs: drawn anew only where another part of it comes into view.
function drawGround() {
  if (!hasCells) return;
  const { left, top, width, height } = frame;
  const nodes = [make("rect", { x: left, y: top, width, height, class: data.ground })];
  const last = { column: corner.column + size.columns - 1, row: corner.row + size.rows - 1 };
  if (data.ground === "holes") {
    for (let row = corner.row; row <= last.row; row++) {
      for (let column = corner.column; column <= last.column; column++) {
        nodes.push(make("circle", { cx: x(column), cy: y(row), r: 15, class: "hole" }));
      }
    }
  } else {
    const from = data.ground === "crossings" ? CELL / 2 : 0;
    let path = "";
    for (let at = from; at <= width - from; at += CELL) path += `M${left + at} ${top + from}v${height - 2 * from}`;
    for (let at = from; at <= height - from; at += CELL) path += `M${left + from} ${top + at}h${width - 2 * from}`;
    nodes.push(make("path", { d: path, class: "grid" }));
  }
  const rows = [corner.row === 1, last.row === data.rows];
  if (data.upright) rows.reverse();
  for (const [whole, d] of [
    [corner.column === 1, `M${left} ${top}v${height}`],
    [last.column === data.columns, `M${left + width} ${top}v${height}`],
    [rows[0], `M${left} ${top}h${width}`],
    [rows[1], `M${left} ${top + height}h${width}`],
  ]) nodes.push(make("path", { d, class: whole ? "edge" : "edge broken" }));
  for (let column = corner.column; column <= last.column; column++) {
    const at = data.upright ? top + height : top;
    const half = (below - 8) / 2 + 6;
    nodes.push(make("text", longest > 3
      ? { transform: `translate(${x(column) + 4} ${data.upright ? at + half : at - half}) rotate(-90)`,
          class: "number", "text-anchor": "middle" }
      : { x: x(column), y: data.upright ? at + 17 : at - 7, class: "number", "text-anchor": "middle" },
    name(column)));
  }
  for (let row = corner.row; row <= last.row; row++) {
    nodes.push(make("text", { x: left - 8, y: y(row) + 5, class: "number", "text-anchor": "end" }, name(row)));
  }
  ground.replaceChildren(...nodes);
}

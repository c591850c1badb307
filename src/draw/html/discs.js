// Draws what lies on the board after a step.
const brackets = (cx, cy) =>
  make("path", { d: `M${cx - 19} ${cy - 10}v-9h9m20 0h9v9m0 20v9h-9m-20 0h-9v-9`, class: "mark" });

function bands(now) {
  if (now !== data.steps || !data.end) return [];
  let d = "";
  for (const [column, row, column2, row2] of data.end.lines) {
    const length = Math.max(Math.abs(column2 - column), Math.abs(row2 - row));
    const way = [Math.sign(column2 - column), Math.sign(row2 - row)];
    const seen = [];
    for (let at = 0; at <= length; at++) {
      const cell = [column + at * way[0], row + at * way[1]];
      if (shows(cell)) seen.push(cell);
    }
    if (seen.length) {
      const [first, last] = [seen[0], seen[seen.length - 1]];
      d += `M${x(first[0])} ${y(first[1])}L${x(last[0])} ${y(last[1])}`;
    }
  }
  return d ? [make("path", { d, class: "band-edge" }), make("path", { d, class: "band" })] : [];
}

function disc(cx, cy, { side, step, flipped }, isNew) {
  const word = side === 1 ? "one" : "two";
  const written = data.ground === "paper";
  const classes = `disc ${word}${isNew ? " new" : ""}`;
  const nodes = [
    written && side === 1
      ? make("path", { d: `M${cx - 10} ${cy - 10}l20 20m0 -20l-20 20`, class: classes })
      : make("circle", { cx, cy, r: written ? 11 : 13, class: classes }),
  ];
  const digits = String(step).length;
  if (step && !data.view && digits < (written ? 4 : 5)) {
    const font = written ? 9 : [14, 14, 11, 9][digits - 1];
    const at = written ? { x: cx + 14, y: cy + 17 } : { x: cx, y: cy + 5 };
    nodes.push(make("text", { ...at, "font-size": font, class: `step on-${word}` }, step));
  }
  if (flipped) nodes.push(make("path", { d: `M${cx} ${cy - 6}l6 6l-6 6l-6 -6z`, class: `on-${word}` }));
  return nodes;
}

// The step that found no room: above its column, or above the edge that it lies beyond; or its cell is marked.
function refusal() {
  const { side, cell: [column, row] } = refused;
  if (!size.columns || !size.rows) return [];
  if (!data.upright) return shows(refused.cell) ? [brackets(x(column), y(row))] : [];
  const shown = Math.max(corner.column, Math.min(corner.column + size.columns - 1, column));
  const [cx, cy] = [x(shown), frame.top - ABOVE + CELL / 2];
  const way = Math.sign(column - shown);
  const nodes = [
    make("circle", { cx, cy, r: 13, class: `disc refused ${side === 1 ? "one" : "two"}` }),
    brackets(cx, cy),
  ];
  if (way) {
    nodes.push(make("path", { d: `M${cx + way * 20} ${cy}h${way * 14}m${way * -6} -5l${way * 6} 5l${way * -6} 5`,
      class: "mark" }));
  }
  return nodes;
}

// Draws everything; returns how many discs lie outside and what each row holds, the top row first.
function draw(now, isNew) {
  if (follow(now)) drawGround();
  const nodes = bands(now);
  const rows = [];
  let inside = 0;
  for (let at = 0; at < size.rows; at++) {
    const row = data.upright ? corner.row + size.rows - 1 - at : corner.row + at;
    const held = [[], []];
    for (let column = corner.column; column < corner.column + size.columns; column++) {
      const seen = look(column, row, now);
      if (!seen) continue;
      inside++;
      held[seen.side - 1].push(name(column));
      nodes.push(...disc(x(column), y(row), seen, isNew && seen.step === now));
    }
    if (held[0].length + held[1].length) rows.push([name(row), held]);
  }
  const last = cellOf(now);
  if (last && shows(last)) nodes.push(brackets(x(last[0]), y(last[1])));
  if (refused && now === data.steps) nodes.push(...refusal());
  content.replaceChildren(...nodes);
  return { outside: data.givenInAll + Math.min(now, discs) - inside, rows };
}

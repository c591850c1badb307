// The controls, the list of steps and the words.
const part = (id) => document.getElementById(id);
const HEIGHT = 36;
const total = data.steps;
let now = total;
let timer = null;

const place = ([column, row]) =>
  data.upright ? `column ${name(column)}` : `row ${name(row)}, column ${name(column)}`;
const stepText = (step) =>
  step > discs && refused
    ? `${data.sides[refused.side - 1]}: ${place(refused.cell)}, refused`
    : `${data.sides[sideOf(step) - 1]}: ${place(cellOf(step))}`;

// The list is as high as all steps together, up to what browsers can do, and only the steps in view are in it.
const list = part("list");
const all = part("all");
const listHeight = Math.min(total * HEIGHT, 8e6);
all.style.height = `${listHeight}px`;
list.style.maxHeight = `${listHeight + 2}px`;
// A board that is finished from the beginning has nothing to replay.
part("controls").hidden = part("side").hidden = !total;
function fillList() {
  const visible = list.clientHeight || 260;
  const room = Math.max(1, listHeight - visible);
  const hidden = Math.max(0, total * HEIGHT - visible);
  const offset = Math.min(1, list.scrollTop / room) * hidden;
  const first = Math.max(1, Math.floor(offset / HEIGHT) - 2);
  const nodes = [];
  for (let step = first; step <= total && (step - 1) * HEIGHT < offset + visible + 3 * HEIGHT; step++) {
    const node = document.createElement("div");
    node.id = `step-${step}`;
    node.setAttribute("role", "option");
    node.setAttribute("aria-setsize", total);
    node.setAttribute("aria-posinset", step);
    node.setAttribute("aria-selected", step === now);
    node.style.top = `${list.scrollTop - offset + (step - 1) * HEIGHT}px`;
    node.textContent = `${step}. ${stepText(step)}`;
    nodes.push(node);
  }
  all.replaceChildren(...nodes);
  const current = document.getElementById(`step-${now}`);
  if (current) list.setAttribute("aria-activedescendant", current.id);
  else list.removeAttribute("aria-activedescendant");
}
function showInList() {
  const visible = list.clientHeight || 260;
  const hidden = Math.max(1, total * HEIGHT - visible);
  const room = Math.max(0, listHeight - visible);
  const offset = (list.scrollTop / Math.max(1, room)) * hidden;
  const at = (Math.max(1, now) - 1) * HEIGHT;
  if (at < offset) list.scrollTop = (at / hidden) * room;
  else if (at + HEIGHT > offset + visible) list.scrollTop = ((at + HEIGHT - visible) / hidden) * room;
  fillList();
}

function sentence(step) {
  if (step === total && data.end) return data.end.reason;
  if (step === 0) return "before the first step";
  const [column, row] = cellOf(step);
  const where = data.upright ? `column ${name(column)}, row ${name(row)}` : place([column, row]);
  return `step ${step}: ${data.sides[sideOf(step) - 1]} plays ${where}`;
}
function outsideText(outside) {
  const range = (word, from, count, of) =>
    hasCells && count < of ? [`${word} ${name(from)} to ${name(from + count - 1)} of ${of}`] : [];
  const parts = [
    ...range("columns", corner.column, size.columns, data.columns),
    ...range("rows", corner.row, size.rows, data.rows),
  ];
  if (!parts.length) return "";
  const lie = outside ? `${outside} of ${data.givenInAll + Math.min(now, discs)} discs lie outside` : "no disc lies outside";
  return `shown: ${parts.join(", ")}; ${lie}`;
}

function go(step) {
  const isNew = step === now + 1;
  now = Math.max(0, Math.min(total, step));
  const { outside, rows } = draw(now, isNew);
  const verdict = (now === total && data.end && data.end.verdict) || "";
  part("verdict").textContent = verdict;
  part("verdict").hidden = !verdict;
  part("reason").textContent = sentence(now);
  part("outside").textContent = outsideText(outside);
  svg.setAttribute("aria-label", `Board after step ${now} of ${total}. ${verdict} ${sentence(now)}`);
  part("slider").value = now;
  part("slider").setAttribute("aria-valuetext", `step ${now} of ${total}`);
  part("count").textContent = `${now} / ${total}`;
  part("first").disabled = part("back").disabled = now === 0;
  part("forward").disabled = part("last").disabled = now === total;
  part("text").replaceChildren(...rows.map(([row, held]) => {
    const item = document.createElement("li");
    const words = held.map((columns, side) => columns.length && `${data.sides[side]} in column ${columns.join(", ")}`);
    item.textContent = `row ${row}: ${words.filter(Boolean).join("; ")}`;
    return item;
  }));
  showInList();
}

function pause() {
  clearTimeout(timer);
  timer = null;
  part("play").setAttribute("aria-pressed", false);
  part("play").setAttribute("aria-label", "Play");
  part("words").setAttribute("aria-live", "polite");
}
// A long game takes a minute or so, and no step less than a twenty-fifth of a second.
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const delay = () => Math.max(calm.matches ? 700 : 40, Math.min(700, 60000 / Math.max(1, total)));
function tick() {
  go(now + 1);
  if (now < total) timer = setTimeout(tick, delay());
  else pause();
}
function toggle() {
  if (timer) return pause();
  if (!total) return;
  part("play").setAttribute("aria-pressed", true);
  part("play").setAttribute("aria-label", "Pause");
  // A screen reader that says every step of a running game can't be heard out.
  part("words").setAttribute("aria-live", "off");
  if (now === total) go(0);
  timer = setTimeout(tick, delay());
}
function jump(step) {
  if (timer) pause();
  go(step);
}

for (const [id, step] of [["first", () => 0], ["back", () => now - 1], ["forward", () => now + 1], ["last", () => total]]) {
  part(id).addEventListener("click", () => jump(step()));
}
part("play").addEventListener("click", toggle);
part("slider").max = total;
part("slider").addEventListener("input", () => jump(Number(part("slider").value)));
list.addEventListener("scroll", fillList, { passive: true });
all.addEventListener("click", (event) => {
  const step = event.target.closest("[role=option]");
  if (step) jump(Number(step.getAttribute("aria-posinset")));
});
addEventListener("resize", showInList);
addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { key, target } = event;
  // A slider has its own way with arrows, and a button with the space bar.
  if (target.id === "slider" ? key !== " " : target.tagName === "BUTTON" && key === " ") return;
  const inList = target === list;
  const step = {
    ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: total,
    ...(inList && { ArrowUp: now - 1, ArrowDown: now + 1, PageUp: now - 10, PageDown: now + 10 }),
  }[key];
  if (step === undefined && key !== " ") return;
  event.preventDefault();
  if (key === " ") toggle();
  else jump(step);
});

const theme = part("theme");
const system = matchMedia("(prefers-color-scheme: dark)");
const isDark = () => (document.documentElement.dataset.theme || (system.matches ? "dark" : "light")) === "dark";
const showTheme = () => theme.setAttribute("aria-checked", isDark());
theme.addEventListener("click", () => {
  document.documentElement.dataset.theme = isDark() ? "light" : "dark";
  showTheme();
});
system.addEventListener("change", showTheme);
showTheme();
go(total);

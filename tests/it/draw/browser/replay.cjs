// Drives the pages that `luozi draw` makes in a real browser: node replay.cjs FOLDER, where the pages are and the
// screenshots go. It prints a line a check, and fails at the first that doesn't hold.
"use strict";
const assert = require("node:assert/strict");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { chromium } = require("playwright-core");

const folder = path.resolve(process.argv[2]);
const url = (name) => `file://${path.join(folder, name)}`;
const fresh = { colorScheme: "light", viewport: { width: 1200, height: 860 } };

let browser;
const checks = [];
const check = (name, run) => checks.push({ name, run });

// A page of ours; whatever it asks for outside, or complains of, is a failure.
async function open(name, options = {}) {
  const context = await browser.newContext({ ...fresh, ...options });
  const page = await context.newPage();
  page.faults = [];
  page.on("console", (message) => page.faults.push(message.text()));
  page.on("pageerror", (error) => page.faults.push(String(error)));
  page.on("request", (request) => request.url() === url(name) || page.faults.push(request.url()));
  await page.goto(url(name));
  return page;
}
async function close(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}
const shot = (page, name) => page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
const count = (page) => page.locator("#count").textContent();
const shown = async (page, id) => (await page.locator(`#${id}`).isVisible()) ? page.locator(`#${id}`).textContent() : "";

// Where discs lie on the picture of a page or of an SVG, from the board's corner, with the numbers on them.
const discs = (page) => page.evaluate(() => {
  const svg = document.documentElement.tagName === "svg" ? document.documentElement : document.querySelector("figure svg");
  const board = svg.querySelector("rect[x]");
  const [left, top] = [Number(board.getAttribute("x")), Number(board.getAttribute("y"))];
  const found = new Map();
  for (const node of svg.querySelectorAll("circle[r='13'], circle[r='11']")) {
    found.set(`${node.getAttribute("cx") - left} ${node.getAttribute("cy") - top}`, "");
  }
  for (const node of svg.querySelectorAll("text")) {
    const at = `${node.getAttribute("x") - left} ${node.getAttribute("y") - 5 - top}`;
    if (found.has(at)) found.set(at, node.textContent);
  }
  return [...found].map(([at, number]) => `${at}: ${number}`).sort();
});

check("opens at the decision, and the buttons step", async () => {
  const page = await open("win.html");
  assert.equal(await count(page), "34 / 34");
  assert.equal(await shown(page, "verdict"), "34,blue");
  assert.match(await shown(page, "reason"), /^step 34: blue adds row 4 to rows 1 to 3, column 3, and /);
  await shot(page, "wide-light");
  assert.ok(await page.locator("#forward").isDisabled());
  await page.click("#first");
  assert.deepEqual([await count(page), await shown(page, "verdict")], ["0 / 34", ""]);
  assert.equal(await shown(page, "reason"), "before the first step");
  assert.ok(await page.locator("#back").isDisabled());
  assert.equal((await discs(page)).length, 0);
  for (let step = 0; step < 3; step++) await page.click("#forward");
  assert.equal((await discs(page)).length, 3);
  await page.click("#back");
  assert.deepEqual([await count(page), await shown(page, "reason")], ["2 / 34", "step 2: blue plays column 6, row 1"]);
  await page.click("#last");
  assert.equal(await shown(page, "verdict"), "34,blue");
  await close(page);
});

check("every step is the picture that draw makes of it", async () => {
  for (const [game, last] of [["win", 34], ["error", 3], ["reversi", 1], ["gomoku", 0]]) {
    const [page, picture] = [await open(`${game}.html`), await browser.newPage()];
    for (let step = last; step >= 0; step--) {
      await picture.goto(url(`${game}-${step}.svg`));
      assert.deepEqual(await discs(page), await discs(picture), `${game}, step ${step}`);
      await page.keyboard.press("ArrowLeft");
    }
    await picture.close();
    await close(page);
  }
});

check("the keys", async () => {
  const page = await open("win.html");
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
    return count(page);
  };
  assert.equal(await press("Home"), "0 / 34");
  assert.equal(await press("ArrowLeft"), "0 / 34");
  assert.equal(await press("ArrowRight", "ArrowRight", "ArrowLeft"), "1 / 34");
  assert.equal(await press("End", "ArrowRight"), "34 / 34");
  await page.focus("#slider");
  assert.equal(await press("Home", "ArrowRight", "ArrowRight"), "2 / 34");
  await page.focus("#list");
  assert.equal(await press("ArrowDown", "ArrowDown", "ArrowUp", "PageDown"), "13 / 34");
  // On a button the space bar is the button's.
  await page.focus("#forward");
  assert.equal(await press("Space"), "14 / 34");
  await page.focus("#list");
  await press("Home", "Space");
  assert.equal(await page.getAttribute("#play", "aria-pressed"), "true");
  await page.waitForFunction(() => document.getElementById("count").textContent === "2 / 34");
  await press("Space");
  assert.equal(await page.getAttribute("#play", "aria-pressed"), "false");
  const stopped = await count(page);
  await page.waitForTimeout(900);
  assert.equal(await count(page), stopped);
  // From the end it plays from the beginning, and stops at the end.
  await press("End");
  await page.click("#play");
  await page.waitForFunction(() => document.getElementById("count").textContent === "1 / 34");
  await page.keyboard.press("End");
  assert.equal(await page.getAttribute("#play", "aria-pressed"), "false");
  // Tab goes through everything, and what has the focus shows it.
  const seen = [];
  for (let times = 0; times < 12; times++) {
    await page.keyboard.press("Tab");
    const { id, outline } = await page.evaluate(() => ({
      id: document.activeElement.id, outline: getComputedStyle(document.activeElement).outlineStyle,
    }));
    if (!id) continue;
    assert.equal(outline, "solid", id);
    seen.push(id);
  }
  for (const id of ["theme", "first", "back", "play", "slider", "list"]) assert.ok(seen.includes(id), `${id}: ${seen}`);
  await close(page);
});

check("the slider and the list", async () => {
  const page = await open("win.html");
  await page.locator("#slider").fill("20");
  assert.equal(await count(page), "20 / 34");
  const option = (step) => page.locator(`[role=option][aria-posinset="${step}"]`);
  assert.equal(await option(20).getAttribute("aria-selected"), "true");
  assert.equal(await option(20).textContent(), "20. blue: column 2");
  await option(22).click();
  assert.equal(await count(page), "22 / 34");
  assert.equal(await page.locator("[aria-selected=true]").count(), 1);
  assert.equal(await page.locator("[aria-selected=true]").textContent(), "22. blue: column 4");
  assert.equal(await page.getAttribute("#list", "aria-activedescendant"), "step-22");
  await close(page);
  const error = await open("error.html");
  assert.equal(await error.locator("[aria-selected=true]").textContent(), "3. red: column 1, refused");
  assert.equal(await shown(error, "verdict"), "3,error");
  await close(error);
});

check("what a screen reader is told", async () => {
  const page = await open("win.html");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const told = nodes.filter((node) => !node.ignored).map((node) => ({
    role: node.role.value, name: node.name?.value ?? "", properties: node.properties ?? [],
  }));
  const find = (role, name) => told.find((node) => node.role === role && node.name === name);
  for (const name of ["First", "Back", "Play", "Forward", "Last"]) assert.ok(find("button", name), name);
  assert.ok(find("switch", "dark"));
  assert.ok(find("slider", "Step"));
  assert.equal(await page.getAttribute("#slider", "aria-valuetext"), "step 1 of 34");
  assert.ok(find("listbox", "Steps"));
  assert.ok(find("option", "1. red: column 4"));
  assert.ok(find("heading", "connect4, 7 columns and 6 rows"));
  assert.ok(told.some((node) => /^image?$|^img$|^graphics/i.test(node.role) && node.name.startsWith("Board after step 1 of 34.")));
  assert.ok(told.some((node) => node.role === "status"));
  assert.ok(told.some((node) => node.name === "row 1: red in column 4"));
  for (const node of told) {
    const focusable = node.properties.some((property) => property.name === "focusable" && property.value.value);
    if (focusable && node.role !== "RootWebArea") assert.ok(node.name, `a ${node.role} without a name`);
  }
  await close(page);
});

// The contrast of two colours as WCAG computes it.
function contrast(one, other) {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\d.]+/g).slice(0, 3).map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return high / low;
}

check("light and dark, and the switch", async () => {
  for (const scheme of ["light", "dark"]) {
    const page = await open("win.html", { colorScheme: scheme });
    const look = () => page.evaluate(() => {
      const style = (query) => getComputedStyle(document.querySelector(query));
      return {
        paper: style("body").backgroundColor, ink: style("body").color, soft: style(".keys").color,
        chosen: style("[aria-selected=true]").backgroundColor, number: style(".number").fill,
      };
    });
    const before = await look();
    assert.equal(await page.getAttribute("#theme", "aria-checked"), String(scheme === "dark"));
    await shot(page, `wide-${scheme}`);
    for (const [one, other] of [["ink", "paper"], ["soft", "paper"], ["ink", "chosen"], ["number", "paper"]]) {
      const ratio = contrast(before[one], before[other]);
      assert.ok(ratio >= 4.5, `${scheme}: ${one} on ${other}, ${ratio}`);
    }
    await page.click("#theme");
    const after = await look();
    assert.equal(await page.getAttribute("#theme", "aria-checked"), String(scheme !== "dark"));
    const brighter = (look) => contrast(look.paper, "rgb(0, 0, 0)");
    assert.equal(brighter(before) > brighter(after), scheme === "light");
    await page.click("#theme");
    assert.deepEqual(await look(), before);
    await close(page);
  }
});

check("narrow and wide", async () => {
  for (const game of ["win", "gomoku", "reversi", "tictactoe", "huge", "error", "empty", "tall", "long"]) {
    for (const width of [360, 1600]) {
      const scheme = width === 360 ? "dark" : "light";
      const page = await open(`${game}.html`, { colorScheme: scheme, viewport: { width, height: 760 } });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= width, `${game}: ${wide} of ${width}`);
      const buttons = ["first", "back", "play", "forward", "last"];
      // A finished board has nothing to replay.
      for (const id of ["theme", ...(game === "gomoku" ? [] : buttons)]) {
        const box = await page.locator(`#${id}`).boundingBox();
        assert.ok(box.width >= 44 && box.height >= 44, `${game}, ${id} at ${width}`);
        assert.ok(box.x >= 0 && box.x + box.width <= width, `${game}, ${id} at ${width}`);
      }
      assert.equal(await page.locator("#controls").isVisible(), game !== "gomoku");
      await shot(page, `${game}-${width}`);
      await close(page);
    }
  }
});

check("motion only where it is liked", async () => {
  for (const [reducedMotion, moves] of [["reduce", false], ["no-preference", true]]) {
    const page = await open("win.html", { reducedMotion });
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    const names = await page.evaluate(() => getComputedStyle(document.querySelector(".new")).animationName);
    assert.equal(names !== "none", moves, names);
    await close(page);
  }
});

check("100,000 steps", async () => {
  const begin = performance.now();
  const page = await open("long.html");
  await page.waitForFunction(() => document.getElementById("count").textContent === "100000 / 100000");
  const opened = performance.now() - begin;
  const steps = await page.evaluate(async () => {
    const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    const frame = () => new Promise(requestAnimationFrame);
    const timed = async (keys) => {
      const times = [];
      for (const key of keys) {
        await frame();
        const begin = performance.now();
        press(key);
        // Reading a size makes the browser lay everything out.
        document.body.getBoundingClientRect();
        times.push(performance.now() - begin);
      }
      return times.sort((a, b) => a - b);
    };
    const times = await timed([...Array(60).fill("ArrowLeft"), "Home", ...Array(60).fill("ArrowRight"), "End"]);
    return { median: times[times.length >> 1], most: times[times.length - 1] };
  });
  console.log(`  opened in ${Math.round(opened)} ms; a step takes ${steps.median.toFixed(1)} ms, at most ${steps.most.toFixed(1)} ms`);
  assert.ok(opened < 5000 && steps.median < 50 && steps.most < 500, JSON.stringify(steps));
  assert.ok((await page.locator("#all > div").count()) < 60);
  assert.ok((await page.locator("*").count()) < 4000);
  await page.locator("#slider").fill("50000");
  assert.equal(await page.locator("[aria-selected=true]").getAttribute("aria-posinset"), "50000");
  await page.evaluate(() => { document.getElementById("list").scrollTop = 0; });
  await page.locator("[aria-posinset='3']").click();
  assert.equal(await count(page), "3 / 100000");
  await page.evaluate(() => { document.getElementById("list").scrollTop = 1e9; });
  await page.locator("[aria-posinset='100000']").click();
  assert.equal(await count(page), "100000 / 100000");
  await close(page);
});

check("a part of a huge board follows the steps", async () => {
  const page = await open("huge.html");
  await page.keyboard.press("Home");
  for (let step = 1; step <= 7; step++) {
    await page.keyboard.press("ArrowRight");
    const drawn = await discs(page);
    assert.ok(drawn.some((disc) => disc.endsWith(`: ${step}`)), `step ${step}: ${drawn}`);
    const outside = /(\d+ of \d+|no) discs? lies? outside/.exec(await shown(page, "outside"))[1];
    assert.equal(outside, drawn.length === step ? "no" : `${step - drawn.length} of ${step}`);
  }
  await close(page);
});

check("a page that stops earlier knows no more", async () => {
  const page = await open("early.html");
  assert.equal(await count(page), "5 / 5");
  assert.deepEqual([await shown(page, "verdict"), await shown(page, "reason")], ["", "step 5: red plays column 4, row 2"]);
  const text = fs.readFileSync(path.join(folder, "early.html"), "utf8");
  assert.ok(!text.includes("blue fills") && !text.includes("34,blue"));
  await close(page);
});

check("nothing that was typed becomes markup or script", async () => {
  const page = await open("hostile.html");
  assert.equal(await page.evaluate(() => window.hacked), undefined);
  assert.equal(await page.locator("script").count(), 2);
  assert.equal(await page.locator("img, iframe, object, link, a").count(), 0);
  assert.equal(await shown(page, "verdict"), "7,red");
  await close(page);
});

check("without scripts there is the picture", async () => {
  const page = await open("win.html", { javaScriptEnabled: false });
  assert.equal(await page.locator("figure svg circle[r='13']").count(), 34);
  await close(page);
});

check("the words of every SVG are within it", async () => {
  const page = await browser.newPage();
  for (const name of fs.readdirSync(folder).filter((name) => name.endsWith(".svg"))) {
    await page.goto(url(name));
    const outside = await page.evaluate(() => {
      const { width, height } = document.documentElement.viewBox.baseVal;
      const boxes = [...document.querySelectorAll("text:not([transform]), circle")].map((node) => node.getBBox());
      return boxes.filter((box) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height).length;
    });
    assert.equal(outside, 0, name);
  }
  await page.close();
});

(async () => {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), "luozi-browser-"));
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
    args: [
      "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync", `--crash-dumps-dir=${profile}`,
    ],
  });
  try {
    for (const { name, run } of checks) {
      const begin = performance.now();
      await run();
      console.log(`ok: ${name} (${Math.round(performance.now() - begin)} ms)`);
    }
  } finally {
    await browser.close();
    fs.rmSync(profile, { recursive: true, force: true });
  }
})().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});

// The site in real Chromium: accessibility, weight, policy, layout, keyboard, print. npm test looks at one page of each layout,
// npm run test:long at one of each type, and npm run test:reference at every page in every way (REFERENCE_ALL=1).

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { some } from "../lib/some.ts";
import { axe, openAll } from "./lib/axe.ts";
import { noBrowser, type Rig, samples, startRig } from "./lib/browser.ts";
import { allPages } from "./lib/pages.ts";

const all = process.env["REFERENCE_ALL"] === "1";
const isLong = process.env["LONG"] === "1";
/** One page of each layout; on a phone, each is another one. */
const layouts = ["operation", "guide", "errors", "home", "state", "event"].map((name) => samples[name] ?? "");
const limit = all ? 3_600_000 : 300_000;

let rig: Rig;
let files: string[];

beforeAll(async () => {
  if (noBrowser) return;
  rig = await startRig();
  const every = (await allPages()).map(({ file }) => file);
  files = all ? every : isLong ? Object.values(samples) : layouts;
}, 180_000);
afterAll(() => rig?.close());

/** Rules that colors decide; the page is otherwise the same in both schemes. */
const colors = ["color-contrast", "link-in-text-block"];

/** Widths of a small phone, a phone, a tablet and a desk. */
const widths = [320, 390, 768, 1440];

/** What is wider than its place: the page itself, on a desk a table that has to be scrolled, and hidden parts of texts. */
const cutOff = () => {
  const root = document.documentElement;
  const isWide = root.clientWidth >= 1280;
  const found = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
  for (const one of document.querySelectorAll("main *")) {
    if (one.scrollWidth <= one.clientWidth + 1 || one.closest(".unseen, thead, svg, pre")) continue;
    const { overflowX, display } = getComputedStyle(one);
    const isHidden = /hidden|clip/.test(overflowX) && display !== "inline";
    const isTable = isWide && overflowX === "auto" && one.querySelector("table") !== null;
    if (isHidden || isTable) found.push(`${one.tagName} ${one.className} is cut off`);
  }
  return found;
};

/** The sum of all layout shifts of the page so far, a moment after it loaded. */
const layoutShift = () =>
  new Promise<number>((done) => {
    let sum = 0;
    const type = "layout-shift" as PerformanceObserverInit["type"] & string;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type, buffered: true });
    setTimeout(() => done(sum), 150);
  });

describe.skipIf(noBrowser)("in the browser", () => {
  test("axe finds nothing, in both schemes, with all details open", { timeout: limit }, async () => {
    const found: string[] = [];
    for (const scheme of ["light", "dark"] as const) {
      const context = await rig.browser.newContext({
        colorScheme: scheme,
        viewport: { width: 1280, height: 900 },
        bypassCSP: true,
      });
      const page = await context.newPage();
      for (const file of all ? files : some(scheme === "light" ? files : layouts, 4)) {
        await page.goto(`${rig.site.address}/${file}`);
        await openAll(page);
        const rules = scheme === "light" ? undefined : colors;
        found.push(...(await axe(page, rules)).map((line) => `${scheme} ${file} ${line}`));
      }
      await context.close();
    }
    expect(found).toEqual([]);
  });

  test("axe finds nothing on a phone", { timeout: limit }, async () => {
    const found: string[] = [];
    const context = await rig.browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true });
    const page = await context.newPage();
    for (const file of all ? Object.values(samples) : some(layouts, 2)) {
      await page.goto(`${rig.site.address}/${file}`);
      await openAll(page);
      found.push(...(await axe(page)).map((line) => `${file} ${line}`));
    }
    await context.close();
    expect(found).toEqual([]);
  });

  test("no page loads anything foreign, breaks its policy, asks more than 15 times, or has something cut off at any width", {
    timeout: limit,
  }, async () => {
    const wrong: string[] = [];
    const { page, problems, requests, close } = await rig.open("index.html", { viewport: { width: 320, height: 700 } });
    for (const file of files) {
      requests.length = 0;
      await page.goto(`${rig.site.address}/${file}`);
      const foreign = requests.filter((url) => !url.startsWith(rig.site.address) && !url.startsWith("data:"));
      await openAll(page);
      const faults = [...foreign, ...problems.splice(0)];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        faults.push(...(await page.evaluate(cutOff)).map((line) => `${width} px: ${line}`));
      }
      if (requests.length > 15) faults.push(`${requests.length} requests`);
      if (faults.length > 0) wrong.push(`${file}: ${faults.join(", ")}`);
    }
    await close();
    expect(wrong).toEqual([]);
  });

  test("nothing shifts while a page loads", { timeout: limit }, async () => {
    const shifts: string[] = [];
    for (const width of [1440, 390]) {
      const { page, close } = await rig.open("index.html", { viewport: { width, height: 900 } });
      for (const file of all ? files : ["index.html", samples["operation"], samples["errors"], samples["guide"]]) {
        await page.goto(`${rig.site.address}/${file}`);
        const shift = await page.evaluate(layoutShift);
        // What a busy machine paints in two steps may move by a fraction of a pixel; no reader sees that.
        if (shift > 0.001) shifts.push(`${file} at ${width}: ${shift}`);
      }
      await close();
    }
    expect(shifts).toEqual([]);
  });

  test("the keyboard reaches the content first, then folds, examples and navigation, and shows where it is", async () => {
    const { page, close } = await rig.open(samples["operation"] ?? "");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    const reached = new Set<string>();
    const unseen: string[] = [];
    for (let steps = 0; steps < 400; steps++) {
      await page.keyboard.press("Tab");
      const at = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return undefined;
        const { outlineStyle } = getComputedStyle(element);
        const kind = element.closest("nav.side") ? "navigation" : element.tagName.toLowerCase();
        return { kind, shown: outlineStyle !== "none", html: element.outerHTML.slice(0, 80) };
      });
      if (at === undefined) break;
      reached.add(at.kind);
      if (!at.shown) unseen.push(at.html);
    }
    expect(unseen).toEqual([]);
    expect([...reached]).toEqual(expect.arrayContaining(["a", "summary", "pre", "button", "navigation"]));
    await close();
  });

  test("print shows all details and no navigation", async () => {
    const { page, close } = await rig.open(samples["operation"] ?? "");
    await page.emulateMedia({ media: "print" });
    const hidden = await page.evaluate(() => {
      dispatchEvent(new Event("beforeprint"));
      const folded = [...document.querySelectorAll("main details")].filter(
        (one) => one.checkVisibility() && one.lastElementChild?.checkVisibility() === false,
      );
      const code = [...document.querySelectorAll("main pre")].map((one) => getComputedStyle(one).colorScheme);
      return {
        folded: folded.length,
        nav: document.querySelector(".side")?.checkVisibility(),
        schemes: [...new Set(code)],
      };
    });
    expect(hidden).toEqual({ folded: 0, nav: false, schemes: ["light"] });
    await close();
  });

  test("without JavaScript pages are whole: the same text, no button that does nothing", async () => {
    for (const file of [samples["operation"], samples["event"], samples["guide"]]) {
      const off = await rig.open(file ?? "", { javaScriptEnabled: false });
      const buttons = await off.page.locator("button:visible").allTextContents();
      expect(buttons).toEqual(["Search"]);
      expect(await off.page.locator("main h1").count()).toBe(1);
      await off.close();
    }
  });

  test("a copy button copies the whole snippet", async () => {
    const { page, close } = await rig.open("finance/operations/createPayout.html", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const block = page.locator(".with-copy").first();
    await block.locator("button").click();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await block.locator("pre").textContent());
    await close();
  });

  test("the scheme can be switched and is kept", async () => {
    const { page, close } = await rig.open("index.html", { colorScheme: "light" });
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await page.locator("button.theme").click();
    const dark = await background();
    expect(dark).not.toBe(light);
    await page.goto(`${rig.site.address}/errors.html`);
    expect(await background()).toBe(dark);
    await close();
  });

  test("the navigation shows where one is, also far down, and the page stays at its top", async () => {
    const { page, close } = await rig.open("finance/operations/pingWebhook.html", {
      viewport: { width: 1280, height: 500 },
    });
    const at = await page.evaluate(() => {
      const { top, bottom } = document.querySelector('.side [aria-current="page"]')?.getBoundingClientRect() ?? {};
      return { inView: (top ?? -1) > 0 && (bottom ?? 1e9) < innerHeight, scrolled: scrollY };
    });
    expect(at).toEqual({ inView: true, scrolled: 0 });
    await close();
  });

  test("an anchor inside a fold opens it", async () => {
    const { page, close } = await rig.open("finance/operations/listWallets.html#200.pagination.pageNumber");
    expect(await page.locator("[id='200.pagination.pageNumber']").isVisible()).toBe(true);
    await close();
  });
});

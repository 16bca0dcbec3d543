// The site in Chromium: accessibility, layout, keyboard, print. npm test looks at few pages, npm run test:long at one of each
// type, and npm run test:reference at all (REFERENCE_ALL=1).

import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test as anywhere, expect } from "vitest";
import { address } from "../../reference/contract/addresses.ts";
import { operations } from "../../reference/contract/model.ts";
import { snippetsOf } from "../../reference/contract/snippets.ts";
import { states } from "../../reference/contract/states.ts";
import { guides } from "../../reference/text/guides.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { some } from "../lib/some.ts";
import { axe, noBrowser, openAll, startRig } from "./browser.ts";
import { allPages } from "./pages.ts";
import { siteFolder } from "./site.ts";

const test = anywhere.skipIf(noBrowser);
const all = process.env["REFERENCE_ALL"] === "1";
const limit = all ? 3_600_000 : 300_000;
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
/** The same for several tests, so that they share a tab. */
const onPhone = (javaScriptEnabled: boolean) =>
  ({ viewport: phone, javaScriptEnabled, reducedMotion: "reduce" }) as const;
const wide = { width: 1280, height: 900 };
const operation = "finance/operations/listPaymentSessions.html";
const createPayout = "finance/operations/createPayout.html";
const guideFiles = guides.map(({ name }) => address.guide(name).slice(1));

/** One page of each type; npm test looks at the first of them. */
const samples = [
  createPayout,
  "guides/webhooks.html",
  "errors.html",
  "index.html",
  operation,
  "finance/states/WalletStatus.html",
  "finance/events/PAYOUT_FAILED.html",
  "finance/index.html",
  "finance/operations/registerWebhook.html",
  "finance/events/index.html",
  "states.html",
  "ramp/schemas/RampRequest.html",
  "finance/schemas/index.html",
  "access.html",
  "guides/index.html",
  "gaps.html",
  "changelog.html",
  "downloads.html",
  "search.html",
  "404.html",
];

const rig = await startRig();
const every = (await allPages()).map(({ file }) => file);
const pagesOf = (few: number): string[] => (all ? every : some(samples, few));

/** What is wider than its place. */
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

/** What does not fit in a text. */
const misfits = () => {
  const wide = (one: Element) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1;
  const isPhone = innerWidth < 640;
  const isOverCode = (button: Element) => {
    const range = document.createRange();
    range.selectNodeContents(button.parentElement?.querySelector("code") ?? button);
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const isUnder = (line: DOMRect) =>
      line.right > left && line.left < right && line.bottom > top && line.top < bottom;
    return [...range.getClientRects()].some(isUnder);
  };
  const faults: [selector: string, text: string, isFault: (one: HTMLElement) => boolean][] = [
    ["main .scroll", "a table or a diagram scrolls", wide],
    ["main pre", "code is cut", wide],
    ["main .copy", "Copy covers code", isOverCode],
    [".stacked td:not([data-label])", "a cell has no head", () => isPhone],
    [".stacked thead", "a table is no list", (one) => isPhone && getComputedStyle(one).position !== "absolute"],
    ["main .whole", "a word of code or of a command is torn", (one) => one.getClientRects().length > 1],
  ];
  return faults.flatMap(([selector, text, isFault]) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter(isFault)
      .map((one) => `${text}: ${one.textContent?.slice(0, 50)}`),
  );
};

/** The sum of all layout shifts so far. As in CLS, what follows an input does not count: the new size of the window is one. */
const layoutShift = () =>
  new Promise<number>((done) => {
    let sum = 0;
    const type = "layout-shift" as PerformanceObserverInit["type"] & string;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        sum += entry.hadRecentInput ? 0 : entry.value;
    }).observe({ type, buffered: true });
    setTimeout(() => done(sum), 150);
  });

const colors = ["color-contrast", "link-in-text-block"];
const looks = [
  { colorScheme: "light", viewport: phone, rules: undefined },
  // In the dark, only what colors decide differs.
  { colorScheme: "dark", viewport: wide, rules: colors },
  { colorScheme: "light", viewport: wide, rules: undefined },
] as const;
test.each(some(looks, 2))(
  "axe finds nothing, $colorScheme, $viewport.width px wide, with all open",
  { timeout: limit },
  async ({ rules, ...options }) => {
    const found: string[] = [];
    const { page } = await rig.open("index.html", { ...options, bypassCSP: true });
    for (const file of pagesOf(1)) {
      await page.goto(`${rig.site.address}/${file}`);
      await openAll(page);
      found.push(...(await axe(page, { rules })).map((line) => `${file} ${line}`));
    }
    await page.setViewportSize(phone);
    await page.goto(`${rig.site.address}/${operation}`);
    await page.getByRole("button", { name: "Contents" }).click();
    found.push(...(await axe(page, { within: "#contents" })));
    expect(found).toEqual([]);
  },
);

test("pages load nothing foreign, do not shift, and have nothing cut off", {
  timeout: limit,
}, async () => {
  const wrong: string[] = [];
  const event = "finance/events/PAYOUT_RETURNED.html";
  const state = "finance/states/PayoutStatus.html";
  const texts = new Set([createPayout, state, event, "index.html", ...some(guideFiles, 1)]);
  const { page, problems, requests } = await rig.open("index.html", { viewport: { width: 320, height: 700 } });
  for (const [index, file] of [...new Set([...pagesOf(4), ...texts])].entries()) {
    requests.length = 0;
    await page.setViewportSize(index % 2 === 0 ? phone : desk);
    await page.goto(`${rig.site.address}/${file}`);
    const shift = await page.evaluate(layoutShift);
    const foreign = requests.filter((url) => !url.startsWith(rig.site.address) && !url.startsWith("data:"));
    const faults = [...foreign, ...problems.splice(0)];
    // What a busy machine paints in two steps may move by some pixels.
    if (shift > 0.01) faults.push(`it shifts by ${shift}`);
    for (const width of texts.has(file) ? [phone.width, desk.width] : []) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await page.evaluate(misfits)).map((line) => `${width} px: ${line}`));
    }
    await openAll(page);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await page.evaluate(cutOff)).map((line) => `${width} px: ${line}`));
    }
    if (faults.length > 0) wrong.push(`${file}: ${faults.join(", ")}`);
  }
  expect(wrong).toEqual([]);
});

test("pages are whole without JavaScript: no button that does nothing", async () => {
  for (const file of [operation, "guides/webhooks.html"]) {
    const { page } = await rig.open(file, { javaScriptEnabled: false });
    expect(await page.locator("button:visible").allTextContents()).toEqual(["Search"]);
    expect(await page.locator("main h1").count()).toBe(1);
  }
});

test("pages work below a base path, as on GitHub Pages: style, links and search hold", async () => {
  const folder = temporaryFolder("mounted");
  await writeFile(join(folder, "index.html"), "");
  await symlink(await siteFolder(), join(folder, "docs"));
  const mounted = await startRig(folder);
  const { page, problems } = await mounted.open(`docs/${createPayout}`);
  expect(await page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe("0px");
  await page.locator("main a", { hasText: "getPayout" }).first().click();
  await page.waitForURL(/\/docs\/finance\/operations\/getPayout\.html$/);
  await page.keyboard.press("/");
  await page.keyboard.type("netCryptoAmount");
  await page.locator("[role=option]", { hasText: "PayIn.netCryptoAmount" }).first().waitFor();
  const links = await page
    .locator("[role=option]")
    .evaluateAll((options) => options.map((one) => (one as HTMLAnchorElement).pathname));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((path) => !path.startsWith("/docs/"))).toEqual([]);
  expect((await page.request.get(`${mounted.site.address}${links[0]}`)).status()).toBe(200);
  expect(problems).toEqual([]);
});

test("the shell lets the keyboard reach everything, the content first", async () => {
  const { page } = await rig.open(operation);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to main content");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  await page.keyboard.press("Tab");
  // After a key, what a script focuses looks as if a key had come to it; so many keys would take seconds.
  const stops = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, summary, input, pre[tabindex]")]
      .filter((one) => one.tabIndex >= 0 && one.checkVisibility())
      .map((one) => {
        one.focus();
        const part = one.closest("nav.side") ? "navigation" : one.tagName.toLowerCase();
        const isFocused = document.activeElement === one;
        return [part, isFocused ? getComputedStyle(one).outlineStyle : "none", one.outerHTML.slice(0, 80)];
      }),
  );
  expect(stops.filter(([, outline]) => outline === "none")).toEqual([]);
  expect(stops.map(([part]) => part)).toEqual(
    expect.arrayContaining(["a", "summary", "pre", "button", "navigation"]),
  );
});

test("the shell prints all details and no navigation, and copies the whole of a snippet", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const { page } = await rig.open(createPayout, { permissions });
  const block = page.locator(".with-copy").first();
  await block.locator("button").click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator("pre").textContent());
  await page.emulateMedia({ media: "print" });
  const hidden = await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    const folded = [...document.querySelectorAll("main details")].filter(
      (one) => one.checkVisibility() && one.lastElementChild?.checkVisibility() === false,
    );
    const code = [...document.querySelectorAll("main pre")].map((one) => getComputedStyle(one).colorScheme);
    const nav = document.querySelector(".side")?.checkVisibility();
    return { folded: folded.length, nav, schemes: [...new Set(code)] };
  });
  expect(hidden).toEqual({ folded: 0, nav: false, schemes: ["light"] });
});

test("the shell switches the scheme, and keeps it", async () => {
  const { page } = await rig.open("index.html", { colorScheme: "light" });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.locator("button.theme").click();
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.goto(`${rig.site.address}/errors.html`);
  expect(await background()).toBe(dark);
});

test("the shell shows where one is, and opens the fold around an anchor", async () => {
  const { page } = await rig.open("finance/operations/pingWebhook.html", {
    viewport: { width: 1280, height: 500 },
  });
  const at = await page.evaluate(() => {
    const { top, bottom } = document.querySelector('.side [aria-current="page"]')?.getBoundingClientRect() ?? {};
    return { inView: (top ?? -1) > 0 && (bottom ?? 1e9) < innerHeight, scrolled: scrollY };
  });
  expect(at).toEqual({ inView: true, scrolled: 0 });
  await page.goto(`${rig.site.address}/finance/operations/listWallets.html#200.pagination.pageNumber`);
  expect(await page.locator("[id='200.pagination.pageNumber']").isVisible()).toBe(true);
});

test.each([true, false])("opens the contents over a phone and closes by key, JavaScript: %s", async (isOn) => {
  const { page } = await rig.open("guides/webhooks.html", onPhone(isOn));
  const button = page.getByRole("button", { name: "Contents" });
  const contents = page.getByRole("navigation", { name: "Contents" });
  expect(await contents.isVisible()).toBe(false);
  expect((await button.boundingBox())?.y).toBeLessThan(phone.height / 4);
  for (const leave of ["Escape", "Close"]) {
    await button.focus();
    await page.keyboard.press("Enter");
    await contents.waitFor();
    if (leave === "Escape") await page.keyboard.press(leave);
    else {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
    }
    await contents.waitFor({ state: "hidden" });
    if (isOn) expect(await button.evaluate((one) => one === document.activeElement), leave).toBe(true);
  }
  await button.click();
  await contents.getByRole("link", { name: "Authentication" }).click();
  await page.waitForURL(/authentication\.html$/);
});

test("on a desk, the head of a table of statuses stays in sight, and the table fits", async () => {
  const { page } = await rig.open("index.html", { viewport: desk });
  for (const { service, schemaName, statuses } of some(states, 1)) {
    const row = statuses[Math.floor(statuses.length / 2)]?.status;
    await page.goto(`${rig.site.address}${address.state(service, schemaName)}#${row}`);
    const seen = await page.evaluate(() => {
      const box = document.querySelector(".headed");
      const head = box?.querySelector("th")?.getBoundingClientRect();
      const target = box?.querySelector("tr:target")?.getBoundingClientRect();
      const isFitting = (box?.firstElementChild?.scrollWidth ?? 9999) <= (box?.clientWidth ?? 0) + 1;
      return { isFitting, isSeen: head && target && head.top >= 0 && head.bottom <= target.top + 1 };
    });
    expect(seen, schemaName).toEqual({ isFitting: true, isSeen: true });
  }
});

test("request and response are seen at once, on a wide screen side by side", async () => {
  const { page } = await rig.open(createPayout);
  for (const { isBeside, ...viewport } of [
    { width: 1280, height: 800, isBeside: false },
    { width: 1920, height: 1080, isBeside: true },
  ]) {
    await page.setViewportSize(viewport);
    const seen = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const parts = "#examples, .samples .tab-list, .run > button, #response-examples, .responses > .tab-list";
      return {
        unseen: parts.split(", ").filter((one) => (box(one)?.bottom ?? Number.POSITIVE_INFINITY) > innerHeight),
        isBeside: (box(".call.came")?.left ?? 0) >= (box(".call")?.right ?? 0),
      };
    });
    expect(seen).toEqual({ unseen: [], isBeside });
  }
});

test("on a phone, an operation says at its beginning what is on its page", async () => {
  const { page } = await rig.open(createPayout, onPhone(false));
  const list = page.getByRole("navigation", { name: "On this page" });
  expect((await list.boundingBox())?.y).toBeLessThan(phone.height / 2);
  await list.locator("summary").click();
  const targets = await list
    .locator("a")
    .evaluateAll((links) => links.map((one) => one.getAttribute("href") ?? ""));
  expect(targets).toEqual(["#examples", "#response-examples", "#parameters", "#body", "#responses", "#errors"]);
  await list.getByRole("link", { name: "Errors" }).click();
  expect(Math.abs((await page.locator("#errors").boundingBox())?.y ?? 999)).toBeLessThan(phone.height / 2);
  await page.setViewportSize(desk);
  expect(await list.isVisible()).toBe(false);
  await page.setViewportSize(phone);
  await page.goto(`${rig.site.address}/${guideFiles[0]}`);
  expect(await page.getByText("On this page").filter({ visible: true }).count()).toBe(1);
});

const openSmall = (file: string) => rig.open(file, { viewport: { width: 1280, height: 720 } });

test("at 1280×720, the line of a body stays in view", async () => {
  const { page } = await openSmall("finance/operations/createPayoutRoute.html#body.sourceWalletId");
  const told = await page
    .locator(".fields > li:target > .field-head")
    .evaluate((one) => getComputedStyle(one, "::after").content);
  expect(told).toBe('"assumed"');
  await page
    .locator("[id='body'] ~ .fields > li")
    .last()
    .evaluate((one) => one.scrollIntoView({ block: "end" }));
  const { y = -1, height = 999 } = (await page.locator("#body ~ .certainty").boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThan(720);
});

/** What has to be enabled first, and several examples, stand above the sample. */
const above = (entry: (typeof operations)[number]) =>
  snippetsOf(entry).length + (snippetsOf(entry)[0]?.needs === undefined ? 0 : 10);
const tallest = operations.toSorted((a, b) => above(b) - above(a));

test("at 1280×720, 10 rem of a sample are seen, or all of it, and the column scrolls as one", async () => {
  const small: string[] = [];
  const { page } = await openSmall("index.html");
  for (const { service, operationId } of some(tallest, 2)) {
    await page.goto(`${rig.site.address}${address.operation(service, operationId)}`);
    const { isSeen, scrollers } = await page.evaluate(() => {
      const pre = [...document.querySelectorAll(".samples [data-sample] pre")].find((one) =>
        one.checkVisibility(),
      );
      const box = pre?.getBoundingClientRect();
      const seen = Math.min(box?.bottom ?? 0, innerHeight) - (box?.top ?? 0);
      const scrollers = [...document.querySelectorAll(".both :not(textarea)")].filter(
        (one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
      );
      return { isSeen: seen >= Math.min(160, box?.height ?? 160), scrollers: scrollers.length };
    });
    if (!isSeen || scrollers > 0) small.push(`${operationId}: seen: ${isSeen}, ${scrollers} scroll`);
  }
  expect(small).toEqual([]);
});

test("at 1280×720, the form of Run covers none of its own fields", async () => {
  const { page } = await openSmall(createPayout);
  await page.locator(".run-with > summary").click();
  for (const field of await page.locator(".run .run-field :is(input, select, textarea)").all()) {
    await field.scrollIntoViewIfNeeded();
    const covered = await field.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map((part) =>
        document.elementFromPoint(left + width / 2, top + height * part),
      );
      return points.some((hit) => hit?.closest(".run > button") != null);
    });
    expect(covered, await field.getAttribute("name").then(String)).toBe(false);
  }
});

test("on the page of all statuses, every diagram can be read", async () => {
  const { page } = await openSmall("states.html");
  const scales = await page.$$eval(".machine .diagram", (all) =>
    all.map((one) => one.getBoundingClientRect().width / (one as SVGSVGElement).viewBox.baseVal.width),
  );
  expect(scales.length).toBeGreaterThan(0);
  expect(Math.min(...scales)).toBeGreaterThan(0.95);
});

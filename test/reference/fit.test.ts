// What fits where: tables and code of guides and samples on a phone and on a desk, and the contents of the site on a phone.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { address } from "../../reference/contract/addresses.ts";
import { states } from "../../reference/contract/states.ts";
import { guides } from "../../reference/text/guides.ts";
import { some } from "../lib/some.ts";
import { axe } from "./lib/axe.ts";
import { noBrowser, type Rig, startRig } from "./lib/browser.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const guideFiles = guides.map(({ name }) => address.guide(name).slice(1));
const operation = "finance/operations/createPayout.html";

let rig: Rig;

beforeAll(async () => {
  if (!noBrowser) rig = await startRig();
}, 180_000);
afterAll(() => rig?.close());

/** Tables that scroll, cells without the head of their column, commands that scroll, and short code on two lines. */
const misfits = (): string[] => {
  const wide = (one: Element) => one.scrollWidth > one.clientWidth + 1;
  const of = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const begin = (one: Element) => one.textContent?.slice(0, 50);
  return [
    ...of("main .scroll")
      .filter(wide)
      .map((one) => `a table scrolls: ${begin(one)}`),
    ...of("main .stacked td:not([data-label])").map((one) => `a cell has no head: ${begin(one)}`),
    ...of("main .stacked thead")
      .filter((one) => getComputedStyle(one).position !== "absolute")
      .map((one) => `a table is no list of blocks: ${begin(one)}`),
    ...of('main pre[data-language="sh"]')
      .filter((one) => one.checkVisibility() && wide(one))
      .map((one) => `a command is cut: ${begin(one)}`),
    ...of("main code.whole")
      .filter((one) => one.getClientRects().length > 1)
      .map((one) => `code is torn: ${begin(one)}`),
  ];
};

/** Visible tables and code that are wider than their box, code by its language. */
const cut = () =>
  [...document.querySelectorAll<HTMLElement>("main :is(pre.code, .scroll)")]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.dataset["language"] ?? "table"}: ${one.textContent?.slice(0, 50)}`);

describe.skipIf(noBrowser)("what is written", () => {
  test("on a desk, the head of a table of statuses stays in sight, and the table fits", async () => {
    const wrong: string[] = [];
    const { page, close } = await rig.open("index.html", { viewport: desk });
    for (const { service, schemaName, statuses } of some(states, 2)) {
      await page.goto(
        `${rig.site.address}${address.state(service, schemaName)}#${statuses[Math.floor(statuses.length / 2)]?.status}`,
      );
      const found = await page.evaluate(() => {
        const box = document.querySelector(".headed");
        const head = box?.querySelector("th")?.getBoundingClientRect();
        const row = box?.querySelector("tr:target")?.getBoundingClientRect();
        return {
          over: (box?.firstElementChild?.scrollWidth ?? 0) - (box?.clientWidth ?? 0),
          isCovered: head === undefined || row === undefined || head.bottom > row.top + 1 || head.top < 0,
        };
      });
      if (found.over > 1 || found.isCovered) wrong.push(`${schemaName}: ${JSON.stringify(found)}`);
    }
    await close();
    expect(wrong).toEqual([]);
  }, 60_000);

  const onPhone: string[] = [];
  const onDesk: string[] = [];
  // Each page once, at both widths.
  beforeAll(async () => {
    const { page, close } = await rig.open("index.html");
    for (const file of [operation, ...some(guideFiles, 5)]) {
      await page.goto(`${rig.site.address}/${file}`);
      await page.setViewportSize(phone);
      onPhone.push(...(await page.evaluate(misfits)).map((line) => `${file}: ${line}`));
      await page.setViewportSize(desk);
      const isQuickstart = file === address.guide("first-call").slice(1);
      const found = (await page.evaluate(cut)).filter((one) => isQuickstart || /^(?:sh|table)/.test(one));
      onDesk.push(...found.map((line) => `${file}: ${line}`));
    }
    await close();
  }, 120_000);

  test("on a phone, no table of a guide scrolls, no command is cut, and no short code is torn", () => {
    expect(onPhone).toEqual([]);
  });

  test("on a desk, the quickstart and the commands of other pages are not cut; what scrolls has a shade", async () => {
    expect(onDesk).toEqual([]);
    const { page, close } = await rig.open(address.guide("first-call").slice(1));
    const shade = await page.evaluate(() => {
      const program = document.querySelector('pre[data-language="ts"]');
      return program === null ? "" : getComputedStyle(program).backgroundAttachment;
    });
    expect(shade).toMatch(/^local, scroll/);
    await close();
  });
});

/** Which of what one looks for in the panel of an operation is not in the window, and where its two parts stand. */
const panel = () => {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const seen = ["#examples", ".samples .tab-list", ".run > button", "#response-examples", ".responses > .tab-list"];
  const [request, response] = [box(".call"), box(".call.came")];
  return {
    unseen: seen.filter((one) => (box(one)?.bottom ?? Number.POSITIVE_INFINITY) > innerHeight),
    isBeside: (response?.left ?? 0) >= (request?.right ?? 0),
  };
};

test.skipIf(noBrowser).each([
  { javaScriptEnabled: true, viewport: { width: 1280, height: 800 }, isBeside: false },
  { javaScriptEnabled: true, viewport: { width: 1920, height: 1080 }, isBeside: true },
])("request and response are both seen at once at $viewport.width px", async ({ isBeside, ...options }) => {
  const { page, close } = await rig.open("finance/operations/createPayout.html", options);
  const found = await page.evaluate(panel);
  expect(found).toEqual({ unseen: [], isBeside });
  await close();
});

test.skipIf(noBrowser)(
  "on a phone, an operation says at its beginning what is on its page, without JavaScript too",
  async () => {
    const { page, close } = await rig.open(operation, {
      viewport: phone,
      javaScriptEnabled: false,
      reducedMotion: "reduce",
    });
    const list = page.getByRole("navigation", { name: "On this page" });
    expect((await list.boundingBox())?.y).toBeLessThan(phone.height / 2);
    await list.locator("summary").click();
    const targets = await list.locator("a").evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    expect(targets).toEqual(["#examples", "#response-examples", "#parameters", "#body", "#responses", "#errors"]);
    await list.getByRole("link", { name: "Errors" }).click();
    expect(Math.abs((await page.locator("#errors").boundingBox())?.y ?? 999)).toBeLessThan(phone.height / 2);
    await page.setViewportSize(desk);
    expect(await list.isVisible()).toBe(false);
    await page.setViewportSize(phone);
    await page.goto(`${rig.site.address}/${guideFiles[0]}`);
    expect(await page.getByText("On this page").filter({ visible: true }).count()).toBe(1);
    await close();
  },
);

describe.skipIf(noBrowser)("the contents on a phone", () => {
  test.each([true, false])("open over the page and close by key, JavaScript: %s", async (javaScriptEnabled) => {
    const { page, close } = await rig.open("guides/webhooks.html", { viewport: phone, javaScriptEnabled });
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
      if (javaScriptEnabled) expect(await button.evaluate((one) => one === document.activeElement), leave).toBe(true);
    }
    await button.click();
    await contents.getByRole("link", { name: "Authentication" }).click();
    await page.waitForURL(/authentication\.html$/);
    await close();
  });

  test("have nothing that axe finds, in both schemes", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      const { page, close } = await rig.open(operation, { viewport: phone, colorScheme, bypassCSP: true });
      await page.getByRole("button", { name: "Contents" }).click();
      expect(await axe(page), colorScheme).toEqual([]);
      await close();
    }
  });
});

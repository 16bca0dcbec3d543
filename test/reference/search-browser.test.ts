// The search in Chromium. npm run test:long looks at how it is left, at its errors and at its accessibility, too.

import type { Page } from "playwright-core";
import { test as anywhere, describe, expect } from "vitest";
import { axe, noBrowser, startRig } from "./browser.ts";

const test = anywhere.skipIf(noBrowser);
const isLong = process.env["LONG"] === "1";
const rig = await startRig();
const operation = "finance/operations/listPaymentSessions.html";

const isOpen = (page: Page) => page.evaluate(() => document.querySelector("dialog")?.open === true);

/** The title of the result that is chosen, as a screen reader is told; undefined when none is. */
const active = (page: Page) =>
  page.evaluate(() => {
    const option = document.getElementById(document.activeElement?.getAttribute("aria-activedescendant") ?? "");
    return option?.matches("[aria-selected=true]")
      ? option.querySelector(".finder-title")?.textContent
      : undefined;
  });

const said = (page: Page, text: RegExp) =>
  page.waitForFunction(
    (pattern) => new RegExp(pattern).test(document.querySelector("[data-finder-status]")?.textContent ?? ""),
    text.source,
  );

test("the search is opened by key, chosen with the arrows, and announced", async () => {
  const { page, problems, requests } = await rig.open(operation);
  const ofSearch = () => requests.filter((url) => /search/.test(url));
  expect(ofSearch()).toEqual([]);
  for (const key of ["Control+k", "Meta+k", "/"]) {
    if (await isOpen(page)) await page.keyboard.press("Escape");
    expect(await isOpen(page)).toBe(false);
    await page.keyboard.press(key);
    expect(await isOpen(page), key).toBe(true);
  }
  // Typed at once: nothing is lost while the search loads.
  await page.keyboard.type("account-not-foud");
  await said(
    page,
    /^There is no such code or name: account-not-foud\. Treat an error code that you do not know by its HTTP status\. Nearest: \d+ results$/,
  );
  expect(await page.locator("[data-finder-note]").isVisible()).toBe(true);
  expect(await active(page)).toBe("account-not-found");
  expect(ofSearch().sort()).toEqual(
    ["search.js", "search.json"].map((name) => `${rig.site.address}/assets/${name}`),
  );
  await page.locator("#finder-q").fill("create a payout");
  await said(page, /^\d+ results$/);
  expect(await page.locator("#finder-q").getAttribute("aria-expanded")).toBe("true");
  expect(await active(page)).toBe("Create a payout");
  await page.keyboard.press("ArrowDown");
  expect(await active(page)).not.toBe("Create a payout");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  expect(await active(page)).toBe(
    await page.locator("dialog [role=option]").last().locator(".finder-title").textContent(),
  );
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/finance\/operations\/createPayout\.html$/);
  expect(problems).toEqual([]);
});

test("the search has a page that shows what its address asks for", async () => {
  const { page, problems } = await rig.open("search.html?q=rotate%20webhook%20secret");
  const results = page.locator("#search-page [role=option]");
  await results.first().waitFor();
  const hrefs = await results.evaluateAll((all) =>
    all.slice(0, 3).map((one) => (one as HTMLAnchorElement).pathname),
  );
  expect(hrefs).toContain("/finance/operations/replaceWebhook.html");
  await page.locator("#search-q").fill("retry");
  await page.waitForURL(/\?q=retry$/);
  expect(await page.locator("meta[http-equiv]").getAttribute("content")).not.toContain("unsafe");
  expect(problems).toEqual([]);
});

test("the search without JavaScript leads to its page, which says what to do", async () => {
  const { page } = await rig.open(operation, { javaScriptEnabled: false });
  await page.locator("#find").fill("payout");
  await page.locator("#find").press("Enter");
  await page.waitForURL(/search\.html\?q=payout$/);
  expect(await page.locator("noscript").first().textContent()).toContain("The search needs JavaScript");
  expect(await page.locator("#search-q").isVisible()).toBe(false);
  const names = { operations: "Create a payout", codes: "account-not-found", statuses: "REFUNDED" };
  for (const [list, name] of Object.entries({ ...names, fields: "netCryptoAmount" }))
    expect(await page.locator(`h3#${list} + ul`).textContent()).toContain(name);
});

describe.skipIf(!isLong)("the search, at length,", () => {
  test("is left by Escape, its button and a click beside it", async () => {
    const { page } = await rig.open(operation);
    const button = page.locator(".find-open");
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => page.locator("[data-finder-close]").click(),
      () => page.mouse.click(5, 5),
    ]) {
      await button.focus();
      await page.keyboard.press("Enter");
      expect(await isOpen(page)).toBe(true);
      await leave();
      const isBack = await button.evaluate((one) => one === document.activeElement);
      expect([await isOpen(page), isBack]).toEqual([false, true]);
    }
  });

  test("closes for a result on the same page, and opens the fold", async () => {
    const { page } = await rig.open("finance/schemas/PayIn.html");
    await page.keyboard.press("/");
    await page.keyboard.type("netCryptoAmount");
    await page.locator("dialog [role=option]").filter({ hasText: "PayIn.netCryptoAmount" }).first().click();
    await page.waitForURL(/#netCryptoAmount$/);
    expect(await isOpen(page)).toBe(false);
  });

  test("says where to look where its index cannot be had", async () => {
    const { page } = await rig.open(operation);
    await page.route("**/search.json", (route) => route.fulfill({ status: 503 }));
    await page.keyboard.press("/");
    await page.keyboard.type("/v1/payout");
    await said(page, /could not be loaded/);
    await page.keyboard.press("Enter");
    await page.waitForURL(/search\.html\?q=%2Fv1%2Fpayout$/);
  });

  test.each([
    ["light", 1280],
    ["dark", 320],
  ] as const)("has nothing that axe finds, %s, %i px wide", async (colorScheme, width) => {
    const { page } = await rig.open(operation, { colorScheme, viewport: { width, height: 844 }, bypassCSP: true });
    await page.keyboard.press("Control+k");
    for (const query of ["refund", "no-such-code"]) {
      await page.locator("#finder-q").fill(query);
      await said(page, /results$/);
      expect(await axe(page), query).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });

  test("is where a page that does not exist leads", async () => {
    const { page, requests } = await rig.open("finance/operations/createPayot.html");
    await page.locator("main a", { hasText: "Search for the name" }).click();
    await page.waitForURL(/search\.html\?q=createPayot$/);
    const results = page.locator("#search-page [role=option]");
    await results.filter({ hasText: "Create a payout" }).first().waitFor();
    requests.length = 0;
    await page.goto(`${rig.site.address}/search.html`);
    expect(requests.filter((url) => /search\.js/.test(url))).toEqual([]);
    await page.locator("h1").click();
    await page.keyboard.press("Control+k");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("search-q");
    await page.keyboard.type("payout");
    await results.first().waitFor();
  });
});

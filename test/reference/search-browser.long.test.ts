// The search in real Chromium: how it is left, where nothing is found or loaded, accessibility. What it does is in
// search-browser.test.ts.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axe } from "./lib/axe.ts";
import { noBrowser, type Rig, samples, startRig } from "./lib/browser.ts";
import { isOpen, options, said } from "./lib/finder.ts";

let rig: Rig;

beforeAll(async () => {
  if (noBrowser) return;
  rig = await startRig();
}, 180_000);
afterAll(() => rig?.close());

const operation = samples["operation"] ?? "";

describe.skipIf(noBrowser)("the dialog", () => {
  test("opens for a key that was pressed before the scripts of the page were there", async () => {
    const page = await rig.browser.newPage();
    const pressed = Promise.withResolvers<void>();
    await page.route("**/assets/site.js", async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.goto(`${rig.site.address}/${operation}`, { waitUntil: "commit" });
    await page.locator("footer").waitFor();
    await page.keyboard.press("/");
    expect(await isOpen(page)).toBe(false);
    pressed.resolve();
    await page.locator("dialog[open]").waitFor();
    await page.close();
  });

  test("Escape, its button and a click beside it close it, and the focus is where it was", async () => {
    const { page, close } = await rig.open(operation);
    const button = page.locator(".find-open");
    const isBack = () => button.evaluate((one) => one === document.activeElement);
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => page.locator("[data-finder-close]").click(),
      () => page.mouse.click(5, 5),
    ]) {
      await button.focus();
      await page.keyboard.press("Enter");
      expect(await isOpen(page)).toBe(true);
      await leave();
      expect([await isOpen(page), await isBack()]).toEqual([false, true]);
    }
    await close();
  });

  test("a slash is a slash where one types", async () => {
    const { page, close } = await rig.open(operation);
    await page.keyboard.press("/");
    await page.keyboard.type("/v1/webhooks");
    expect(await page.locator("#finder-q").inputValue()).toBe("/v1/webhooks");
    await close();
  });

  test("a result on the same page closes it and opens the fold", async () => {
    const { page, close } = await rig.open("finance/schemas/PayIn.html");
    await page.keyboard.press("/");
    await page.keyboard.type("netCryptoAmount");
    await options(page).filter({ hasText: "PayIn.netCryptoAmount" }).first().click();
    await page.waitForURL(/#netCryptoAmount$/);
    expect(await isOpen(page)).toBe(false);
    await close();
  });

  test("where the index cannot be had, it says where to look instead, and Enter leads there", async () => {
    const { page, close } = await rig.open(operation);
    await page.route("**/search.json", (route) => route.fulfill({ status: 503 }));
    await page.keyboard.press("/");
    await page.keyboard.type("payout");
    await said(page, /could not be loaded/);
    await page.keyboard.press("Enter");
    await page.waitForURL(/search\.html\?q=payout$/);
    await close();
  });

  test("axe finds nothing while it is open, in both schemes and on a phone", { timeout: 120_000 }, async () => {
    const found: string[] = [];
    for (const [colorScheme, width] of [
      ["light", 1280],
      ["dark", 320],
    ] as const) {
      const { page, close } = await rig.open(operation, {
        colorScheme,
        viewport: { width, height: 844 },
        bypassCSP: true,
      });
      await page.keyboard.press("Control+k");
      for (const query of ["refund", "no-such-code"]) {
        await page.locator("#finder-q").fill(query);
        await said(page, /results$/);
        const violations = await axe(page);
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        found.push(...violations, ...(isWide ? ["wider than the screen"] : []));
      }
      await close();
    }
    expect(found).toEqual([]);
  });
});

describe.skipIf(noBrowser)("the search page", () => {
  test("loads the index with the first key, not before; Ctrl+K goes to its field", async () => {
    const { page, requests, close } = await rig.open("search.html");
    expect(requests.filter((url) => /search\.js/.test(url))).toEqual([]);
    await page.locator("h1").click();
    await page.keyboard.press("Control+k");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("search-q");
    await page.keyboard.type("payout");
    await page.locator("#search-page [role=option]").first().waitFor();
    await close();
  });

  test("is where a page that does not exist leads, with the name that was looked for", async () => {
    const { page, close } = await rig.open("finance/operations/createPayot.html");
    await page.locator("main a", { hasText: "Search for the name" }).click();
    await page.waitForURL(/search\.html\?q=createPayot$/);
    await page.locator("#search-page [role=option]", { hasText: "Create a payout" }).first().waitFor();
    await close();
  });
});

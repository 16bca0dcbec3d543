// The search in real Chromium: opened from anywhere with the keyboard, a combobox for screen readers, loaded only when it is used.
// How it is left, its errors and accessibility are in search-browser.long.test.ts.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noBrowser, type Rig, samples, startRig } from "./lib/browser.ts";
import { active, isOpen, options, said } from "./lib/finder.ts";

let rig: Rig;

beforeAll(async () => {
  if (!noBrowser) rig = await startRig();
}, 180_000);
afterAll(() => rig?.close());

const operation = samples["operation"] ?? "";

describe.skipIf(noBrowser)("the dialog", () => {
  test("Ctrl+K, Cmd+K and a slash open it, the arrows choose, Enter goes there", async () => {
    const { page, problems, close } = await rig.open(operation);
    for (const key of ["Control+k", "Meta+k", "/"]) {
      if (await isOpen(page)) await page.keyboard.press("Escape");
      expect(await isOpen(page)).toBe(false);
      await page.keyboard.press(key);
      expect(await isOpen(page), key).toBe(true);
    }
    // Typed at once: nothing is lost while the search loads.
    await page.keyboard.type("create a payout");
    await options(page).filter({ hasText: "/payouts" }).first().waitFor();
    expect(await active(page)).toBe("Create a payout");
    await page.keyboard.press("ArrowDown");
    const second = await active(page);
    expect(second).not.toBe("Create a payout");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await active(page)).toBe(await options(page).last().locator(".finder-title").textContent());
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/finance\/operations\/createPayout\.html$/);
    expect(problems).toEqual([]);
    await close();
  });

  test("nothing of it is loaded before it is opened, and everything from this site", async () => {
    const { page, requests, close } = await rig.open(operation);
    const ofSearch = () => requests.filter((url) => /search|names\.json/.test(url));
    expect(ofSearch()).toEqual([]);
    await page.locator(".find-open").click();
    await options(page).first().waitFor();
    expect(ofSearch().sort()).toEqual(["search.js", "search.json"].map((name) => `${rig.site.address}/assets/${name}`));
    await close();
  });

  test("how many results there are is announced, and a code that does not exist is said not to", async () => {
    const { page, close } = await rig.open(operation);
    await page.keyboard.press("/");
    await page.keyboard.type("refund");
    await said(page, /^\d+ results$/);
    expect(await page.locator("#finder-q").getAttribute("aria-expanded")).toBe("true");
    await page.locator("#finder-q").fill("account-not-foud");
    await said(
      page,
      /^There is no such code or name: account-not-foud\. Treat an error code that you do not know by its HTTP status\. Nearest: \d+ results$/,
    );
    expect(await page.locator("[data-finder-note]").isVisible()).toBe(true);
    expect(await active(page)).toBe("account-not-found");
    await close();
  });
});

describe.skipIf(noBrowser)("the search page", () => {
  test("shows what its address asks for, keeps the address, and needs no looser policy", async () => {
    const { page, problems, close } = await rig.open("search.html?q=rotate%20webhook%20secret");
    const results = page.locator("#search-page [role=option]");
    await results.first().waitFor();
    const hrefs = await results.evaluateAll((all) => all.slice(0, 3).map((one) => (one as HTMLAnchorElement).pathname));
    expect(hrefs).toContain("/finance/operations/replaceWebhook.html");
    await page.locator("#search-q").fill("retry");
    await page.waitForURL(/\?q=retry$/);
    expect(await page.locator("meta[http-equiv]").getAttribute("content")).not.toContain("unsafe");
    expect(problems).toEqual([]);
    await close();
  });

  test("without JavaScript, the field of each page leads here, and here it says what to do", async () => {
    const { page, close } = await rig.open(operation, { javaScriptEnabled: false });
    await page.locator("#find").fill("payout");
    await page.locator("#find").press("Enter");
    await page.waitForURL(/search\.html\?q=payout$/);
    expect(await page.locator("noscript").first().textContent()).toContain("The search needs JavaScript");
    expect(await page.locator("#search-q").isVisible()).toBe(false);
    for (const [list, name] of [
      ["operations", "Create a payout"],
      ["codes", "account-not-found"],
      ["statuses", "REFUNDED"],
      ["fields", "netCryptoAmount"],
    ])
      expect(await page.locator(`h3#${list} + ul`).textContent()).toContain(name);
    await close();
  });
});

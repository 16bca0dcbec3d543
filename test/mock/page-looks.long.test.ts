// How the page at /__mock/ looks: axe-core finds nothing, wide and on a phone, light and dark; PAGE_PICTURES=folder/ keeps pictures.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasChromium, startBrowser } from "../lib/chromium.ts";
import { cast, mockForTests, webhook } from "./mock.ts";

const wide = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };
const screens = {
  "wide-light": { viewport: wide, colorScheme: "light" },
  "wide-dark": { viewport: wide, colorScheme: "dark", reducedMotion: "reduce" },
  "phone-light": { viewport: phone, colorScheme: "light" },
  "phone-dark": { viewport: phone, colorScheme: "dark" },
} as const;

/** What is looked at, by its address; the first row is opened where it ends with a question mark. */
const places = [
  ...["requests", "requests/?", "resources/payouts", "resources/payouts/?", "ledger", "deliveries", "deliveries/?"],
  ...["deliveries/schedule", "deliveries/event", "scenarios", "scenarios/?", "scenarios/new/form", "outcomes"],
  ...["outcomes/?", "snapshots", "snapshots/?", "settings", "sandboxes", "sandboxes/?", "sandboxes/make/new"],
];

const findings = `axe.run().then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)).join(" ")))`;

describe.runIf(hasChromium())("in Chromium", { timeout: 240_000 }, () => {
  const mock = mockForTests({ speed: 0, allowHttpWebhooks: true });
  let browser: Browser;
  let axe: string;
  beforeAll(async () => {
    browser = await startBrowser();
    axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
    await mock.result("POST", "/v1/webhooks", { ...webhook, url: "http://127.0.0.1:9/hooks" });
    await mock.control("POST", "/move", { kind: "payouts", id: cast.payout, to: "RETURNED" });
    await mock.control("POST", "/clock", { minutes: 1 });
    await mock.control("POST", "/scenarios", { operationId: "listParties", response: { status: 429 } });
    for (const path of ["/v1/parties", "/v1/parties/no", "/v1/accounts", "/v1/nowhere"])
      await mock.ask("finance", path);
    await mock.control("POST", "/snapshots", { name: "after-setup" });
    await mock.control("POST", "/sandboxes", {});
  });
  afterAll(() => browser?.close());

  /** What axe finds; it comes in through the debugging protocol, because the policy allows no foreign script. */
  async function found(page: Page): Promise<string[]> {
    const session = await page.context().newCDPSession(page);
    await session.send("Runtime.evaluate", { expression: axe });
    const { result } = await session.send("Runtime.evaluate", {
      ...{ expression: findings, awaitPromise: true, returnByValue: true },
    });
    await session.detach();
    return result.value as string[];
  }

  test.each(Object.entries(screens))("axe finds nothing: %s", async (name, screen) => {
    const context = await browser.newContext(screen);
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on("console", (one) => one.type() === "error" && wrong.push(one.text()));
    page.on("pageerror", (error) => wrong.push(error.message));
    const look = async (what: string) => {
      const picture = process.env["PAGE_PICTURES"];
      if (picture !== undefined) await page.screenshot({ path: `${picture}${what.replaceAll("/", "-")}-${name}.png` });
      const sizes = await page.evaluate<number[]>(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]",
      );
      wrong.push(...(await found(page)).map((line) => `${what}: ${line}`));
      expect([what, ...sizes]).toEqual([what, screen.viewport.width, screen.viewport.height]);
    };
    for (const place of places) {
      await page.goto("about:blank");
      await page.goto(`${mock.address("finance")}/__mock/#/${place.replace("/?", "")}`);
      await page.locator(".rows a, tbody tr, form").first().waitFor({ state: "attached" });
      if (place.endsWith("?")) {
        await page.locator(".rows a").first().click();
        await page.locator(".split.open h2:not(:empty)").waitFor();
      }
      await look(place);
    }
    await page.getByRole("button", { name: "Show the keys" }).click();
    await look("keys");
    await page.keyboard.press("Escape");
    if (screen.viewport === phone) {
      await page.locator("#menu").click();
      await page.getByRole("link", { name: "Ledger" }).waitFor();
      await look("menu");
    }
    expect(wrong).toEqual([]);
    await context.close();
  });

  test("without JavaScript it says what is missing", async () => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(`${mock.address("finance")}/__mock/`);
    expect(await page.locator("noscript p").isVisible()).toBe(true);
    expect(await page.getByRole("button").count()).toBe(0);
    await page.context().close();
  });
});

// The pages in Chromium, wide and on a phone, light and dark, without JavaScript: a click decides and leads back.

import { createServer, type Server } from "node:http";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasChromium, startBrowser } from "../lib/chromium.ts";
import { close, listen } from "../lib/listen.ts";
import { cast, mockForTests } from "./mock.ts";

describe.runIf(hasChromium())("in Chromium", () => {
  const mock = mockForTests({ speed: 0, settings: { paymentSessions: true } });
  const application: Server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end("<h1>The application</h1>");
  });
  let browser: Browser;
  let back: string;
  beforeAll(async () => {
    back = `${(await listen(application)).origin}/back`;
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    close(application);
  });

  async function session(): Promise<string> {
    const path = `/v1/accounts/${cast.account}/fiat-to-crypto/payment-sessions`;
    const { body } = await mock.send("finance", "POST", path, { inAmount: 40, inCurrency: "EUR", externalRef: "<b>" });
    return String((body as { result: { paymentUrl: string } }).result.paymentUrl);
  }

  const screens = [
    { colorScheme: "light", viewport: { width: 1280, height: 800 } },
    { colorScheme: "dark", viewport: { width: 360, height: 640 } },
  ] as const;

  test.each(screens)("%o", async (screen) => {
    const context = await browser.newContext({ ...screen, javaScriptEnabled: false });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("console", (message) => problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(error.message));
    const url = await session();
    await page.goto(`${url}?returnUrl=${encodeURIComponent(back)}`);
    expect(await page.title()).toBe("Payment · mock");
    const picture = process.env["HOSTED_PICTURES"];
    if (picture !== undefined) await page.screenshot({ path: `${picture}-${screen.colorScheme}.png` });
    const pay = page.getByRole("button", { name: "Pay", exact: true });
    const { width = 0, height = 0, x = -1 } = (await pay.boundingBox()) ?? {};
    expect([x >= 0, x + width <= screen.viewport.width, height >= 44]).toEqual([true, true, true]);
    // The keyboard reaches the first button first.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${back}?status=PAYMENT_RECEIVED`);
    await page.goBack();
    await page.reload();
    expect(await page.getByRole("button").count()).toBe(0);
    expect(await page.getByText("PAYMENT_RECEIVED").count()).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a page of another origin cannot press a button", async () => {
    const page = await browser.newPage();
    const url = await session();
    const token = /name="form" value="([^"]+)"/.exec(await (await fetch(url)).text())?.[1];
    await page.goto(back);
    await page.setContent(
      `<form method="post" action="${url}"><input name="form" value="${token}"><button name="choice" value="pay">Go</button></form>`,
    );
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.url() === url && one.request().method() === "POST"),
      page.getByRole("button").click(),
    ]);
    expect(response.status()).toBe(403);
    await page.close();
  });
});

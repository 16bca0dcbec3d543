// examples/frontend in a real browser, from an origin of its own: the story, step by step, to the payout and the ramp.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { runTool } from "../../scripts/tool.ts";
import { hasChromium, startBrowser } from "../lib/chromium.ts";
import { close, listen } from "../lib/listen.ts";
import { mockForTests } from "./mock.ts";
import { receiver, stopReceivers, type TestReceiver } from "./receiver.ts";

const folder = `${root}examples/frontend/`;
const apiKey = "key-of-the-page";

test("its program has sound types", async () => {
  const { stdout } = await runTool("typescript-7/bin/tsc", ["--noEmit", "-p", folder]);
  expect(stdout).toBe("");
});

describe.runIf(hasChromium())("in Chromium", () => {
  const mock = mockForTests({ speed: 20, allowHttpWebhooks: true, delivery: { delay: 0 } });
  const site = createServer(async ({ url = "/" }, response) => {
    const file = url === "/app.js" ? "app.js" : "index.html";
    response.setHeader("Content-Type", file === "app.js" ? "text/javascript" : "text/html");
    response.end(await readFile(folder + file));
  });
  let browser: Browser;
  let hooks: TestReceiver;
  let address: string;
  beforeAll(async () => {
    browser = await startBrowser();
    hooks = await receiver();
    address = (await listen(site)).origin;
  });
  afterAll(async () => {
    await browser?.close();
    stopReceivers();
    close(site);
  });

  test("ends with the payout completed and the ramp request awaiting funds; events have its key", async () => {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    await page.goto(address);
    await page.getByLabel("Finance service").fill(mock.address("finance"));
    await page.getByLabel("Ramp service").fill(mock.address("ramp"));
    await page.getByLabel("Access token").fill("example-access-token");
    await page.getByLabel("Webhook URL").fill(hooks.url);
    await page.getByLabel("Webhook key").fill(apiKey);
    await page.getByRole("button", { name: "Run the story" }).click();
    const status = page.getByRole("status").filter({ hasText: /end|Error/ });
    await status.waitFor();
    expect([await status.textContent(), problems]).toEqual(["The end.", []]);
    const steps = await page.getByRole("listitem").allTextContents();
    const id = "[0-9a-f-]{36}";
    const wanted = [
      /^Webhook: ACTIVE$/,
      new RegExp(`^Party: ${id}, to be verified$`),
      new RegExp(`^Account: ${id} ACTIVE$`),
      /^Role: PAYOUT_RECIPIENT ACTIVE$/,
      new RegExp(`^Wallet: ${id} on BASE APPROVED$`),
      /^Verification: VERIFIED, partner terms ACCEPTED$/,
      /^Money in: COMPLETED; 50\.000000 USDC, 0\.000000 reserved$/,
      // 12 EUR at 1.0805.
      /^Payment request: 12 EUR AUTHORIZED; 37\.034000 USDC, 12\.966000 reserved$/,
      /^Settlement: SETTLING; 37\.034000 USDC, 0\.000000 reserved$/,
      /^Bank account: ends in 6789$/,
      /^Route: ACTIVE$/,
      /^Payout: COMPLETED; 7\.034000 USDC, 0\.000000 reserved$/,
      /^Ramp request: AWAITING_APPROVAL; 5000 EUR \(fee 25 EUR\) for 5375\.4875 USDC$/,
      /^Approval: AWAITING_FUNDS; to [A-Z]{2}\w+$/,
    ];
    expect(steps).toEqual(wanted.map((pattern) => expect.stringMatching(pattern)));
    const last = () => hooks.received.find(({ body }) => body.eventType === "PAYOUT_COMPLETED")?.headers;
    await expect.poll(last, { timeout: 30_000 }).toMatchObject({ "x-webhook-key": apiKey });
  });
});

// npm run pictures: makes the pictures of README, an operation in the reference and the story of a payout on the control page.

import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { command, stage, UserError } from "../../cli/command.ts";
import { startMock } from "../../mock/start.ts";
import { generatedDir, root } from "../../model/apis.ts";
import { serveSite } from "../../reference/serve.ts";
import { hasChromium, startBrowser } from "../lib/chromium.ts";
import { runScript } from "../lib/process.ts";

const folder = ".github/pictures/";
const schemes = ["light", "dark"] as const;
/** As wide as the sample of an operation needs to stand beside its text. */
const viewport = { width: 1366, height: 640 };
/** Of WebP: small text stays sharp, and the four pictures together stay below 150 kB. */
const quality = 0.25;
/** Of the cast of the examples. */
const account = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
const order = { routeId: "8bd5f7ea-9042-4136-bf8c-2ea1309dc201", asset: "USDC", amount: "100" };

/** GitHub shows WebP, which Playwright does not write: the browser itself makes it from the screenshot. */
async function webp(page: Page): Promise<Buffer> {
  const png = (await page.screenshot({ animations: "disabled" })).toString("base64");
  await page.goto("about:blank");
  const dataUrl = await page.evaluate(`(async () => {
    const image = await createImageBitmap(await (await fetch("data:image/png;base64,${png}")).blob());
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", ${quality});
  })()`);
  return Buffer.from(String(dataUrl).split(",")[1] ?? "", "base64");
}

/** Writes a page in both color schemes. @param ready A selector of what has to be there. */
async function takePictures(browser: Browser, name: string, address: string, ready: string): Promise<void> {
  for (const colorScheme of schemes) {
    const page = await browser.newPage({ viewport, colorScheme });
    const response = await page.goto(address);
    if (!response?.ok()) throw new UserError(`${address} cannot be pictured: it returns ${response?.status()}`);
    await page.locator(ready).first().waitFor();
    await page.evaluate("document.fonts.ready");
    writeFileSync(`${root}${folder}${name}-${colorScheme}.webp`, await webp(page));
    await page.close();
  }
}

/** An operation, beside a sample that can be run. */
async function pictureReference(browser: Browser): Promise<void> {
  const { code, stderr } = await runScript("reference/build.ts");
  if (code !== 0) throw new UserError(`the reference cannot be built: ${stderr.split("\n")[0]}`);
  const site = await serveSite({ folder: `${generatedDir}reference`, host: "127.0.0.1", port: 0 });
  try {
    await takePictures(browser, "operation", `${site.address}/finance/operations/getPayout.html`, "main");
  } finally {
    await site.stop();
  }
}

/** A payout that reaches the beneficiary: what was announced of it, which money moved, and the requests about it. */
async function pictureStory(browser: Browser): Promise<void> {
  const ports = { finance: 0, ramp: 0, auth: 0 };
  const mock = await startMock({ host: "127.0.0.1", ports, allowHttpWebhooks: true });
  try {
    await mock.receiver();
    const headers = { Authorization: "Bearer example-access-token" };
    const init = {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(order),
    };
    const created = await fetch(`${mock.addresses.finance}/v1/accounts/${account}/payouts`, init);
    const { result } = (await created.json()) as { result: { id: string } };
    for (let minute = 0; minute < 3; minute++) await mock.advance({ minutes: 1 });
    await fetch(`${mock.addresses.finance}/v1/accounts/${account}/payouts/${result.id}`, { headers });
    const address = `${mock.addresses.finance}/__mock/#/resources/payouts/${result.id}`;
    await takePictures(browser, "story", address, 'section:has-text("Story") a');
  } finally {
    await mock.stop();
  }
}

const summary = `Makes the pictures of README in ${folder}: an operation of the reference, and a payout on the mock's control page.`;
await command({ name: "npm run pictures", summary, flags: {} }, async () => {
  if (!hasChromium()) throw new UserError("Chromium is missing: apt-get install -y chromium-headless-shell");
  mkdirSync(root + folder, { recursive: true });
  const browser = await startBrowser();
  try {
    await stage("operation", () => pictureReference(browser));
    await stage("story", () => pictureStory(browser));
  } finally {
    await browser.close();
  }
});

// The page at /__mock/ in Chromium: each section is driven by clicks and by keys, on a mock with a receiver of its own; axe-core finds
// nothing in it, wide and on a phone, light and dark.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hasChromium, startBrowser } from "../lib/chromium.ts";
import { cast, mockForTests, webhook } from "./mock.ts";
import { receiver, stopReceivers, type TestReceiver } from "./receiver.ts";

/** A loaded machine may take long; nothing here depends on how long. */
const patience = { timeout: 40_000 };
const payout = "9ce608fb-a153-4247-8a9d-3fb241aed301";

let browser: Browser;
beforeAll(async () => {
  if (hasChromium()) browser = await startBrowser();
});
afterAll(() => browser?.close());

describe.runIf(hasChromium())("in Chromium", { timeout: 120_000 }, () => {
  const mock = mockForTests({ speed: 0, allowHttpWebhooks: true });
  let page: Page;
  let hooks: TestReceiver;
  const complaints: string[] = [];

  beforeAll(async () => {
    hooks = await receiver([500]);
  });
  afterAll(stopReceivers);
  beforeEach(async () => {
    await mock.reset();
    page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    page.setDefaultTimeout(patience.timeout);
    // What the mock refuses is shown to the user; the browser writes a line about it besides.
    page.on(
      "console",
      (one) => one.type() === "error" && !/status of 4\d\d/.test(one.text()) && complaints.push(one.text()),
    );
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("dialog", (question) => question.accept());
  });
  afterEach(async () => {
    expect(complaints.splice(0)).toEqual([]);
    await page.context().close();
  });

  const register = () => {
    const authenticationMethod = { ...webhook.authenticationMethod, apiKey: "a-key-of-the-page" };
    return mock.result("POST", "/v1/webhooks", { url: `${hooks.origin}/hooks`, authenticationMethod });
  };
  const move = () => mock.move({ kind: "payouts", id: payout, to: "RETURNED" });
  const statusOfPayout = async () => JSON.stringify(await mock.shown(`/state?kind=payouts&id=${payout}`));
  const open = (hash = "", path = "/__mock/") => page.goto(`${mock.address("finance")}${path}${hash}`);
  const press = (name: string | RegExp) => page.getByRole("button", { name, exact: true }).first().click();
  const says = (text: string | RegExp) => page.locator("#message, #error").getByText(text).waitFor();
  const rows = () => page.locator(".rows a");
  const detail = () => page.locator(".detail");

  test("a request appears live, with both bodies, what decided it, and as a scenario", async () => {
    await open();
    await page.getByText("No request yet.").waitFor();
    const party = {
      partyType: "INDIVIDUAL",
      firstName: "<img src=x onerror=alert(1)>",
      lastName: "Novak",
      email: 5,
    };
    await mock.send("finance", "POST", "/v1/parties", party, { "X-Correlation-Id": "<b>bold</b>" });
    await mock.ask("finance", "/v1/parties");
    await expect.poll(() => rows().count(), patience).toBe(2);
    await page.getByLabel("Search requests").fill("invalid-request");
    await expect.poll(() => rows().count(), patience).toBe(1);
    await rows().first().click();
    await detail().getByText("validation: body.email").waitFor();
    expect(await detail().getByLabel("Request body").textContent()).toContain('"partyType": "INDIVIDUAL"');
    expect(await detail().getByLabel("Response body").textContent()).toContain("invalid-request");
    // What was sent is text, and nothing else.
    expect(await page.locator("main img, main .detail b b").count()).toBe(0);
    await page.getByRole("link", { name: "Make this a scenario" }).click();
    await page.getByLabel("How many requests").fill("2");
    await page.getByLabel("Status", { exact: true }).fill("403");
    await press("Set the scenario");
    await says("Scenario 1 is set.");
    expect((await mock.send("finance", "POST", "/v1/parties", { ...party, email: "a@mail.example" })).status).toBe(
      403,
    );
    await rows().filter({ hasText: "createParty" }).click();
    await expect.poll(() => detail().textContent(), patience).toContain("1 time");
    await press("Remove");
    await page.getByText("No scenario is set").waitFor();
  });

  test("a payout is moved to RETURNED; its story has the event, which money moved, and the requests about it", async () => {
    await register();
    await mock.ask("finance", `/v1/accounts/${cast.account}/payouts/${payout}`);
    await open(`#/resources/payouts/${payout}`);
    await page.getByLabel("Reason for RETURNED").selectOption("UNKNOWN");
    await press("Move status to RETURNED");
    await says("status is RETURNED. Events: PAYOUT_RETURNED.");
    await detail().locator(".facts").getByText("RETURNED").waitFor();
    expect(JSON.stringify(await mock.shown("/ledger"))).toContain('"available":"277.088375"');
    const story = detail().locator("section").filter({ hasText: "Story" });
    await story.getByRole("link", { name: "PAYOUT_RETURNED" }).waitFor();
    expect(await story.getByRole("listitem").first().textContent()).toContain("Created");
    await story.getByText("100 USDC", { exact: true }).waitFor();
    await story.getByRole("link", { name: "getPayout" }).click();
    await detail().getByText("Decided by").waitFor();
  });

  test("a delivery fails, and is delivered again", async () => {
    await register();
    await mock.deliveryPolicy({ retries: [60_000] });
    await open("#/deliveries");
    await mock.sendEvent({ eventType: "PAYOUT_FAILED" });
    await press("+1 min");
    await rows()
      .filter({ hasText: `${hooks.origin}/hooks` })
      .first()
      .click();
    await detail().getByText("500").waitFor();
    hooks.respondWith(204);
    const before = hooks.received.length;
    await press("Redeliver now");
    await says("Attempt 2: 204.");
    await detail().getByText("delivered").waitFor();
    expect(hooks.received).toHaveLength(before + 1);
    expect(await page.content()).not.toContain("a-key-of-the-page");
  });

  test("a sandbox is switched to, of its own, and gone once it has ended", async () => {
    await mock.ask("finance", "/v1/parties");
    const { id, call, end } = await mock.openSandbox();
    await call("GET", "/v1/accounts");
    await open("#/requests");
    await page.locator(`#sandbox option[value="${id}"]`).waitFor({ state: "attached" });
    await page.locator("#sandbox").selectOption(id);
    await page.waitForURL(/\/__mock\/sandboxes\/\w+\/#\/requests/);
    await rows().filter({ hasText: "/v1/accounts" }).waitFor();
    expect(await rows().filter({ hasText: "/v1/parties" }).count()).toBe(0);
    const main = await mock.now();
    await press("+1 h");
    await says(/^It is /);
    expect(await mock.now()).toEqual(main);
    await end();
    await page
      .getByRole("alert")
      .getByText(/There is no sandbox/)
      .waitFor();
    await page.getByRole("link", { name: "Go to main" }).click();
    await rows().first().waitFor();
  });

  test("a snapshot is taken, restored and removed; a reset brings back the start", async () => {
    await open("#/snapshots/take/new");
    await page.getByLabel("Name").fill("page 1");
    await press("Take");
    await page
      .getByRole("alert")
      .getByText(/letters, digits/)
      .waitFor();
    await page.getByLabel("Name").fill("page-1");
    await press("Take");
    await rows().filter({ hasText: "page-1" }).waitFor();
    await move();
    await press("Restore");
    await says("page-1 is restored.");
    expect(await statusOfPayout()).toContain('"status":"COMPLETED"');
    await press("Remove");
    await page.getByText("No snapshot yet.").waitFor();
    await open("#/settings");
    await page.getByLabel("Payment sessions can be created").check();
    await press("Save");
    await says("The settings are saved.");
    expect(await mock.shown("/settings")).toMatchObject({ paymentSessions: true });
    await press("Reset everything");
    await says("The sandbox is reset.");
    expect(await mock.shown("/settings")).toMatchObject({ paymentSessions: false });
  });

  test("what was exported is imported again, and a file that is wrong changes nothing", async () => {
    await open("#/settings");
    const [download] = await Promise.all([page.waitForEvent("download"), press("Export")]);
    const file = await download.path();
    await move();
    await page.getByLabel("File to import").setInputFiles(file);
    await says("The file is imported.");
    expect(await statusOfPayout()).toContain('"status":"COMPLETED"');
    const wrong = { settings: { webhookCap: 3 }, moves: [{ kind: "payouts", id: payout, to: "NOWHERE" }] };
    const buffer = Buffer.from(JSON.stringify(wrong));
    await page
      .getByLabel("File to import")
      .setInputFiles({ name: "wrong.json", mimeType: "application/json", buffer });
    await says(/^The file is wrong in moves\[0\]: /);
    expect(await mock.shown("/settings")).toMatchObject({ webhookCap: 10 });
  });

  test("the keyboard alone is enough", async () => {
    for (let each = 0; each < 3; each += 1) await mock.ask("finance", `/v1/parties?size=${each + 1}`);
    await open();
    await expect.poll(() => rows().count(), patience).toBe(3);
    const focused = () => page.evaluate<string>("document.activeElement.textContent");
    await page.keyboard.press("j");
    expect(await focused()).toContain("size=3");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toContain("size=2");
    await page.keyboard.press("Enter");
    // The focus goes there, and back to the row once it is closed: a key that comes in between is lost.
    await page.locator(".detail h2:focus").waitFor();
    await detail().getByText("listParties").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".rows a:focus").waitFor();
    await page.keyboard.press("/");
    await page.locator("input:focus").waitFor();
    await page.keyboard.type("size=1");
    await expect.poll(() => rows().count(), patience).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => rows().count(), patience).toBe(3);
    // All controls in their order, each of them with a visible focus.
    await page.evaluate("document.activeElement.blur()");
    const seen = new Set<string>();
    for (let each = 0; each < 40; each += 1) {
      await page.keyboard.press("Tab");
      const [name, outline] = await page.evaluate<
        [string, string]
      >(`(() => { const { activeElement: at } = document;
        const name = at === document.body ? "" : at.getAttribute("aria-label") || at.id || at.textContent;
        return [name, getComputedStyle(at).outlineStyle];
      })()`);
      if (name !== "") expect([name, outline]).toEqual([name, expect.stringMatching(/solid|auto/)]);
      seen.add(name);
    }
    const named = ["sandbox", "pause", "Search requests", "Clear", "+1 min"];
    expect([...seen]).toEqual(expect.arrayContaining(named));
    await page.evaluate("document.activeElement.blur()");
    await page.keyboard.press("6");
    await page.getByText("next entry").waitFor();
    await page.getByLabel("Use keys of one character").uncheck();
    await page.keyboard.press("Tab");
    await page.keyboard.press("3");
    expect(page.url()).not.toContain("deliveries");
  });

  test("it asks nothing while paused or hidden, recovers after a failure, and says what is wrong", async () => {
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().includes("/requests")) asked += 1;
    });
    await open();
    await expect.poll(() => asked, patience).toBeGreaterThan(2);
    await press("Pause");
    await page.getByText("Paused").waitFor();
    await page.waitForLoadState("networkidle");
    const before = asked;
    await page.clock.install();
    await page.clock.runFor(20_000);
    expect(asked).toBe(before);
    await page.clock.resume();
    await press("Go on");
    await expect.poll(() => asked, patience).toBeGreaterThan(before);
    await page.route("**/__mock/requests**", (route) => route.abort());
    await page.getByRole("alert").getByText("The mock does not respond. Is it still running?").waitFor();
    await page.unroute("**/__mock/requests**");
    await page.getByText("Live", { exact: true }).waitFor();
    complaints.splice(0);
  });
});

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
  "requests",
  "requests/?",
  "resources/payouts",
  "resources/payouts/?",
  "deliveries",
  "deliveries/?",
  "scenarios",
  "scenarios/?",
  "scenarios/new/listParties",
  "snapshots",
  "snapshots/?",
  "snapshots/take/new",
  "settings",
];

const findings = `axe.run().then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)).join(" ")))`;

describe.runIf(hasChromium())("its looks in Chromium", { timeout: 240_000 }, () => {
  const mock = mockForTests({ speed: 0, allowHttpWebhooks: true });
  let axe: string;
  beforeAll(async () => {
    axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
    await mock.result("POST", "/v1/webhooks", { ...webhook, url: "http://127.0.0.1:9/hooks" });
    await mock.control("POST", "/move", { kind: "payouts", id: cast.payout, to: "RETURNED" });
    await mock.control("POST", "/clock", { minutes: 1 });
    await mock.control("POST", "/scenarios", { operationId: "listParties", response: { status: 429 } });
    for (const path of ["/v1/parties", "/v1/parties/no", "/v1/accounts", "/v1/nowhere"])
      await mock.ask("finance", path);
    await mock.control("POST", "/snapshots", { name: "after-setup" });
  });
  /** What axe finds; it comes in through the debugging protocol, because the policy allows no foreign script. */
  async function found(page: Page): Promise<string[]> {
    const session = await page.context().newCDPSession(page);
    await session.send("Runtime.evaluate", { expression: axe });
    const { result } = await session.send("Runtime.evaluate", {
      expression: findings,
      awaitPromise: true,
      returnByValue: true,
    });
    await session.detach();
    return result.value as string[];
  }

  test.each(Object.entries(screens))("axe finds nothing: %s", async (_, screen) => {
    const context = await browser.newContext(screen);
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on("console", (one) => one.type() === "error" && wrong.push(one.text()));
    page.on("pageerror", (error) => wrong.push(error.message));
    const look = async (what: string) => {
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
    if (screen.viewport === phone) {
      await page.locator("#menu").click();
      await page.getByRole("link", { name: "Settings" }).waitFor();
      await look("menu");
    }
    expect(wrong).toEqual([]);
    await context.close();
  });
});

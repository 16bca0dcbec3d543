// The examples of the client, run as a user would run them.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { bundleApp } from "../../bench/client/bundles.ts";
import { type Mock, startMock } from "../../mock/start.ts";
import { root } from "../../model/apis.ts";
import { runTool } from "../../scripts/tool.ts";
import { hasChromium, startBrowser } from "../lib/chromium.ts";
import { listen } from "../lib/listen.ts";
import { finish, printed, runScript, startScript } from "../lib/process.ts";
import { eventOf } from "./deliveries.ts";

const accountId = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 } });
});
afterAll(() => mock.stop());

describe("examples/payment-request.ts", () => {
  const run = (env: Record<string, string> = {}) =>
    runScript("examples/payment-request.ts", [], {
      FINANCE_URL: mock.addresses.finance,
      TOKEN_URL: `${mock.addresses.auth}/token`,
      ...env,
    });

  test("takes a payment through its life", async () => {
    const { code, stdout, stderr } = await run();
    expect([code, stderr]).toEqual([0, ""]);
    for (const said of [
      /^The account has [\d.]+ USDC on BASE\.$/m,
      /^order-7421: payment request [\w-]+ over 40 EUR, key [\w-]{36}$/m,
      /^order-7421: raised to 45 EUR$/m,
      /^order-7421: settlement /m,
      /^order-7422: reversal /m,
    ])
      expect(stdout).toMatch(said);
    expect(stdout).not.toContain("mock-secret");
  });

  test("says what went wrong, in one line and without the secret", async () => {
    const { code, stdout, stderr } = await run({ CLIENT_SECRET: "wrong-secret-9" });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^GET .*: token request to .+invalid_client.+\n$/)]);
    expect(stdout + stderr).not.toContain("wrong-secret-9");
  });
});

const folder = `${root}examples/browser/`;

test("examples/browser compiles", async () => {
  const { stdout } = await runTool("typescript-7/bin/tsc", ["--noEmit", "-p", folder]);
  expect(stdout).toBe("");
});

test.runIf(hasChromium())(
  "examples/browser shows the wallets of an account, or what the service refuses",
  async () => {
    const browser = await startBrowser();
    onTestFinished(() => browser.close());
    const html = await readFile(`${folder}index.html`);
    const source = await readFile(`${folder}app.ts`, "utf8");
    // Bundled as its README says.
    const { text: program } = await bundleApp("", {
      stdin: { contents: source, resolveDir: folder, loader: "ts" },
    });
    const server = createServer(({ url }, response) => {
      const isProgram = url === "/app.js";
      response
        .setHeader("Content-Type", isProgram ? "text/javascript" : "text/html")
        .end(isProgram ? program : html);
    });
    onTestFinished(() => void server.close());
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    await page.goto(`${(await listen(server)).origin}/`);
    const ask = async (token: string, said: RegExp) => {
      await page.getByLabel("Finance service").fill(mock.addresses.finance);
      await page.getByLabel("Access token").fill(token);
      await page.getByLabel("Account id").fill(accountId);
      await page.getByRole("button").click();
      await page.getByRole("status").filter({ hasText: said }).waitFor();
      return page.getByRole("listitem").allTextContents();
    };
    const [first] = await ask("example-access-token", /^\d+ wallets$/);
    expect(first).toMatch(/^[\w-]{36} on [A-Z]+: /);
    expect(await ask("no-such-token-3", /^ApiError: GET .+: 401 unauthenticated: /)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test("examples/webhook-receiver.ts prints what arrives, once, and no secret", async () => {
  const env = { PORT: "0", WEBHOOK_API_KEYS: "example-key-1,example-key-2", WEBHOOK_HEADER: "X-Key" };
  const child = startScript("examples/webhook-receiver.ts", [], env);
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = finish(child);
  const [, url = ""] = /listening on (\S+)/.exec(await printed(child, /listening on \S+\n/)) ?? [];
  const deliver = (event: unknown, key: string) =>
    fetch(url, { method: "POST", headers: { "x-key": key, connection: "close" }, body: JSON.stringify(event) });
  await deliver(eventOf("PAY_IN_SETTLED"), "example-key-1");
  await deliver(eventOf("PAY_IN_SETTLED"), "example-key-2");
  await deliver(eventOf("PAY_IN_SETTLED"), "example-key-3");
  await deliver({ eventType: "EVENT_OF_TOMORROW", result: {} }, "example-key-1");
  child.kill("SIGTERM");
  const { code, stdout, stderr } = await ended;
  const id = "47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a801";
  expect(stdout.split("\n").slice(1)).toEqual([
    `  pay-in ${id} settled at 2026-09-16T09:41:07.482Z; get it before you credit anyone`,
    `200 handled PAY_IN_SETTLED payInId:${id}:SETTLED`,
    `200 duplicate PAY_IN_SETTLED payInId:${id}:SETTLED`,
    "401 unauthenticated - -",
    "  EVENT_OF_TOMORROW is a new event type; see the contract",
    "200 handled EVENT_OF_TOMORROW -",
    "",
  ]);
  expect(`${stdout}${stderr}`).not.toContain("example-key");
  expect(code).toBe(0);
});

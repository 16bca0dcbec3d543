// The page at /__mock/ in a real browser: it shows the mock and drives it, under its strict policy.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { runTool } from "../../scripts/lib/tool.ts";
import { hasChromium, startBrowser } from "../lib/chromium.ts";
import { createFakeState } from "../lib/fakeState.ts";
import { mockForTests } from "../lib/mock.ts";

/** A loaded machine may take long; nothing here depends on how long. */
const patience = { timeout: 30_000 };

test("its script has sound types", async () => {
  const { stdout, code } = await runTool("typescript-7/bin/tsc", ["--noEmit", "-p", `${root}mock/control/page`]);
  expect([code, stdout]).toEqual([0, ""]);
});

describe.skipIf(!hasChromium())("in Chromium", () => {
  const state = createFakeState();
  const mock = mockForTests({ state });
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  test("sets a scenario, triggers an event, advances the clock, shows requests, and breaks no policy", async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`${mock.address("finance")}/__mock/`);
    await page.selectOption("[name=operationId]", "listParties");
    await page.selectOption("[name=answer]", { label: "500 internalError" });
    await page.click("#scenario [type=submit]");
    await page.getByText("Done.").waitFor();
    await expect.poll(() => page.textContent("#scenarios"), patience).toContain("listParties");
    expect((await mock.ask("finance", "/v1/parties")).status).toBe(500);
    expect((await mock.ask("finance", "/v1/parties")).status).toBe(200);

    await page.selectOption("[name=unit]", "hours");
    await page.click("#advance button");
    await expect.poll(() => page.textContent("#clock"), patience).toContain("T10:00");
    await page.check("#payment-sessions");
    await expect.poll(() => state.calls, patience).toContainEqual(["settings", { paymentSessions: true }]);
    await page.selectOption("[name=eventType]", "PAYOUT_FAILED");
    await page.click("#event button");
    await expect.poll(() => page.textContent("#requests"), patience).toContain("GET /v1/parties");
    await page.click("#reset");
    await expect.poll(() => page.textContent("#requests"), patience).not.toContain("GET /v1/parties");
    expect(complaints).toEqual([]);
  });

  test("a page of another origin calls the services, and cannot drive the mock", async () => {
    const page = await browser.newPage();
    // Another port is another origin.
    const frontend = createServer((_request, response) => response.end("<!doctype html><p>A frontend</p>"));
    await new Promise<void>((resolve) => frontend.listen(0, "127.0.0.1", resolve));
    await page.goto(`http://127.0.0.1:${(frontend.address() as AddressInfo).port}/`);
    const finance = mock.address("finance");
    const seen = await page.evaluate(async (origin) => {
      const headers = { Authorization: "Bearer example-access-token", "X-Correlation-Id": "page:1" };
      const answer = await fetch(`${origin}/v1/parties?size=1`, { headers });
      const refused = await fetch(`${origin}/v1/parties/no-uuid`, { headers });
      const control = await fetch(`${origin}/__mock/requests`).then(
        () => "open",
        () => "closed",
      );
      return [answer.status, answer.headers.get("x-correlation-id"), refused.status, control];
    }, finance);
    expect(seen).toEqual([200, "page:1", 400, "closed"]);
    await page.close();
    frontend.closeAllConnections();
    frontend.close();
  });
});

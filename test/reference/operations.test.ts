// The page of an operation in Chromium, beside a real mock.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Page } from "playwright-core";
import { test as anywhere, expect } from "vitest";
import { otherCode } from "../../mock/assumptions.ts";
import { origins } from "../../reference/contract/samples/request.ts";
import { mockCommand, served } from "../../reference/data/start.ts";
import { close, listen } from "../lib/listen.ts";
import { axe, noBrowser, startRig } from "./browser.ts";
import { startMock } from "./mock.ts";

const test = anywhere.skipIf(noBrowser);
const rig = await startRig();
/** It takes orders from the site: started with the flags that the site prints. */
const mock = await startMock(mockCommand(`${rig.site.address}/`).split(" ").slice(3));

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  if (!(await page.locator(".run-with[open]").count())) await page.locator(".run-with > summary").click();
  for (const [name, value] of Object.entries(values)) await page.locator(`.run [name="${name}"]`).fill(value);
}

async function open(path: string, origin: string) {
  const opened = await rig.open(path);
  await fill(opened.page, { origin });
  return opened;
}

const respond = (page: Page, json: object = {}, ready = Promise.resolve()) =>
  page.route(`${origins.finance}/**`, async (route) => {
    await ready;
    const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    await route.fulfill({ json, headers });
  });

const lost = "00000000-0000-4000-8000-00000000dead";

const ran = async (page: Page): Promise<string> => {
  await page.locator(".run > button").click();
  await page.locator(".ran > p").first().waitFor();
  await page.locator(".run > button:not([aria-disabled])").waitFor();
  return (await page.locator(".ran").textContent()) ?? "";
};

test("runs a read and a write, as documented, and keeps no token", async () => {
  const finance = mock.here(origins.finance);
  const { page, problems } = await open("finance/operations/listWallets.html", finance);
  expect(await ran(page)).toMatch(/^200 OK.*As on this page: no field is missing/);
  await fill(page, { token: "a-token-of-mine" });
  expect(await ran(page)).toMatch(/^401 .*unauthenticated: The access token is missing/);
  expect(await page.locator('input[name="status"][value="401"]').isChecked()).toBe(true);
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).toContain(finance);
  expect(kept).not.toContain("a-token-of-mine");
  // The host holds on the next page, the token does not.
  await page.goto(`${rig.site.address}/finance/operations/createPayout.html`);
  expect(await page.locator("var[data-fill='origin.finance']").first().textContent()).toBe(finance);
  expect(await ran(page)).toMatch(/^201 Created.*As on this page: no field.*"status": "REQUESTED"/s);
  expect(problems.filter((line) => !line.includes("401"))).toEqual([]);
});

test("shows what the page says of an error, and one's own IDs in every sample", async () => {
  const { page } = await open("finance/operations/getPayIn.html", mock.here(origins.finance));
  await fill(page, { payInId: lost, tenant: "6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10" });
  expect(await ran(page)).toMatch(/^404 .*pay-in-not-found: The pay-in does not exist/);
  for (const code of await page.locator("[data-sample] code").all()) {
    expect(await code.textContent()).toContain(lost);
    expect(await code.textContent()).toMatch(/(x-tenant-id|tenantId)/);
  }
  // A pasted ID runs nothing in the shell of who copies the sample.
  await fill(page, { payInId: `${lost}$(id)` });
  expect(await page.locator("[data-sample='curl'] code").textContent()).toContain(`${lost}id`);
});

test("says which code is a placeholder of the mock", async () => {
  const { page } = await open("finance/operations/getPayout.html", mock.here(origins.finance));
  await fill(page, { payoutId: lost });
  expect(await ran(page)).toMatch(new RegExp(`^404 .*${otherCode.finance} is a placeholder of the mock`));
  // No tab of getParty has 404: the response to look at is said, and shown.
  await page.goto(`${rig.site.address}/finance/operations/getParty.html`);
  await fill(page, { partyId: lost });
  expect(await ran(page)).toContain(
    "The status 404 is not documented for this operation; see the response other.",
  );
  expect(await page.locator('input[name="status"][value="default"]').isChecked()).toBe(true);
});

test("enables what a sample needs and runs it; what is gone comes back with a reset", async () => {
  const { page } = await open("finance/operations/createPaymentSession.html", mock.here(origins.finance));
  expect(await ran(page)).toMatch(/^400 /);
  await page.locator("button[data-setting]:visible").click();
  await page.locator(".ran-status").getByText("201").waitFor();
  await page.goto(`${rig.site.address}/finance/operations/deleteWebhook.html`);
  expect(await ran(page)).toMatch(/^20\d /);
  expect(await ran(page)).toMatch(/^404 /);
  await page.getByRole("button", { name: "Reset the mock and run again" }).click();
  await page.locator(".ran-status").getByText(/^20\d/).waitFor();
});

test("requests a token, and offers a file to save", async () => {
  const { page, problems } = await open("auth/operations/createAccessToken.html", mock.here(origins.auth));
  expect(await ran(page)).toMatch(/^200 OK.*As on this page: .*"token_type": "Bearer"/s);
  await page.goto(`${rig.site.address}/ramp/operations/exportRampRequests.html`);
  await fill(page, { origin: mock.here(origins.ramp) });
  expect(await ran(page)).toMatch(/^200 OK.*A file of [\d,]+ bytes/);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".ran a[download]").click()]);
  expect((await readFile(await download.path(), "utf8")).length).toBeGreaterThan(20);
  expect(problems).toEqual([]);
});

test("says what is missing, what is not documented, and what has another type", async () => {
  const { page } = await rig.open("finance/operations/getPayout.html");
  await respond(page, { result: { id: 7, status: "SENDING", surprise: true } });
  const text = await ran(page);
  expect(text).toContain("success is missing");
  expect(text).toContain("result.id is integer, not string");
  expect(text).toContain("result.surprise is not documented");
  await page.locator('.differences a[href="#200.result.id"]').click();
  expect(await page.locator("[id='200.result.id']").isVisible()).toBe(true);
  expect(await axe(page, { within: ".ran" })).toEqual([]);
});

test("shows no response to a request that the form no longer makes", async () => {
  const { page } = await rig.open("finance/operations/getPayout.html");
  const { promise: ready, resolve: release } = Promise.withResolvers<void>();
  await respond(page, {}, ready);
  await Promise.all([page.waitForRequest(`${origins.finance}/**`), page.locator(".run > button").click()]);
  await fill(page, { payoutId: lost });
  release();
  await page.locator(".run > button:not([aria-disabled])").waitFor();
  expect(await page.locator(".ran").textContent()).toBe("");
});

test("says in one line why there is no response, and the way out", async () => {
  // A host that responds, and allows no page to read it.
  const server = createServer((_, response) => response.end("{}"));
  const { origin } = await listen(server);
  const { page } = await open("finance/operations/listParties.html", origin);
  expect(await ran(page)).toMatch(/does not let a page of .* read its responses \(CORS\)\. Use the curl command/);
  await fill(page, { origin: "http://127.0.0.1:9" });
  expect(await ran(page)).toMatch(/Nothing responds at http:\/\/127\.0\.0\.1:9\. .* start the mock:/);
  // A command that a reader of the site can run, with the site's own file.
  expect(await page.locator(".ran pre.code").textContent()).toBe(mockCommand(`${rig.site.address}/`));
  expect(await axe(page, { within: ".ran" })).toEqual([]);
  await page.locator(".ran .copy").click();
  await page.locator(".ran .copy", { hasText: /Copied|Ctrl/ }).waitFor();
  await fill(page, { origin: "http://intranet" });
  expect(await ran(page)).toMatch(/policy of this page allows https/);
  close(server);
});

test("asks before a write outside of the mock, and for a token", async () => {
  const { page, requests } = await open("finance/operations/createPayout.html", origins.finance);
  await respond(page);
  expect(await ran(page)).toMatch(/^200/);
  await page.locator('.run [name="environment"]').selectOption("staging");
  expect(await page.locator(".ran").textContent(), "a response of another environment").toBe("");
  expect(await page.locator("[data-sample='curl'] code").first().textContent()).toMatch(
    /https:\/\/finance\.staging\.example[\s\S]*YOUR_ACCESS_TOKEN/,
  );
  // Hosts of the contract are nobody's: nothing is sent there, however often one asks.
  for (const _ of [1, 2])
    expect(await ran(page)).toMatch(/^finance\.staging\.example is a placeholder\. Enter the origin/);
  // The token of one environment is not sent to another.
  for (const environment of ["own", "staging"]) {
    await page.locator('.run [name="environment"]').selectOption(environment);
    await fill(page, { origin: "https://127.0.0.1:9" });
    expect(await ran(page)).toContain("Enter an access token");
    await fill(page, { token: "secret" });
    expect(await ran(page)).toContain("This sends a real POST to 127.0.0.1:9. Press Run again");
  }
  // Staging holds on the next page, where a token is requested without one.
  await page.goto(`${rig.site.address}/auth/operations/createAccessToken.html`);
  for (const _ of [1, 2]) expect(await ran(page)).toContain("is a placeholder");
  expect(await page.locator('.run [name="origin"]').isVisible()).toBe(true);
  expect(requests.filter((url) => /staging|:9\b/.test(url))).toEqual([]);
});

test("keeps the language, and shows each without JavaScript", async () => {
  const { page } = await rig.open("finance/operations/createParty.html");
  await page.getByRole("radio", { name: "Python" }).first().check();
  // What is drawn first has the language already: nothing jumps when the script of the page comes.
  await page.route("**/assets/operation.js", (route) => route.abort());
  await page.goto(`${rig.site.address}/ramp/operations/getCompany.html`);
  expect(await page.locator("[data-sample]:visible").getAttribute("data-sample")).toBe("python");
  const off = await rig.open("finance/operations/createParty.html", { javaScriptEnabled: false });
  for (const name of ["Go", "PHP"]) {
    await off.page.getByRole("radio", { name, exact: true }).first().check();
    expect(await off.page.locator("[data-sample]:visible").getAttribute("data-sample")).toBe(name.toLowerCase());
  }
  await off.page.getByRole("radio", { name: "403" }).check();
  expect(await off.page.locator(".responses > .tab:visible").textContent()).toContain('"forbidden"');
});

test("is copied as Markdown, and leads on from the pages that are gone", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const { page } = await rig.open("roles/COMPANY_ADMIN.html", { permissions });
  await page.waitForURL(/access\.html#COMPANY_ADMIN$/);
  // An agent, too, is given commands of the site that serves the page.
  await page.goto(`${rig.site.address}/finance/events/PING.html`);
  await page.locator(".copy-page").click();
  await page.locator(".copy-page").getByText("Copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${rig.site.address}/downloads/`);
});

test("commands of the first page name the site that serves them", async () => {
  const { page, problems } = await rig.open("index.html");
  const text = (await page.locator("pre.code").allTextContents()).join("\n");
  expect(text).not.toContain("127.0.0.1:4000");
  expect(text).toContain(mockCommand(`${rig.site.address}/`));
  expect(problems).toEqual([]);
  const off = await rig.open("index.html", { javaScriptEnabled: false });
  expect(await off.page.getByText("The commands use http://127.0.0.1:4000/.").first().isVisible()).toBe(true);
});

anywhere("commands keep hosts and ports that only begin alike", () => {
  const moved = (text: string) => served(text, "http://127.0.0.1:4000/", "https://docs.example/api/");
  expect(moved("npx http://127.0.0.1:4000/a.tgz --allow-origin http://127.0.0.1:4000")).toBe(
    "npx https://docs.example/api/a.tgz --allow-origin https://docs.example",
  );
  expect(moved("curl http://127.0.0.1:40001/v1 'http://127.0.0.1:4010'")).toBe(
    "curl http://127.0.0.1:40001/v1 'http://127.0.0.1:4010'",
  );
});

// The pages that a person is sent to, over HTTP: each button with its redirect, status and event, and who is turned away.

import { beforeAll, expect, test } from "vitest";
import { cast, mockForTests, webhook } from "./mock.ts";

const mock = mockForTests({ speed: 0, settings: { paymentSessions: true }, delivery: { delay: 1e12 } });
const back = "https://app.example/back?step=2";
const sessions = `/v1/accounts/${cast.account}/fiat-to-crypto/payment-sessions`;

type Result = Record<string, string>;
const get = (path: string) => mock.result<Result>("GET", path);
const post = (path: string, body?: object) => mock.result<Result>("POST", path, body);

/** A party with a name that is no HTML. */
const party = async (more: object = {}) => {
  const body = { firstName: "<script>alert(1)</script>", lastName: `"Novak" & Sons`, ...more };
  return `/v1/parties/${(await post("/v1/parties", body))["id"]}`;
};
const company = { firstName: undefined, lastName: undefined, name: "Ceramics" };

interface Link {
  url: string;
  /** The status that a read shows. */
  read(): Promise<string | undefined>;
}

async function verification(field: string, more?: object): Promise<Link> {
  const path = await party(more);
  const { url = "" } = await post(`${path}/verification`);
  return { url, read: async () => (await get(path))[field] };
}

const links: Record<string, () => Promise<Link>> = {
  verification: () => verification("kycStatus"),
  "verification of an organization": () => verification("kybStatus", company),
  async consent() {
    const path = `${await party()}/partner-terms`;
    const { consentUrl: url = "" } = await post(`${path}/link`);
    return { url, read: async () => (await get(path))["status"] };
  },
  async payment() {
    const body = { inAmount: 40, inCurrency: "EUR", externalRef: "<b>order</b>" };
    const { id, paymentUrl: url = "" } = await post(sessions, body);
    const looked = await mock.control("GET", `/state?kind=paymentSessions&id=${id}`);
    expect(looked.body).toMatchObject({ resources: [{ resource: { paymentUrl: url } }] });
    const list = () => mock.result<Result[]>("GET", sessions);
    return { url, read: async () => (await list()).find((session) => session["id"] === id)?.["status"] };
  },
};
const link = (page: string) => (links[page] as () => Promise<Link>)();
const open = (url: string, init: RequestInit = {}) => fetch(url, { redirect: "manual", ...init });
const textOf = async (url: string) => (await open(url)).text();
const formOf = async (url: string) =>
  /name="form" value="([^"]+)"/.exec(await textOf(url))?.[1] ?? "no form in the page";

async function press(url: string, choice: string, more: { form?: string; headers?: Record<string, string> } = {}) {
  const body = new URLSearchParams({ form: more.form ?? (await formOf(url)), choice });
  return open(url, { method: "POST", body, headers: { Origin: new URL(url).origin, ...more.headers } });
}

beforeAll(() => post("/v1/webhooks", webhook));

/** How many verdicts were told of; nothing is delivered while the clock stands still. */
const verdicts = async () =>
  (await mock.events()).filter(({ eventType }) => eventType === "PARTY_VERIFICATION_COMPLETED").length;

test.each([
  ["verification", "approve", "PENDING", "VERIFIED"],
  ["verification", "reject", "PENDING", "REJECTED"],
  ["verification", "leave", "PENDING", "PENDING"],
  ["verification of an organization", "reject", "PENDING", "REJECTED"],
  ["consent", "accept", "REQUIRED", "ACCEPTED"],
  ["consent", "decline", "REQUIRED", "REQUIRED"],
  ["payment", "pay", "CREATED", "PAYMENT_RECEIVED"],
  ["payment", "fail", "CREATED", "FAILED"],
  ["payment", "cancel", "CREATED", "CANCELLED"],
  ["payment", "expire", "CREATED", "EXPIRED"],
])("%s: %s", async (page, choice, before, after) => {
  const { url, read } = await link(page);
  const told = await verdicts();
  expect(url).toContain(`${mock.address("finance")}/__mock/hosted/`);
  expect(await read()).toBe(before);
  const there = `${url}?returnUrl=${encodeURIComponent(back)}`;
  const response = await press(there, choice);
  expect([response.status, response.headers.get("location")]).toEqual([303, `${back}&status=${after}`]);
  expect(await read()).toBe(after);
  // A decision that changes nothing is not told of, nor is a verdict on an organization.
  expect((await verdicts()) > told).toBe(page === "verification" && before !== after);
  const text = await textOf(there);
  expect(text).toContain(`<dd>${after}</dd>`);
  expect(text.includes("<form")).toBe(before === after);
  expect(text).not.toMatch(/<script|<b>order|style=| on\w+=/);
  expect(text).toMatch(
    /&lt;script&gt;alert\(1\)&lt;\/script&gt; &quot;Novak&quot; &amp; Sons|&lt;b&gt;order|Ceramics/,
  );
});

test("time decides until the page is opened, and no longer from then on, but for the expiry of a session", async () => {
  const [unopened, opened, looked] = [
    await link("verification"),
    await link("verification"),
    await link("consent"),
  ];
  const session = await link("payment");
  for (const { url } of [opened, session]) await open(url);
  expect((await open(looked.url, { method: "HEAD" })).status).toBe(200);
  await mock.advance({ seconds: 10 });
  const statuses = () => Promise.all([unopened, opened, looked, session].map(({ read }) => read()));
  expect(await statuses()).toEqual(["VERIFIED", "PENDING", "ACCEPTED", "CREATED"]);
  await mock.advance({ seconds: 3600 });
  expect(await statuses()).toEqual(["VERIFIED", "PENDING", "ACCEPTED", "EXPIRED"]);
  expect(await textOf(session.url)).toContain("nothing to decide");
});

test("a link that nobody was given is a page that says so", async () => {
  const tokenOf = (url: string) => new URL(url).pathname.split("/").at(-1) ?? "";
  const [{ url }, other] = [await link("verification"), await link("verification")];
  for (const wrong of [
    url.replace(tokenOf(url), "A".repeat(43)),
    url.replace(tokenOf(url), tokenOf(other.url)),
    url.replace("/verification/", "/consent/"),
    url.replace(/\/verification\/[^/]+/, "/verification/nobody"),
  ]) {
    const response = await open(wrong);
    expect([response.status, response.headers.get("content-type")], wrong).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
    expect(await response.text()).not.toContain("Novak");
  }
});

test("the pages of a sandbox are its own", async () => {
  const { id, call, end } = await mock.openSandbox();
  const urlsIn = ({ body }: { body: unknown }) =>
    (body as { result: Result[] }).result.flatMap(({ paymentUrl }) => paymentUrl ?? []);
  const [[own = ""], main] = [urlsIn(await call("GET", sessions)), urlsIn(await mock.ask("finance", sessions))];
  expect(own).toContain(`/__mock/sandboxes/${id}/hosted/payment/`);
  expect((await open(own)).status).toBe(200);
  const lost = main.map((url) => url.replace("/__mock/", `/__mock/sandboxes/${id}/`));
  for (const url of [own.replace(`/sandboxes/${id}`, ""), ...lost]) expect((await open(url)).status).toBe(404);
  await end();
  expect((await open(own)).status).toBe(404);
});

test("only the form of the page decides", async () => {
  const { url, read } = await link("verification");
  const form = await formOf(url);
  const status = async (choice: string, more: object) => (await press(url, choice, { form, ...more })).status;
  for (const Origin of ["https://evil.example", "null"])
    expect(await status("approve", { headers: { Origin } })).toBe(403);
  expect(await status("approve", { form: "made-up" })).toBe(409);
  expect(await status("approve", { form: await formOf((await link("verification")).url) })).toBe(409);
  expect(await status("VERIFIED", {})).toBe(400);
  for (const wrong of ["javascript:alert(1)", "https://a:b@app.example/"])
    expect((await open(`${url}?returnUrl=${encodeURIComponent(wrong)}`)).status, wrong).toBe(400);
  expect(await read()).toBe("PENDING");
  expect(await status("approve", {})).toBe(303);
  expect(await read()).toBe("VERIFIED");
  // Pressed twice, or in another tab.
  const again = await press(url, "reject", { form });
  expect([again.status, await again.text()]).toEqual([
    409,
    expect.stringContaining("this has been decided already"),
  ]);
  expect(await read()).toBe("VERIFIED");
});

test("the page runs no script, takes no style but its own, and leads nowhere but back", async () => {
  const { url } = await link("verification");
  const policy = async (query = "") => (await open(url + query)).headers.get("content-security-policy");
  expect(await policy()).toBe(
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  expect(await policy(`?returnUrl=${encodeURIComponent(back)}`)).toContain(
    "form-action 'self' https://app.example;",
  );
});

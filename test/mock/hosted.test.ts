// The pages that a person is sent to, over HTTP: each button with its redirect, status and event, and who is turned away.

import { beforeAll, expect, test } from "vitest";
import { cast, mockForTests } from "./mock.ts";

const printed: string[] = [];
const requestLog = { write: (line: string) => printed.push(line) };
const mock = mockForTests({ speed: 0, settings: { paymentSessions: true }, delivery: { delay: 1e12 } }, { requestLog });
const back = "https://app.example/back?step=2";

type Result = Record<string, string>;
const resultOf = async (promise: Promise<{ body: unknown }>) => ((await promise).body as { result: Result }).result;

/** A party with a name that is no HTML. */
async function party(more: object = {}): Promise<string> {
  const body = { partyType: "INDIVIDUAL", firstName: "<script>alert(1)</script>", lastName: `"Novak" & Sons`, ...more };
  return String((await resultOf(mock.send("finance", "POST", "/v1/parties", body)))["id"]);
}

interface Link {
  url: string;
  /** The status that a read shows. */
  read(): Promise<string | undefined>;
}

const linkTo: Record<string, () => Promise<Link>> = {
  async verification() {
    const id = await party();
    const { url } = await resultOf(mock.send("finance", "POST", `/v1/parties/${id}/verification`, undefined));
    const read = async () => (await resultOf(mock.ask("finance", `/v1/parties/${id}`)))["kycStatus"];
    return { url: String(url), read };
  },
  async "verification of an organization"() {
    const id = await party({ partyType: "ORGANISATION", firstName: undefined, lastName: undefined, name: "Ceramics" });
    const { url } = await resultOf(mock.send("finance", "POST", `/v1/parties/${id}/verification`, undefined));
    const read = async () => (await resultOf(mock.ask("finance", `/v1/parties/${id}`)))["kybStatus"];
    return { url: String(url), read };
  },
  async consent() {
    const id = await party();
    const path = `/v1/parties/${id}/partner-terms`;
    const { consentUrl } = await resultOf(mock.send("finance", "POST", `${path}/link`, undefined));
    return { url: String(consentUrl), read: async () => (await resultOf(mock.ask("finance", path)))["status"] };
  },
  async payment() {
    const path = `/v1/accounts/${cast.account}/fiat-to-crypto/payment-sessions`;
    const body = { inAmount: 40, inCurrency: "EUR", externalRef: "<b>order</b>" };
    const { id, paymentUrl } = await resultOf(mock.send("finance", "POST", path, body));
    const read = async () => {
      const list = (await mock.ask("finance", path)).body as { result: Result[] };
      return list.result.find((session) => session["id"] === id)?.["status"];
    };
    return { url: String(paymentUrl), read };
  },
};

function open(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: "manual", ...init });
}

const formOf = async (url: string) =>
  /name="form" value="([^"]+)"/.exec(await (await open(url)).text())?.[1] ?? "no form in the page";

async function press(url: string, choice: string, more: { form?: string; headers?: Record<string, string> } = {}) {
  const body = new URLSearchParams({ form: more.form ?? (await formOf(url)), choice });
  const { origin } = new URL(url);
  return open(url, { method: "POST", body, headers: { Origin: origin, ...more.headers } });
}

const webhook = {
  url: "https://hooks.example/x",
  authenticationMethod: { type: "API_KEY", headerName: "X-Key", apiKey: "example-webhook-key" },
};
beforeAll(async () => {
  expect((await mock.send("finance", "POST", "/v1/webhooks", webhook)).status).toBe(201);
});

/** The verdicts that were told of, newest last; nothing is delivered while the clock stands still. */
async function verdicts(): Promise<string[]> {
  const { body } = await mock.control("GET", "/deliveries");
  return [...JSON.stringify(body).matchAll(/PARTY_VERIFICATION_COMPLETED/g)].map(([type]) => type);
}

const advance = (seconds: number) => mock.control("POST", "/clock", { seconds });

const buttons = [
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
];

test.each(buttons)("%s: %s", async (page = "", choice = "", before, after) => {
  const { url, read } = await (linkTo[page] as () => Promise<Link>)();
  expect(url).toContain(`${mock.address("finance")}/__mock/hosted/`);
  expect(await read()).toBe(before);
  const there = `${url}?returnUrl=${encodeURIComponent(back)}`;
  const response = await press(there, choice);
  expect([response.status, response.headers.get("location")]).toEqual([303, `${back}&status=${after}`]);
  expect(await read()).toBe(after);
  const again = await open(there);
  expect(again.status).toBe(200);
  const text = await again.text();
  expect(text).toContain(`<dd>${after}</dd>`);
  expect(text.includes("<form")).toBe(before === after);
  expect(text).not.toMatch(/<script|<b>order|style=| on\w+=/);
  expect(text).toMatch(/&lt;script&gt;alert\(1\)&lt;\/script&gt; &quot;Novak&quot; &amp; Sons|&lt;b&gt;order|Ceramics/);
});

test("a verdict is told of, a decision that changes nothing is not", async () => {
  const before = (await verdicts()).length;
  for (const choice of ["approve", "reject"]) await press((await link("verification")).url, choice);
  const after = (await verdicts()).length;
  expect(after).toBeGreaterThan(before);
  await press((await link("verification")).url, "leave");
  await press((await link("verification of an organization")).url, "approve");
  expect(await verdicts()).toHaveLength(after);
});

function link(page: string): Promise<Link> {
  return (linkTo[page] as () => Promise<Link>)();
}

test("time decides until the page is opened, and no longer from then on, but for the expiry of a session", async () => {
  const [unopened, opened, looked] = [await link("verification"), await link("verification"), await link("consent")];
  const session = await link("payment");
  await open(opened.url);
  await open(session.url);
  expect((await open(looked.url, { method: "HEAD" })).status).toBe(200);
  await advance(10);
  const statuses = () => Promise.all([unopened, opened, looked, session].map(({ read }) => read()));
  expect(await statuses()).toEqual(["VERIFIED", "PENDING", "ACCEPTED", "CREATED"]);
  await advance(3600);
  expect(await statuses()).toEqual(["VERIFIED", "PENDING", "ACCEPTED", "EXPIRED"]);
  expect(await (await open(session.url)).text()).toContain("nothing to decide");
});

test("the same link is given again, and one that replaces it is the only one that opens", async () => {
  const id = await party();
  const verify = () => resultOf(mock.send("finance", "POST", `/v1/parties/${id}/verification`, undefined));
  expect((await verify())["url"]).toBe((await verify())["url"]);
  const consent = async () =>
    String(
      (await resultOf(mock.send("finance", "POST", `/v1/parties/${id}/partner-terms/link`, undefined)))["consentUrl"],
    );
  const [first, second] = [await consent(), await consent()];
  expect((await resultOf(mock.ask("finance", `/v1/parties/${id}/partner-terms`)))["consentUrl"]).toBe(second);
  expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
});

test("a link that nobody was given is a page that says so", async () => {
  const { url } = await link("verification");
  const other = await link("verification");
  const { pathname } = new URL(url);
  const token = pathname.split("/").at(-1) ?? "";
  for (const wrong of [
    url.replace(token, "A".repeat(43)),
    url.replace(token, new URL(other.url).pathname.split("/").at(-1) ?? ""),
    url.replace("/verification/", "/consent/"),
    url.replace("/__mock/", "/__mock/sandboxes/0123456789abcdef/"),
    `${url}x`,
    url.slice(0, -1),
    url.replace(/\/verification\/[^/]+/, "/verification/nobody"),
  ]) {
    const response = await open(wrong);
    expect([response.status, response.headers.get("content-type")], wrong).toEqual([404, "text/html; charset=utf-8"]);
    expect(await response.text()).not.toContain("Novak");
  }
});

test("the pages of a sandbox are its own", async () => {
  const made = (await mock.control("POST", "/sandboxes", { paymentSessions: true })).body as Result;
  const token = await mock.token(String(made["clientId"]), { client_secret: String(made["clientSecret"]) });
  const headers = { Authorization: `Bearer ${token}` };
  const { list } = { list: `/v1/accounts/${cast.account}/fiat-to-crypto/payment-sessions` };
  const urls = async (more: Record<string, string>) =>
    ((await mock.ask("finance", list, { headers: more })).body as { result: Result[] }).result.flatMap(
      ({ paymentUrl }) => paymentUrl ?? [],
    );
  const [own, main] = [await urls(headers), await urls({})];
  expect(own[0]).toContain(`/__mock/sandboxes/${made["id"]}/hosted/payment/`);
  expect((await open(own[0] ?? "")).status).toBe(200);
  expect((await open(String(own[0]).replace(`/sandboxes/${made["id"]}`, ""))).status).toBe(404);
  const lost = main.map((url) => url.replace("/__mock/", `/__mock/sandboxes/${made["id"]}/`));
  for (const url of lost) expect((await open(url)).status).toBe(404);
  await mock.control("DELETE", `/sandboxes/${made["id"]}`);
  expect((await open(own[0] ?? "")).status).toBe(404);
});

test("only the form of the page decides", async () => {
  const { url, read } = await link("verification");
  const form = await formOf(url);
  const status = async (choice: string, more: object) => (await press(url, choice, { form, ...more })).status;
  expect(await status("approve", { headers: { Origin: "https://evil.example" } })).toBe(403);
  expect(await status("approve", { headers: { Origin: "null" } })).toBe(403);
  expect(await status("approve", { form: "made-up" })).toBe(409);
  expect(await status("approve", { form: await formOf((await link("verification")).url) })).toBe(409);
  const without = await open(url, { method: "POST", body: new URLSearchParams({ choice: "approve" }) });
  expect(without.status).toBe(400);
  const text = await without.text();
  expect(text).toContain("Nothing was done: the field form of the page is missing.");
  // The page is there, so that a person goes on.
  expect(text).toContain(`name="form" value="${form}"`);
  expect(printed.at(-1)).toMatch(/^[\d:.]+ POST \/__mock\/hosted\/verification\/\S+ 400 - hosted /);
  expect(printed.join()).not.toContain(new URL(url).pathname.split("/").at(-1));
  expect(await status("VERIFIED", {})).toBe(400);
  expect(
    (await open(url, { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } })).status,
  ).toBe(415);
  expect((await open(url, { method: "DELETE" })).status).toBe(405);
  expect(await read()).toBe("PENDING");
  expect(await status("approve", {})).toBe(303);
  expect(await read()).toBe("VERIFIED");
  // Pressed twice, or in another tab.
  const again = await press(url, "reject", { form });
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining("this has been decided already")]);
  expect(await read()).toBe("VERIFIED");
});

test("another host is refused, and so is a return URL that is none", async () => {
  const { url } = await link("verification");
  const { pathname } = new URL(url);
  expect(await mock.raw("finance", `GET ${pathname} HTTP/1.1\r\nHost: evil.example\r\n\r\n`)).toMatch(/^HTTP\/1.1 403/);
  for (const wrong of ["javascript:alert(1)", "/back", "https://a:b@app.example/", "ftp://app.example"])
    expect((await open(`${url}?returnUrl=${encodeURIComponent(wrong)}`)).status, wrong).toBe(400);
});

test("the page runs no script, takes no style but its own, and leads nowhere but back", async () => {
  const { url } = await link("verification");
  const policy = async (query = "") => (await open(url + query)).headers.get("content-security-policy");
  expect(await policy()).toBe(
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  expect(await policy(`?returnUrl=${encodeURIComponent(back)}`)).toContain("form-action 'self' https://app.example;");
  const style = await open(`${mock.address("finance")}/__mock/hosted/page.css`);
  expect([style.status, style.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
});

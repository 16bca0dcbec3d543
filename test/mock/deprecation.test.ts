// The mock says that an operation ends, in the headers of every response, and since when by the record of releases.

import { mkdir, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";
import { deprecatedSince } from "../../model/deprecated-since.ts";
import { bundles } from "../lib/bundles.ts";
import { deprecatedFinance, deprecatedFolder, ending, final } from "../lib/deprecated.ts";
import { temporaryFolder } from "../lib/folder.ts";

const anyPorts = { host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 } };
const party = "/v1/parties/0d1e2f3a-4b5c-4d6e-8f70-8192a3b4c501/verification";
const today = new Date().toISOString().slice(0, 10);

describe("an operation that ends", () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock({ ...anyPorts, speed: 0 }, { bundles: await deprecatedFolder() });
  });
  afterAll(async () => {
    await mock.stop();
  });

  const headersOf = async (path: string, init: RequestInit = {}) => {
    const headers = { Authorization: "Bearer example-access-token", ...(init.headers as Record<string, string>) };
    const response = await fetch(mock.addresses.finance + path, { ...init, headers });
    const [deprecation, sunset, link] = ["Deprecation", "Sunset", "Link"].map((name) => response.headers.get(name));
    return { status: response.status, deprecation, sunset, link };
  };

  test("a success has the headers of both RFCs", async () => {
    const since = Date.parse(`${today}T00:00:00Z`) / 1000;
    expect(await headersOf(ending.path)).toEqual({
      ...{ status: 200, deprecation: `@${since}`, sunset: "Wed, 30 Jun 2027 00:00:00 GMT", link: null },
    });
  });

  test.each([
    ["a refused token", ending.path, { headers: { Authorization: "" } }, 401],
    ["a chosen error", ending.path, { headers: { Prefer: "code=403" } }, 403],
  ])("so has %s", async (_, path, init, status) => {
    expect(await headersOf(path, init)).toMatchObject({ status, sunset: "Wed, 30 Jun 2027 00:00:00 GMT" });
  });

  test("so has an operation that nothing replaces", async () => {
    const headers = await headersOf(party, { method: "POST" });
    expect(headers).toMatchObject({ sunset: "Thu, 30 Sep 2027 00:00:00 GMT", link: null });
  });

  test("no other operation has them, nor has a path that does not exist", async () => {
    const none = { deprecation: null, sunset: null, link: null };
    expect(await headersOf("/v1/parties")).toEqual({ status: 200, ...none });
    expect(await headersOf("/v1/nothing")).toEqual({ status: 404, ...none });
  });
});

test("a response links to the replacement where the request has what its path needs", async () => {
  const folder = await deprecatedFolder();
  const document = deprecatedFinance();
  const { post } = (document["paths"] as Record<string, Record<string, Record<string, unknown>>>)[final.path] ?? {};
  Object.assign(post as object, { "x-replaced-by": "createPartnerTermsLink" });
  await writeFile(`${folder}/finance/openapi.json`, JSON.stringify(document));
  const mock = await startMock({ ...anyPorts, speed: 0 }, { bundles: folder });
  try {
    const headers = { Authorization: "Bearer example-access-token" };
    const response = await fetch(mock.addresses.finance + party, { method: "POST", headers });
    const successor = party.replace("verification", "partner-terms/link");
    expect(response.headers.get("Link")).toBe(`<${successor}>; rel="successor-version"`);
  } finally {
    await mock.stop();
  }
});

test("an operation is deprecated since the first of the latest releases that say so", async () => {
  const folder = `${temporaryFolder("releases")}/`;
  const records = [
    ["1.2.0", "2026-03-01", deprecatedFinance()],
    ["1.3.0", "2026-04-01", bundles.finance],
    ["1.9.0", "2026-05-01", deprecatedFinance()],
    ["1.10.0", "2026-06-01", deprecatedFinance()],
  ] as const;
  for (const [version, date, document] of records) {
    await mkdir(`${folder}finance/${version}`, { recursive: true });
    await writeFile(`${folder}finance/${version}/release.json`, JSON.stringify({ api: "finance", version, date }));
    await writeFile(`${folder}finance/${version}/openapi.json`, JSON.stringify(document));
  }
  expect(deprecatedSince("finance", ending.operationId, folder)).toBe("2026-05-01");
  expect(deprecatedSince("finance", "listWallets", folder)).toBeUndefined();
  expect(deprecatedSince("ramp", ending.operationId, folder)).toBeUndefined();
});

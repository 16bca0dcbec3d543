// The headers of every response say that an operation ends, and since when by the record of releases.

import { mkdir, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { deprecatedSince } from "../../model/deprecated-since.ts";
import { bundles } from "../lib/bundles.ts";
import { deprecatedFinance, deprecatedFolder, ending, final } from "../lib/deprecated.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { mockForTests } from "./mock.ts";

const party = "/v1/parties/0d1e2f3a-4b5c-4d6e-8f70-8192a3b4c501/verification";
const today = new Date().toISOString().slice(0, 10);
/** The successor of one that nothing replaces in the contract. */
const document = deprecatedFinance();
const { post } = (document["paths"] as Record<string, Record<string, object>>)[final.path] ?? {};
Object.assign(post as object, { "x-replaced-by": "createPartnerTermsLink" });
const folder = await deprecatedFolder();
await writeFile(`${folder}/finance/openapi.json`, JSON.stringify(document));
const mock = mockForTests({ speed: 0 }, { bundles: folder });

test.each<[string, string, RequestInit, number, object]>([
  ["a success", ending.path, {}, 200, { deprecation: `@${Date.parse(`${today}T00:00:00Z`) / 1000}`, link: null }],
  ["a refused token", ending.path, { headers: { Authorization: "" } }, 401, {}],
  ["a chosen error", ending.path, { headers: { Prefer: "code=403" } }, 403, {}],
  [
    "one that has what the path of the replacement needs",
    party,
    { method: "POST" },
    404,
    {
      ...{ sunset: "Thu, 30 Sep 2027 00:00:00 GMT" },
      link: `<${party.replace("verification", "partner-terms/link")}>; rel="successor-version"`,
    },
  ],
  ["no other operation", "/v1/parties", {}, 200, { deprecation: null, sunset: null, link: null }],
  ["a path that does not exist", "/v1/nothing", {}, 404, { deprecation: null, sunset: null, link: null }],
])("an operation that ends says so in the headers of both RFCs: %s", async (_, path, init, status, wanted) => {
  const response = await mock.ask("finance", path, init);
  const [deprecation, sunset, link] = ["Deprecation", "Sunset", "Link"].map((name) => response.headers.get(name));
  expect(response.status).toBe(status);
  expect({ deprecation, sunset, link }).toMatchObject({ sunset: "Wed, 30 Jun 2027 00:00:00 GMT", ...wanted });
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

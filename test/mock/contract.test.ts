// The contract as the mock serves it: for viewers and generators, with the mock's own addresses; and in the headers of every response
// that an operation ends, and since when by the record of releases.

import { mkdir, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { apis } from "../../model/apis.ts";
import { deprecatedSince } from "../../model/deprecated-since.ts";
import { bundles, readGenerated } from "../lib/bundles.ts";
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

const plain = mockForTests();
const page = { Authorization: "", Origin: "http://localhost:5173" };

interface Document {
  servers: { url: string }[];
  components: { securitySchemes?: { OAuth2: { flows: { clientCredentials: { tokenUrl: string } } } } };
}

test.each(apis)(
  "%s differs from the bundle in the addresses alone, which are the mock's, and says the same as YAML",
  async (api) => {
    const { status, headers, body } = await plain.ask(api, "/openapi.json", { headers: page });
    const [allowed, type] = [headers.get("access-control-allow-origin"), headers.get("content-type")];
    expect([status, type, allowed]).toEqual([200, "application/json", "*"]);
    const { servers, components } = body as Document;
    expect(servers.map(({ url }) => url)).toEqual([plain.address(api)]);
    const yaml = await plain.ask(api, "/openapi.yaml?x=1");
    expect(yaml.headers.get("content-type")).toBe("application/yaml");
    expect(parse(yaml.body as string)).toEqual(body);
    const expected = readGenerated<Document>(`${api}/openapi.json`);
    const flow = components.securitySchemes?.OAuth2.flows.clientCredentials;
    expect(flow?.tokenUrl).toBe(api === "auth" ? undefined : `${plain.address("auth")}/token`);
    if (flow) flow.tokenUrl = expected.components.securitySchemes?.OAuth2.flows.clientCredentials.tokenUrl as string;
    expect({ ...(body as object), servers: [] }).toEqual({ ...expected, servers: [] });
  },
);

test.each<[string | undefined, string?, string?]>([
  ["mock.test:8080", "http://mock.test:8080", "http://mock.test"],
  ["[::1]:4010", "http://[::1]:4010", "http://[::1]"],
  ...[undefined, "256.1.1.1", 'x"><script>', "host:99999", "user@host"].map((host): [string | undefined] => [host]),
])("for Host %s the address is the one the caller knows, else that the mock listens on", async (host, server, name) => {
  const lines = host === undefined ? ["GET /openapi.json HTTP/1.0"] : ["GET /openapi.json HTTP/1.1", `Host: ${host}`];
  const text = await plain.raw("finance", [...lines, "Connection: close", "", ""].join("\r\n"));
  const { servers, components } = JSON.parse(text.slice(text.indexOf("\r\n\r\n"))) as Document;
  const auth = name === undefined ? plain.address("auth") : `${name}:${new URL(plain.address("auth")).port}`;
  expect([servers[0]?.url, components.securitySchemes?.OAuth2.flows.clientCredentials.tokenUrl]).toEqual([
    server ?? plain.address("finance"),
    `${auth}/token`,
  ]);
});

test("nobody writes it", async () => {
  const post = await plain.ask("ramp", "/openapi.json", { method: "POST" });
  expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
});

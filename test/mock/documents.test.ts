// The contract as the mock serves it: for viewers and generators, with the mock's own addresses.

import { expect, test } from "vitest";
import { parse } from "yaml";
import { apis } from "../../model/apis.ts";
import { readGenerated } from "../lib/bundles.ts";
import { mockForTests } from "./mock.ts";

const mock = mockForTests();
const page = { Authorization: "", Origin: "http://localhost:5173" };

interface Document {
  servers: { url: string }[];
  components: { securitySchemes?: { OAuth2: { flows: { clientCredentials: { tokenUrl: string } } } } };
}

test.each(apis)(
  "%s differs from the bundle in the addresses alone, which are the mock's, and says the same as YAML",
  async (api) => {
    const { status, headers, body } = await mock.ask(api, "/openapi.json", { headers: page });
    const [allowed, type] = [headers.get("access-control-allow-origin"), headers.get("content-type")];
    expect([status, type, allowed]).toEqual([200, "application/json", "*"]);
    const { servers, components } = body as Document;
    expect(servers.map(({ url }) => url)).toEqual([mock.address(api)]);
    const yaml = await mock.ask(api, "/openapi.yaml?x=1");
    expect(yaml.headers.get("content-type")).toBe("application/yaml");
    expect(parse(yaml.body as string)).toEqual(body);
    const expected = readGenerated<Document>(`${api}/openapi.json`);
    const flow = components.securitySchemes?.OAuth2.flows.clientCredentials;
    expect(flow?.tokenUrl).toBe(api === "auth" ? undefined : `${mock.address("auth")}/token`);
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
  const text = await mock.raw("finance", [...lines, "Connection: close", "", ""].join("\r\n"));
  const { servers, components } = JSON.parse(text.slice(text.indexOf("\r\n\r\n"))) as Document;
  const auth = name === undefined ? mock.address("auth") : `${name}:${new URL(mock.address("auth")).port}`;
  expect([servers[0]?.url, components.securitySchemes?.OAuth2.flows.clientCredentials.tokenUrl]).toEqual([
    server ?? mock.address("finance"),
    `${auth}/token`,
  ]);
});

test("nobody writes it", async () => {
  const post = await mock.ask("ramp", "/openapi.json", { method: "POST" });
  expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
});

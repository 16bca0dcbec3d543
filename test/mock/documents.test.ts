// The contract as the mock serves it: for viewers and generators, with the mock's own addresses.

import { describe, expect, test } from "vitest";
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

const bundleOf = (api: string) => readGenerated<Document>(`${api}/openapi.json`);

describe.each(apis)("%s", (api) => {
  test("differs from the bundle in the addresses alone, which are the mock's", async () => {
    const { status, headers, body } = await mock.ask(api, "/openapi.json", { headers: page });
    expect([status, headers.get("content-type")]).toEqual([200, "application/json"]);
    const { servers, components } = body as Document;
    expect(servers.map(({ url }) => url)).toEqual([mock.address(api)]);
    const expected = bundleOf(api);
    const flow = components.securitySchemes?.OAuth2.flows.clientCredentials;
    if (api === "auth") expect(flow).toBeUndefined();
    else expect(flow?.tokenUrl).toBe(`${mock.address("auth")}/token`);
    if (flow) flow.tokenUrl = expected.components.securitySchemes?.OAuth2.flows.clientCredentials.tokenUrl as string;
    expect({ ...(body as object), servers: [] }).toEqual({ ...expected, servers: [] });
  });

  test("says the same as YAML", async () => {
    const [json, yaml] = [await mock.ask(api, "/openapi.json"), await mock.ask(api, "/openapi.yaml?x=1")];
    expect(yaml.headers.get("content-type")).toBe("application/yaml");
    expect(parse(yaml.body as string)).toEqual(json.body);
  });
});

describe("the address", () => {
  const addressesFor = async (host: string | undefined) => {
    const line = host === undefined ? "GET /openapi.json HTTP/1.0" : "GET /openapi.json HTTP/1.1";
    const head = [line, ...(host === undefined ? [] : [`Host: ${host}`]), "Connection: close", "", ""];
    const text = await mock.raw("finance", head.join("\r\n"));
    const { servers, components } = JSON.parse(text.slice(text.indexOf("\r\n\r\n"))) as Document;
    return [servers[0]?.url, components.securitySchemes?.OAuth2.flows.clientCredentials.tokenUrl];
  };
  const authPort = () => new URL(mock.address("auth")).port;

  test.each([
    ["mock.test:8080", "http://mock.test:8080", "mock.test"],
    ["[::1]:4010", "http://[::1]:4010", "[::1]"],
  ])("is the one the caller knows: %s", async (host, server, name) => {
    expect(await addressesFor(host)).toEqual([server, `http://${name}:${authPort()}/token`]);
  });

  test.each([[undefined], ["256.1.1.1"], ['x"><script>'], ["host:99999"], ["user@host"]])(
    "is the one the mock listens on where Host is %s",
    async (host) => {
      expect(await addressesFor(host)).toEqual([mock.address("finance"), `${mock.address("auth")}/token`]);
    },
  );
});

test("any page may read it, also after a preflight, and nobody writes it", async () => {
  const get = await mock.ask("finance", "/openapi.json", { headers: page });
  expect(get.headers.get("access-control-allow-origin")).toBe("*");
  const preflight = { ...page, "Access-Control-Request-Method": "GET", "Access-Control-Request-Headers": "x-own" };
  const options = await mock.ask("finance", "/openapi.json", { method: "OPTIONS", headers: preflight });
  expect([options.status, options.headers.get("access-control-allow-headers")]).toEqual([204, "x-own"]);
  const post = await mock.ask("ramp", "/openapi.json", { method: "POST" });
  expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
});

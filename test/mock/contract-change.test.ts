// A contract that changes needs no code here: a new field is kept and shown, what is required is there, and so is everything else
// that is made of the contract.

import { cp, readFile, writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { startMock } from "../../mock/start.ts";
import { type Api, generatedDir } from "../../model/apis.ts";
import { asArray, asObject, type Json, type JsonObject } from "../../model/document.ts";
import { isLasting, temporaryFolder } from "../lib/folder.ts";
import { cast, mockForTests, webhook } from "./mock.ts";
import { exampleBodies, exampleRequest, ofServices } from "./requests.ts";

/** Copies the bundles, one of them changed as a build would change it. */
async function bundlesWith(api: Api, change: (document: JsonObject) => void): Promise<string> {
  const folder = temporaryFolder("bundles");
  await cp(generatedDir, folder, { recursive: true, filter: isLasting });
  const file = `${folder}/${api}/openapi.json`;
  const document = JSON.parse(await readFile(file, "utf8")) as JsonObject;
  change(document);
  await writeFile(file, JSON.stringify(document));
  return folder;
}

/** A place in a document, which must be there. */
function at(document: JsonObject, ...keys: string[]): JsonObject {
  const node = keys.reduce<Json | undefined>((one, key) => asObject(one)[key], document);
  if (node === undefined) throw new Error(`there is no ${keys.join(" ")}`);
  return asObject(node);
}

/** Gives every schema with an ID, and every request body, a text, a secret and a field that is only written. */
function giveFields(document: JsonObject): void {
  for (const [name, schema] of Object.entries(at(document, "components", "schemas"))) {
    const properties = asObject(asObject(schema)["properties"]);
    if (properties["id"] === undefined && !name.endsWith("Input") && name !== "PartyRole") continue;
    properties["addedText"] = { type: "string" };
    properties["pin"] = { type: "string", "x-data": "secret" };
    properties["seal"] = { type: "string", writeOnly: true };
  }
}

describe.each(["finance", "ramp"] as const)("a field that the contract alone was given, in %s", async (api) => {
  const folder = await bundlesWith(api, giveFields);
  const mock = mockForTests({ speed: 0, settings: { paymentSessions: true } }, { bundles: folder });
  const own = ofServices.filter((one) => one.api === api);
  // A calculation is no resource.
  const writes = own.filter(({ body, operationId }) => body !== undefined && operationId !== "calculateFee");
  const reads = own.filter(({ method }) => method === "GET");

  test.each(writes)("$method $path keeps and shows it", async (write) => {
    await mock.control("POST", "/reset");
    const { path, init } = exampleRequest(write);
    const added = { addedText: "October rent", pin: "hidden-pin", seal: "hidden-seal" };
    const body = JSON.stringify({ ...(exampleBodies(write)[0] as object), ...added });
    const response = await mock.ask(api, path, { ...init, body });
    const { result } = response.body as { result: { id?: string } };
    expect(result).toMatchObject({ addedText: "October rent" });
    const seen = [JSON.stringify(response.body)];
    for (const read of reads) {
      const path = exampleRequest(read).path.replace(/[^/]+$/, (last) =>
        read.path.endsWith("}") ? String(result.id) : last,
      );
      const { status, body: shown } = await mock.ask(api, path);
      if (status !== 200 || !JSON.stringify(shown).includes(`"id":"${result.id}"`)) continue;
      expect(JSON.stringify(shown), path).toContain('"addedText":"October rent"');
      seen.push(JSON.stringify(shown));
    }
    expect(seen.join()).not.toMatch(/hidden-(pin|seal)/);
  });
});

describe("a required field that the mock's rules do not know", async () => {
  const require = (schema: JsonObject, name: string) => {
    asObject(schema["properties"])[name] = { type: "string" };
    schema["required"] = [...asArray(schema["required"]), name];
  };
  const exampleOf = (holder: JsonObject) => {
    const [first] = Object.values(at(holder, "content", "application/json", "examples"));
    return at(asObject(first), "value", "result");
  };
  const folder = await bundlesWith("finance", (document) => {
    const responses = at(document, "paths", "/v1/accounts/{accountId}/payouts", "post", "responses");
    require(at(document, "components", "schemas", "Payout"), "addedText");
    exampleOf(asObject(responses["201"]))["addedText"] = "October rent";
    responses["202"] = responses["201"] as Json;
    delete responses["201"];
    require(at(document, "components", "schemas", "PayoutProcessingEvent", "properties", "result"), "addedBatch");
    exampleOf(at(document, "webhooks", "PAYOUT_PROCESSING", "post", "requestBody"))["addedBatch"] = "B7";
    const roles = at(document, "paths", "/v1/accounts/{accountId}/party-roles", "post", "responses");
    require(at(document, "components", "schemas", "PartyRole"), "addedNote");
    exampleOf(asObject(roles["201"]))["addedNote"] = { tags: ["tenant"] };
    at(document, "components", "schemas", "PartyRoleInput", "properties")["addedNote"] = {};
  });
  const mock = mockForTests({ speed: 0, delivery: { delay: 1e12 } }, { bundles: folder });

  test("is in responses, lists and events, with the status of the contract", async () => {
    await mock.result("POST", "/v1/webhooks", webhook);
    const path = `/v1/accounts/${cast.account}/payouts`;
    const payout = { routeId: cast.route, asset: "USDC", amount: "1" };
    const created = await mock.send("finance", "POST", path, payout);
    expect(created).toMatchObject({ status: 202, body: { result: { addedText: "October rent" } } });
    for (const one of await mock.result<object[]>("GET", path))
      expect(one).toMatchObject({ addedText: "October rent" });
    await mock.control("POST", "/clock", { minutes: 1 });
    const [event] = (await mock.control("GET", "/deliveries?eventType=PAYOUT_PROCESSING")).body as object[];
    expect(event).toMatchObject({ body: { result: { addedBatch: "B7" } } });
  });

  test("is in a part that an operation adds, once for each, and null where null was sent", async () => {
    const add = (role: object) =>
      mock.result("POST", `/v1/accounts/${cast.account}/party-roles`, { roleType: "PAYOUT_RECIPIENT", ...role });
    expect(await add({ partyId: cast.organization })).toMatchObject({ addedNote: { tags: ["tenant"] } });
    expect(await add({ partyId: cast.party, addedNote: null })).toMatchObject({ addedNote: null });
  });
});

describe("a contract that has changed", async () => {
  const scope = "manage:tomorrow";
  const log: string[] = [];
  const bundles = await bundlesWith("finance", (document) => {
    const nickname = { type: "string", "x-data": "personal" };
    for (const schema of ["PartyCreateInput", "PartySummary"])
      at(document, "components", "schemas", schema, "properties")["nickname"] = nickname;
    at(document, "components", "securitySchemes", "OAuth2", "flows", "clientCredentials", "scopes")[scope] =
      "New.";
    at(document, "paths", "/v1/parties", "get")["security"] = [{ OAuth2: [scope] }];
    at(document, "components", "headers", "XCorrelationId", "schema")["pattern"] = "^[a-f0-9-]{36}$";
    const webhooks = at(document, "webhooks");
    webhooks["EVENT_OF_TOMORROW"] = webhooks["PING"] as Json;
  });
  const mock = mockForTests({ speed: 0, log: (line) => log.push(line) }, { bundles });

  test("has a new field, which is masked in the journal by its class", async () => {
    const party = { partyType: "INDIVIDUAL", firstName: "Nick", nickname: "not for the journal" };
    expect(await mock.result("POST", "/v1/parties", party)).toHaveProperty("nickname", "not for the journal");
    const journal = JSON.stringify(await mock.shown("/requests?operationId=createParty"));
    expect(journal).toContain("nickname");
    expect(journal).not.toContain("not for the journal");
  });

  test("has a new scope, for a client that has them all, and another form of a correlation ID", async () => {
    const response = await mock.ask("finance", "/v1/parties", { headers: { "X-Correlation-Id": "short:1" } });
    const id = response.headers.get("x-correlation-id");
    expect([response.status, id]).toEqual([200, expect.not.stringContaining("short")]);
  });

  test("has a new event, of which the mock says that it never sends it", () => {
    expect(log.filter((line) => line.includes("EVENT_OF_TOMORROW"))).toEqual([
      expect.stringContaining("never sends"),
    ]);
  });
});

test("a contract that the mock cannot work by is one line at the start", async () => {
  const bundles = await bundlesWith("finance", (document) => {
    at(document, "components", "schemas", "PayoutStatus")["x-transitions"] = [];
  });
  await expect(startMock({}, { bundles })).rejects.toThrow(/^[^\n]+ payout from REQUESTED to REJECTED[^\n]+$/);
});

// A reload takes over everything that is made of the contract: no part of the mock goes on with the old one.

import { cp, readFile, writeFile } from "node:fs/promises";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";
import { type Api, generatedDir } from "../../model/apis.ts";
import { asObject, type Json, type JsonObject } from "../../model/document.ts";
import { isLasting, temporaryFolder } from "../lib/folder.ts";
import { type OpenSandbox, openSandbox } from "./sandbox.ts";

const anyPorts = { host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 } };
const headers = { Authorization: "Bearer example-access-token", "Content-Type": "application/json" };
const bundles = temporaryFolder("bundles");
let mock: Mock;
const log: string[] = [];

beforeEach(async () => {
  await mock?.stop();
  await cp(generatedDir, bundles, { recursive: true, filter: isLasting });
  log.length = 0;
  mock = await startMock({ ...anyPorts, speed: 0, log: (line) => log.push(line) }, { bundles });
});
afterAll(() => mock.stop());

/** Changes one bundle as a build would. */
async function change(api: Api, edit: (document: JsonObject) => void): Promise<void> {
  const file = `${bundles}/${api}/openapi.json`;
  const document = JSON.parse(await readFile(file, "utf8")) as JsonObject;
  edit(document);
  await writeFile(file, JSON.stringify(document));
}

/** A place in a document, which must be there. */
function at(document: JsonObject, ...keys: string[]): JsonObject {
  const found = keys.reduce<Json | undefined>((node, key) => asObject(node)[key], document);
  if (found === undefined) throw new Error(`there is no ${keys.join(" ")}`);
  return asObject(found);
}

async function ask(api: Api, path: string, method = "GET", body?: object, more: Record<string, string> = {}) {
  const init = { method, headers: { ...headers, ...more }, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`${mock.addresses[api]}${path}`, init);
  return {
    status: response.status,
    headers: response.headers,
    body: asObject(await response.json().catch(() => ({}))),
  };
}

async function createParty(nickname: string): Promise<JsonObject> {
  const person = { partyType: "INDIVIDUAL", firstName: "Nick", lastName: "Named", nickname };
  const { body } = await ask("finance", "/v1/parties", "POST", person);
  return asObject(body["result"]);
}

function addNickname(document: JsonObject): void {
  for (const schema of ["PartyCreateInput", "PartySummary"])
    at(document, "components", "schemas", schema, "properties")["nickname"] = {
      ...{ type: "string", "x-data": "personal" },
    };
}

describe("takes over", () => {
  test("a new field of a schema, in what the state stores and shows", async () => {
    expect(await createParty("before")).not.toHaveProperty("nickname");
    await change("finance", addNickname);
    await mock.reload();
    expect(await createParty("after")).toHaveProperty("nickname", "after");
  });

  test("the data class of a field, in the journal", async () => {
    await change("finance", addNickname);
    await mock.reload();
    await createParty("not for the journal");
    const journal = await (await fetch(`${mock.addresses.finance}/__mock/requests`)).text();
    expect(journal).toContain("createParty");
    expect(journal).not.toContain("not for the journal");
  });

  test("a new scope, for a client that has them all", async () => {
    const path = "/v1/parties";
    const scope = "manage:tomorrow";
    await change("finance", (document) => {
      at(document, "components", "securitySchemes", "OAuth2", "flows", "clientCredentials", "scopes")[scope] = "New.";
      at(document, "paths", path, "get")["security"] = [{ OAuth2: [scope] }];
    });
    await mock.reload();
    expect((await ask("finance", path)).status).toBe(200);
  });

  test("how a status moves", async () => {
    const { result } = (await ask("finance", "/v1/accounts")).body as { result: { id: string }[] };
    const wallets = `/v1/accounts/${result[0]?.id}/wallets`;
    expect((await ask("finance", wallets)).status).toBe(200);
    await change("finance", (document) => {
      const created = { from: null, to: "ACTIVE", operationId: "createVirtualBankAccount" };
      at(document, "components", "schemas", "VirtualBankAccountStatus")["x-transitions"] = [
        created,
        { from: "PENDING", to: "ACTIVE", event: "VIRTUAL_BANK_ACCOUNT_CREATED" },
      ];
    });
    await mock.reload();
    const path = `/v1/accounts/${result[0]?.id}/virtual-bank-accounts`;
    const created = await ask("finance", path, "POST", {});
    expect(asObject(created.body["result"])["status"]).toBe("ACTIVE");
  });

  test("the form of a correlation ID", async () => {
    const id = { "X-Correlation-Id": "short:1" };
    const seen = async () =>
      (await ask("finance", "/v1/parties", "GET", undefined, id)).headers.get("x-correlation-id");
    expect(await seen()).toBe("short:1");
    await change("finance", (document) => {
      at(document, "components", "headers", "XCorrelationId", "schema")["pattern"] = "^[a-f0-9-]{36}$";
    });
    await mock.reload();
    expect(await seen()).not.toBe("short:1");
  });

  test("a new event, of which it says that it is never sent", async () => {
    await change("finance", (document) => {
      const webhooks = at(document, "webhooks");
      webhooks["EVENT_OF_TOMORROW"] = webhooks["PING"];
    });
    await mock.reload();
    expect(log.filter((line) => line.includes("EVENT_OF_TOMORROW"))).toEqual([expect.stringContaining("never sends")]);
  });

  test("a scenario that the contract no longer has is dropped, and said; another stays", async () => {
    const gone = { operationId: "listWallets", status: 404, example: "accountNotFound" };
    const kept = { operationId: "listWallets", status: 503 };
    for (const scenario of [gone, kept])
      expect((await ask("finance", "/__mock/scenarios", "POST", scenario)).status).toBeLessThan(300);
    await change("finance", (document) => {
      delete at(document, "paths", "/v1/accounts/{accountId}/wallets", "get", "responses")["404"];
    });
    await mock.reload();
    const left: unknown = await (await fetch(`${mock.addresses.finance}/__mock/scenarios`)).json();
    expect(left).toEqual([expect.objectContaining(kept)]);
    expect(log.join("\n")).toContain("A scenario of listWallets is gone");
  });
});

test("every sandbox takes over the new contract, whether it was used before or not", async () => {
  const [used, unused] = [await openSandbox(mock.addresses), await openSandbox(mock.addresses)];
  const scenario = { operationId: "listWallets", status: 404, example: "accountNotFound" };
  await used.control("POST", "/scenarios", scenario);
  const bankAccounts = "/v1/accounts/8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401/virtual-bank-accounts";
  const statusOf = async ({ call }: OpenSandbox) => {
    const { body } = await call("POST", bankAccounts, {});
    return (body as { result: { status: string } }).result.status;
  };
  expect(await statusOf(used)).toBe("PENDING");
  await change("finance", (document) => {
    at(document, "components", "schemas", "VirtualBankAccountStatus")["x-transitions"] = [
      { from: null, to: "ACTIVE", operationId: "createVirtualBankAccount" },
      { from: "PENDING", to: "ACTIVE", event: "VIRTUAL_BANK_ACCOUNT_CREATED" },
    ];
    delete at(document, "paths", "/v1/accounts/{accountId}/wallets", "get", "responses")["404"];
  });
  await mock.reload();
  expect([await statusOf(used), await statusOf(unused)]).toEqual(["ACTIVE", "ACTIVE"]);
  expect((await used.control("GET", "/scenarios")).body).toEqual([]);
});

test("a contract that the state cannot work by changes nothing", async () => {
  await change("finance", (document) => {
    addNickname(document);
    at(document, "components", "schemas", "PayoutStatus")["x-transitions"] = [];
  });
  await expect(mock.reload()).rejects.toThrow(/overlay\.ts adds to payout from REQUESTED to REJECTED/);
  expect(await createParty("still the old one")).not.toHaveProperty("nickname");
});

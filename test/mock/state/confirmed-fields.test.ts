// What is confirmed after the state was written needs no change of it: required fields are those of the examples, and a
// success has the status of the contract. The bundle in memory is changed as the build would after such a confirmation.

import { expect, test } from "vitest";
import { createState } from "../../../mock/state/index.ts";
import type { MockEvent } from "../../../mock/state/types.ts";
import { createContract } from "../../../model/contract.ts";
import { asArray, asObject, type JsonObject, mediaType } from "../../../model/document.ts";
import { bundles } from "../../lib/bundles.ts";
import { cast } from "./lib/state.ts";

const documents = structuredClone({ finance: bundles.finance, ramp: bundles.ramp });
const { finance } = documents;
const schemas = asObject(asObject(finance["components"])["schemas"]);

/** Adds a required field that was confirmed. */
function confirm(schema: JsonObject, name: string): void {
  asObject(schema["properties"])[name] = { type: "string", "x-evidence": "confirmed" };
  schema["required"] = [...asArray(schema["required"]), name];
}

const post = (path: string) => asObject(asObject(asObject(finance["paths"])[path])["post"]);
const firstExample = (body: unknown) => asObject(Object.values(asObject(mediaType(asObject(body))?.["examples"]))[0]);

const payouts = post("/v1/accounts/{accountId}/payouts");
const responses = asObject(payouts["responses"]);
confirm(asObject(schemas["Payout"]), "memo");
asObject(asObject(firstExample(responses["201"])["value"])["result"])["memo"] = "October rent";
responses["202"] = responses["201"];
delete responses["201"];

const settled = asObject(asObject(schemas["PayoutProcessingEvent"])["properties"])["result"];
confirm(asObject(settled), "batch");
const delivery = asObject(
  asObject(asObject(asObject(finance["webhooks"])["PAYOUT_PROCESSING"])["post"])["requestBody"],
);
asObject(asObject(firstExample(delivery)["value"])["result"])["batch"] = "B7";

const contracts = { finance: createContract("finance", finance), ramp: createContract("ramp", documents.ramp) };
const state = createState({ contracts, speed: 0 });
const events: MockEvent[] = [];
state.onEvent((_, event) => void events.push(event));

function call(operationId: string, path: Record<string, string>, body?: unknown) {
  const caller = { clientId: "test-client", scopes: [], roles: [] };
  return state.answer({ api: "finance", operationId, path, query: {}, body, tenantId: cast.tenant, caller });
}

const account = { accountId: cast.mayaAccount };

test("a success has the status of the contract, and the field of the example", () => {
  const body = { routeId: cast.activeRoute, asset: "USDC", amount: "1" };
  expect(call("createPayout", account, body)).toMatchObject({
    status: 202,
    body: { result: { memo: "October rent" } },
  });
});

test("every entry of a list has the field", () => {
  const result = asArray(asObject(call("listPayouts", account)?.body)["result"]).map(asObject);
  expect(result.length).toBeGreaterThan(1);
  for (const payout of result) expect(payout["memo"]).toBe("October rent");
});

test("an event has its field", () => {
  state.advance(60_000);
  const [event] = events.filter(({ eventType }) => eventType === "PAYOUT_PROCESSING");
  expect(event?.result).toMatchObject({ batch: "B7", status: "PROVIDER_PROCESSING" });
});

test("an error stays as it is", () => {
  expect(call("listPayouts", { accountId: "00000000-0000-4000-8000-000000000404" })?.status).toBe(404);
});

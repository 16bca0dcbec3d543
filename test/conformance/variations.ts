// Legal variations that are made from the contract: optional fields, null, more fields, and other values.

import { type Contracts, operationsIn } from "../../conformance/contracts.ts";
import { successesOf } from "../../model/calls.ts";
import { asArray, asObject, asStrings, isObject, type Json, type JsonObject } from "../../model/document.ts";
import { isCertain } from "../../model/evidence.js";
import type { Operation } from "../../model/operations.ts";
import { walkSchema } from "../../model/walk-schema.ts";
import { anyResponse, before, refuse } from "../server/defects/bends.ts";
import type { Bend, SentResponse } from "../server/model.ts";
import { variations } from "../server/variations.ts";

/** Changes every object of successful responses that has a schema. */
function eachPlace(
  contracts: Contracts,
  change: (value: JsonObject, schema: JsonObject, at: { document: JsonObject; sent: JsonObject }) => void,
): Bend {
  const operations = new Map(operationsIn(contracts).map((one) => [one.operationId, one]));
  return anyResponse("*", (response, r) => {
    const operation = operations.get(r.operation);
    const media = operation && successesOf(operation)[0]?.media[0];
    if (response.status >= 300 || typeof response.body === "string" || !operation || !media) return response;
    const body = structuredClone(response.body) as JsonObject;
    const { document } = contracts[operation.api];
    for (const { value, schema } of [...walkSchema(document, media, body)])
      if (isObject(value)) change(value, schema, { document, sent: r.body as JsonObject });
    return { ...response, body };
  });
}

/** Fields that the run, another field, or a request depends on. */
const needed =
  /^(id|success|result|pagination|errors|consentUrl|depositBankAccount|depositWallet|rampType|status|version|events)$/;

const without = (contracts: Contracts, names: (schema: JsonObject) => string[]): Bend =>
  eachPlace(contracts, (value, schema) => {
    for (const name of names(schema)) if (!needed.test(name) && value[name] !== "REQUIRED") delete value[name];
  });

const isNullable = (schema: unknown) => asArray(asObject(schema)["type"]).includes("null");

/** Statuses that the run depends on. */
const steering = new Set(["AWAITING_APPROVAL", "AWAITING_FUNDS", "REQUIRED", "PENDING"]);

/** Adds values to open lists, except for values that were sent. */
const newValues = (contracts: Contracts): Bend =>
  eachPlace(contracts, (value, schema, { document, sent }) => {
    for (const [name, child] of Object.entries(asObject(schema["properties"]))) {
      const ref = asObject(child)["$ref"];
      const component = typeof ref === "string" ? (ref.split("/").at(-1) ?? "") : "";
      const named = asObject(asObject(asObject(document["components"])["schemas"])[component]);
      const isOpen = asStrings((ref === undefined ? asObject(child) : named)["x-extensible-enum"]).length > 0;
      const shown = value[name];
      if (isOpen && typeof shown === "string" && !steering.has(shown) && shown !== sent[name])
        value[name] = "BRAND_NEW_VALUE";
    }
  });

const isDocumented = ({ evidence, responses }: Operation) =>
  isCertain(evidence) &&
  responses.some(({ status, media }) => status.startsWith("2") && isCertain(media[0]?.evidence ?? "assumed"));

function eachOf(
  contracts: Contracts,
  fits: (operation: Operation) => boolean,
  change: (response: SentResponse) => SentResponse,
): Bend {
  const names = operationsIn(contracts).filter(fits);
  return anyResponse(names.map(({ operationId }) => operationId).join(" "), (response) =>
    response.status < 300 ? change(response) : response,
  );
}

const isListed = (operation: Operation) => operation.evidence === "listed" && !isDocumented(operation);
const listed = (contracts: Contracts, result: Json | undefined): Bend =>
  eachOf(contracts, isListed, (response) => ({
    ...response,
    body: { success: true, ...(result !== undefined && { result }) },
  }));

/** Changes assumed statuses of success. */
const otherSuccess = (contracts: Contracts, status: number): Bend =>
  eachOf(
    contracts,
    (operation) => successesOf(operation).every(({ evidence }) => !isCertain(evidence)),
    (response) => ({ ...response, status }),
  );

const listedRefused = (contracts: Contracts): Bend => {
  const writes = operationsIn(contracts).filter((one) => one.evidence === "listed" && one.method !== "GET");
  return refuse(writes.map(({ operationId }) => operationId).join(" "), "not-now", 422, () => true);
};

/** Ignores assumed query parameters. */
const unread = (contracts: Contracts): Bend => {
  const assumed = new Map(
    operationsIn(contracts).map(({ operationId, parameters }) => [
      operationId,
      parameters.filter((one) => one.in === "query" && one.evidence === "assumed"),
    ]),
  );
  return before("*", ({ operation, query }) => {
    for (const { name } of assumed.get(operation) ?? []) query.delete(name);
  });
};

const contractVariations = (contracts: Contracts): Record<string, Bend> => ({
  "optional-absent": without(contracts, ({ properties, required }) =>
    Object.keys(asObject(properties)).filter((name) => !asStrings(required).includes(name)),
  ),
  "table-fields-absent": without(contracts, (schema) =>
    schema["x-presence"] === "table" ? asStrings(schema["required"]) : [],
  ),
  nulls: eachPlace(contracts, (value, schema) => {
    for (const [name, child] of Object.entries(asObject(schema["properties"])))
      if (isNullable(child)) value[name] = null;
  }),
  "added-members": eachPlace(contracts, (value, schema) => {
    if (schema["properties"] !== undefined)
      Object.assign(value, { newMember: "new", another: { nested: [1, null] } });
  }),
  "new-values": newValues(contracts),
  "success-200": otherSuccess(contracts, 200),
  "success-201": otherSuccess(contracts, 201),
  "success-202": otherSuccess(contracts, 202),
  "listed-empty": listed(contracts, {}),
  "listed-nothing": listed(contracts, undefined),
  "listed-null": listed(contracts, null),
  "listed-anything": listed(contracts, [{ id: 7, status: ["x"], amount: { value: "1" } }, "text"]),
  "listed-refused": listedRefused(contracts),
  "assumed-unread": unread(contracts),
});

/** All legal variations. */
export const variationsOf = (contracts: Contracts): [name: string, bend: Bend][] =>
  Object.entries({ ...variations, ...contractVariations(contracts) });

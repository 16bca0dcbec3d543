// What the workflows are run against besides the plain mock: responses that differ from its own, legally or not.

import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Contracts } from "../../conformance/contracts.ts";
import { validateBody } from "../../conformance/schema.ts";
import { findOperation, responseFor } from "../../model/calls.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../../model/document.ts";
import { evidenceAt, isCertain } from "../../model/evidence.js";
import type { Operation } from "../../model/operations.ts";
import { allWorkflows } from "../../scripts/linters/workflows.ts";
import type { Forwarded, Habit } from "./gateway.ts";

/** A response on its way to Respect. A change writes to `status` and `json`. */
export interface PassingResponse {
  operation: Operation;
  /** How many responses of this operation have passed, this one included. */
  count: number;
  status: number;
  /** The body; undefined for none, and for one that is not a JSON object. */
  json: JsonObject | undefined;
}

/** Changes a response in place. */
export type WorkflowChange = (response: PassingResponse) => void;

/** A gateway's habit that changes the responses of both services. */
export function changing(contracts: Contracts, change: WorkflowChange): Habit {
  const counts = new Map<string, number>();
  return ({ incoming, answer }) => {
    const { pathname } = new URL(incoming.url ?? "/", "http://gateway");
    const found = (["finance", "ramp"] as const)
      .map((service) => findOperation(contracts[service].operations, incoming.method ?? "GET", pathname))
      .find((match) => match !== undefined);
    if (found === undefined) return false;
    const { operation } = found;
    const count = (counts.get(operation.operationId) ?? 0) + 1;
    counts.set(operation.operationId, count);
    const response = { operation, count, status: answer.status, json: parsed(answer.body) };
    change(response);
    write(answer, response);
    return false;
  };
}

function parsed(body: Buffer): JsonObject | undefined {
  try {
    const json: unknown = JSON.parse(body.toString("utf8"));
    return isObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

function write(answer: Forwarded, { status, json }: PassingResponse): void {
  answer.status = status;
  if (status === 204) answer.body = Buffer.alloc(0);
  else if (json !== undefined) answer.body = Buffer.from(JSON.stringify(json));
  delete answer.headers["content-length"];
}

/** Places in the responses of each operation that a workflow reads an output from, such as `/result/id`. */
function outputsByOperation(): Map<string, string[]> {
  const outputs = new Map<string, string[]>();
  for (const file of allWorkflows()) {
    const { workflows } = asObject(parse(readFileSync(file, "utf8")));
    for (const step of asArray(workflows).flatMap((workflow) => asArray(asObject(workflow)["steps"]).map(asObject))) {
      const operationId = String(step["operationId"]).split(".").at(-1) ?? "";
      const pointers = Object.values(asObject(step["outputs"])).map((output) => String(output).split("#")[1] ?? "");
      outputs.set(operationId, [...(outputs.get(operationId) ?? []), ...pointers]);
    }
  }
  return outputs;
}

/**
 * Takes everything out of a response that is not documented: properties, and statuses, which become others. What stays is
 * what a workflow reads an output from, since it cannot go on without it.
 */
export function onlyDocumented(contracts: Contracts): WorkflowChange {
  const outputs = outputsByOperation();
  return (response) => {
    const { operation, status, json } = response;
    const spec = responseFor(operation, status);
    if (spec === undefined) return;
    const media = spec.media[0];
    const needed = ["/success", "/errors", ...(outputs.get(operation.operationId) ?? [])];
    const document = contracts[operation.api].document;
    const isSure = (path: string[]) =>
      media !== undefined && isCertain(evidenceAt(document, media.schema, path, media.ground));
    // The type of a field may be our reading, and its presence stated all the same.
    const isStated = (path: string[]) =>
      media !== undefined &&
      validateBody(contracts, operation.api, media, without(json, path)).some(
        ({ place, rule, evidence }) => rule === "required" && place === path.join(".") && isCertain(evidence),
      );
    if (json !== undefined) leaveOut(json, [], (path) => isSure(path) || isNeeded(path, needed) || isStated(path));
    if (status < 300 && !isCertain(spec.evidence)) response.status = operation.method === "DELETE" ? 204 : 202;
    if (status >= 400 && spec.status !== String(status)) response.status = status === 422 ? 409 : 422;
  };
}

/** A copy of a value without the field that a path leads to. */
function without(value: Json | undefined, path: string[]): Json | undefined {
  const copy = structuredClone(value);
  const parent = path.slice(0, -1).reduce<unknown>((node, key) => (node as JsonObject | undefined)?.[key], copy);
  if (isObject(parent)) delete parent[path.at(-1) as string];
  return copy;
}

/** Whether a place is one of the pointers', or above or under one. */
function isNeeded(path: string[], pointers: string[]): boolean {
  const place = `/${path.join("/")}/`;
  return pointers.some((pointer) => `${pointer}/`.startsWith(place) || place.startsWith(`${pointer}/`));
}

function leaveOut(value: Json | undefined, path: string[], stays: (path: string[]) => boolean): void {
  if (Array.isArray(value)) for (const [index, entry] of value.entries()) leaveOut(entry, [...path, `${index}`], stays);
  if (!isObject(value)) return;
  for (const key of Object.keys(value)) {
    if (stays([...path, key])) leaveOut(value[key], [...path, key], stays);
    else delete value[key];
  }
}

/** One documented rule that the service breaks, and the step that has to notice it. */
interface Breach {
  workflow: string;
  step: string;
  what: string;
  operationId: string;
  /** Which response of the operation is wrong; every one when left out. */
  count?: number;
  /** What the wrong response has instead: another status, other properties of the body or of its `result`. */
  status?: number;
  body?: JsonObject;
  result?: JsonObject;
}

/** A breach for every workflow, and two where a workflow is there for two rules. */
export const breaches: Breach[] = [
  {
    workflow: "account-transfer",
    step: "send",
    what: "a transfer is complete when it is created",
    operationId: "createAccountToAccountTransfer",
    count: 2,
    result: { status: "COMPLETED" },
  },
  {
    workflow: "account-transfer",
    step: "send",
    what: "the transfer is of another amount",
    operationId: "createAccountToAccountTransfer",
    count: 2,
    result: { amount: "0.00001" },
  },
  {
    workflow: "party-to-payout",
    step: "create-payout",
    what: "a payout is created with 200",
    operationId: "createPayout",
    status: 200,
  },
  {
    workflow: "party-verified",
    step: "verify-again",
    what: "a second request makes a new verification link",
    operationId: "createPartyVerification",
    count: 2,
    status: 201,
  },
  {
    workflow: "party-verified",
    step: "read-terms",
    what: "consent is required without a link",
    operationId: "getPartnerTerms",
    result: { status: "REQUIRED", consentUrl: undefined },
  },
  {
    workflow: "payment-request-by-reference",
    step: "settle",
    what: "a success says that it is none",
    operationId: "settlePaymentRequestByReference",
    body: { success: false },
  },
  {
    workflow: "payment-request-retried",
    step: "retry",
    what: "a retry creates a second payment request",
    operationId: "createAccountPaymentRequest",
    count: 2,
    result: { id: "69b3d5c8-7e20-4f14-9d6a-0c8f1e7ba009" },
  },
  {
    workflow: "payment-request-reversed",
    step: "raise",
    what: "a success says that it is none",
    operationId: "updatePaymentRequest",
    body: { success: false },
  },
  {
    workflow: "payment-sessions-paged",
    step: "newest",
    what: "the order does not end with the ID",
    operationId: "listPaymentSessions",
    count: 1,
    body: { sort: { orders: [{ property: "createdAt" }] } },
  },
  {
    workflow: "payment-sessions-paged",
    step: "before-the-oldest",
    what: "`to` is inclusive",
    operationId: "listPaymentSessions",
    count: 4,
    body: { result: [{}] },
  },
  {
    workflow: "payout-route",
    step: "read-bank-account",
    what: "the full account number is returned",
    operationId: "getPayoutBankAccount",
    result: { accountNumber: "000123456789" },
  },
  {
    workflow: "payout-route",
    step: "complete-proof",
    what: "a proof fails with a server error",
    operationId: "completeRouteOwnershipProof",
    status: 500,
    body: { success: false },
  },
  {
    workflow: "payout-route",
    step: "complete-proof",
    what: "an active route has no deposit address",
    operationId: "completeRouteOwnershipProof",
    result: { depositAddress: undefined },
  },
  {
    workflow: "ramp-request-approved",
    step: "approve-stale",
    what: "a stale version is refused with another code",
    operationId: "approveRampRequest",
    count: 1,
    body: { errors: [{ code: "validation-error" }] },
  },
  {
    workflow: "ramp-request-approved",
    step: "cancel-too-late",
    what: "an approved ramp request can be canceled",
    operationId: "cancelRampRequest",
    status: 200,
    body: { success: true },
  },
  {
    workflow: "ramp-request-approved",
    step: "read-uncanceled",
    what: "an approved ramp request is canceled",
    operationId: "getRampRequest",
    count: 3,
    result: { status: "CANCELLED" },
  },
  {
    workflow: "ramp-request-rejected",
    step: "read-rejected",
    what: "another ramp request is returned",
    operationId: "getRampRequest",
    count: 2,
    result: { id: "d02a4c3f-e597-468b-8ed1-73f685e2a709" },
  },
  {
    workflow: "ramp-request-canceled",
    step: "read-canceled",
    what: "another ramp request is returned",
    operationId: "getRampRequest",
    count: 2,
    result: { id: "d02a4c3f-e597-468b-8ed1-73f685e2a709" },
  },
  {
    workflow: "webhook-life-cycle",
    step: "register",
    what: "the secret is returned",
    operationId: "registerWebhook",
    count: 2,
    result: { authenticationMethod: { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: "masked" } },
  },
  {
    workflow: "webhook-life-cycle",
    step: "read-replaced",
    what: "a replacement keeps what was not sent",
    operationId: "getWebhook",
    count: 2,
    result: { name: "Before" },
  },
];

/** Breaks the rule of a breach. */
export function breaking({ operationId, count, status, body, result }: Breach): WorkflowChange {
  return (response) => {
    if (response.operation.operationId !== operationId) return;
    if (count !== undefined && response.count !== count) return;
    response.status = status ?? response.status;
    Object.assign(response.json ?? {}, body);
    Object.assign(asObject(response.json?.["result"]), result);
  };
}

// Changes of responses that workflows accept or notice.

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
  /** The number of this response of the operation, from 1. */
  count: number;
  status: number;
  /** The body, if it is a JSON object. */
  json: JsonObject | undefined;
}

export type WorkflowChange = (response: PassingResponse) => void;

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

/** Places of responses that workflows read, such as `/result/id`, by operation. */
function outputsByOperation(): Map<string, string[]> {
  const outputs = new Map<string, string[]>();
  for (const file of allWorkflows()) {
    const { workflows } = asObject(parse(readFileSync(file, "utf8")));
    for (const step of asArray(workflows).flatMap((workflow) =>
      asArray(asObject(workflow)["steps"]).map(asObject),
    )) {
      const operationId = String(step["operationId"]).split(".").at(-1) ?? "";
      const pointers = Object.values(asObject(step["outputs"])).map(
        (output) => String(output).split("#")[1] ?? "",
      );
      outputs.set(operationId, [...(outputs.get(operationId) ?? []), ...pointers]);
    }
  }
  return outputs;
}

/** Removes properties that are not documented and that no workflow reads, and replaces statuses that are not documented. */
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
    // The type of a field may be assumed while its presence is documented.
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

/** A copy without the field at a path. */
function without(value: Json | undefined, path: string[]): Json | undefined {
  const copy = structuredClone(value);
  const parent = path.slice(0, -1).reduce<unknown>((node, key) => (node as JsonObject | undefined)?.[key], copy);
  if (isObject(parent)) delete parent[path.at(-1) as string];
  return copy;
}

/** True for a place at, above, or below a pointer. */
function isNeeded(path: string[], pointers: string[]): boolean {
  const place = `/${path.join("/")}/`;
  return pointers.some((pointer) => `${pointer}/`.startsWith(place) || place.startsWith(`${pointer}/`));
}

function leaveOut(value: Json | undefined, path: string[], stays: (path: string[]) => boolean): void {
  if (Array.isArray(value))
    for (const [index, entry] of value.entries()) leaveOut(entry, [...path, `${index}`], stays);
  if (!isObject(value)) return;
  for (const key of Object.keys(value)) {
    if (stays([...path, key])) leaveOut(value[key], [...path, key], stays);
    else delete value[key];
  }
}

interface Wrong {
  /** The number of the wrong response; all without it. */
  count?: number;
  status?: number;
  body?: JsonObject;
  result?: JsonObject;
}

const isNone = { body: { success: false } };
const id = "d02a4c3f-e597-468b-8ed1-73f685e2a709";
const shown = { type: "API_KEY", headerName: "X-Webhook-Key", apiKey: "masked" };

const rows: [place: string, operationId: string, what: string, wrong: Wrong][] = [
  [
    "account-transfer send",
    "createAccountToAccountTransfer",
    "a transfer is complete when it is created",
    { count: 2, result: { status: "COMPLETED" } },
  ],
  [
    "account-transfer send",
    "createAccountToAccountTransfer",
    "the transfer is of another amount",
    { count: 2, result: { amount: "0.00001" } },
  ],
  ["party-to-payout create-payout", "createPayout", "a payout is created with 200", { status: 200 }],
  [
    "party-verified verify-again",
    "createPartyVerification",
    "a repeat makes a new link",
    { count: 2, status: 201 },
  ],
  [
    "party-verified read-terms",
    "getPartnerTerms",
    "consent is required without a link",
    { result: { status: "REQUIRED", consentUrl: undefined } },
  ],
  [
    "payment-request-by-reference settle",
    "settlePaymentRequestByReference",
    "a success says that it is none",
    isNone,
  ],
  [
    "payment-request-retried retry",
    "createAccountPaymentRequest",
    "a retry creates a second payment request",
    { count: 2, result: { id } },
  ],
  ["payment-request-reversed raise", "updatePaymentRequest", "a success says that it is none", isNone],
  [
    "payment-sessions-paged newest",
    "listPaymentSessions",
    "the order does not end with the ID",
    { count: 1, body: { sort: { orders: [{ property: "createdAt" }] } } },
  ],
  [
    "payment-sessions-paged before-the-oldest",
    "listPaymentSessions",
    "`to` is inclusive",
    { count: 4, body: { result: [{}] } },
  ],
  [
    "payout-route read-bank-account",
    "getPayoutBankAccount",
    "the full account number is returned",
    { result: { accountNumber: "000123456789" } },
  ],
  [
    "payout-route complete-proof",
    "completeRouteOwnershipProof",
    "a proof fails with a server error",
    { status: 500, ...isNone },
  ],
  [
    "payout-route complete-proof",
    "completeRouteOwnershipProof",
    "an active route has no deposit address",
    { result: { depositAddress: undefined } },
  ],
  [
    "ramp-request-approved approve-stale",
    "approveRampRequest",
    "a stale version is refused with another code",
    { count: 1, body: { errors: [{ code: "validation-error" }] } },
  ],
  [
    "ramp-request-approved cancel-too-late",
    "cancelRampRequest",
    "an approved request can be canceled",
    { status: 200, body: { success: true } },
  ],
  [
    "ramp-request-approved read-uncanceled",
    "getRampRequest",
    "an approved request is canceled",
    { count: 3, result: { status: "CANCELLED" } },
  ],
  [
    "ramp-request-rejected read-rejected",
    "getRampRequest",
    "another request is returned",
    { count: 2, result: { id } },
  ],
  [
    "ramp-request-canceled read-canceled",
    "getRampRequest",
    "another request is returned",
    { count: 2, result: { id } },
  ],
  [
    "webhook-life-cycle register",
    "registerWebhook",
    "the secret is returned",
    { count: 2, result: { authenticationMethod: shown } },
  ],
  [
    "webhook-life-cycle read-replaced",
    "getWebhook",
    "a replacement keeps what was not sent",
    { count: 2, result: { name: "Before" } },
  ],
];

/** Documented rules that are broken, with the step that has to notice it. */
export const breaches = rows.map(([place, operationId, what, wrong]) => {
  const [workflow = "", step = ""] = place.split(" ");
  return { workflow, step, what, operationId, ...wrong };
});

export function breaking({ operationId, count, status, body, result }: (typeof breaches)[number]): WorkflowChange {
  return (response) => {
    if (response.operation.operationId !== operationId) return;
    if (count !== undefined && response.count !== count) return;
    response.status = status ?? response.status;
    Object.assign(response.json ?? {}, body);
    Object.assign(asObject(response.json?.["result"]), result);
  };
}

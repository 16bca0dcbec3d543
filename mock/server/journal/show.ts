// An entry of the journal as it is shown: what is sensitive masked, what decided named.

import type { Contract } from "../../../model/contract.ts";
import { asArray, asObject } from "../../../model/document.ts";
import type { Source } from "../../respond/asked.ts";
import { fieldsOf } from "../../respond/matching.ts";
import { lengthOf, maskBody, maskFields, maskHeaders, maskTarget, maskText } from "../../secrets/mask.ts";
import { hiddenOf } from "../../secrets/names.ts";
import type { JournalEntry } from "./entry.ts";

/** An entry as it is shown. What is undefined is left out of the JSON. */
export interface ShownExchange {
  seq: number;
  time: string;
  api: string;
  method: string;
  target: string;
  operationId: string | undefined;
  status: number;
  source: Source;
  /** What decided the response, by name. */
  rule: string;
  /** Status of the operation that was carried out, where a scenario took the place of its response. */
  applied: number | undefined;
  /** Whether it was not carried out, because its idempotency key already had a result, which the response repeats. */
  replayed: true | undefined;
  /** Where the connection was dropped. */
  dropped: string | undefined;
  sandbox: string;
  tenantId: string | undefined;
  clientId: string | undefined;
  idempotencyKey: string | undefined;
  correlationId: string;
  duration: number;
  headers: object;
  body: unknown;
  response: { status: number; headers: object; body: unknown };
}

/**
 * Shows an entry.
 * @param first The request whose result it repeats, if it does; undefined where the journal does not have it.
 */
export function showExchange(entry: JournalEntry, contracts: Contract[], first: number | undefined): ShownExchange {
  const { seq, time, api, method, operationId, status, source, applied, correlationId, duration } = entry;
  const hidden = hiddenOf(contracts, operationId);
  const returned = parsedOf(entry.responseBody);
  // A scenario's response may have the fields of any operation.
  const hides = source === "scenario" ? hidden.body : hidden.response;
  const body = typeof returned === "string" ? returned : maskFields(returned, hides);
  return {
    seq,
    time: new Date(time).toISOString(),
    api,
    method,
    target: maskTarget(entry.target, hidden.query),
    operationId,
    status,
    source,
    rule: maskText(ruleOf(entry, returned, first)),
    applied,
    replayed: entry.replayed,
    dropped: entry.drop,
    sandbox: entry.sandbox.id,
    tenantId: entry.tenantId,
    clientId: entry.clientId,
    idempotencyKey: keyOf(entry),
    correlationId,
    duration,
    headers: maskHeaders(entry.headers, hidden.headers),
    body: maskBody(fieldsOf(entry.body), hidden.request),
    response: { status, headers: maskHeaders(entry.responseHeaders ?? {}, hidden.headers), body },
  };
}

/** The JSON of a response; of any other text how long it is, because it cannot be masked field by field. */
function parsedOf(text: string | undefined): unknown {
  if (text === undefined || text === "" || /^\(\d+ characters\)$/.test(text)) return text || undefined;
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value === "object") return value;
  } catch {
    // No JSON.
  }
  return lengthOf(text);
}

/** What decided, by name: what the steps have noted, with what the response says of it. */
function ruleOf(
  { source, rule, status, replayed }: JournalEntry,
  returned: unknown,
  first: number | undefined,
): string {
  if (source === "state" && replayed) return `state: replay${first === undefined ? "" : ` of ${first}`}`;
  if (rule !== undefined) return rule;
  // Every refusal is named; what is left is what browsers ask.
  if (source === "rule") return "preflight";
  if (status < 400) return source;
  const error = asObject(asArray(asObject(returned)["errors"])[0])["code"] ?? asObject(returned)["error"];
  return `${source}: ${error ?? status}`;
}

/** The idempotency key of the body. */
export function keyOf({ body }: JournalEntry): string | undefined {
  const key = asObject(fieldsOf(body))["idempotencyKey"];
  return typeof key === "string" ? key : undefined;
}

// A journal entry as the control API shows it: sensitive data is masked, and the deciding rule is named.

import type { Contract } from "../../../model/contract.ts";
import { asArray, asObject } from "../../../model/document.ts";
import type { Source } from "../../respond/decision.ts";
import { fieldsOf } from "../../respond/matching.ts";
import { lengthOf, maskBody, maskFields, maskHeaders, maskTarget, maskText } from "../../secrets/mask.ts";
import { hiddenOf } from "../../secrets/names.ts";
import type { JournalEntry } from "./entry.ts";

/** A journal entry in the control API. Undefined fields are absent in the JSON. */
export interface ShownExchange {
  seq: number;
  time: string;
  api: string;
  method: string;
  target: string;
  operationId: string | undefined;
  status: number;
  source: Source;
  /** The rule that decided the response. */
  rule: string;
  /** Status of the operation that was carried out, if a scenario replaced its response. */
  applied: number | undefined;
  /** Whether the response is the stored one of the idempotency key, and the operation was not carried out. */
  replayed: true | undefined;
  /** When the connection was dropped. */
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
 * @param first Number of the request whose response this one repeats; undefined if the journal does not have it.
 */
export function showExchange(entry: JournalEntry, contracts: Contract[], first: number | undefined): ShownExchange {
  const { seq, time, api, method, operationId, status, source, applied, correlationId, duration } = entry;
  const hidden = hiddenOf(contracts, operationId);
  const returned = parsedOf(entry.responseBody);
  // The response of a scenario may have the fields of any operation.
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

/** The JSON of a response. Any other text is replaced with its length, because it cannot be masked by field. */
function parsedOf(text: string | undefined): unknown {
  if (text === undefined || text === "" || /^\(\d+ characters\)$/.test(text)) return text || undefined;
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value === "object") return value;
  } catch {
    // Not JSON.
  }
  return lengthOf(text);
}

/** The rule that decided: the one that a step has noted, else the source with the error code of the response. */
function ruleOf(
  { source, rule, status, replayed }: JournalEntry,
  returned: unknown,
  first: number | undefined,
): string {
  if (source === "state" && replayed) return `state: replay${first === undefined ? "" : ` of ${first}`}`;
  if (rule !== undefined) return rule;
  // Every refusal notes its rule, so that only preflights are left.
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

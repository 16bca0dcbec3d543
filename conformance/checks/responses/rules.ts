// Checks of rules of single operations, as far as one response shows them.

import { successesOf } from "../../../model/calls.ts";
import { readAmount } from "../../../model/decimal.ts";
import { asArray, asObject, asStrings, type JsonObject } from "../../../model/document.ts";
import { weaker } from "../../../model/evidence.js";
import type { Operation } from "../../../model/operations.ts";
import type { CheckName } from "../../check-table.ts";
import { type Exchange, sentIn } from "../../exchange.ts";
import type { Deviation } from "../../result.ts";
import { describe } from "../../schema.ts";
import { differ, isSameId, type ResponseCheck, resultOf, rowsOf, succeeded } from "../check.ts";

/** The operation of a successful request with its own method; undefined for any other exchange. */
export function doneBy(exchange: Exchange): Operation | undefined {
  const { operation, request } = exchange;
  const isDone = succeeded(exchange) && request.method === operation?.method;
  return isDone ? operation : undefined;
}

/** A check of one operation's successful responses. */
const ruleOf = (
  name: CheckName,
  operationId: string,
  look: (exchange: Exchange, result: JsonObject) => Iterable<Deviation>,
): ResponseCheck => ({
  name,
  *look(exchange) {
    if (doneBy(exchange)?.operationId === operationId) yield* look(exchange, resultOf(exchange));
  },
});

/** An ID without case and punctuation, which a lenient service may ignore. */
const plainId = (id: string) => id.toLowerCase().replace(/\W/g, "");

/** True for a placeholder for "none" in a field that should be absent, such as a zero hash. */
function isZero(name: string, value: unknown, status: unknown): boolean {
  const text = String(value);
  if (/At$/.test(name)) return value === 0 || text === "" || /^(0000|0001|1970-01-01)/.test(text);
  if (name === "transactionHash") return text === "" || /^0x0*$/.test(text);
  return status === "FAILED" && /Crypto(Amount)?$|CryptoAmount/.test(name) && /^0+(\.0+)?$/.test(text);
}

/** Contradictions in one balance. That its parts add up to `total` is assumed from their names. */
function* balanceRules(amount: JsonObject): Generator<Deviation> {
  const names = ["total", "available", "reserved"];
  const units = names.map((name) => readAmount(amount[name]));
  const [total, available, reserved] = units;
  const actual = names.map((name) => `${name} ${amount[name]}`).join(", ");
  if (units.some((value) => value !== undefined && value < 0n))
    yield differ("no balance is negative", actual, (reserved ?? 0n) < 0n ? "documented" : "assumed");
  if (total === undefined || reserved === undefined) return;
  if (reserved > total) yield differ("reserved is a portion of total", actual);
  else if (available !== undefined && available + reserved !== total)
    yield differ("available and reserved make up total", actual, "assumed");
}

export const operationRules: ResponseCheck[] = [
  {
    name: "returns-what-was-asked",
    *look(exchange) {
      const operation = doneBy(exchange);
      if (operation === undefined) return;
      const { path, operationId, segments } = operation;
      // From the end, because an origin may have a path of its own.
      const parts = new URL(exchange.request.url).pathname.split("/").slice(-segments.length);
      const asked = new Map(segments.map((segment, i) => [segment, parts[i] ?? ""]));
      const isOther = (id: unknown, segment = "") =>
        typeof id === "string" && asked.has(segment) && !plainId(asked.get(segment) ?? "").includes(plainId(id));
      const payloads = successesOf(operation).map(({ media }) => media[0]?.evidence ?? "documented");
      const evidence = weaker(operation.evidence, ...payloads);
      const result = resultOf(exchange);
      const isOfOne = path.endsWith("}") || operationId === "reactivateAccount";
      if (
        isOfOne &&
        isOther(
          result["id"],
          segments.findLast((segment) => segment.startsWith("{")),
        )
      )
        yield differ("the resource whose ID the path has", describe(result["id"]), evidence);
      const others = [result, ...rowsOf(exchange)].filter((one) => isOther(one["accountId"], "{accountId}"));
      if (others.length > 0) yield differ("accountId as the path has it", `${others.length} others`, evidence);
    },
  },
  {
    // A filtered list has no row with another value.
    name: "filters",
    *look(exchange) {
      const { parameters = [] } = doneBy(exchange) ?? {};
      const query = new URL(exchange.request.url).searchParams;
      for (const { name, schema, evidence } of parameters) {
        const wanted = query.get(name) ?? "";
        if (!asStrings(schema["enum"]).includes(wanted)) continue;
        const others = rowsOf(exchange).filter((row) => (row[name] ?? wanted) !== wanted);
        if (others.length > 0) yield differ(`${name} ${wanted} only`, `${others.length} others`, evidence);
      }
    },
  },
  ruleOf("pay-in-nullable", "getPayIn", function* (_, result) {
    for (const [name, value] of Object.entries(result))
      if (isZero(name, value, result["status"]))
        yield differ(`${name} is left out when there is none`, describe(value));
  }),
  ruleOf("reactivated-account", "reactivateAccount", function* (_, { partyRoles }) {
    for (const { partyId, party } of asArray(partyRoles).map(asObject)) {
      const { id = partyId } = asObject(party);
      if (!isSameId(id, partyId)) yield differ("the party of partyId in each role", describe(id));
    }
  }),
  ruleOf("wallet-balances", "listWallets", function* (exchange) {
    const balances = rowsOf(exchange).flatMap((wallet) => asArray(wallet["balances"]));
    for (const balance of balances) yield* balanceRules(asObject(asObject(balance)["amount"]));
  }),
  ruleOf("fee", "calculateFee", function* (exchange, { amount, percentage }) {
    // That `percentage` applies to the amount is assumed from its name; the rounding is not documented.
    const { amount: whole } = sentIn(exchange);
    if (typeof amount !== "number" || typeof percentage !== "number" || typeof whole !== "number") return;
    const exact = (whole * percentage) / 100;
    const isNear = Math.abs(amount - exact) <= 0.01 + Math.abs(exact) / 1e9;
    if (!isNear) yield differ(`${percentage} % of ${whole}, about ${exact}`, String(amount));
  }),
  ruleOf("ramp-request-history", "getRampRequest", function* (_, { events }) {
    // That there is a history is documented; that it begins with the creation was seen in samples.
    if (!Array.isArray(events)) yield differ("a history in `events`", describe(events));
    else if (events.length === 0) yield differ("at least the event of the creation", "no events", "observed");
  }),
];

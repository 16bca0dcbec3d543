// Compares events, the transitions of statuses, and error codes.

import { type Contract, createContract } from "../../model/contract.ts";
import {
  asArray,
  asObject,
  componentsOf,
  type DocumentPlace,
  follow,
  type Json,
  type JsonObject,
  keysOf,
  lookUp,
  methods,
  pointer,
} from "../../model/document.ts";
import type { ErrorCode } from "../../model/errors.ts";
import { isCertain, isSuccess } from "../../model/evidence.js";
import type { Operation } from "../../model/operations.ts";
import type { StateMachine, Transition } from "../../model/states.ts";
import { align, alignPart, isThere, keyword, type Pair, type Spot } from "./align.ts";
import {
  type Comparison,
  missing,
  newAt,
  operationAt,
  operationPairs,
  pairUp,
  type Scope,
  scopeOf,
  type Where,
  wasAt,
} from "./finding.ts";
import type { Direction, KindName } from "./kinds.ts";
import { compareContent, compareId } from "./operations.ts";
import { finality } from "./schemas.ts";
import { compareWords } from "./words.ts";

export function compareEvents(comparison: Comparison): void {
  const eventsOf = ({ document }: Contract) =>
    Object.entries(asObject(document["webhooks"])).map(([name, item]) => {
      return { name, node: asObject(item), at: pointer("/webhooks", name) };
    });
  const { gone, added, both } = pairUp(eventsOf(comparison.before), eventsOf(comparison.after), ({ name }) => name);
  const scope = (name: string, direction?: Direction) => scopeOf(comparison, { events: [name] }, direction);
  for (const { name, at, node } of gone) scope(name).note("event gone", wasAt(at, node), [name]);
  for (const { name, at, node } of added) scope(name).note("event new", newAt(at, node), [name]);
  for (const { before, after } of both) compareEvent(scope(before.name, "response"), before, after);
}

function compareEvent(scope: Scope, was: DocumentPlace, is: DocumentPlace): void {
  const [former, now] = [was, is].map(({ node }) => methods.filter((method) => node[method] !== undefined));
  const added = missing(now ?? [], former ?? []).map((method) => method.toUpperCase());
  if (added.length > 0) {
    scope.note("delivery-method", wasAt(was.at, former, now), added);
    return;
  }
  const [method = "post"] = now ?? [];
  const pair = alignPart(scope, align(scope, was, is), method);
  compareId(scope, pair);
  compareWords(scope, pair, ["operationId", "requestBody", "responses", "security"]);
  const body = alignPart(scope, pair, "requestBody");
  compareWords(scope, body, ["content", "required"]);
  compareContent(scope, body);
  compareAcknowledgement(scope, pair);
  compareGenuineness(scope, pair);
}

/** Compares the statuses with which a receiver acknowledges an event. */
function compareAcknowledgement(scope: Scope, pair: Pair): void {
  const statuses = ({ node }: Spot) => Object.keys(asObject(node["responses"])).filter(isSuccess);
  const [was, is] = [statuses(pair.before), statuses(pair.after)];
  const where = wasAt(pointer(pair.before.at, "responses"), was, is);
  const takes = (wide: string, narrow: string) => wide === narrow || (/^\dXX$/i.test(wide) && wide[0] === narrow[0]);
  const isNarrower = was.some((status) => !is.some((other) => takes(other, status)));
  if (isNarrower) scope.note("acknowledgement gone", where, is);
  else if (missing(is, was).length > 0) scope.note("acknowledgement new", where, is);
}

/** Compares how a receiver authenticates deliveries. */
function compareGenuineness(scope: Scope, pair: Pair): void {
  const waysOf = ({ node }: Spot) => asArray(node["security"]).map((one) => Object.keys(asObject(one)));
  const [was, is] = [waysOf(pair.before), waysOf(pair.after)];
  const where = keyword(pair, "security");
  // A new alternative that is only a part of a former one is weaker: what it lacks is gone.
  const weaker = is.filter((way) => was.every((former) => missing(former, way).length > 0));
  const parts = weaker.flatMap((way) =>
    was.filter((former) => missing(way, former).length === 0).flatMap((former) => missing(former, way)),
  );
  const gone = new Set([...missing(was.flat(), is.flat()), ...parts]);
  const added = missing(is.flat(), was.flat());
  if (gone.size > 0) scope.note("delivery-access gone", where, [...gone]);
  if (added.length > 0) scope.note("delivery-access new", where, added);
}

/** Compares the transitions of each status. */
export function compareStates(comparison: Comparison): void {
  const { before, after, reached, renamed } = comparison;
  for (const was of before.states) {
    const [component = "", ...fields] = was.schema.split(".");
    const at = pointer("/components/schemas", component);
    const now = keysOf(renamed.get(at) ?? at)[2] ?? component;
    const is = after.states.find(({ schema }) => schema === [now, ...fields].join("."));
    const place = pointer(at, ...fields.flatMap((field) => ["properties", field]));
    if (is !== undefined || isThere(after.document, place))
      compareMoves(scopeOf(comparison, reached.get(at) ?? {}), place, was, is?.transitions ?? []);
  }
}

function compareMoves(scope: Scope, at: string, was: StateMachine, now: Transition[]): void {
  const place = pointer(at, "x-transitions");
  const meaning = asObject(lookUp(scope.comparison.before.document, at)["x-enumDescriptions"]);
  const keyOf = (move: Transition) => JSON.stringify(keys.map((key) => move[key] ?? `no ${key}`));
  const say = (kind: KindName, where: Where, move: Transition, second = "", { evidence } = move) =>
    scope.note(kind, where, [`the move of \`${was.schema}\` ${course(move)}`, second], { evidence });
  const { gone, added, both } = pairUp(was.transitions, now, keyOf);
  for (const { before, after } of both) {
    const where = wasAt(place, show(before), show(after));
    const [wasSure, isSure] = [isCertain(before.evidence), isCertain(after.evidence)];
    if (wasSure && !isSure) say("transition assumed", where, before);
    if (!wasSure && isSure) say("transition documented", where, before, "", after);
  }
  const others = new Set(added);
  for (const move of gone) {
    const other = [...others].find((one) => isOneMove(move, one));
    if (other !== undefined) others.delete(other);
    const isDetailed = other !== undefined && keys.every((key) => [undefined, other[key]].includes(move[key]));
    const kind = isDetailed ? "transition detailed" : other ? "transition changed" : "transition gone";
    say(kind, wasAt(place, show(move), other && show(other)), move, other && course(other));
  }
  for (const move of others) {
    const isSure = isCertain(move.evidence);
    const isBack = isSure && typeof move.from === "string" && finality(meaning[move.from]) === "last";
    const kind = isBack ? "transition back" : isSure ? "transition new" : "transition guessed";
    say(kind, newAt(place, show(move)), move, String(move.from));
  }
}

/** The fields that identify a transition. */
const keys = ["from", "to", "operationId", "event"] as const;

/** Whether two transitions can be the same: their targets are equal, and their starts are not different. */
function isOneMove(one: Transition, other: Transition): boolean {
  return one.to === other.to && ([one.from, other.from].includes(undefined) || one.from === other.from);
}

/** A transition in words: start, target, operation and event. */
function course({ from, to, operationId, event }: Transition): string {
  const start = from === undefined ? "" : from === null ? "at creation " : `from \`${from}\` `;
  const by = operationId === undefined ? "" : ` by \`${operationId}\``;
  return `${start}to \`${to}\`${by}${event === undefined ? "" : ` with the event \`${event}\``}`;
}

function show({ from, to, operationId, event, evidence }: Transition): Json {
  return { ...(from !== undefined && { from }), to, operationId, event, "x-evidence": evidence };
}

/** Compares error codes: those that operations list, by status, and the catalog. */
export function compareErrors(comparison: Comparison): void {
  const { before, found } = comparison;
  const after = withCatalog(comparison);
  const isSaid = (code: string) => found.some(({ kind, words }) => kind.startsWith("error-code") && words[0] === code);
  for (const pair of operationPairs({ ...comparison, after })) {
    const scope = scopeOf(comparison, { operationIds: [pair.before.operationId] }, "response");
    compareCodes(scope, codeLists(before.document, pair.before), codeLists(after.document, pair.after));
  }
  const listed = "/components/schemas/ErrorCode/x-extensible-enum";
  const noteCode = (kind: KindName, where: Where, { code, operations }: ErrorCode) => {
    if (!isSaid(code)) scopeOf(comparison, { operationIds: operations }).note(kind, where, [code]);
  };
  const { gone, added, both } = pairUp(before.errors, after.errors, ({ code }) => code);
  for (const code of gone) noteCode("error-code gone", wasAt(listed), code);
  for (const code of added) noteCode("error-code new", newAt(listed), code);
  for (const codes of both) compareAdvice(comparison, codes.before, codes.after);
}

/** The new contract with the former name of its catalog, by which the model finds the catalog. */
function withCatalog({ api, after, renamed }: Comparison): Contract {
  const name = keysOf(renamed.get("/components/schemas/ErrorCode") ?? "")[2];
  if (name === undefined) return after;
  const text = JSON.stringify(after.document).replaceAll(
    `"#/components/schemas/${name}"`,
    '"#/components/schemas/ErrorCode"',
  );
  const document = JSON.parse(text) as JsonObject;
  Object.assign(componentsOf(document, "schemas"), { ErrorCode: componentsOf(document, "schemas")[name] });
  return createContract(api, document);
}

/** Compares the status of an error code, and whether a retry helps. */
function compareAdvice(comparison: Comparison, was: ErrorCode, is: ErrorCode): void {
  for (const [word, fact, what] of [
    ["x-retryable", "retryable", "retry"],
    ["x-error-statuses", "status", "status"],
  ] as const) {
    const [before, after] = [was[fact], is[fact]];
    if (before === after) continue;
    const where = { place: pointer("/components/schemas/ErrorCode", word, was.code), before, after };
    const words = [was.code, adviceOf(after, fact)];
    const note = scopeOf(comparison, { operationIds: was.operations }).note;
    if (before === null) note("error-advice new", { ...where, side: "after" }, words, { correction: false });
    else note(`error-advice ${what}`, { ...where, side: "before" }, words, { correction: false });
  }
}

/** The status of an error, or the advice after it, in words. */
function adviceOf(fact: Json, about: "status" | "retryable"): string {
  if (fact === true) return "to send the request again";
  if (fact === "after-reading-again") return "to read the resource again first";
  if (fact === null) return about === "status" ? "a status that is not documented" : "not documented";
  return fact === false ? "not to retry" : `the status ${String(fact)}`;
}

/** The error codes that each response of an operation lists. */
function codeLists(document: JsonObject, operation: Operation) {
  return operation.responses.flatMap(({ status, codes }) => {
    const written = asObject(operation.raw["responses"])[status];
    const { at } = follow(document, written, operationAt(operation, "responses", status));
    return codes.length === 0 ? [] : [{ status, codes, at }];
  });
}

/** Whether a status is one HTTP status, not a range or `default`, which hold codes without a documented status. */
const isExact = (status: string) => /^\d{3}$/.test(status);

function compareCodes(scope: Scope, was: ReturnType<typeof codeLists>, is: typeof was): void {
  for (const { status, codes, at } of was) {
    const still = is.filter((list) => list.status === status).flatMap((list) => list.codes);
    for (const code of missing(codes, still)) {
      const moved = is.filter((list) => list.codes.includes(code)).map((list) => list.status);
      const now = moved.map((one) => (isExact(one) ? one : "a status that is not documented")).join(" or ");
      const where = wasAt(at, code, moved.length > 0 ? moved : undefined);
      const correction = (!isExact(status) && moved.some(isExact)) || undefined;
      scope.note(moved.length > 0 ? "error-code moved" : "error-code gone", where, [code, now], { correction });
    }
  }
  const known = was.flatMap(({ codes }) => codes);
  for (const { codes, at } of is)
    for (const code of missing(codes, known)) scope.note("error-code new", newAt(at, code), [code]);
}

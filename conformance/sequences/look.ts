// Judges the resources of a sequence in every response that shows them: reads, lists, and changes.

import type { JsonObject } from "../../model/document.ts";
import type { Transition } from "../../model/states.ts";
import { isRefusal, type Probe, resultOf, succeeded } from "../checks/check.ts";
import { type PageWalk, readPages } from "../checks/paging.ts";
import { operationNamed } from "../contracts.ts";
import type { Exchange } from "../exchange.ts";
import { mark } from "../plan/body.ts";
import { describe } from "../schema.ts";
import { type Actor, type CreatedResource, isUndecided } from "./actor.ts";

/** The most pages of a list that are read; rows beyond them do not count as missing. */
const mostPages = 10;

/** Compares what a resource shows with what the sequence knows of it. */
export function lookAtShown(actor: Actor, made: CreatedResource, shown: JsonObject, exchange: Exchange): void {
  const { kind, fields } = made;
  for (const [name, wanted] of Object.entries(fields)) {
    // The checks of the schema decide whether a field may be absent.
    const holds = shown[name] === undefined || JSON.stringify(shown[name]) === JSON.stringify(wanted);
    const expected = `${name} of the ${kind.name} as it was sent last`;
    actor.expectOf(kind, "sequence-read-back", holds, exchange, expected, describe(shown[name]));
  }
  const { status, version } = shown;
  if (typeof status === "string") lookAtStatus(actor, made, status, exchange);
  if (typeof version === "number") made.version = Math.max(version, made.version ?? version);
}

/** Whether a status can follow another, in any number of the transitions that the contract has. */
function follows(moves: Transition[], from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const one of reached) for (const move of moves) if (move.from === one) reached.add(move.to);
  return reached.has(to);
}

/** A resource never returns to its first status, or to one that can lead to the status before. */
function lookAtStatus(actor: Actor, made: CreatedResource, status: string, exchange: Exchange): void {
  const { kind, status: before = status } = made;
  const { moves } = made.ways;
  if (moves.length === 0) return;
  const isBack =
    before !== status &&
    !follows(moves, before, status) &&
    (status === made.firstStatus || follows(moves, status, before));
  // Of all transitions, only that of an approval is documented.
  const evidence = made.phase === "approved" ? "documented" : "assumed";
  const expected = `the ${kind.name} does not go back from ${before}`;
  actor.expect("sequence-status", !isBack, exchange, expected, describe(status), evidence);
  const approval = moves.find(({ to, operationId }) => to === status && operationId === "approveRampRequest");
  if (approval !== undefined) {
    // Somebody else may approve it meanwhile.
    const rule = "a ramp request awaits funds after its approval only";
    actor.expect("sequence-approved", made.phase !== "open", exchange, rule, "it does without one", "assumed");
  }
  made.firstStatus ??= status;
  made.status = status;
}

/** Reads a resource back. */
export async function lookAtRead(actor: Actor, made: CreatedResource): Promise<void> {
  const { kind, path, ways } = made;
  const exchange = await actor.call(ways.read, { path, purpose: `read the ${kind.name}` });
  if (isUndecided(exchange)) return;
  if (made.phase === "gone") {
    const expected = `a deleted ${kind.name} is not found`;
    actor.expectOf(kind, "sequence-gone", isRefusal(exchange), exchange, expected);
    return;
  }
  const isFound = succeeded(exchange);
  actor.expectOf(kind, "sequence-read-back", isFound, exchange, `the ${kind.name} is found`);
  if (!isFound) return;
  const shown = resultOf(exchange);
  const lost = made.shown.filter((name) => shown[name] === undefined);
  const actual = `no ${lost.join(", ")}`;
  actor.expect("sequence-read-back", lost.length === 0, exchange, "what the creation showed", actual, "assumed");
  lookAtShown(actor, made, shown, exchange);
}

/** Reads a list in the largest pages that it allows. */
export async function readList(probe: Probe, list: string, path: Record<string, string>): Promise<PageWalk> {
  const { parameters } = operationNamed(probe.contracts, list);
  const [isPaged, isSized] = ["page", "size"].map((query) => parameters.some(({ name }) => name === query));
  const read = (query: Record<string, string>) => probe.call(list, { path, query, purpose: "read the list" });
  const readIn = (query: Record<string, string>) => readPages(read, query, isPaged ? mostPages : 1);
  const pages = await readIn(isSized ? { size: "100" } : {});
  // The largest page size is not documented for every list.
  const isTooLarge = isSized && pages.rows.length === 0 && isRefusal(pages.last);
  return isTooLarge ? readIn({}) : pages;
}

/** Reads the list of a resource, and looks for all resources of its kind that belong there. */
export async function lookAtList(actor: Actor, { kind, path, ways }: CreatedResource): Promise<void> {
  const { list = "", parameter = "" } = ways;
  const { [parameter]: _, ...parents } = path;
  const isBelow = (one: CreatedResource) => Object.entries(parents).every(([name, value]) => one.path[name] === value);
  const { rows, isWhole, last } = await readList(actor.probe, list, parents);
  actor.tell(last);
  for (const made of actor.made.filter((one) => one.kind === kind && isBelow(one))) {
    const row = rows.find(({ id }) => id === made.id);
    if (made.phase === "gone") {
      actor.expectOf(kind, "sequence-gone", row === undefined, last, `a deleted ${kind.name} is not listed`, "it is");
      continue;
    }
    const isListed = row !== undefined || !isWhole;
    actor.expectOf(kind, "sequence-listed", isListed, last, `the ${kind.name} is listed`, "it is not");
    if (row !== undefined) lookAtShown(actor, made, row, last);
    const expected = `one creation makes one ${kind.name}`;
    actor.expectOf(kind, "sequence-new", !hasTwin(actor, made, rows), last, expected, "two are listed");
  }
}

/** Whether a row of no known resource has the unique values that were sent for this one. */
function hasTwin({ made: all }: Actor, { fields }: CreatedResource, rows: JsonObject[]): boolean {
  const unique = Object.entries(fields).filter(([, value]) => typeof value === "string" && value.includes(mark));
  const isTwin = (row: JsonObject) => unique.every(([name, value]) => row[name] === value);
  return unique.length > 0 && rows.some((row) => isTwin(row) && !all.some(({ id }) => id === row["id"]));
}

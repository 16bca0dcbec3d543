// Looks at resources of a sequence wherever they are shown: fields, status, version, and their place in lists.

import type { JsonObject } from "../../model/document.ts";
import { asObject } from "../../model/document.ts";
import { weaker } from "../../model/evidence.js";
import { refused, resultOf, rowsOf, statusAndCode, succeeded } from "../checks/check.ts";
import type { Exchange } from "../exchange.ts";
import { mark } from "../plan/body.ts";
import { describe } from "../schema.ts";
import type { Actor } from "./actor.ts";
import type { Kind, Made, Model } from "./model.ts";

/** Pages of a list that are read; a row beyond them is not missed. */
const mostPages = 10;

/** The place of a status in the order of its kind; -1 for one that is not documented. */
function placeOf({ order = [] }: Kind, status: unknown): number {
  return order.findIndex((statuses) => statuses.includes(String(status)));
}

/** Compares what a resource shows with what the sequence knows of it. */
export function lookAtShown(actor: Actor, made: Made, shown: JsonObject, exchange: Exchange): void {
  const operationId = exchange.operation?.operationId ?? made.kind.create;
  const evidence = actor.evidence(made.kind.create, operationId);
  for (const [name, wanted] of Object.entries(made.fields)) {
    // A field that is not shown is a matter of its schema.
    if (shown[name] === undefined) continue;
    const holds = JSON.stringify(shown[name]) === JSON.stringify(wanted);
    const expected = `${name} of the ${made.kind.name} as it was sent last`;
    actor.expect("sequence-read-back", holds, exchange, expected, describe(shown[name]), evidence);
  }
  lookAtStatus(actor, made, shown, exchange);
  const { version } = shown;
  if (typeof version === "number") made.version = Math.max(version, made.version ?? version);
}

function lookAtStatus(actor: Actor, made: Made, shown: JsonObject, exchange: Exchange): void {
  const { status } = shown;
  if (typeof status !== "string" || made.kind.order === undefined) return;
  const [before, now] = [placeOf(made.kind, made.status), placeOf(made.kind, status)];
  if (before >= 0 && now >= 0) {
    // Which transitions there are is not documented, but for the approval.
    const evidence = made.phase === "approved" ? "documented" : "assumed";
    const expected = `the ${made.kind.name} does not go back from ${made.status}`;
    actor.expect("sequence-status", now >= before, exchange, expected, describe(status), evidence);
  }
  if (made.kind.read === "getRampRequest" && status === "AWAITING_FUNDS") {
    // Somebody else may approve it meanwhile.

    actor.expect(
      "sequence-approved",
      made.phase !== "open",
      exchange,
      "a ramp request awaits funds after its approval only",
      "it does without one",
      assumed,
    );
  }
  made.status = status;
}

/** Reads a resource back. */
export async function lookAtRead(actor: Actor, made: Made): Promise<void> {
  const { kind } = made;
  if (kind.read === undefined) return;
  const exchange = await actor.call(kind.read, { path: made.path, purpose: `read the ${kind.name}` });
  const evidence = actor.evidence(kind.create, kind.read);
  const isGone = made.phase === "gone";
  if (exchange.response.status === 429 || exchange.response.status >= 500 || exchange.response.status === 0) return;
  if (isGone) {
    actor.expect(
      "sequence-gone",
      refused(exchange),
      exchange,
      `a deleted ${kind.name} is not found`,
      statusAndCode(exchange),
      evidence,
    );
    return;
  }

  actor.expect(
    "sequence-read-back",
    succeeded(exchange),
    exchange,
    `the ${kind.name} is found`,
    statusAndCode(exchange),
    evidence,
  );
  if (!succeeded(exchange)) return;
  const shown = resultOf(exchange);
  const lost = made.shown.filter((name) => shown[name] === undefined);

  actor.expect(
    "sequence-read-back",
    lost.length === 0,
    exchange,
    "what the creation showed",
    `no ${lost.join(", ")}`,
    assumed,
  );
  lookAtShown(actor, made, shown, exchange);
}

/** What a list has, and whether that is all of it. */
interface Listed {
  rows: JsonObject[];
  isWhole: boolean;
  last: Exchange;
}

/** Reads a list, with pages as large as they may be. */
export async function readList(actor: Actor, list: string, path: Record<string, string>): Promise<Listed> {
  const rows: JsonObject[] = [];
  const pages: Exchange[] = [];
  let size: Record<string, string> = actor.takes(list, "size") ? { size: "100" } : {};
  for (let page = 1; ; page++) {
    const query = { ...size, ...(actor.takes(list, "page") && page > 1 && { page: String(page) }) };
    const last = await actor.call(list, { path, query, purpose: `list, page ${page}` });
    if (refused(last) && size["size"] !== undefined && page === 1) {
      // The largest page is not documented for each list.
      size = {};
      page = 0;
      actor.forget([last]);
      continue;
    }
    actor.forget(pages);
    pages.push(last);
    rows.push(...rowsOf(last));
    const more = asObject(asObject(last.json)["pagination"])["hasNextPage"] === true;
    if (!succeeded(last) || !more || page === mostPages || !actor.takes(list, "page"))
      return { rows, isWhole: succeeded(last) && !more, last };
  }
}

/** Looks for everything of a kind in its list. */
export async function lookAtList(actor: Actor, model: Model, kind: Kind, path: Record<string, string>): Promise<void> {
  if (kind.list === undefined) return;
  const own = model.made.filter((made) => made.kind === kind && isBelow(made.path, path));
  const { rows, isWhole, last } = await readList(actor, kind.list, path);
  const evidence = actor.evidence(kind.create, kind.list);
  for (const made of own) {
    const row = rows.find(({ id }) => id === made.id);
    if (made.phase === "gone") {
      actor.expect("sequence-gone", row === undefined, last, `a deleted ${kind.name} is not listed`, "it is", evidence);
      continue;
    }
    const expected = `the ${kind.name} is listed`;
    if (isWhole) actor.expect("sequence-listed", row !== undefined, last, expected, "it is not", evidence);
    if (row !== undefined) lookAtShown(actor, made, row, last);
    lookAtTwins(actor, model, made, rows, last);
  }
}

/** What was sent for one resource alone stands in no other: one creation makes one. */
function lookAtTwins(actor: Actor, model: Model, made: Made, rows: JsonObject[], exchange: Exchange): void {
  const { kind, fields } = made;
  const unique = Object.entries(fields).filter(([, value]) => typeof value === "string" && value.includes(mark));
  if (unique.length === 0 || kind.list === undefined) return;
  const twin = rows.find(
    (row) =>
      unique.every(([name, value]) => row[name] === value) && !model.made.some(({ id }) => String(id) === row["id"]),
  );
  const evidence = actor.evidence(kind.create, kind.list);

  actor.expect(
    "sequence-new",
    twin === undefined,
    exchange,
    `one creation makes one ${kind.name}`,
    "two are listed",
    evidence,
  );
}

function isBelow(path: Record<string, string>, parent: Record<string, string>): boolean {
  return Object.entries(parent).every(([name, value]) => path[name] === value);
}

/** Evidence that is no better than `assumed`. */
export const assumed = weaker("documented", "assumed");

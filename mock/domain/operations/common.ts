// What the operations share: their form, the responses they give, and finding what a path names.

import { randomUUID } from "node:crypto";
import { largestPage, pageSize } from "../../assumed.ts";
import { copied } from "../../store/copy.ts";
import { asObject, type JsonObject } from "../../store/json.ts";
import type { Found, Kind, Resource, Selection } from "../../store/resources.ts";
import { joined, sentTo } from "../complete.ts";
import { type Amount, isAmount, readAmount } from "../money/decimal.ts";
import { accountNotFound, invalid, rejected, unknown } from "../refusals.ts";
import type { StateRequest, StateResponse } from "../types.ts";
import { summaryOf } from "../views.ts";
import type { World } from "../world.ts";

/** Answers one operation. It throws a Refusal for an error; then nothing it did is stored. */
export type Operation = (world: World, request: StateRequest) => StateResponse;

/** Operations by their operationId: those that only read, and those that may write. */
export interface Operations {
  reads?: Record<string, Operation>;
  writes?: Record<string, Operation>;
}

/** A success with a result, 200. */
export function ok(result: unknown, more: JsonObject = {}): StateResponse {
  return { status: 200, body: { success: true, result, ...more } };
}

/** A success that created something, 201. */
export function created(result: unknown): StateResponse {
  return { status: 201, body: { success: true, result } };
}

/** A success without a result, 200. */
export const done: StateResponse = { status: 200, body: { success: true } };

/**
 * One page of a list, with the `pagination` of the contract; a page beyond the last is empty.
 * @param selection Which resources, in which order.
 * @param more Further fields of the response.
 */
export function page(
  world: World,
  { query }: StateRequest,
  selection: Selection,
  more: JsonObject = {},
): StateResponse {
  const { pageNumber, size, from } = wantedPage(query);
  const total = world.store.count(selection);
  const rows = from < total ? world.store.select({ ...selection, from, size }) : [];
  const shown = rows.map((resource) => summaryOf(world, resource));
  return ok(shown, { pagination: paginationOf(pageNumber, size, total, rows.length), ...more });
}

/** One page of a list that is no table of its own. */
export function pageOf({ query }: StateRequest, entries: unknown[]): StateResponse {
  const { pageNumber, size, from } = wantedPage(query);
  const shown = entries.slice(from, from + size);
  return ok(shown, { pagination: paginationOf(pageNumber, size, entries.length, shown.length) });
}

function wantedPage(query: StateRequest["query"]): { pageNumber: number; size: number; from: number } {
  const pageNumber = Number(query["page"] ?? 1);
  const size = Math.min(Number(query["size"] ?? pageSize), largestPage);
  return { pageNumber, size, from: (pageNumber - 1) * size };
}

function paginationOf(pageNumber: number, size: number, total: number, numberOfElements: number): JsonObject {
  const numberOfPages = Math.ceil(total / size);
  return {
    pageNumber,
    pageSize: size,
    numberOfElements,
    numberOfPages,
    hasNextPage: pageNumber < numberOfPages,
    hasPreviousPage: pageNumber > 1 && numberOfPages > 0,
  };
}

/** Selects what belongs to a resource. */
export function belongingTo({ tenant, id }: Resource, kind: Kind): Selection {
  return { tenant, kind, where: [{ parent: id }] };
}

/**
 * The account that a path or a body names.
 * @param store Where it is looked up: `look`, where it is only read.
 * @throws Refusal 404 `account-not-found` when it is unknown or another company's.
 */
export function accountOf(world: World, { tenantId }: StateRequest, id: unknown, store: Found = world.store): Resource {
  const account = store.find(tenantId, "accounts", String(id));
  if (account === undefined) throw accountNotFound(String(id));
  return account;
}

/**
 * Another resource of finance, by its id.
 * @param what What it is called in the error.
 * @param parent The resource it has to belong to.
 * @throws Refusal 404 when it is unknown, another company's, or belongs elsewhere.
 */
export function resourceOf(
  world: World,
  { tenantId }: StateRequest,
  kind: Kind,
  id: unknown,
  what: string,
  parent?: Resource,
): Resource {
  const found = world.store.find(tenantId, kind, String(id));
  if (found === undefined || (parent !== undefined && found.parent !== parent.id)) throw unknown(what, String(id));
  return found;
}

/**
 * A resource of the ramp service.
 * @throws Refusal 404 `NOT_FOUND`.
 */
export function rampResource(world: World, { tenantId }: StateRequest, kind: Kind, id: unknown): Resource {
  const found = world.store.find(tenantId, kind, String(id));
  if (found === undefined) throw rejected("NOT_FOUND", "There is no such resource.");
  return found;
}

/**
 * The fields of the body, when those are there that the mock cannot do without.
 * @param names Fields that are not documented as required.
 * @throws Refusal 400 `invalid-request` that says which is missing.
 */
export function bodyWith({ body }: StateRequest, ...names: string[]): JsonObject {
  const input = asObject(body);
  const missing = names.filter((name) => input[name] === undefined);
  if (missing.length > 0) throw invalid(`The body lacks ${missing.join(", ")}.`);
  return input;
}

/**
 * Takes any signature with the 65 bytes that an externally owned account makes for the owner's; contracts make others.
 * @param name What it is called in the error.
 * @throws Refusal 400 `invalid-request`.
 */
export function checkSignature(value: unknown, name: string): void {
  if (/^0x[0-9a-fA-F]{130}$/.test(String(value))) return;
  throw invalid(
    `${name} has to be 0x and 65 bytes as hexadecimal digits: an EIP-191 signature of an externally owned account. ERC-1271 signatures of contracts are not supported.`,
  );
}

/**
 * An amount of money above zero, from a decimal text or a JSON number.
 * @param name What it is called in the error.
 * @param digits Most fraction digits it may have.
 * @throws Refusal 400 `invalid-request`.
 */
export function amountOf(value: unknown, name: string, digits: number): Amount {
  const amount = readAmount(value);
  if (amount === undefined || !isAmount(amount, 1n, digits))
    throw invalid(`${name} has to be a decimal above 0 with at most ${digits} fraction digits.`);
  return amount;
}

/**
 * A new resource, which is not stored yet; it has what was sent and its reads show.
 * @param own The fields that the operation sets, without `id`.
 * @param more Its other columns.
 */
export function fresh(
  world: World,
  request: StateRequest,
  kind: Kind,
  own: JsonObject,
  more: Partial<Pick<Resource, "parent" | "also" | "hidden">> = {},
): Resource {
  const id = randomUUID();
  const now = world.clock.now();
  // What it shows of others is its own from now on.
  const body = copied({ id, ...joined(sentTo(world, request, kind), own) });
  return { tenant: request.tenantId, kind, id, hidden: {}, ...more, body, created: now, updated: now };
}

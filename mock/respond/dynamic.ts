// Responses to `Prefer: dynamic=true`: made from the examples of a success, the same for the same request, in pages.

import { asArray, asObject, isObject, type Json, type JsonObject, propertiesOf } from "../../model/document.ts";
import type { Media } from "../../model/media.ts";
import { generatedLists, largestPage, pageSize } from "../assumed.ts";
import type { Call } from "../call.ts";
import { jsonReply, type Reply } from "../http/reply.ts";
import type { Preferences } from "./prefer.ts";
import { idFor, numberOf, pick, timeOf, type Variant, vary } from "./vary.ts";
import { successOf } from "./wanted.ts";

const hour = 3_600_000;

/**
 * Makes a success of an operation.
 * @returns Undefined where a certain example is wanted, an error, or something that is no JSON: what stands in the
 *   contract is what there is.
 */
export function respondDynamically(call: Call, { code, example, seed = 1 }: Preferences): Reply | undefined {
  const { operation, service, match } = call;
  const success = successOf(operation);
  const media = success?.media.find(({ type }) => type === "application/json");
  const [first] = media?.examples ?? [];
  if (media === undefined || first === undefined || example !== undefined) return undefined;
  if (code !== undefined && String(code) !== success?.status) return undefined;
  const { document } = service.contract;
  const base = [String(seed), operation.operationId, JSON.stringify(match.params)].join(" ");
  const body = asObject(first.value);
  const shown = propertiesOf(document, media.schema);
  const made: JsonObject = { ...body };
  if (Array.isArray(body["result"]) && body["pagination"] !== undefined) Object.assign(made, pageOf(call, media, base));
  else if (body["result"] !== undefined) made["result"] = single(call, media, base, shown["result"]);
  const status = /^\d+$/.test(success?.status ?? "") ? Number(success?.status) : 200;
  return jsonReply(status, made);
}

/** A result that is no page of a list: one of the examples, varied. */
function single(call: Call, media: Media, base: string, schema: unknown): Json {
  const examples = media.examples
    .map(({ value }) => asObject(value)["result"])
    .filter((result) => result !== undefined);
  const example = pick(examples, base, "example");
  const ids = idsOf(call);
  const named = namedLast(call);
  const { id } = asObject(example);
  if (named !== undefined && typeof id === "string") ids.set(id.toLowerCase(), named);
  return vary(call.service.contract.document, schema, example, { seed: base, ids, shift: shiftOf(base) });
}

/** A page of a list of some dozens, of which each row is made for itself. */
function pageOf(call: Call, media: Media, base: string): JsonObject {
  const { query } = call.input;
  const number = Number(query["page"] ?? 1);
  const size = Math.min(Number(query["size"] ?? pageSize), largestPage);
  const total = generatedLists.least + (numberOf(base, "total") % generatedLists.spread);
  const from = (number - 1) * size;
  const indexes = Array.from({ length: Math.max(Math.min(size, total - from), 0) }, (_, index) => from + index);
  const numberOfPages = Math.ceil(total / size);
  const sort = sortOf(media, query);
  const isAscending = asArray(asObject(sort)["orders"]).some((order) => asObject(order)["direction"] === "ASC");
  return {
    result: indexes.map((index) => rowOf(call, media, base, isAscending ? total - 1 - index : index)),
    pagination: {
      pageNumber: number,
      pageSize: size,
      numberOfElements: indexes.length,
      numberOfPages,
      hasNextPage: number < numberOfPages,
      hasPreviousPage: number > 1,
    },
    ...(sort === undefined ? {} : { sort }),
  };
}

/** One row; of the rows of the examples, one that the filters of the query let through. */
function rowOf(call: Call, media: Media, base: string, index: number): Json {
  const { document } = call.service.contract;
  const { query } = call.input;
  const all = media.examples.flatMap(({ value }) => asArray(asObject(value)["result"])) as Json[];
  const isWanted = (row: Json) =>
    Object.entries(query).every(([name, value]) => (asObject(row)[name] ?? value) === value);
  const wanted = all.filter(isWanted);
  const seed = `${base} ${index}`;
  const row = structuredClone(pick(wanted.length > 0 ? wanted : all, seed, "row"));
  if (isObject(row)) for (const [name, value] of Object.entries(query)) if (name in row) row[name] = value as Json;
  const schema = asObject(propertiesOf(document, media.schema)["result"])["items"];
  const time = timeOf(row);
  const ids = idsOf(call);
  const variant: Variant = {
    seed,
    ids,
    shift: time === undefined ? shiftOf(seed) : newest(media) - index * hour - time,
  };
  // Each row is another resource, also where the example of a parameter is its ID.
  const { id } = asObject(row);
  if (typeof id === "string") ids.set(id.toLowerCase(), idFor(id, { ...variant, ids: new Map() }));
  return vary(document, schema, row, variant);
}

/** Where the newest row stands: at the newest of the examples. */
function newest({ examples }: Media): number {
  const rows = examples.flatMap(({ value }) => asArray(asObject(value)["result"])) as Json[];
  return Math.max(...rows.map((row) => timeOf(row) ?? 0));
}

/** The `sort` of the example, as the query asks for it. */
function sortOf({ examples }: Media, query: Record<string, unknown>): Json | undefined {
  const sort = asObject(examples[0]?.value)["sort"];
  if (!isObject(sort) || query["sortOn"] === undefined) return sort as Json | undefined;
  const direction = query["sortOrder"] === "ASC" ? "ASC" : "DESC";
  const orders = asArray(sort["orders"]).map((order, index) => ({
    ...asObject(order),
    ...(index === 0 ? { property: String(query["sortOn"]) } : {}),
    direction,
  }));
  return { ...sort, orders } as Json;
}

/** The IDs that the path gives, by those that the contract's examples have in their place. */
function idsOf({ operation, match }: Call): Map<string, string> {
  const path = operation.parameters.filter((parameter) => parameter.in === "path");
  return new Map(path.map(({ name, example }) => [String(example).toLowerCase(), match.params[name] as string]));
}

/** The ID of what the path leads to, where it ends with one. */
function namedLast({ operation, match }: Call): string | undefined {
  const name = /\{(\w+)\}$/.exec(operation.path)?.[1];
  return name === undefined ? undefined : match.params[name];
}

function shiftOf(seed: string): number {
  return (numberOf(seed, "time") % 720) * hour;
}

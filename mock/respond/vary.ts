// Makes another value of an example: of the same schema and as coherent, with other IDs, times, amounts and names.

import { createHash } from "node:crypto";
import { asObject, isObject, type Json, type JsonObject, propertiesOf, resolve } from "../../model/document.ts";
import { generatedCompanies, generatedNames } from "../assumed.ts";
import { digitsIn, formatDecimal, parseDecimal } from "../state/money/decimal.ts";

/** What the values of one variant have in common. */
export interface Variant {
  /** Tells the variant from every other; equal seeds give equal values. */
  seed: string;
  /** IDs that are given, by those of the example, in lower case. */
  ids: ReadonlyMap<string, string>;
  /** Milliseconds that its times lie after those of the example. */
  shift: number;
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;
const mailbox = /^[^@\s]+@(?=[^@\s]+$)/;
const company = / (AB|Ltd|GmbH)$/;
/** Numbers that say how, not how much; they stay as they are. */
const ratio = /rate|percentage|decimals/i;
/** References of the caller's own, which end in a number. */
const reference = /(reference|ref|externalId)$/i;

/**
 * Varies a value.
 * @param document The bundle that its schema is in.
 * @param schema Its schema.
 * @param value An example of it, which stays as it is.
 * @param variant What varies it: an ID becomes the same other ID wherever it stands, all amounts grow by one factor.
 * @param name Name of the field that it is in.
 */
export function vary(document: JsonObject, schema: unknown, value: Json, variant: Variant, name = ""): Json {
  const node = resolve(document, schema);
  if (Array.isArray(value)) return value.map((item) => vary(document, node["items"], item, variant, name));
  if (isObject(value)) {
    const properties = propertiesOf(document, node);
    const fields = Object.entries(value).map(([key, field]) => [
      key,
      vary(document, properties[key], field as Json, variant, key),
    ]);
    return Object.fromEntries(fields) as JsonObject;
  }
  if (node["const"] !== undefined || node["enum"] !== undefined) return value;
  if (typeof value === "number") return isAmount(node, name) ? scaled(value, variant) : value;
  return typeof value === "string" ? text(node, value, variant, name) : value;
}

function text(node: JsonObject, value: string, variant: Variant, name: string): string {
  const { seed, shift } = variant;
  if (node["format"] === "date-time" || instant.test(value)) return new Date(Date.parse(value) + shift).toISOString();
  if (isAmount(node, name, value)) return String(scaled(value, variant));
  if (Object.hasOwn(generatedNames, name)) return nameFor(name, seed);
  if (company.test(value)) return pick(generatedCompanies, seed, "company");
  if (mailbox.test(value)) {
    const people = ["firstName", "lastName"].map((part) => nameFor(part, seed).toLowerCase());
    return value.replace(mailbox, `${people.join(".")}@`);
  }
  // The contract of an asset is known; every other address and hash is somebody's.
  if (/^0x[0-9a-f]{40,}$/i.test(value) && name !== "contractAddress")
    return `0x${digest(seed, value)
      .repeat(2)
      .slice(0, value.length - 2)}`;
  if (reference.test(name)) return value.replace(/\d+$/, (digits) => digitsOf(seed, value, digits.length));
  return value.replace(uuid, (id) => idFor(id, variant));
}

function nameFor(field: string, seed: string): string {
  return pick(generatedNames[field] as string[], seed, field);
}

function isAmount(node: JsonObject, name: string, value?: string): boolean {
  if (ratio.test(name)) return false;
  return node["format"] === "decimal" || node["type"] === "number" || /^\d+\.\d{2,}$/.test(value ?? "");
}

/** An amount grown by the factor of its variant: sums of amounts stay sums. */
function scaled<T extends string | number>(value: T, { seed }: Variant): T {
  const amount = parseDecimal(String(value));
  if (amount === undefined) return value;
  const grown = formatDecimal(amount * BigInt(1 + (numberOf(seed, "amount") % 40)), digitsIn(String(value)));
  return (typeof value === "number" ? Number(grown) : grown) as T;
}

/** The ID that takes the place of one of the example. */
export function idFor(id: string, { seed, ids }: Variant): string {
  const given = ids.get(id.toLowerCase());
  if (given !== undefined) return given;
  const hex = digest(seed, id.toLowerCase());
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** One of several values, the same for the same seed. */
export function pick<T>(values: readonly T[], ...seed: string[]): T {
  return values[numberOf(...seed) % values.length] as T;
}

/** A whole number from 0, the same for the same seed. */
export function numberOf(...seed: string[]): number {
  return Number.parseInt(digest(...seed).slice(0, 8), 16);
}

function digitsOf(seed: string, value: string, length: number): string {
  return String(numberOf(seed, value)).padStart(length, "0").slice(-length);
}

function digest(...seed: string[]): string {
  return createHash("sha256").update(seed.join("\n")).digest("hex");
}

/** When an example was created; undefined where it does not say so. */
export function timeOf(value: Json): number | undefined {
  const { createdAt } = asObject(value);
  const time = typeof createdAt === "string" ? Date.parse(createdAt) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

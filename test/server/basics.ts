// IDs, instants, amounts, responses, refusals, and the agenda.

import { createHash, randomBytes } from "node:crypto";
import type { JsonRecord, SentResponse, ServerOperation, ServerWorld } from "./model.ts";

let last = 0;
let count = 0;

/** A UUID of version 7. Each is greater than those before. */
export function uuid(): string {
  const bytes = randomBytes(16);
  const time = Math.max(Date.now(), last);
  count = time === last ? count + 1 : 0;
  last = count > 0xfff ? time + 1 : time;
  count &= 0xfff;
  bytes.writeUIntBE(last, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** An address on a chain that depends on a phrase. Nobody has its key. */
export const addressOf = (phrase: string): string =>
  `0x${createHash("sha256").update(`server of the tests: ${phrase}`).digest("hex").slice(0, 40)}`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isUuid = (value: unknown): value is string => typeof value === "string" && UUID.test(value);

/** An ID that is not a UUID. */
export const code = (prefix: string): string => `${prefix}_${randomBytes(9).toString("base64url")}`;

export const now = (): string => new Date().toISOString();

/** An instant of an event, with nanoseconds. */
export const nanos = (): string =>
  `${now().slice(0, -1)}${String(randomBytes(4).readUInt32BE() % 1_000_000).padStart(6, "0")}Z`;

export const address = (): string => `0x${randomBytes(20).toString("hex")}`;
export const hash = (): string => `0x${randomBytes(32).toString("hex")}`;

/** Millionths of a decimal string. */
export function micro(text: string): bigint {
  const [whole = "0", fraction = ""] = text.split(".");
  return BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, "0").slice(0, 6));
}

/** A decimal string with six decimal places. */
export function decimal(amount: bigint): string {
  const sign = amount < 0n ? "-" : "";
  const digits = String(amount < 0n ? -amount : amount).padStart(7, "0");
  return `${sign}${digits.slice(0, -6)}.${digits.slice(-6)}`;
}

export class ServerRefusal extends Error {
  status: number;
  code: string;
  constructor(status: number, name: string, message = "") {
    super(message);
    this.status = status;
    this.code = name;
  }
}

export const byId = <T extends { id?: unknown }>(list: T[], id: unknown): T | undefined =>
  list.find((one) => one.id === id);

/** @throws ServerRefusal 404 if the list has no such ID. The ramp service sends no message. */
export function resourceOf<T extends { id?: unknown }>(list: T[], id: unknown, name: string): T {
  const found = byId(list, id);
  if (!found) throw new ServerRefusal(404, name, name === "NOT_FOUND" ? "" : "There is none with this ID.");
  return found;
}

/** Makes operations of a table: by name, the method and path, the handler, and the rights of a client. */
export const operationsOf = (
  table: Record<
    string,
    [address: string, handle: ServerOperation["handle"], rights?: Pick<ServerOperation, "scope" | "roles">]
  >,
): ServerOperation[] =>
  Object.entries(table).map(([name, [address, handle, rights]]) => {
    const [method = "", path = ""] = address.split(" ");
    return { name, method, path, handle, ...rights };
  });

export function ok(result: unknown, status = 200, more: JsonRecord = {}): SentResponse {
  const body: JsonRecord = { result, ...more, success: true };
  return { status, headers: {}, body };
}

export function refused(refusal: ServerRefusal): SentResponse {
  const error: JsonRecord = refusal.message
    ? { message: refusal.message, code: refusal.code }
    : { code: refusal.code };
  return { status: refusal.status, headers: {}, body: { errors: [error], success: false, result: null } };
}

/** Adds an action to the agenda. Only `runAgenda` runs it, so no test depends on time. */
export function later(world: ServerWorld, steps: number, act: () => unknown): void {
  world.agenda.push({ due: world.step + steps, act });
}

export const text = (value: unknown): string => (typeof value === "string" ? value : "");
export const object = (value: unknown): JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonRecord) : {};
/** The largest amount. It is not documented. */
export const MOST = 1e12;

/** The names of fields that are present and not a string. */
export const notText = (body: JsonRecord, names: string[]): string[] =>
  names.filter((name) => body[name] !== undefined && typeof body[name] !== "string");

/** Copies fields that are present. */
export function copy(from: JsonRecord, to: JsonRecord, names: string[]): void {
  for (const name of names) if (from[name] !== undefined) to[name] = from[name];
}

export const clone = <T>(value: T): T => structuredClone(value);

/** Runs the agenda in the order of its steps until it is empty. */
export async function runAgenda(world: ServerWorld): Promise<void> {
  const { agenda } = world;
  while (agenda.length > 0) {
    const due = Math.min(...agenda.map((one) => one.due));
    const [next] = agenda.splice(
      agenda.findIndex((one) => one.due === due),
      1,
    );
    world.step = due;
    await next?.act();
  }
}

// The list of payment sessions, as its checks ask for it.

import { asStrings, type JsonObject } from "../../../model/document.ts";
import { operationNamed } from "../../contracts.ts";
import type { Exchange } from "../../exchange.ts";
import { NotCovered, type Probe, rowsOf, succeeded } from "../check.ts";

/** The operation whose list this is. */
export const list = "listPaymentSessions";

/** The sessions of one account. */
export interface Sessions {
  path: Record<string, string>;
  rows: JsonObject[];
  exchange: Exchange;
}

/** The account with the most sessions among the first few. @throws NotCovered when none has any. */
export async function sessionsOf(probe: Probe, least = 1): Promise<Sessions> {
  let best: Sessions | undefined;
  for (const { id } of probe.ids("finance", "accountId").slice(0, 5)) {
    const exchange = await probe.call(list, { path: { accountId: id }, query: { size: "100" } });
    if (!succeeded(exchange)) continue;
    const rows = rowsOf(exchange);
    if (best === undefined || rows.length > best.rows.length) best = { path: { accountId: id }, rows, exchange };
  }
  if (best === undefined || best.rows.length < least)
    throw new NotCovered(`no account with ${least} payment sessions is known`);
  return best;
}

/** Asks for the list with a query; reports a refusal. */
export async function ask(
  probe: Probe,
  { path }: Sessions,
  query: Record<string, string>,
): Promise<Exchange | undefined> {
  const exchange = await probe.call(list, { path, query: { size: "100", ...query } });
  if (succeeded(exchange)) return exchange;
  if (exchange.response.status < 500) probe.report(exchange, `${JSON.stringify(query)} is accepted`);
  return undefined;
}

/** The statuses that the list can be filtered by. */
export function statusesOf({ contracts }: Probe): string[] {
  const { parameters } = operationNamed(contracts, list);
  return asStrings(parameters.find(({ name }) => name === "status")?.schema["enum"]);
}

/** An instant of a row, in milliseconds. */
export function time(row: JsonObject, field: string): number {
  return Date.parse(String(row[field]));
}

/** The IDs of rows. */
export function idsOf(rows: JsonObject[]): string[] {
  return rows.map((row) => String(row["id"]));
}

// What the fixtures give beside ids: clients with other rights, and a token that has expired.

import { isObject } from "../../model/document.ts";
import { type Client, type OtherClient, otherClients, type Target } from "./target.ts";

/** What the fixtures may have beside the ids of the services. */
export type Others = Pick<Target, "otherClients" | "expiredToken">;

/** What it looks like, for messages. */
export const othersForm = '{ "clients": { "viewer": { "id": "…", "secret": "…" } }, "expiredToken": "…" }';

/**
 * Takes the clients and the token out of the fixtures.
 * @param fixtures The JSON file, read; ids of services stay in `ids`.
 * @returns Undefined when they have another form.
 */
export function takeOthers(fixtures: object): { ids: object; others: Others } | undefined {
  const { clients = {}, expiredToken, ...ids } = fixtures as Record<string, unknown>;
  if (!isObject(clients) || !["string", "undefined"].includes(typeof expiredToken)) return undefined;
  const isRight = Object.entries(clients).every(([name, client]) => name in otherClients && isClient(client));
  if (!isRight) return undefined;
  const others: Others = {
    ...(Object.keys(clients).length > 0 && { otherClients: clients as Partial<Record<OtherClient, Client>> }),
    ...(typeof expiredToken === "string" && { expiredToken }),
  };
  return { ids, others };
}

function isClient(value: unknown): boolean {
  return isObject(value) && typeof value["id"] === "string" && typeof value["secret"] === "string";
}

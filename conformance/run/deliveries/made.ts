// What the run made, as its events have to name it.

import { matchPath } from "../../../model/calls.ts";
import { asObject, type JsonObject } from "../../../model/document.ts";
import { succeeded } from "../../checks/check.ts";
import type { Exchange } from "../../exchange.ts";

/** Something that the run made. */
export interface Made {
  operationId: string;
  id: string;
  /** The accounts it belongs to, by the fields of its events. */
  accounts: Record<string, string>;
}

/** Where a creation says which accounts it is about: a path parameter or a field of the request body. */
const places: Record<string, string[]> = {
  accountId: ["accountId"],
  senderAccountId: ["senderId", "sourceAccountId"],
  receiverAccountId: ["receiverAccountId", "destinationAccountId"],
};

/** The field of events that names what an operation makes. */
const namedBy: Record<string, string> = {
  createPayout: "payoutId",
  createAccountToAccountTransfer: "transferId",
  createCryptoTransfer: "transferId",
  createFiatTransfer: "transferId",
  createVirtualBankAccount: "virtualBankAccountId",
};

/** The request body as an object; empty when it is none, which a service may have taken all the same. */
function sentIn(body = ""): JsonObject {
  try {
    return asObject(JSON.parse(body));
  } catch {
    return {};
  }
}

function madeBy({ operation, request, json }: Exchange): Made | undefined {
  const { id } = asObject(asObject(json)["result"]);
  if (operation === undefined || typeof id !== "string") return undefined;
  const [match] = matchPath([operation], new URL(request.url).pathname);
  const given: JsonObject = { ...sentIn(request.body), ...match?.values };
  const accounts = Object.entries(places).flatMap(([field, names]) => {
    const value = names.map((name) => given[name]).find((account) => typeof account === "string");
    return typeof value === "string" ? [[field, value] as const] : [];
  });
  return { operationId: operation.operationId, id, accounts: Object.fromEntries(accounts) };
}

/** What creations among some exchanges made, the newest last. */
export function madeIn(exchanges: Exchange[], operations: string[]): Made[] {
  return exchanges
    .filter((exchange) => operations.includes(exchange.operation?.operationId ?? "") && succeeded(exchange))
    .flatMap((exchange) => madeBy(exchange) ?? []);
}

/** Which accounts the events of a thing have to name, by the field that names the thing and its ID. */
export function accountsByName(exchanges: Exchange[]): Map<string, Record<string, string>> {
  return new Map(
    madeIn(exchanges, Object.keys(namedBy)).map(({ operationId, id, accounts }) => [
      `${namedBy[operationId]} ${id}`,
      accounts,
    ]),
  );
}

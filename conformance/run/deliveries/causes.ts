// What the run does to cause events, and whether what they name can be read back.

import { asArray, asObject } from "../../../model/document.ts";
import { type CallOptions, NotCovered, needed, resultOf, rowsOf, succeeded } from "../../checks/check.ts";
import { eventOf, payloadOf } from "../../checks/deliveries/check.ts";
import { operationNamed } from "../../contracts.ts";
import type { Delivery, DeliveryLog } from "../../delivery.ts";
import type { Exchange } from "../../exchange.ts";
import { validBody } from "../../plan/body.ts";
import { effectOf, refusalToCall } from "../../plan/policy.ts";
import type { Parts } from "../parts.ts";

/** Calls whose results the service tells of later, with what is special about them; the first ones leave the least behind. */
const causes: [operationId: string, options?: (parts: Parts) => Promise<CallOptions>][] = [
  ["createAccountToAccountTransfer"],
  ["createPayout"],
  ["createVirtualBankAccount"],
  ["createAccount"],
  ["createCryptoTransfer", beyondBalance],
];

/** A transfer of more than the sender has: it is refused, or it fails later and is announced as failed. */
async function beyondBalance({ contracts, caller, knowledge }: Parts): Promise<CallOptions> {
  const operation = operationNamed(contracts, "createCryptoTransfer");
  const body = asObject(validBody(operation, knowledge));
  const [sender] = knowledge.all("finance", "accountId");
  if (sender === undefined) throw new NotCovered("no account is known");
  const path = { accountId: sender.id };
  const wallets = needed(
    await caller.call(operationNamed(contracts, "listWallets"), { path, purpose: "read balances" }),
  );
  const balances = rowsOf(wallets).flatMap((wallet) => asArray(wallet["balances"]).map(asObject));
  const own = balances.filter(({ asset }) => asset === body["asset"]);
  const total = own.reduce((sum, { amount }) => sum + Math.ceil(Number(asObject(amount)["total"])), 0);
  if (!Number.isSafeInteger(total)) throw new NotCovered("the balances cannot be summed up");
  return { path: { senderId: sender.id }, json: { ...body, amount: String(total + 1) } };
}

async function attempt(parts: Parts, [operationId, optionsOf]: (typeof causes)[number]): Promise<Exchange | undefined> {
  const operation = parts.operations.find((candidate) => candidate.operationId === operationId);
  if (operation === undefined || refusalToCall(operation, parts.target.writes) !== undefined) return undefined;
  try {
    const own = effectOf(operation) === "own";
    const options = await optionsOf?.(parts);
    return await parts.caller.call(operation, { own, purpose: "cause an event", ...options });
  } catch (error) {
    if (error instanceof NotCovered) return undefined;
    throw error;
  }
}

/**
 * Makes what events tell of, as far as the run may.
 * @param most How many of them are made.
 * @returns The IDs of what was made.
 */
export async function cause(parts: Parts, most = causes.length): Promise<string[]> {
  const made: string[] = [];
  for (const each of causes) {
    if (made.length >= most) break;
    const exchange = await attempt(parts, each);
    const id = exchange !== undefined && succeeded(exchange) ? resultOf(exchange)["id"] : undefined;
    if (typeof id === "string") made.push(id);
  }
  return made;
}

/** How what an event names is read: the operation, and the fields that it takes; one of several has to be there. */
const reads: [field: string, operationId: string, path: Record<string, string>][] = [
  ["payInId", "getPayIn", { payInId: "payInId" }],
  ["payoutId", "getPayout", { accountId: "accountId", payoutId: "payoutId" }],
  ["partyId", "getParty", { partyId: "partyId" }],
  ["transferId", "getAccount", { accountId: "senderAccountId" }],
  ["transferId", "getAccount", { accountId: "receiverAccountId" }],
  ["virtualBankAccountId", "getAccount", { accountId: "accountId" }],
  ["walletPairId", "getAccount", { accountId: "accountId" }],
];

/** Reads of one run: each costs a request. */
const mostReads = 40;

/** IDs that the run removed itself: that they are not found says nothing. */
function removedIds({ recorder }: Parts): Set<string> {
  const removals = recorder.exchanges.filter((exchange) => exchange.request.method === "DELETE" && succeeded(exchange));
  return new Set(removals.map(({ request }) => new URL(request.url).pathname.split("/").at(-1) ?? ""));
}

/** Reads what the events name. Notes in the log what the service does not have. */
export async function readBack(parts: Parts, log: DeliveryLog): Promise<void> {
  const removed = removedIds(parts);
  const seen = new Map<string, Promise<number>>();
  const statusOf = (operationId: string, path: Record<string, string>): Promise<number> => {
    const key = JSON.stringify([operationId, path]);
    const status = seen.get(key) ?? (seen.size < mostReads ? readStatus(parts, operationId, path) : Promise.resolve(0));
    seen.set(key, status);
    return status;
  };
  for (const delivery of log.deliveries) {
    const missing = await missingIn(log, delivery, removed, statusOf);
    if (missing !== undefined) log.unknown.push({ delivery, what: missing });
  }
}

/** Reads what one event of each kind would name, where nothing is sent. */
export async function rehearseReadBack(parts: Parts): Promise<void> {
  for (const [, operationId] of reads) await readStatus(parts, operationId, {});
}

async function readStatus(parts: Parts, operationId: string, path: Record<string, string>): Promise<number> {
  try {
    const operation = operationNamed(parts.contracts, operationId);
    return (await parts.caller.call(operation, { path, purpose: "read back what an event names" })).response.status;
  } catch (error) {
    if (error instanceof NotCovered) return 0;
    throw error;
  }
}

/** What an event names and the service does not have, when it has none of it. */
async function missingIn(
  log: DeliveryLog,
  delivery: Delivery,
  removed: Set<string>,
  statusOf: (operationId: string, path: Record<string, string>) => Promise<number>,
): Promise<string | undefined> {
  const result = asObject(payloadOf(delivery));
  if (eventOf(log.contracts, delivery) === undefined) return undefined;
  const fitting = reads.filter(([field]) => typeof result[field] === "string");
  const missing: string[] = [];
  for (const [, operationId, fields] of fitting) {
    const path = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, String(result[field])]));
    const ids = Object.values(path);
    if (ids.some((id) => !/^[\w-]+$/.test(id) || removed.has(id))) return undefined;
    if ((await statusOf(operationId, path)) !== 404) return undefined;
    missing.push(`${operationId} ${ids.join(" ")}`);
  }
  return missing.length === 0 ? undefined : missing.join(", ");
}

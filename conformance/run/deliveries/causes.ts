// What the run does to cause events, and whether what they name can be read back.

import { asArray, asObject } from "../../../model/document.ts";
import { NotCovered, needed, resultOf, rowsOf, succeeded, whyNotCovered } from "../../checks/check.ts";
import { eventOf, payloadOf } from "../../checks/deliveries/check.ts";
import { operationNamed } from "../../contracts.ts";
import type { DeliveryLog, ReceivedDelivery } from "../../delivery.ts";
import { validBody } from "../../plan/body.ts";
import { effectOf } from "../../plan/policy.ts";
import type { RawCall } from "../calls.ts";
import type { Course } from "../course.ts";

/** Calls whose results the service tells of later, with what is special about them; the first ones leave the least behind. */
const causes: [operationId: string, options?: (course: Course) => Promise<RawCall>][] = [
  ["createAccountToAccountTransfer"],
  ["createPayout"],
  ["createVirtualBankAccount"],
  ["createAccount"],
  ["createCryptoTransfer", beyondBalance],
];

/** A transfer of more than the sender has: it is refused, or it fails later and is announced as failed. */
async function beyondBalance({ contracts, call, knowledge }: Course): Promise<RawCall> {
  const body = asObject(validBody(operationNamed(contracts, "createCryptoTransfer"), knowledge));
  const [sender] = knowledge.all("finance", "accountId");
  if (sender === undefined) throw new NotCovered("no account is known");
  const wallets = needed(await call("listWallets", { path: { accountId: sender.id }, purpose: "read balances" }));
  const balances = rowsOf(wallets).flatMap((wallet) => asArray(wallet["balances"]).map(asObject));
  const own = balances.filter(({ asset }) => asset === body["asset"]);
  const total = own.reduce((sum, { amount }) => sum + Math.ceil(Number(asObject(amount)["total"])), 0);
  if (!Number.isSafeInteger(total)) throw new NotCovered("the balances cannot be summed up");
  return { path: { senderId: sender.id }, json: { ...body, amount: String(total + 1) } };
}

/**
 * Makes what events tell of, as far as the run may.
 * @param most How many of them are made.
 * @returns The IDs of what was made.
 */
export async function cause(course: Course, most = causes.length): Promise<string[]> {
  const { contracts, call, refusalOf } = course;
  const made: string[] = [];
  for (const [operationId, optionsOf] of causes) {
    if (made.length >= most) break;
    if (refusalOf(operationId) !== undefined) continue;
    const own = effectOf(operationNamed(contracts, operationId)) === "own";
    await whyNotCovered(async () => {
      const exchange = await call(operationId, { own, purpose: "cause an event", ...(await optionsOf?.(course)) });
      const { id } = resultOf(exchange);
      if (succeeded(exchange) && typeof id === "string") made.push(id);
    });
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

type ReadStatus = (operationId: string, path: Record<string, string>) => Promise<number>;

/** The status that a read returns, each asked for once; 0 for what cannot be asked. */
function readerOf({ tryCall }: Course): ReadStatus {
  const seen = new Map<string, Promise<number>>();
  return (operationId, path) => {
    const key = JSON.stringify([operationId, path]);
    const known = seen.get(key);
    if (known !== undefined || seen.size >= mostReads) return known ?? Promise.resolve(0);
    const exchange = tryCall(operationId, { path, purpose: "read back what an event names" });
    const status = exchange.then((one) => one?.response.status ?? 0);
    seen.set(key, status);
    return status;
  };
}

/** Reads what the events name, and notes in the log what the service does not have; in a rehearsal, what one of each kind would name. */
export async function readBack(course: Course, log: DeliveryLog): Promise<void> {
  const statusOf = readerOf(course);
  if (course.isRehearsal) for (const [, operationId] of reads) await statusOf(operationId, {});
  // IDs that the run removed itself: that they are not found says nothing.
  const removals = course.recorder.exchanges.filter(({ request }) => request.method === "DELETE").filter(succeeded);
  const removed = new Set(removals.map(({ request }) => new URL(request.url).pathname.split("/").at(-1) ?? ""));
  for (const delivery of log.deliveries) {
    const what = await missingIn(log, delivery, removed, statusOf);
    if (what !== undefined) log.unknown.push({ delivery, what });
  }
}

/** What an event names and the service does not have, when it has none of it. */
async function missingIn(
  { contracts }: DeliveryLog,
  delivery: ReceivedDelivery,
  removed: Set<string>,
  statusOf: ReadStatus,
): Promise<string | undefined> {
  const result = payloadOf(delivery);
  if (eventOf(contracts, delivery) === undefined) return undefined;
  const missing: string[] = [];
  for (const [, operationId, fields] of reads.filter(([field]) => typeof result[field] === "string")) {
    const path = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, String(result[field])]));
    const ids = Object.values(path);
    if (ids.some((id) => !/^[\w-]+$/.test(id) || removed.has(id))) return undefined;
    if ((await statusOf(operationId, path)) !== 404) return undefined;
    missing.push(`${operationId} ${ids.join(" ")}`);
  }
  return missing.length === 0 ? undefined : missing.join(", ");
}

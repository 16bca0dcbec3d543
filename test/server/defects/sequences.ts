// Defects that only a sequence of requests shows, such as a write that is lost, a status that goes back, or money that is lost.

import { byId, later, object, ok, uuid } from "../basics.ts";
import type {
  Account,
  Balance,
  Bend,
  JsonRecord,
  Party,
  SentResponse,
  ServerRequest,
  ServerRules,
  ShownObject,
} from "../model.ts";
import { fullParty, partyView, webhookView } from "../views.ts";
import { after, all, before, defectsOf, listed, policy, refuse, remove, result, set } from "./bends.ts";
import { CREATE, canceled, earlier, keyless, REVERSE, rampRequestOf, SETTLE, webhookOf } from "./writes.ts";

const TRANSFERS = "createAccountToAccountTransfer createCryptoTransfer createFiatTransfer";

const partyOf = (r: ServerRequest): Party | undefined => byId(r.tenant.parties, r.params["partyId"]);
const accountOf = (r: ServerRequest): Account | undefined => byId(r.tenant.accounts, r.params["accountId"]);

/** Removes the new resource from its list. */
const lost = (operations: string, list: (r: ServerRequest) => { id?: unknown }[] | undefined): Bend =>
  after(operations, (r, made) => {
    const kept = list(r) ?? [];
    remove(kept, byId(kept, made["id"]));
  });

function twice<T extends { id?: unknown }>(list: T[], { id }: { id?: unknown }): void {
  const first = byId(list, id);
  if (first) list.push({ ...structuredClone(first), id: uuid() });
}

/** Still shows a deleted resource in a list or a read. */
const stays =
  (operation: string, shownBy: string, view: (r: ServerRequest) => { id?: unknown } | undefined): Bend =>
  (rules, world) => {
    const gone: { id?: unknown }[] = [];
    before(operation, (r) => {
      const deleted = view(r);
      if (deleted) gone.push(deleted);
    })(rules, world);
    if (shownBy.startsWith("list")) return listed(shownBy, (items) => [...items, ...gone])(rules, world);
    before(shownBy, (r) => {
      const found = byId(gone, Object.values(r.params).at(-1));
      return found && ok(found);
    })(rules, world);
  };

/** What a request is about, as a view shows it. */
const seen =
  <T>(find: (r: ServerRequest) => T | undefined, view: (found: T) => JsonRecord) =>
  (r: ServerRequest): JsonRecord | undefined => {
    const found = find(r);
    return found && view(found);
  };

const pay = (make: ServerRules["pay"]): Bend => policy(() => ({ pay: make }));
function debit(from: Balance, amount: bigint): void {
  from.reserved -= amount;
  from.total -= amount;
}

/** Credits another asset of the same wallet. */
function otherAsset(): Bend {
  let request: ServerRequest | undefined;
  return (rules) => {
    rules.before.push((r) => {
      request = r;
      return undefined;
    });
    rules.pay = (from, to, amount) => {
      debit(from, amount);
      const wallets = request?.tenant.accounts.flatMap((one) => one.wallets) ?? [];
      const wallet = wallets.find(({ balances }) => to !== undefined && balances.includes(to));
      const other = wallet?.balances.find((one) => one !== to) ?? to;
      if (other) other.total += amount;
    };
  };
}

/** Reverts an update after the response. */
function forgotten(): Bend {
  const kept = new WeakMap<ServerRequest, Party["fields"]>();
  return (rules, world) => {
    before("updateParty", (r) => void kept.set(r, structuredClone(partyOf(r)?.fields ?? {})))(rules, world);
    after("updateParty", (r) => Object.assign(partyOf(r) ?? {}, { fields: kept.get(r) }))(rules, world);
  };
}

/** Changes a payment request after the response. */
const afterwards = (operations: string, change: (request: ShownObject, r: ServerRequest) => unknown): Bend =>
  after(operations, (r, made) => {
    const found = byId(r.tenant.paymentRequests, made["id"]);
    if (found) change(found, r);
  });

/** Changes a balance of the first account by the number of reversals. */
const countedReversals =
  (change: (amount: JsonRecord, times: number) => void): Bend =>
  (rules, world) => {
    let times = 0;
    let account: string | undefined;
    const count = after(REVERSE, () => void times++);
    const shown = result("listWallets", ({ balances }, { params }) => {
      account ??= params["accountId"];
      const [first] = account === params["accountId"] ? (balances as JsonRecord[]) : [];
      if (first) change(object(first["amount"]), times);
    });
    all(count, shown)(rules, world);
  };
const plus = (text: unknown, more: number): string => (Number(text) + more).toFixed(6);

/** Carries out a repeated request again if it follows directly, as overlapping requests do. */
const unseen =
  (operations: string, again: (r: ServerRequest) => SentResponse | undefined): Bend =>
  (rules) => {
    const last = new Map<string, string>();
    rules.before.push((r) => {
      const resource = JSON.stringify(r.params);
      const now = operations.includes(r.operation) ? JSON.stringify(r.body) : "";
      const isAgain = now !== "" && now === last.get(resource);
      last.set(resource, now);
      return isAgain ? again(r) : undefined;
    });
  };

function firstChangeOnly(): Bend {
  const changed = new WeakSet<object>();
  return after("replaceWebhook", (r) => {
    const found = webhookOf(r);
    if (!found) return;
    if (changed.has(found)) Object.assign(found, found.former);
    changed.add(found);
  });
}

export const sequences = defectsOf({
  "sequence-read-back": {
    "change-lost": after("replaceWebhook", (r) => Object.assign(webhookOf(r) ?? {}, webhookOf(r)?.former)),
    "second-change-lost": firstChangeOnly(),
    "refused-webhook-kept": before("replaceWebhook", (r) => {
      const found = webhookOf(r);
      if (found && !String(r.body["url"]).startsWith("https:")) found.name = "Changed";
    }),
  },
  "sequence-listed": { "newest-webhook-missing": listed("listWebhooks", (items) => items.slice(0, -1)) },
  "sequence-gone": {
    "webhook-deleted-still-listed": stays("deleteWebhook", "listWebhooks", seen(webhookOf, webhookView)),
    "webhook-deleted-still-read": stays("deleteWebhook", "getWebhook", seen(webhookOf, webhookView)),
  },
  "sequence-refused": {
    "refused-approval-kept": before("approveRampRequest", (r) => {
      const found = rampRequestOf(r);
      if (found && r.body["version"] !== found["version"]) found.status = "AWAITING_FUNDS";
    }),
  },
  "sequence-repeat": {
    "repeat-creates-twice": keyless(CREATE),
    "overlap-creates-two": unseen(CREATE, ({ body }) => void delete body["idempotencyKey"]),
    "settlement-repeat-refused": refuse(SETTLE, "idempotency-key-conflict", 409, (r) => earlier(r) !== undefined),
    "session-made-again": before("createPaymentSession", (r) => {
      const [other] = r.tenant.accounts[0]?.sessions ?? [];
      const made = { ...structuredClone(other), id: uuid(), accountId: r.params["accountId"] } as ShownObject;
      accountOf(r)?.sessions.push(made);
      return accountOf(r) && ok(made, 201);
    }),
  },
  "sequence-new": {
    "webhook-made-twice": after("registerWebhook", (r, made) => twice(r.tenant.webhooks, made)),
  },
  "sequence-status": {
    "approved-goes-back": after("approveRampRequest", (r) => {
      const found = rampRequestOf(r);
      if (found) later(r.world, 2, () => Object.assign(found, { status: "AWAITING_APPROVAL" }));
    }),
  },
  "sequence-lock": {
    "other-version-approved": before("approveRampRequest", (r) => {
      if (Number.isInteger(r.body["version"])) r.body["version"] = rampRequestOf(r)?.["version"];
    }),
    "two-approvals": unseen("approveRampRequest", (r) => ok(object(rampRequestOf(r)))),
  },
  "sequence-approved": { "canceled-after-approval": canceled },
});

export const sequenceFindings = defectsOf(
  {
    "sequence-approved": {
      "created-approved": after("createRampRequest", (r, made) => {
        Object.assign(byId(r.tenant.ramp.requests, made["id"]) ?? {}, { status: "AWAITING_FUNDS" });
      }),
      "approve-two": after("approveRampRequest", (r) => {
        const next = r.tenant.ramp.requests.find((one) => one.status === "AWAITING_APPROVAL");
        if (next) next.status = "AWAITING_FUNDS";
      }),
    },
    "sequence-gone": {
      "party-deleted-still-listed": stays("deleteParty", "listParties", seen(partyOf, partyView)),
      "party-deleted-still-read": stays("deleteParty", "getParty", seen(partyOf, fullParty)),
      "party-not-deleted": before("deleteParty", (r) => (partyOf(r) ? ok({ removed: true }) : undefined)),
    },
    "sequence-new": {
      "party-made-twice": after("createParty", (r, made) => twice(r.tenant.parties, made)),
      "same-id-again": set("createParty", { id: "0190a000-0000-7000-8000-00000000d001" }),
    },
    "sequence-settled-once": {
      "settled-again": before("settlePaymentRequest settlePaymentRequestByReference", (r) => {
        const found = byId(r.tenant.paymentRequests, r.params["paymentRequestId"]);
        if (found) found.status = "AUTHORIZED";
      }),
    },
    "sequence-version": {
      "version-not-raised": result("approveRampRequest", (one, r) =>
        Object.assign(one, { version: r.body["version"] }),
      ),
    },
    "sequence-money": {
      "money-lost-in-reversal": countedReversals((amount, times) => {
        for (const name of ["total", "available"]) amount[name] = plus(amount[name], -0.5 * times);
      }),
      "sender-keeps": pay((from, to, amount) => {
        from.reserved -= amount;
        if (to) to.total += amount;
        else from.total -= amount;
      }),
      "sender-pays-twice": pay((from, to, amount) => {
        debit(from, amount);
        from.total -= amount;
        if (to) to.total += amount;
      }),
      "receiver-gets-nothing": pay((from, _, amount) => debit(from, amount)),
      "transfer-fee": pay((from, to, amount) => {
        debit(from, amount);
        if (to) to.total += amount - amount / 200n;
      }),
      "transfer-unit-lost": pay((from, to, amount) => {
        debit(from, amount);
        if (to) to.total += amount - 1n;
      }),
      "transfer-in-other-asset": (rules, world) => otherAsset()(rules, world),
    },
    "sequence-reserved": {
      "reserved-not-released": countedReversals((amount, times) => {
        amount["reserved"] = plus(amount["reserved"], 0.5 * times);
        amount["available"] = plus(amount["available"], -0.5 * times);
      }),
      "hold-stays": pay((from, to, amount) => {
        from.total -= amount;
        if (to) to.total += amount;
      }),
    },
    "sequence-read-back": {
      "party-update-forgotten": (rules, world) => forgotten()(rules, world),
      "party-email-not-kept": before("updateParty", ({ body }) => void delete body["email"]),
      "party-made-otherwise": after("createParty", (r, made) => {
        Object.assign(byId(r.tenant.parties, made["id"])?.fields ?? {}, { firstName: "Somebody" });
      }),
      "account-external-id-lost": after("createAccount", (r, made) => {
        delete byId(r.tenant.accounts, made["id"])?.externalId;
      }),
      "payout-not-kept": lost("createPayout", (r) => accountOf(r)?.payouts),
      "authorized-amount-lost": afterwards("updatePaymentRequest", (found) => {
        found["authorizedAmount"] = { fiat: 1, crypto: object(found["authorizedAmount"])["crypto"] };
      }),
    },
    "sequence-listed": {
      "party-not-kept": lost("createParty", (r) => r.tenant.parties),
      "account-not-kept": lost("createAccount", (r) => r.tenant.accounts),
      "payout-bank-account-not-kept": after("registerPayoutBankAccount", (r) => r.tenant.payoutBankAccounts.pop()),
      "bank-account-not-kept": lost("createVirtualBankAccount", (r) => accountOf(r)?.virtualBankAccounts),
      "transfer-not-listed": after(TRANSFERS, (r, made) => {
        for (const { transfers } of r.tenant.accounts) remove(transfers, byId(transfers, made["id"]));
      }),
      "ramp-request-not-kept": lost("createRampRequest", (r) => r.tenant.ramp.requests),
      "company-bank-account-not-kept": lost("registerCompanyBankAccount", (r) => r.tenant.ramp.bankAccounts),
      "company-wallet-not-kept": lost("registerCompanyWallet", (r) => r.tenant.ramp.wallets),
    },
  },
  false,
);

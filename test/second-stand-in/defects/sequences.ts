// Defects of sequences in the finance service: what was written is not what is read, or a status goes back.

import { code, later, ok, uuid } from "../basics.ts";
import { announce } from "../deliveries.ts";
import type { Party, Request, Shown } from "../model.ts";
import { fullParty } from "../views.ts";
import { type Apply, after, before, remove, result, table } from "./tools.ts";

const accountOf = (r: Request) => r.tenant.accounts.find((one) => one.id === r.params["accountId"]);

/** An update of a party is taken back once it is confirmed. */
const forgotten: Apply = (rules) => {
  const kept = new WeakMap<Request, Party["fields"]>();
  const partyOf = (r: Request) => r.tenant.parties.find((one) => one.id === r.params["partyId"]);
  before("updateParty", (r) => {
    kept.set(r, structuredClone(partyOf(r)?.fields ?? {}));
    return undefined;
  })(rules);
  after("updateParty", (r) => Object.assign(partyOf(r) ?? {}, { fields: kept.get(r) }))(rules);
};

/** The first transfer with a status gets another one, some steps after a new one was made. */
const drift = (from: string, to: string, act?: (r: Request, transfer: Shown) => void) =>
  after("createCryptoTransfer createFiatTransfer createAccountToAccountTransfer", (r, made) => {
    const transfer = r.tenant.accounts.flatMap((one) => one.transfers).find((one) => one.id === made["id"]);
    later(r.world, 12, () => {
      if (transfer?.status !== from) return;
      transfer.status = to;
      act?.(r, transfer);
    });
  });

export const sequences = table("sequences", [
  [
    "transfer-completed-at-once",
    "F54",
    "An account-to-account transfer is COMPLETED when it is created.",
    result("createAccountToAccountTransfer", (one) => Object.assign(one, { status: "COMPLETED" })),
  ],
  [
    "completed-transfer-pending-again",
    "F93",
    "A transfer that was announced as completed is PENDING again later.",
    drift("COMPLETED", "PENDING"),
  ],
  [
    "failed-transfer-completes",
    "F192",
    "A transfer that failed terminally completes after all.",
    drift("FAILED", "COMPLETED", (r, one) => {
      const { id: transferId, senderAccountId, receiverAccountId, asset, chain } = one;
      const ids = { transferId, senderAccountId, receiverAccountId, asset, chain };
      const more = {
        transactionHash: `0x${"7".repeat(64)}`,
        occurredAt: `${new Date().toISOString().slice(0, -1)}000001Z`,
      };
      announce(r.world, r.tenant, "TRANSFER_COMPLETED", { ...ids, ...more });
    }),
  ],
  ["party-update-forgotten", "F127", "An update of a party is confirmed and not kept.", forgotten],
  [
    "party-deleted-still-listed",
    "F128",
    "A deleted party is still listed.",
    (rules) => {
      const gone: { tenant: string; view: unknown }[] = [];
      before("deleteParty", (r) => {
        const party = r.tenant.parties.find((one) => one.id === r.params["partyId"]);
        if (party) gone.push({ tenant: r.tenant.id, view: { ...party.fields, id: party.id } });
        return undefined;
      })(rules);
      rules.list.push((r, items) =>
        r.operation === "listParties"
          ? [...items, ...gone.filter((one) => one.tenant === r.tenant.id).map((one) => one.view)]
          : items,
      );
    },
  ],
  [
    "party-deleted-still-read",
    "F128",
    "A deleted party can still be read.",
    (rules) => {
      const gone = new Map<string, unknown>();
      before("deleteParty", (r) => {
        const party = r.tenant.parties.find((one) => one.id === r.params["partyId"]);
        if (party) gone.set(party.id, fullParty(party));
        return undefined;
      })(rules);
      before("getParty", (r) =>
        gone.has(r.params["partyId"] ?? "") ? ok(gone.get(r.params["partyId"] ?? "")) : undefined,
      )(rules);
    },
  ],
  [
    "party-not-deleted",
    "F128",
    "Deleting a party succeeds and does nothing.",
    before("deleteParty", (r) =>
      r.tenant.parties.some((one) => one.id === r.params["partyId"]) ? ok({ removed: true }) : undefined,
    ),
  ],
  [
    "party-made-twice",
    "F125",
    "Creating a party creates two of them.",
    after("createParty", (r, made) => {
      const first = r.tenant.parties.find((one) => one.id === made["id"]);
      if (first) r.tenant.parties.push({ ...structuredClone(first), id: uuid() });
    }),
  ],
  [
    "party-not-kept",
    "F125",
    "A new party is confirmed and not kept.",
    after("createParty", (r, made) =>
      remove(
        r.tenant.parties,
        r.tenant.parties.find((one) => one.id === made["id"]),
      ),
    ),
  ],
  [
    "party-update-hits-next",
    "F127",
    "An update of a party changes another party as well.",
    before("updateParty", (r) => {
      const at = r.tenant.parties.findIndex((one) => one.id === r.params["partyId"]);
      const next = r.tenant.parties[(at + 1) % r.tenant.parties.length];
      if (next && at >= 0) Object.assign(next.fields, r.body);
      return undefined;
    }),
  ],
  [
    "party-email-not-kept",
    "F46",
    "The email in an update of a party is ignored.",
    before("updateParty", (r) => {
      delete r.body["email"];
      return undefined;
    }),
  ],
  [
    "account-not-kept",
    "F130",
    "A new account is confirmed and not kept.",
    after("createAccount", (r, made) =>
      remove(
        r.tenant.accounts,
        r.tenant.accounts.find((one) => one.id === made["id"]),
      ),
    ),
  ],
  [
    "account-external-id-lost",
    "F130",
    "The externalId of a new account is not kept.",
    after("createAccount", (r, made) => {
      const found = r.tenant.accounts.find((one) => one.id === made["id"]);
      if (found) delete found.externalId;
    }),
  ],
  [
    "role-not-kept",
    "F134",
    "A new party role is confirmed and not kept.",
    after("addPartyRole", (r) => accountOf(r)?.roles.pop()),
  ],
  [
    "bank-account-not-kept",
    "F136",
    "A new virtual bank account is confirmed and not kept.",
    after("createVirtualBankAccount", (r) => accountOf(r)?.virtualBankAccounts.pop()),
  ],
  [
    "payout-bank-account-not-kept",
    "F156",
    "A new payout bank account is confirmed and not kept.",
    after("registerPayoutBankAccount", (r) => r.tenant.payoutBankAccounts.pop()),
  ],
  [
    "payout-not-kept",
    "F163",
    "A payout is confirmed and not kept.",
    after("createPayout", (r) => accountOf(r)?.payouts.pop()),
  ],
  [
    "payout-made-twice",
    "F163",
    "One request makes two payouts.",
    after("createPayout", (r, made) => {
      const list = accountOf(r)?.payouts;
      list?.push({ ...(structuredClone(made) as Shown), id: code("po") });
    }),
  ],
  [
    "payout-fails-after-processing",
    "F83",
    "A payout FAILED after its crypto had reached the banking partner.",
    (rules) => {
      rules.payoutPath = () => ["SENDING", "PROVIDER_PROCESSING", "FAILED"];
    },
  ],
  [
    "transfer-not-listed",
    "F138",
    "A new transfer is not in the list of its account.",
    after("createCryptoTransfer createFiatTransfer createAccountToAccountTransfer", (r, made) => {
      for (const one of r.tenant.accounts)
        remove(
          one.transfers,
          one.transfers.find((transfer) => transfer.id === made["id"]),
        );
    }),
  ],
  [
    "settlement-hits-other",
    "F145",
    "A settlement by reference looks at cardProviderReference alone.",
    before("settlePaymentRequestByReference", (r) => {
      const found = r.tenant.paymentRequests.find(
        (one) => one["cardProviderReference"] === r.body["cardProviderReference"],
      );
      if (found) r.body["externalId"] = found["externalId"];
      return undefined;
    }),
  ],
]);

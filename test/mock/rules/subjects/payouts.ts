// Rules of payouts, their bank accounts and routes.

import { absent, all, exactly, type Fields, has, text } from "../match.ts";
import { after, asking, control, elsewhere, listen, type RuleTable, refused, settle, shows } from "../rule.ts";

const payout = { ask: "createPayout", as: "payout" };
const read = asking("getPayout", { payoutId: "{payout.id}" });
/** The next payouts go this way. */
const way = (...path: string[]) => control("payoutPath", { path });
const [paid, rejected] = [way("SENDING", "PROVIDER_PROCESSING", "COMPLETED"), way("REJECTED")];
const [failing, returned] = [way("SENDING", "FAILED"), way("SENDING", "PROVIDER_PROCESSING", "RETURNED")];
const ids = { payoutId: "{payout.id}", accountId: "{accountId}" };
const told = (event: string, status: string, more: Fields = {}) => ({
  event,
  fields: { ...ids, status, ...more },
});
const never = (event: string) => ({ event, fields: ids, never: true });
const fields = "payoutId accountId status occurredAt";
const unchanged = { balance: "{accountId}" };
const tooMuch = asking(payout, { amount: "999999" });
const bank = { ask: "registerPayoutBankAccount", as: "bank" };
const route = { ask: "createPayoutRoute", as: "route" };
const party = { ask: "createParty", as: "party" };
const ofParty = { partyId: "{party.id}" };
const recipient = { ...ofParty, roleType: "PAYOUT_RECIPIENT" };
const readWallets = { ask: "listWallets", as: "wallets" };
const fromWallet = { sourceWalletId: "{wallets.0.id}" };
/** A bank account of the party, and a route to it that is refused. */
const toParty = [
  [asking(bank, ofParty), readWallets],
  refused(route, "4xx", { payoutBankAccountId: "{bank.id}", ...fromWallet }),
];
const selfCustody = { accountId: "{selfCustodyAccountId}" };
const awaiting = asking(route, { ...selfCustody, sourceWalletId: "{selfCustodyWalletId}" });
const routes = asking("listPayoutRoutes", selfCustody);
const ofRoute = { ...selfCustody, routeId: "{route.id}" };
const proof = asking("completeRouteOwnershipProof", ofRoute);
const owing = {
  id: "{partyId}",
  partyType: "INDIVIDUAL",
  kycStatus: "VERIFIED",
  partnerTermsStatus: "REQUIRED",
};

export const payouts: RuleTable = {
  "F65 F163: a payout is created with 201, and its funding mode is PULL": [
    shows(
      { ...payout, status: 201 },
      { id: text, status: "REQUESTED", routeId: "{routeId}", fundingMode: "PULL" },
    ),
  ],
  ...after(payout, {
    "F165: it is read": shows(read, { id: "{payout.id}", amount: "10", asset: "USDC", accountId: "{accountId}" }),
    "F35: its amount is reserved": { ...unchanged, reserved: "10" },
  }),
  "assumed: a payout over a route of another account is refused": [
    refused("createPayout", "4xx", { accountId: "{secondAccountId}" }),
  ],
  ...after([listen, tooMuch, settle], {
    "F85 F75: more than there is is created as well, and fails later, with its reason": shows(read, {
      status: "FAILED",
      failureReason: text,
    }),
    "F85: and moves no money": unchanged,
    "F85 F196: and is announced": told("PAYOUT_FAILED", "FAILED", { reason: text }),
  }),
  ...after([paid, listen, payout, settle], {
    "F83 F194: a payout that is paid leaves the wallet": [
      shows(read, { status: "COMPLETED", failureReason: absent }),
      { ...unchanged, total: "-10" },
    ],
    "F83: once, however much time passes": [settle, settle, { ...unchanged, total: "-10" }],
    "F193 F194: both steps are announced": [
      told("PAYOUT_PROCESSING", "PROVIDER_PROCESSING"),
      told("PAYOUT_COMPLETED", "COMPLETED"),
    ],
    "F184 F194: with these fields, no amount": { event: "PAYOUT_COMPLETED", fields: all(ids, exactly(fields)) },
  }),
  ...after([rejected, listen, payout, settle], {
    "F83 F195: a rejected one leaves no funds": [shows(read, { status: "REJECTED" }), unchanged],
    "F195 F202: it is told with its reason": told("PAYOUT_REJECTED", "REJECTED", {
      reason: "REJECTED_BY_PROVIDER",
    }),
  }),
  ...after([failing, listen, payout, settle], {
    "F196: one that fails while it is sent leaves the money in the wallet": [
      shows(read, { status: "FAILED", failureReason: "SEND_FAILED" }),
      unchanged,
    ],
  }),
  ...after([returned, listen, payout, settle], {
    "F84 F197: one can be returned that was never completed": [
      told("PAYOUT_RETURNED", "RETURNED", { reason: "RETURNED_BY_BANK" }),
      never("PAYOUT_COMPLETED"),
    ],
    "F197: what the bank returns is in the wallet again": [shows(read, { status: "RETURNED" }), unchanged],
  }),
  "F163: a route that does not exist pays nothing out": [
    refused(payout, "4xx", { routeId: "{unknownId}" }),
    unchanged,
  ],
  "F83: an amount has no more digits than its asset": refused(payout, 400, { amount: "0.0000001" }),
  "F89: a route that awaits its proof pays nothing out": [
    [listen, awaiting, asking(payout, ofRoute)],
    [elsewhere("it refuses the request"), settle],
    shows(read, { status: "REJECTED" }, selfCustody),
    { event: "PAYOUT_REJECTED", fields: { payoutId: "{payout.id}", reason: "ROUTE_UNAVAILABLE" } },
  ],
  "F73 F156: a bank account is registered with raw credentials, and shows four digits": [
    shows(bank, { id: text, partyId: "{partyId}", accountNumberLast4: "6789", accountNumber: absent }),
  ],
  "F41: no route to a party whose KYC is not cleared": [party, asking("addPartyRole", recipient), toParty],
  "F41: no route to a party that is no recipient": [
    [party, asking("createPartyVerification", ofParty)],
    [settle, toParty],
  ],
  "F159 F89: a route from a managed wallet is ACTIVE": [
    readWallets,
    shows(route, { status: "ACTIVE", depositAddress: absent }, fromWallet),
  ],
  "F89 F159: a route from a wallet of one's own awaits its proof": [
    shows(awaiting, { status: "AWAITING_OWNERSHIP_PROOF", depositAddress: absent }),
  ],
  ...after(awaiting, {
    "F74 F90 F162: with the signature it is ACTIVE and has a deposit address": [
      [proof, settle],
      shows(routes, has({ id: "{route.id}", status: "ACTIVE", depositAddress: text })),
    ],
    "F162: it is not proven twice": [proof, settle, refused(proof, "4xx")],
    "F90: a signature that no externally owned account makes is refused": [
      ["1", "1b".repeat(64), "1b".repeat(96)].map((one) =>
        refused({ ...proof, message: "~ERC-1271" }, "400 invalid-request", { signature: `0x${one}` }),
      ),
      refused(proof, "400 invalid-request", { signature: `0x${"zz".repeat(65)}` }),
      proof,
    ],
  }),
  "F159: an unknown bank account gets no route": refused(route, "4xx", { payoutBankAccountId: "{unknownId}" }),
  "F96: who has not accepted the terms receives nothing": [
    [control("seed", { parties: [owing] }), payout, settle],
    shows(read, { status: "REJECTED" }),
    unchanged,
  ],
};

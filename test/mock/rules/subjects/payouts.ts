// Rules of payouts, their bank accounts and routes.

import { absent, all, exactly, has, listen, not, type Rule, settle, text } from "../rule.ts";

const payout = { ask: "createPayout", as: "payout" };
const read = { ask: "getPayout", path: { payoutId: "{payout.id}" } };
const way = (...path: string[]) => ({ control: "payoutPath", given: { path } });
const [paid, rejected] = [way("SENDING", "PROVIDER_PROCESSING", "COMPLETED"), way("REJECTED")];
const [failing, returned] = [way("SENDING", "FAILED"), way("SENDING", "PROVIDER_PROCESSING", "RETURNED")];
const ids = { payoutId: "{payout.id}", accountId: "{accountId}" };
const told = (event: string, status: string, more: object = {}) => ({ event, fields: { ...ids, status, ...more } });
const tooMuch = { ...payout, body: { amount: "999999" } };
const bank = { ask: "registerPayoutBankAccount", as: "bank" };
const route = { ask: "createPayoutRoute", as: "route" };
const party = { ask: "createParty", as: "party" };
/** A bank account of the party, and a route to it that is refused. */
const toParty = [
  { ...bank, path: { partyId: "{party.id}" } },
  { ask: "listWallets", as: "wallets" },
  {
    ...{ ask: "createPayoutRoute", status: "4xx" },
    body: { payoutBankAccountId: "{bank.id}", sourceWalletId: "{wallets.0.id}" },
  },
];
const selfCustody = { accountId: "{selfCustodyAccountId}" };
const awaiting = { ...route, path: selfCustody, body: { sourceWalletId: "{selfCustodyWalletId}" } };
const proof = { path: { ...selfCustody, routeId: "{route.id}" } };
const owing = {
  ...{ id: "{partyId}", partyType: "INDIVIDUAL", kycStatus: "VERIFIED", partnerTermsStatus: "REQUIRED" },
};

export const payouts: Rule[] = [
  [
    "F163: a payout is created with 201, whatever becomes of it",
    { ...payout, status: 201, result: { id: text, status: "REQUESTED", routeId: "{routeId}" } },
  ],
  ["F65 F163: its funding mode is PULL", { ...payout, result: { fundingMode: "PULL" } }],
  [
    "F165: it is read back",
    payout,
    { ...read, result: { id: "{payout.id}", amount: "10", asset: "USDC", accountId: "{accountId}" } },
  ],
  ["F164: it is in the list", payout, { ask: "listPayouts", result: has({ id: "{payout.id}" }) }],
  ["F35: its amount is reserved", payout, { balance: "{accountId}", reserved: "10" }],
  ["F85: more than there is is created as well", { ...tooMuch, status: 201, result: { status: "REQUESTED" } }],
  [
    "F85 F75: and fails later, with its reason",
    tooMuch,
    settle,
    { ...read, result: { status: "FAILED", failureReason: text } },
  ],
  ["F85: and moves no money", tooMuch, settle, { balance: "{accountId}" }],
  ["F85 F196: and is announced", listen, tooMuch, settle, told("PAYOUT_FAILED", "FAILED", { reason: text })],
  [
    "F83 F194: a payout that is paid leaves the wallet",
    paid,
    payout,
    settle,
    { ...read, result: { status: "COMPLETED", failureReason: absent } },
    { balance: "{accountId}", total: "-10" },
  ],
  [
    "F83: once, however much time passes",
    paid,
    payout,
    settle,
    settle,
    settle,
    { balance: "{accountId}", total: "-10" },
  ],
  [
    "F193 F194: both steps are announced",
    paid,
    listen,
    payout,
    settle,
    told("PAYOUT_PROCESSING", "PROVIDER_PROCESSING"),
    told("PAYOUT_COMPLETED", "COMPLETED"),
  ],
  [
    "F184 F194: with these fields, without an amount",
    paid,
    listen,
    payout,
    settle,
    { event: "PAYOUT_COMPLETED", fields: all(ids, exactly("payoutId accountId status occurredAt")) },
  ],
  [
    "F83 F195: a rejected one leaves no funds",
    rejected,
    payout,
    settle,
    { ...read, result: { status: "REJECTED" } },
    { balance: "{accountId}" },
  ],
  [
    "F195 F202: it is announced with its reason",
    rejected,
    listen,
    payout,
    settle,
    told("PAYOUT_REJECTED", "REJECTED", { reason: "REJECTED_BY_PROVIDER" }),
  ],
  [
    "F195: and as nothing else",
    rejected,
    listen,
    payout,
    settle,
    { event: "PAYOUT_PROCESSING", fields: ids, never: true },
    { event: "PAYOUT_COMPLETED", fields: ids, never: true },
  ],
  [
    "F196: one that fails while it is sent leaves the money in the wallet",
    failing,
    payout,
    settle,
    { ...read, result: { status: "FAILED", failureReason: "SEND_FAILED" } },
    { balance: "{accountId}" },
  ],
  [
    "F196 F202: its event has the same reason",
    failing,
    listen,
    payout,
    settle,
    told("PAYOUT_FAILED", "FAILED", { reason: "SEND_FAILED" }),
  ],
  [
    "F84 F197: one can be returned that was never completed",
    returned,
    listen,
    payout,
    settle,
    told("PAYOUT_RETURNED", "RETURNED", { reason: "RETURNED_BY_BANK" }),
    { event: "PAYOUT_COMPLETED", fields: ids, never: true },
  ],
  [
    "F197: what the bank returns is in the wallet again",
    returned,
    payout,
    settle,
    { ...read, result: { status: "RETURNED" } },
    { balance: "{accountId}" },
  ],
  [
    "F207: a reason is one of the fixed values",
    returned,
    listen,
    payout,
    settle,
    {
      event: "PAYOUT_RETURNED",
      fields: { ...ids, reason: "~^(REJECTED_BY_PROVIDER|ROUTE_UNAVAILABLE|SEND_FAILED|RETURNED_BY_BANK|UNKNOWN)$" },
    },
  ],
  [
    "F163: a route that does not exist pays nothing out",
    { ...payout, as: undefined, body: { routeId: "{unknownId}" }, status: "4xx" },
    { balance: "{accountId}" },
  ],
  [
    "F163: a payout has an amount",
    { ask: "createPayout", body: { amount: "much" }, status: 400 },
    { balance: "{accountId}" },
  ],
  [
    "F89: a route that awaits its proof pays nothing out",
    listen,
    awaiting,
    { ...payout, path: selfCustody, body: { routeId: "{route.id}" } },
    { except: "second", because: "it refuses the request" },
    settle,
    { ...read, path: { ...selfCustody, payoutId: "{payout.id}" }, result: { status: "REJECTED" } },
    { event: "PAYOUT_REJECTED", fields: { payoutId: "{payout.id}", reason: "ROUTE_UNAVAILABLE" } },
  ],
  [
    "F165: a payout of another account is not found",
    payout,
    { ...read, path: { payoutId: "{payout.id}", accountId: "{secondAccountId}" }, status: 404 },
  ],
  [
    "F73 F156: a bank account is registered with raw credentials, and shows four digits",
    { ...bank, result: { id: text, partyId: "{partyId}", accountNumberLast4: "6789", accountNumber: absent } },
  ],
  [
    "F41: no route to a party whose KYC is not cleared",
    party,
    { ask: "addPartyRole", body: { partyId: "{party.id}", roleType: "PAYOUT_RECIPIENT" } },
    ...toParty,
  ],
  [
    "F41: no route to a party that is no recipient",
    party,
    { ask: "createPartyVerification", path: { partyId: "{party.id}" } },
    settle,
    ...toParty,
  ],
  [
    "F73: the email and phone number of the beneficiary are read back",
    { ...bank, body: { beneficiaryEmail: "b@mail.example", beneficiaryPhoneNumber: "+12025550142" } },
    {
      ask: "getPayoutBankAccount",
      path: { payoutBankAccountId: "{bank.id}" },
      result: { beneficiaryEmail: "b@mail.example", beneficiaryPhoneNumber: "+12025550142", accountNumber: absent },
    },
  ],
  [
    "F157: it is in the list",
    bank,
    {
      ask: "listPayoutBankAccounts",
      result: has({ id: "{bank.id}", accountNumberLast4: "6789", accountNumber: absent }),
    },
  ],
  [
    "F158: one of another party is not found",
    { ask: "getPayoutBankAccount", path: { partyId: "{organizationId}" }, status: 404 },
  ],
  [
    "F159 F89: a route from a managed wallet is ACTIVE",
    { ask: "listWallets", as: "wallets" },
    { ...route, body: { sourceWalletId: "{wallets.0.id}" }, result: { status: "ACTIVE", depositAddress: absent } },
  ],
  ["F160: routes are listed", { ask: "listPayoutRoutes", result: has({ id: "{routeId}", status: "ACTIVE" }) }],
  [
    "F89 F159: a route from a wallet of one's own awaits its proof",
    { ...awaiting, result: { status: "AWAITING_OWNERSHIP_PROOF", depositAddress: absent } },
  ],
  [
    "F161: the message to sign is returned",
    awaiting,
    { ask: "prepareRouteOwnershipProof", ...proof, result: { message: text } },
  ],
  [
    "F74 F90 F162: with the signature it is ACTIVE and has a deposit address",
    awaiting,
    { ask: "completeRouteOwnershipProof", ...proof },
    settle,
    {
      ask: "listPayoutRoutes",
      path: selfCustody,
      result: has({ id: "{route.id}", status: "ACTIVE", depositAddress: text }),
    },
  ],
  [
    "F162: it is not proven twice",
    awaiting,
    { ask: "completeRouteOwnershipProof", ...proof },
    settle,
    { ask: "completeRouteOwnershipProof", ...proof, status: "4xx" },
  ],
  [
    "F162: a signature has to be there",
    awaiting,
    { ask: "completeRouteOwnershipProof", ...proof, body: { signature: undefined }, status: 400 },
    { ask: "listPayoutRoutes", path: selfCustody, result: has({ id: "{route.id}", status: not("ACTIVE") }) },
  ],
  [
    "F159: a bank account that does not exist gets no route",
    { ...route, as: undefined, body: { payoutBankAccountId: "{unknownId}" }, status: "4xx" },
  ],
  [
    "F83: an amount has no more digits than its asset",
    { ask: "createPayout", body: { amount: "0.0000001" }, status: 400 },
  ],
  [
    "F96: who has not accepted the terms receives nothing",
    { control: "seed", given: { parties: [owing] } },
    payout,
    settle,
    { ...read, result: { status: "REJECTED" } },
    { balance: "{accountId}" },
  ],
];

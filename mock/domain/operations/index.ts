// All operations that the state answers, by operationId.

import { accounts } from "./accounts.ts";
import { company } from "./company.ts";
import { parties } from "./parties.ts";
import { paymentRequests } from "./payment-requests.ts";
import { paymentSessions } from "./payment-sessions.ts";
import { payouts } from "./payouts.ts";
import { rampRequests } from "./ramp-requests.ts";
import { transfers } from "./transfers.ts";
import { virtualBankAccounts } from "./virtual-bank-accounts.ts";
import { wallets } from "./wallets.ts";
import { webhooks } from "./webhooks.ts";

const groups = [
  ...[accounts, company, parties, paymentRequests, paymentSessions, payouts, rampRequests],
  ...[transfers, virtualBankAccounts, wallets, webhooks],
];

/** Operations that only read. */
export const reads = new Map(groups.flatMap(({ reads = {} }) => Object.entries(reads)));

/** Operations that may write; each is one transaction. */
export const writes = new Map(groups.flatMap(({ writes = {} }) => Object.entries(writes)));

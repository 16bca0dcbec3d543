// What the mock is seeded with before the rules are walked: the same that the server of the tests begins with.

import { successesOf } from "../../../model/calls.ts";
import { loadContracts } from "../../../model/contract.ts";
import { asArray, asObject } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";

const operations = new Map(Object.values(loadContracts()).flatMap(({ byId }) => [...byId]));

/** What a read of the contract's examples returns, or the first of its list: every field that a server has to show. */
function example(operationId: string): Record<string, unknown> {
  const [response] = successesOf(operations.get(operationId) as Operation);
  const { result } = asObject(response?.media[0]?.examples[0]?.value);
  return asObject(Array.isArray(result) ? asArray(result)[0] : result);
}

const uuid = (group: number, number: number) =>
  `${String(group).padStart(8, "0")}-0000-4000-a000-${String(number).padStart(12, "0")}`;

/** IDs that a server has at the beginning. */
export const ids = {
  tenantId: uuid(1, 1),
  otherTenantId: uuid(1, 2),
  /** Accounts with money; the first one's holder is a verified recipient. */
  accountId: uuid(3, 1),
  secondAccountId: uuid(3, 2),
  selfCustodyAccountId: uuid(3, 3),
  selfCustodyWalletId: uuid(4, 3),
  /** An account of the company's other tenant. */
  otherAccountId: uuid(3, 4),
  /** An account of another company. */
  foreignAccountId: uuid(3, 5),
  partyId: uuid(2, 1),
  organizationId: uuid(2, 2),
  /** A party whose partner terms are REQUIRED. */
  termsPartyId: uuid(2, 3),
  payInId: uuid(6, 1),
  failedPayInId: uuid(6, 2),
  routeId: uuid(8, 1),
  payoutBankAccountId: uuid(7, 1),
  /** Awaiting approval. */
  rampRequestId: uuid(12, 1),
  rampVersion: 1,
  companyBankAccountId: uuid(10, 1),
};
export const foreignTenant = uuid(1, 3);
const { accountId, secondAccountId, selfCustodyAccountId, foreignAccountId, partyId, organizationId } = ids;
const { payoutBankAccountId } = ids;
const wallet = uuid(4, 1);
const bank = uuid(5, 1);
const company = uuid(13, 1);

const at = (day: number) => new Date(Date.UTC(2026, 5, 1 + day)).toISOString();
const address = (digit: string) => `0x${digit.repeat(40)}`;
const roleOf = (roleType: string) => (partyId: string) => ({ partyId, roleType, status: "ACTIVE" });
const [holder, recipient] = [roleOf("ACCOUNT_HOLDER"), roleOf("PAYOUT_RECIPIENT")];
const money = (asset: string, total = "5000") => ({
  asset,
  contractAddress: address("c"),
  amount: { total, available: total, reserved: "0" },
});
const walletOf = (id: string, accountId: string, more: object) => ({
  ...example("listWallets"),
  id,
  accountId,
  chain: "BASE",
  type: "PLATFORM_MANAGED",
  address: address(id.slice(-1)),
  amlStatus: "APPROVED",
  balances: [money("USDC"), money("EURC"), money("USDT")],
  ...more,
});
const person = (id: string, more: object) => ({
  id,
  partyType: "INDIVIDUAL",
  firstName: "Ines",
  lastName: "Duarte",
  kycStatus: "VERIFIED",
  partnerTermsStatus: "ACCEPTED",
  ...more,
});

const statuses = ["CREATED", "PENDING_PAYMENT", "PAYMENT_RECEIVED", "FAILED", "EXPIRED", "CANCELLED", "REFUNDED"];
/** More than a page; three at a time share the instant of their creation. */
const sessions = Array.from({ length: 110 }, (_, number) => {
  const [createdAt, updatedAt] = [
    at(Math.floor(number / 3)),
    at(Math.floor(number / 3) + ((number * 37) % 40) + 1),
  ];
  return {
    ...example("listPaymentSessions"),
    id: uuid(9, number + 1),
    accountId,
    createdAt,
    updatedAt,
    status: statuses[number % statuses.length],
    idempotencyKey: undefined,
  };
});

const bankAccounts = Array.from({ length: 12 }, (_, number) => ({
  ...example("getCompanyBankAccount"),
  id: uuid(10, number + 1),
  name: `Account ${(number * 5) % 12}`,
  verificationStatus: ["VERIFIED", "PENDING", "DENIED"][number % 3],
  createdAt: at(number),
  updatedAt: at(number),
  companyId: company,
}));

const treasury = { ...example("listCompanyWallets"), id: uuid(11, 1), companyId: company };

const rampRequest = {
  ...example("getRampRequest"),
  id: ids.rampRequestId,
  rampType: "ON_RAMP",
  status: "AWAITING_APPROVAL",
  amount: 5000,
  createdAt: at(40),
  version: 1,
  paymentReceived: false,
  companyId: company,
  companyBankAccount: bankAccounts[0],
  companyWallet: treasury,
  depositBankAccount: undefined,
};

const accountOf = (id: string, ...partyRoles: object[]) => ({ id, externalId: id, status: "ACTIVE", partyRoles });
const usd = (id: string, accountId: string) => ({
  ...example("listVirtualBankAccounts"),
  id,
  accountId,
  status: "ACTIVE",
  bankAccountType: "USD_ACH",
});

const beneficiary = { id: payoutBankAccountId, partyId, rail: "US_ACH", accountNumberLast4: "4410" };

export const seeds = {
  bank,
  payoutBankAccount: beneficiary,
  resources: [
    {
      tenantId: ids.tenantId,
      companies: [{ ...example("getCompany"), id: company }],
      parties: [
        person(partyId, {}),
        {
          id: organizationId,
          partyType: "ORGANIZATION",
          name: "Lumen Trading",
          vatNumber: "DE812345678",
          kybStatus: "VERIFIED",
          partnerTermsStatus: "ACCEPTED",
        },
        person(ids.termsPartyId, { partnerTermsStatus: "REQUIRED" }),
      ],
      accounts: [
        accountOf(accountId, holder(partyId), recipient(partyId)),
        accountOf(secondAccountId, holder(organizationId)),
        accountOf(selfCustodyAccountId, holder(partyId), recipient(partyId)),
      ],
      wallets: [
        walletOf(wallet, accountId, {}),
        walletOf(uuid(4, 4), accountId, { chain: "POLYGON", balances: [money("USDC")] }),
        walletOf(uuid(4, 2), secondAccountId, {}),
        walletOf(ids.selfCustodyWalletId, selfCustodyAccountId, { type: "SELF_CUSTODY" }),
      ],
      virtualBankAccounts: [usd(bank, accountId)],
      paymentSessions: sessions,
      payIns: [
        { ...example("getPayIn"), id: ids.payInId },
        { ...example("getPayIn"), id: ids.failedPayInId, status: "FAILED" },
      ],
      payoutBankAccounts: [beneficiary],
      payoutRoutes: [
        { id: ids.routeId, status: "ACTIVE", accountId, sourceWalletId: wallet, payoutBankAccountId },
      ],
      companyBankAccounts: bankAccounts,
      companyWallets: [treasury],
      rampRequests: [rampRequest],
    },
    { tenantId: ids.otherTenantId, accounts: [accountOf(ids.otherAccountId)] },
    {
      tenantId: foreignTenant,
      accounts: [accountOf(foreignAccountId)],
      wallets: [walletOf(uuid(4, 5), foreignAccountId, {})],
    },
  ],
};

// Defects across reads of one resource.

import { asArray, asObject } from "../../../../model/document.ts";
import { refuse } from "../handlers/answers.ts";
import { newId } from "../world.ts";
import { body, type Defect, member, on, result, rows } from "./defect.ts";

/** Defects across reads of one resource. */
export const resources: Defect[] = [
  {
    id: "wrong-resource",
    what: "reading a bank account gives another one",
    check: "answers-what-was-asked",
    behaviour: on("getCompanyBankAccount", (a, { world }) => {
      body(a)["result"] = world.bankAccounts.at(-1) ?? null;
    }),
  },
  {
    id: "account-assets-short",
    what: "an account lacks an asset of the tenant",
    check: "account-assets",
    behaviour: on("listAccountSupportedAssets", (a) => {
      asArray(body(a)["result"]).shift();
    }),
  },
  {
    id: "kyc-code",
    what: "NOT_REQUIRED is refused with a code of its own",
    check: "kyc-not-required",
    behaviour: {
      answer: (a, c) => {
        if (c?.operation.operationId === "createParty" && c.body["kycStatus"] === "NOT_REQUIRED")
          Object.assign(a, refuse(400, "kyc-required"), { headers: a.headers });
      },
    },
  },
  {
    id: "reserved-negative",
    what: "the part reserved is negative",
    check: "wallet-balances",
    behaviour: on("listWallets", (a) => {
      for (const row of rows(a))
        for (const balance of asArray(row["balances"])) asObject(asObject(balance)["amount"])["reserved"] = "-1.000000";
    }),
  },
  {
    id: "wrong-pay-in",
    what: "reading a pay-in gives another one",
    check: "answers-what-was-asked",
    behaviour: member("getPayIn", "id", "47d2e9b6-0a8f-4c51-b3e7-1f6c5d90a999"),
  },
  {
    id: "list-disagrees",
    what: "the name of a bank account differs between list and read",
    check: "answers-what-was-asked",
    behaviour: member("getCompanyBankAccount", "name", "Another name"),
  },
  {
    id: "listed-not-found",
    what: "a listed bank account is not found",
    check: "listed-is-found",
    behaviour: { handlers: { getCompanyBankAccount: () => refuse(404, "NOT_FOUND") } },
  },
  {
    id: "foreign-pay-in-403",
    what: "a foreign pay-in gives 403",
    check: "foreign-hidden",
    behaviour: {
      answer: (a, c) => {
        if (c?.path["payInId"]?.startsWith("f0000000"))
          Object.assign(a, refuse(403, "forbidden"), { headers: a.headers });
      },
    },
  },
  {
    id: "foreign-wallets",
    what: "wallets of a foreign account are shown",
    check: "foreign-hidden",
    behaviour: {
      answer: (a, c) => {
        if (c?.path["accountId"]?.startsWith("f0000000") && a.status === 404)
          Object.assign(a, {
            status: 200,
            json: {
              success: true,
              result: [],
              pagination: {
                pageNumber: 1,
                pageSize: 50,
                numberOfElements: 0,
                numberOfPages: 0,
                hasNextPage: false,
                hasPreviousPage: false,
              },
            },
          });
      },
    },
  },
  {
    id: "zero-for-null",
    what: "failedAt of a settled pay-in is the epoch",
    check: "pay-in-nullable",
    behaviour: member("getPayIn", "failedAt", "1970-01-01T00:00:00Z"),
  },
  {
    id: "empty-hash",
    what: "a transaction hash that is not there is empty",
    check: "pay-in-nullable",
    behaviour: member("getPayIn", "transactionHash", ""),
  },
  {
    id: "no-consent-url",
    what: "REQUIRED terms come without consentUrl",
    check: "consent-url",
    behaviour: member("getPartnerTerms", "consentUrl", undefined),
  },
  {
    id: "consent-null",
    what: "REQUIRED terms have a consentUrl of null",
    check: "consent-url",
    behaviour: member("getPartnerTerms", "consentUrl", null),
  },
  {
    id: "new-link-200",
    what: "asking again gives another link with 200",
    check: "verification-link",
    behaviour: on("createPartyVerification", (a) => {
      result(a)["url"] = `https://verify.example/${newId()}`;
    }),
  },
  {
    id: "reactivate-other",
    what: "reactivating gives another account",
    check: "reactivated-account",
    behaviour: member("reactivateAccount", "id", "c41a7e38-0f95-4d2b-8b6c-92d7e0a3f499"),
  },
  {
    id: "reserved-above-total",
    what: "more is reserved than there is",
    check: "wallet-balances",
    behaviour: on("listWallets", (a) => {
      for (const row of rows(a))
        for (const balance of asArray(row["balances"])) asObject(asObject(balance)["amount"])["reserved"] = "99999999";
    }),
  },
  {
    id: "unknown-account-403",
    what: "an unknown account gives 403",
    check: "unknown-hidden",
    behaviour: {
      answer: (a, c) => {
        if (c?.operation.operationId === "listWallets" && a.status === 404)
          Object.assign(a, refuse(403, "forbidden"), { headers: a.headers });
      },
    },
  },
  {
    id: "party-of-other-role",
    what: "a role shows another party than it names",
    check: "reactivated-account",
    behaviour: on("reactivateAccount", (a) => {
      for (const role of asArray(result(a)["partyRoles"])) asObject(role)["partyId"] = newId();
    }),
  },
];

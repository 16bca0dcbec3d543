// Rules of wallets and their balances.

import { decimal, every, has, lacks, type Rule, settle, text } from "../rule.ts";

const selfCustody = { path: { accountId: "{selfCustodyAccountId}" } };
const verify = { ask: "verifyWalletAllowance", path: { ...selfCustody.path, walletId: "{selfCustodyWalletId}" } };
const uncovered = {
  ...{ id: "{selfCustodyAccountId}", externalId: "allowance-uncovered", status: "ACTIVE", partyRoles: [] },
};
const wallet = { id: "{selfCustodyWalletId}" };

export const wallets: Rule[] = [
  [
    "F31 F33: a wallet has chain, type, address and AML status",
    {
      ask: "listWallets",
      result: every({
        id: text,
        chain: "~^(BASE|AVALANCHE|POLYGON|ETHEREUM|SOLANA)$",
        type: "PLATFORM_MANAGED",
        address: text,
        amlStatus: "APPROVED",
      }),
    },
  ],
  [
    "F34 F35: a balance has three amounts",
    {
      ask: "listWallets",
      result: has({
        balances: every({
          asset: text,
          contractAddress: text,
          amount: { total: decimal, available: decimal, reserved: decimal },
        }),
      }),
    },
  ],
  [
    "F33: a wallet of one's own is SELF_CUSTODY",
    { ask: "listWallets", ...selfCustody, result: has({ ...wallet, type: "SELF_CUSTODY" }) },
  ],
  ["F87 F151: its allowances are verified on request", { ...verify, result: { status: "VERIFYING_ALLOWANCE" } }],
  [
    "F87: what nobody has approved does not become usable",
    { control: "seed", given: { accounts: [uncovered] } },
    verify,
    settle,
    { ask: "listAccountSupportedAssets", ...selfCustody, result: lacks({ chain: "BASE", permitStatus: "READY" }) },
  ],
  [
    "F87: what has been approved does",
    { control: "seed", given: { accounts: [{ ...uncovered, externalId: "covered" }] } },
    verify,
    settle,
    { ask: "listAccountSupportedAssets", ...selfCustody, result: has({ chain: "BASE", permitStatus: "READY" }) },
  ],
  [
    "F151: a wallet that does not exist is not verified",
    { ...verify, path: { ...selfCustody.path, walletId: "{unknownId}" }, status: 404 },
  ],
  [
    "F151: nor is one of another account",
    { ...verify, path: { accountId: "{accountId}", walletId: "{selfCustodyWalletId}" }, status: 404 },
  ],
  [
    "F87: while allowances are verified the wallet is PENDING",
    verify,
    { ask: "listAccountSupportedAssets", ...selfCustody, result: has({ chain: "BASE", permitStatus: "PENDING" }) },
    { except: "second", because: "it shows another wallet of the chain" },
  ],
];

// Rules of wallets and their balances.

import { decimal, every, has, lacks, text } from "../match.ts";
import { after, type RuleTable, refused, settle, shows } from "../rule.ts";

const selfCustody = { path: { accountId: "{selfCustodyAccountId}" } };
const wallet = { id: "{selfCustodyWalletId}" };
const verify = { ask: "verifyWalletAllowance", path: { ...selfCustody.path, walletId: "{selfCustodyWalletId}" } };
const assets = { ask: "listAccountSupportedAssets", ...selfCustody };
const seeded = (externalId: string) => ({
  ...{ control: "seed" },
  given: { accounts: [{ id: "{selfCustodyAccountId}", externalId, status: "ACTIVE", partyRoles: [] }] },
});
const usable = { chain: "BASE", permitStatus: "READY" };

export const wallets: RuleTable = {
  "F31 F33: a wallet has chain, type, address and AML status": shows(
    "listWallets",
    every({
      ...{ id: text, chain: "~^(BASE|AVALANCHE|POLYGON|ETHEREUM|SOLANA)$", type: "PLATFORM_MANAGED" },
      ...{ address: text, amlStatus: "APPROVED" },
    }),
  ),
  "F34 F35: a balance has three amounts": shows(
    "listWallets",
    has({
      balances: every({
        ...{ asset: text, contractAddress: text, amount: { total: decimal, available: decimal, reserved: decimal } },
      }),
    }),
  ),
  "F33: a wallet of one's own is SELF_CUSTODY": [
    shows("listWallets", has({ ...wallet, type: "SELF_CUSTODY" }), selfCustody),
  ],
  "F87 F151: its allowances are verified on request": shows(verify, { status: "VERIFYING_ALLOWANCE" }),
  ...after([seeded("allowance-uncovered"), verify, settle], {
    "F87: what nobody has approved does not become usable": shows(assets, lacks(usable)),
  }),
  ...after([seeded("covered"), verify, settle], { "F87: what has been approved does": shows(assets, has(usable)) }),
  "F151: a wallet that does not exist is not verified": [
    refused(verify, 404, { path: { ...selfCustody.path, walletId: "{unknownId}" } }),
  ],
  "F151: nor is one of another account": [
    refused(verify, 404, { path: { accountId: "{accountId}", walletId: "{selfCustodyWalletId}" } }),
  ],
  "F87: while allowances are verified the wallet is PENDING": [
    verify,
    shows(assets, has({ ...usable, permitStatus: "PENDING" })),
    { except: "test server", because: "it shows another wallet of the chain" },
  ],
};

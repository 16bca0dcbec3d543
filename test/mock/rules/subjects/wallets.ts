// Rules of wallets and their balances.

import { decimal, every, has, lacks, text } from "../match.ts";
import { after, control, elsewhere, type RuleTable, refused, settle, shows } from "../rule.ts";

const accountId = "{selfCustodyAccountId}";
const wallet = { id: "{selfCustodyWalletId}" };
const verify = { ask: "verifyWalletAllowance", given: { accountId, walletId: "{selfCustodyWalletId}" } };
const assets = { ask: "listAccountSupportedAssets", given: { accountId } };
const seeded = (externalId: string) =>
  control("seed", { accounts: [{ id: accountId, externalId, status: "ACTIVE", partyRoles: [] }] });
const usable = { chain: "BASE", permitStatus: "READY" };
const amount = { total: decimal, available: decimal, reserved: decimal };

export const wallets: RuleTable = {
  "F31 F33: a wallet has chain, type, address and AML status": shows(
    "listWallets",
    every({
      ...{ id: text, chain: "~^(BASE|AVALANCHE|POLYGON|ETHEREUM|SOLANA)$", type: "PLATFORM_MANAGED" },
      ...{ address: text, amlStatus: "APPROVED" },
    }),
  ),
  "F34 F35: a balance has three amounts": [
    shows("listWallets", has({ balances: every({ asset: text, contractAddress: text, amount }) })),
  ],
  "F33: a wallet of one's own is SELF_CUSTODY": [
    shows("listWallets", has({ ...wallet, type: "SELF_CUSTODY" }), { accountId }),
  ],
  "F87 F151: its allowances are verified on request": shows(verify, { status: "VERIFYING_ALLOWANCE" }),
  ...after([seeded("allowance-uncovered"), verify, settle], {
    "F87: what nobody has approved does not become usable": shows(assets, lacks(usable)),
  }),
  ...after([seeded("covered"), verify, settle], { "F87: what has been approved does": shows(assets, has(usable)) }),
  "F151: a wallet that does not exist is not verified": refused(verify, 404, { walletId: "{unknownId}" }),
  "F151: nor is one of another account": refused(verify, 404, { accountId: "{accountId}" }),
  "F87: while allowances are verified the wallet is PENDING": [
    [verify, shows(assets, has({ ...usable, permitStatus: "PENDING" }))],
    elsewhere("it shows another wallet of the chain"),
  ],
};

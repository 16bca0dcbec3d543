// Checks of what moves money.

import { randomUUID } from "node:crypto";
import type { JsonObject } from "../../model/document.ts";
import {
  checkAcross,
  codeOf,
  isRefusal,
  lookAtEcho,
  NotCovered,
  type SemanticCheck,
  succeeded,
  tryForms,
} from "./check.ts";

const transfer = "createAccountToAccountTransfer";

/** Documented forms of a transfer, with small amounts; each amount is sent back afterwards. */
const forms: JsonObject[] = [
  { amount: "0.000001", cryptocurrency: "USDC" },
  { amount: "0.01", cryptocurrency: "EURC", chain: undefined },
  { amount: "1", cryptocurrency: "USDT", chain: "BASE" },
];

const shown = ["sourceAccountId", "destinationAccountId", "amount", "cryptocurrency", "status"];

const togetherCode = "chain-and-asset-required-together";

export const moneyChecks: SemanticCheck[] = [
  checkAcross("transfer-response", [transfer], async (probe) => {
    if (probe.ids("finance", "accountId").length < 2)
      throw new NotCovered("two accounts are needed, and fewer are known");
    await tryForms(probe, transfer, forms, async (exchange, sent) => {
      lookAtEcho(probe, exchange, { ...sent, status: "PENDING" }, shown);
      const { sourceAccountId, destinationAccountId } = sent;
      // Reads the balances while a part of them is reserved for the transfer.
      await probe.call("listWallets", { path: { accountId: String(sourceAccountId) } });
      const ends = { sourceAccountId: destinationAccountId, destinationAccountId: sourceAccountId };
      await probe.call(transfer, { json: { ...sent, ...ends }, purpose: "send the amount back" });
    });
  }),
  checkAcross("transfer-unknown-account", [transfer], async (probe) => {
    for (const name of ["sourceAccountId", "destinationAccountId"]) {
      const json = { ...probe.body(transfer), amount: "0.000001", [name]: randomUUID() };
      const exchange = await probe.call(transfer, { json, purpose: `unknown ${name}` });
      if (succeeded(exchange)) probe.report(exchange, `a transfer with an unknown ${name} is refused`);
    }
  }),
  {
    name: "chain-and-asset",
    needs: ["createFiatTransfer"],
    refusedOnly: true,
    async run(probe) {
      const both = { chain: "BASE", asset: "EURC", ...probe.body("createFiatTransfer") };
      const isAccepted =
        probe.target.writes === "all" &&
        succeeded(await probe.call("createFiatTransfer", { json: both, purpose: "chain and asset" }));
      for (const left of ["chain", "asset"]) {
        const json = { ...both, [left]: undefined };
        const exchange = await probe.call("createFiatTransfer", { json, purpose: `no ${left}` });
        // If chain and asset are accepted together, only their separation can be refused.
        const isOther = isAccepted && isRefusal(exchange) && codeOf(exchange) !== togetherCode;
        const code = isAccepted ? ` with code ${togetherCode}` : "";
        if (succeeded(exchange) || isOther) probe.report(exchange, `a fiat transfer without ${left} is refused${code}`);
      }
    },
  },
];

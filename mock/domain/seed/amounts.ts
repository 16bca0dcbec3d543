// Refuses amounts that no operation would take: below 0 or 0, or finer than what they are in can hold.

import { cryptoDigits, fiatDigits } from "../../assumed.ts";
import { asArray, asObject, asText, type JsonObject } from "../../store/json.ts";
import type { Kind } from "../../store/resources.ts";
import { type Amount, isAmount, readAmount } from "../money/decimal.ts";
import { supportedAsset } from "../money/offer.ts";
import type { World } from "../world.ts";

/** What an amount is in: a fiat currency, a crypto asset, or the asset of a payout on the chain of its route. */
type Unit = "fiat" | "crypto" | "payout";

/** Fields that hold an amount, by kind; a field of a field behind a dot. */
const above0: Partial<Record<Kind, Record<string, Unit>>> = {
  paymentSessions: { inAmount: "fiat" },
  payIns: { grossFiatAmount: "fiat" },
  transfers: { amount: "crypto" },
  paymentRequests: { "authorizedAmount.crypto": "crypto", "settlementAmount.crypto": "crypto" },
  payouts: { amount: "payout" },
  rampRequests: { amount: "crypto" },
};

/** Those that can be 0: costs may leave nothing of an amount, and nothing of it may be there yet. */
const from0: Partial<Record<Kind, Record<string, Unit>>> = {
  payIns: { grossCryptoAmount: "crypto", netCryptoAmount: "crypto" },
  paymentRequests: {
    ...{ "authorizedAmount.fiat": "fiat", "settlementAmount.fiat": "fiat" },
    ...{ "settledAmount.fiat": "fiat", "settledAmount.crypto": "crypto" },
    ...{ "shortfallAmount.fiat": "fiat", "shortfallAmount.crypto": "crypto" },
  },
  rampRequests: {
    ...{ amountReceived: "crypto", netAmount: "crypto", cryptoAmount: "crypto" },
    ...{ fiatAmount: "crypto", fiatNetAmount: "crypto", fiatFeeAmount: "crypto" },
  },
};

/**
 * What is wrong with the amounts of a seeded resource.
 * @returns A text that begins with the field; undefined where nothing is.
 */
export function amountFaultIn(world: World, tenant: string, kind: Kind, given: JsonObject): string | undefined {
  if (kind === "wallets") return balanceFault(world, given);
  const fields = [
    ...Object.entries(above0[kind] ?? {}).map(([field, unit]) => ({ field, unit, least: 1n })),
    ...Object.entries(from0[kind] ?? {}).map(([field, unit]) => ({ field, unit, least: 0n })),
  ];
  for (const { field, unit, least } of fields) {
    const value = field.split(".").reduce<unknown>((part, name) => asObject(part)[name], given);
    if (value === undefined || value === null) continue;
    const fault = faultOf(value, least, unit === "payout" ? payoutDigits(world, tenant, given) : digits[unit]);
    if (fault !== undefined) return `${field} ${fault}`;
  }
  return undefined;
}

const digits = { fiat: fiatDigits, crypto: cryptoDigits };

function faultOf(value: unknown, least: Amount, most: number): string | undefined {
  const amount = readAmount(value);
  if (amount !== undefined && isAmount(amount, least, most)) return undefined;
  return `must be a decimal ${least > 0n ? "above 0" : "of 0 or more"} with at most ${most} fraction digits`;
}

/** Fraction digits of the asset of a payout, on the chain it leaves from. */
function payoutDigits({ store, contract }: World, tenant: string, payout: JsonObject): number {
  const route = store.look.find(tenant, "payoutRoutes", String(payout["routeId"]));
  const wallet = store.look.find(tenant, "wallets", String(route?.body["sourceWalletId"]));
  const decimals = supportedAsset(contract, wallet?.body["chain"], payout["asset"])?.["decimals"];
  return typeof decimals === "number" ? decimals : cryptoDigits;
}

const parts = ["total", "available", "reserved"];

/** What is wrong with the balances of a wallet. */
function balanceFault({ contract }: World, given: JsonObject): string | undefined {
  const assets = new Set<string | undefined>();
  for (const [index, { asset, amount }] of asArray(given["balances"]).map(asObject).entries()) {
    const place = `balances.${index}`;
    if (assets.has(asText(asset))) return `${place}: ${asset} is there twice`;
    assets.add(asText(asset));
    const most = Number(supportedAsset(contract, given["chain"], asset)?.["decimals"] ?? 18);
    for (const part of parts) {
      const value = asObject(amount)[part];
      const fault = value === undefined || value === null ? undefined : faultOf(value, 0n, most);
      if (fault !== undefined) return `${place}.amount.${part} ${fault}`;
    }
    const [total, available, reserved] = parts.map((part) => readAmount(asObject(amount)[part]));
    if (total === undefined || available === undefined || reserved === undefined) continue;
    if (available + reserved !== total) return `${place}.amount: available and reserved must add up to total`;
  }
  return undefined;
}

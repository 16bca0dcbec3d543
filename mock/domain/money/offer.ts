// What the services offer every company: pairs of chain and asset, currencies and deposit details of the contract's
// examples; and conversion between fiat and crypto for payment requests, pay-ins and ramp requests.

import { cryptoDigits, exchange, feeTiers, fiatDigits, offRampRate } from "../../assumptions.ts";
import { asArray, asObject, isObject, type JsonFields } from "../../store/json.ts";
import { perContract, type StateContract } from "../contract.ts";
import { type Amount, amountIn, divide, formatDecimal, multiply, toNumber } from "./decimal.ts";

/** Pairs of chain and asset with `decimals` and `contractAddress`. */
export const supportedAssets = perContract((contract) =>
  asArray(contract.exampleResults("finance", "listSupportedAssets")[0]).map(asObject),
);

/** The pairs by chain and asset. */
const pairs = perContract(
  (contract) =>
    new Map(supportedAssets(contract).map((pair) => [`${String(pair["chain"])} ${String(pair["asset"])}`, pair])),
);

/** The pair of a chain and an asset; undefined if it is not supported. */
export function supportedAsset(contract: StateContract, chain: unknown, asset: unknown): JsonFields | undefined {
  return pairs(contract).get(`${String(chain)} ${String(asset)}`);
}

/** The different values of a field of the example ramp requests. */
function rampValues(contract: StateContract, field: string): JsonFields[] {
  const requests = contract.exampleResults("ramp", "getRampRequest").map(asObject);
  const values = requests.map((request) => request[field]).filter(isObject);
  return [...new Map(values.map((value) => [value["id"], value])).values()];
}

/** The currencies that a ramp request can name. */
export const rampCurrencies = perContract((contract) => ({
  fiat: rampValues(contract, "fiatCurrency"),
  crypto: rampValues(contract, "cryptoCurrency"),
}));

/** The field of an approved ramp request that says where to send its funds. */
export function depositOf(contract: StateContract, rampType: unknown): JsonFields {
  const field = rampType === "ON_RAMP" ? "depositBankAccount" : "depositWallet";
  return { [field]: structuredClone(rampValues(contract, field)[0]) };
}

/** The asset and rate of a fiat currency; undefined if the mock has none. */
export function priceOf(currency: string): { asset: string; rate: Amount } | undefined {
  const known = Object.hasOwn(exchange, currency) ? exchange[currency] : undefined;
  return known && { asset: known.asset, rate: amountIn(known.rate) };
}

/** The fiat and crypto side of an amount, as in PaymentRequestAmount: `fiat` is a number, `crypto` a decimal text. */
export function bothSidesOf(currency: string, amount: Amount, side: "fiat" | "crypto"): JsonFields {
  const rate = priceOf(currency)?.rate ?? amountIn("1");
  const fiat = side === "fiat" ? amount : divide(amount, rate, fiatDigits);
  const crypto = side === "crypto" ? amount : multiply(amount, rate, cryptoDigits);
  return { fiat: toNumber(fiat), crypto: formatDecimal(crypto, cryptoDigits) };
}

/** The fee of a ramp request by the tier of its amount: in the unit of the amount, and in percent. */
export function feeOf(amount: Amount): { fee: Amount; percentage: Amount } {
  const tier = feeTiers.find(({ upTo }) => upTo === undefined || amount <= amountIn(upTo));
  const percentage = amountIn(tier?.percentage ?? "0");
  return { fee: shareOf(amount, percentage), percentage };
}

/** A percentage of an amount. */
function shareOf(amount: Amount, percentage: Amount): Amount {
  return divide(amount * percentage, amountIn("1") * amountIn("100"), fiatDigits);
}

/** The figures of a ramp request. `amount` is what the company gives: fiat for an on-ramp, crypto for an off-ramp. */
export function rampAmounts(rampType: string, currency: string, amount: Amount): JsonFields {
  const off = rampType === "OFF_RAMP";
  const rate = off ? amountIn(offRampRate) : (priceOf(currency)?.rate ?? amountIn("1"));
  const fiat = off ? multiply(amount, rate, fiatDigits) : amount;
  const own = feeOf(amount);
  const { percentage } = own;
  const fee = shareOf(fiat, percentage);
  const crypto = off ? amount : multiply(fiat - fee, rate, cryptoDigits);
  const figures: Record<string, Amount> = {
    amount,
    netAmount: amount - own.fee,
    fiatAmount: fiat,
    fiatNetAmount: fiat - fee,
    fiatFeeAmount: fee,
    cryptoAmount: crypto,
    exchangeRate: rate,
    feePercentage: percentage,
  };
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, toNumber(value)]));
}

// What the services offer every company: from the contract's examples pairs of chain and asset, currencies and deposit
// details; and what an amount is worth on its other side, fiat and crypto of payment requests, pay-ins and ramp
// requests.

import { cryptoDigits, exchange, feeTiers, fiatDigits, offRampRate } from "../../assumed.ts";
import { asArray, asObject, isObject, type JsonFields } from "../../store/json.ts";
import { perContract, type StateContract } from "../contract.ts";
import { type Amount, amountIn, divide, formatDecimal, multiply, toNumber } from "./decimal.ts";

/** Every pair with its `decimals` and `contractAddress`. */
export const supportedAssets = perContract((contract) =>
  asArray(contract.exampleResults("finance", "listSupportedAssets")[0]).map(asObject),
);

/** The same by chain and asset. */
const pairs = perContract(
  (contract) =>
    new Map(supportedAssets(contract).map((pair) => [`${String(pair["chain"])} ${String(pair["asset"])}`, pair])),
);

/** The pair of a chain and an asset; undefined when it is not supported. */
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

/** The field that says where the funds of a ramp request are to be sent, once it is approved. */
export function depositOf(contract: StateContract, rampType: unknown): JsonFields {
  const field = rampType === "ON_RAMP" ? "depositBankAccount" : "depositWallet";
  return { [field]: structuredClone(rampValues(contract, field)[0]) };
}

/** The asset a fiat currency is paid in and its price; undefined when the mock knows none. */
export function priceOf(currency: string): { asset: string; rate: Amount } | undefined {
  const known = Object.hasOwn(exchange, currency) ? exchange[currency] : undefined;
  return known && { asset: known.asset, rate: amountIn(known.rate) };
}

/** Both sides of an amount, of which one is given, as PaymentRequestAmount has them: `fiat` is a number, `crypto` a decimal text. */
export function bothSidesOf(currency: string, amount: Amount, side: "fiat" | "crypto"): JsonFields {
  const rate = priceOf(currency)?.rate ?? amountIn("1");
  const fiat = side === "fiat" ? amount : divide(amount, rate, fiatDigits);
  const crypto = side === "crypto" ? amount : multiply(amount, rate, cryptoDigits);
  return { fiat: toNumber(fiat), crypto: formatDecimal(crypto, cryptoDigits) };
}

/** The fee of a ramp request by the company's tier for its amount: in the unit of the amount, and in per cent. */
export function feeOf(amount: Amount): { fee: Amount; percentage: Amount } {
  const tier = feeTiers.find(({ upTo }) => upTo === undefined || amount <= amountIn(upTo));
  const percentage = amountIn(tier?.percentage ?? "0");
  return { fee: shareOf(amount, percentage), percentage };
}

/** So many per cent of an amount. */
function shareOf(amount: Amount, percentage: Amount): Amount {
  return divide(amount * percentage, amountIn("1") * amountIn("100"), fiatDigits);
}

/** The figures of a ramp request. `amount` is in what the company gives: fiat on the way in, crypto on the way out. */
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

// Arithmetic with exact decimals: digits, products and quotients.

import { type Amount, amountDigits, formatDecimal, readAmount } from "../../../model/decimal.ts";

export { type Amount, formatDecimal, readAmount } from "../../../model/decimal.ts";

const powers = Array.from({ length: amountDigits + 1 }, (_, digits) => 10n ** BigInt(digits));
const one = powers[amountDigits] as bigint;

/** The amount in a field of a resource; 0 if the field has none. */
export function amountIn(value: unknown): Amount {
  return readAmount(value) ?? 0n;
}

/** Whether an amount is valid in a request: above 0, with at most so many fraction digits. */
export function isAmount(amount: Amount | undefined, digits: number): amount is Amount {
  return amount !== undefined && amount > 0n && amount % unitOf(digits) === 0n;
}

/** The amount as a JSON number, for fields that are numbers in the contract. */
export function toNumber(amount: Amount): number {
  return Number(formatDecimal(amount));
}

/** Product of two amounts, rounded half up to a number of fraction digits; neither is negative. */
export function multiply(left: Amount, right: Amount, digits: number): Amount {
  return round(left * right, one, digits);
}

/** Quotient of two amounts, rounded half up to a number of fraction digits; neither is negative. */
export function divide(left: Amount, right: Amount, digits: number): Amount {
  return round(left * one, right, digits);
}

/** The smallest amount with so many fraction digits. */
function unitOf(digits: number): Amount {
  return powers[amountDigits - digits] as Amount;
}

function round(numerator: bigint, denominator: bigint, digits: number): Amount {
  const unit = unitOf(digits);
  return ((2n * numerator + denominator * unit) / (2n * denominator * unit)) * unit;
}

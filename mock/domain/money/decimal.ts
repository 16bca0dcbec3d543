// Exact decimals: amounts are integers of 10^-18, so that nothing is ever rounded by floating point.

/** Most fraction digits of an amount. */
const amountDigits = 18;
const powers = Array.from({ length: amountDigits + 1 }, (_, digits) => 10n ** BigInt(digits));
const one = powers[amountDigits] as bigint;
const decimalPattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/** An exact amount, in units of 10^-18. */
export type Amount = bigint;

/**
 * Reads a decimal text, or a JSON number as the decimal it is written as: 0.1 is a tenth, not its nearest binary fraction.
 * @returns The amount; undefined when it is neither, has more than 18 fraction digits, or is written with an exponent.
 */
export function readAmount(value: unknown): Amount | undefined {
  const isDecimal = typeof value === "string" || typeof value === "number";
  const [, sign, whole = "", fraction = ""] = (isDecimal && decimalPattern.exec(String(value))) || [];
  if (sign === undefined || fraction.length > amountDigits) return undefined;
  const units = BigInt(whole + fraction.padEnd(amountDigits, "0"));
  return sign === "-" ? -units : units;
}

/** The amount that a field of a resource has; nothing where it has none. */
export function amountIn(value: unknown): Amount {
  return readAmount(value) ?? 0n;
}

/** Whether an amount is one that an operation may name: above 0, with no more fraction digits than it allows. */
export function isAmount(amount: Amount | undefined, digits: number): amount is Amount {
  return amount !== undefined && amount > 0n && amount % unitOf(digits) === 0n;
}

/** Writes an amount as a decimal text with at least so many fraction digits, and as many as it has. */
export function formatDecimal(amount: Amount, digits = 0): string {
  const units = (amount < 0n ? -amount : amount).toString().padStart(amountDigits + 1, "0");
  const point = units.length - amountDigits;
  const fraction = units.slice(point).replace(/0+$/, "").padEnd(digits, "0");
  return `${amount < 0n ? "-" : ""}${units.slice(0, point)}${fraction === "" ? "" : `.${fraction}`}`;
}

/** The amount as a JSON number, for the fields the contract says are numbers. */
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

// Exact decimals: amounts are integers of 10^-18, so that nothing is ever rounded by floating point.

const scale = 18;
const powers = Array.from({ length: scale + 1 }, (_, digits) => 10n ** BigInt(digits));
const one = powers[scale] as bigint;
const decimalPattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/** An exact amount, in units of 10^-18. */
export type Amount = bigint;

/**
 * Reads a decimal text.
 * @param text For example `25.50`.
 * @returns The amount; undefined when it is no decimal or has more than 18 fraction digits.
 */
export function parseDecimal(text: string): Amount | undefined {
  const [, sign, whole = "", fraction = ""] = decimalPattern.exec(text) ?? [];
  if (sign === undefined || fraction.length > scale) return undefined;
  const value = BigInt(whole + fraction.padEnd(scale, "0"));
  return sign === "-" ? -value : value;
}

/**
 * Reads a JSON number as the decimal it is written as: 0.1 is a tenth, not its nearest binary fraction.
 * @returns The amount; undefined when the number is too large or too small to be written without an exponent.
 */
export function fromNumber(value: number): Amount | undefined {
  return parseDecimal(String(value));
}

/** Reads a decimal text, or a JSON number; undefined when it is neither, or no amount. */
export function readAmount(value: unknown): Amount | undefined {
  if (typeof value === "number") return fromNumber(value);
  return typeof value === "string" ? parseDecimal(value) : undefined;
}

/**
 * Whether an amount is one that an operation or a seed may name.
 * @param least 0n, or 1n where it has to be above 0.
 * @param digits Most fraction digits.
 */
export function isAmount(amount: Amount, least: Amount, digits: number): boolean {
  return amount >= least && hasDigits(amount, digits);
}

/**
 * Writes an amount as a decimal text.
 * @param amount What to write.
 * @param digits Fewest fraction digits; more are written when the amount has them.
 */
export function formatDecimal(amount: Amount, digits = 0): string {
  const units = (amount < 0n ? -amount : amount).toString().padStart(scale + 1, "0");
  const point = units.length - scale;
  const fraction = units.slice(point).replace(/0+$/, "").padEnd(digits, "0");
  return `${amount < 0n ? "-" : ""}${units.slice(0, point)}${fraction === "" ? "" : `.${fraction}`}`;
}

/** Whether an amount has at most so many fraction digits. */
export function hasDigits(amount: Amount, digits: number): boolean {
  return amount % unitOf(digits) === 0n;
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
  return powers[scale - digits] as Amount;
}

function round(numerator: bigint, denominator: bigint, digits: number): Amount {
  const unit = unitOf(digits);
  return ((2n * numerator + denominator * unit) / (2n * denominator * unit)) * unit;
}

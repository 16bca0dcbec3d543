// Exact decimals: amounts are integers of 10^-18, so that nothing is ever rounded by floating point.

/** Most fraction digits of an amount. */
export const amountDigits = 18;

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

/** Writes an amount as a decimal text with at least so many fraction digits, and as many as it has. */
export function formatDecimal(amount: Amount, digits = 0): string {
  const units = (amount < 0n ? -amount : amount).toString().padStart(amountDigits + 1, "0");
  const point = units.length - amountDigits;
  const fraction = units.slice(point).replace(/0+$/, "").padEnd(digits, "0");
  return `${amount < 0n ? "-" : ""}${units.slice(0, point)}${fraction === "" ? "" : `.${fraction}`}`;
}

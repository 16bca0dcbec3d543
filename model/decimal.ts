// Exact decimals: amounts are integers in units of 10^-18, because floating point would round them.

/** Maximum number of fraction digits. */
export const amountDigits = 18;

const decimalPattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/** An exact amount, in units of 10^-18. */
export type Amount = bigint;

/**
 * Reads a decimal text or a JSON number. The number 0.1 is exactly a tenth, not the nearest binary fraction.
 * @returns The amount; undefined for any other value, more than 18 fraction digits, or an exponent.
 */
export function readAmount(value: unknown): Amount | undefined {
  const isDecimal = typeof value === "string" || typeof value === "number";
  const [, sign, whole = "", fraction = ""] = (isDecimal && decimalPattern.exec(String(value))) || [];
  if (sign === undefined || fraction.length > amountDigits) return undefined;
  const units = BigInt(whole + fraction.padEnd(amountDigits, "0"));
  return sign === "-" ? -units : units;
}

/** Writes an amount as a decimal text with all its fraction digits, padded with zeros to `digits`. */
export function formatDecimal(amount: Amount, digits = 0): string {
  const units = (amount < 0n ? -amount : amount).toString().padStart(amountDigits + 1, "0");
  const point = units.length - amountDigits;
  const fraction = units.slice(point).replace(/0+$/, "").padEnd(digits, "0");
  return `${amount < 0n ? "-" : ""}${units.slice(0, point)}${fraction === "" ? "" : `.${fraction}`}`;
}

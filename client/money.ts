// Exact arithmetic with the decimal strings of the API. Nothing is converted automatically: amounts stay strings.

/** The form of an amount: digits, optionally with a decimal point between them, and a minus sign if it is negative. */
const form = /^(-?)(\d+)(?:\.(\d+))?$/;

/** An amount in whole units of its last digit: "1.50" is 150 with a scale of 2. */
interface Scaled {
  units: bigint;
  scale: number;
}

/**
 * Whether a value is an amount as in the contract: an exact decimal string such as `268.774375`, without an exponent,
 * spaces or a plus sign.
 * @param value Any value.
 * @param decimals Number of decimal places of the asset (`SupportedAsset.decimals`) or currency. An amount with more
 *   decimal places is not valid. Without it, any number of decimal places is valid.
 * @param list Given by `filter` and `every`, whose index is no number of decimal places.
 * @returns True for an amount, which TypeScript then knows to be a string.
 * @throws RangeError if `decimals` is not a whole number, zero or above.
 * @see Schema `DecimalAmount` of the contract. A minus sign is allowed here, because differences can be negative.
 */
export function isDecimal(value: unknown, decimals?: number, list?: readonly unknown[]): value is string {
  if (list) return isDecimal(value);
  if (decimals !== undefined && (!Number.isSafeInteger(decimals) || decimals < 0))
    throw new RangeError("decimals must be a whole number, zero or above");
  const match = typeof value === "string" ? form.exec(value) : null;
  return match !== null && (match[3]?.length ?? 0) <= (decimals ?? Number.POSITIVE_INFINITY);
}

/**
 * Compares two amounts by value: "1.5" equals "1.50".
 * @param decimals Number of decimal places of the asset. Amounts with more are refused.
 * @returns -1 if `left` is smaller, 1 if it is larger, 0 if both are equal, as `Array.sort` expects.
 * @throws TypeError if an amount is not a string; RangeError if it is not an amount or has too many decimal places.
 */
export function compareDecimals(left: string, right: string, decimals?: number): -1 | 0 | 1 {
  const [{ units: a }, { units: b }] = align(left, right, decimals);
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Adds two amounts exactly.
 * @param decimals Number of decimal places of the asset. Amounts with more are refused.
 * @param list Given by `amounts.reduce(addDecimals)`, whose index is no number of decimal places.
 * @returns The sum, with as many decimal places as the amount that has more of them: "1.10" and "2" give "3.10".
 * @throws As `compareDecimals`.
 */
export function addDecimals(left: string, right: string, decimals?: number, list?: readonly string[]): string {
  const [a, b] = align(left, right, list ? undefined : decimals);
  return write({ units: a.units + b.units, scale: a.scale });
}

/**
 * Subtracts one amount from another exactly.
 * @param decimals Number of decimal places of the asset. Amounts with more are refused.
 * @returns The difference, negative if `right` is larger, with as many decimal places as the amount that has more of them.
 * @throws As `compareDecimals`.
 */
export function subtractDecimals(left: string, right: string, decimals?: number): string {
  const [a, b] = align(left, right, decimals);
  return write({ units: a.units - b.units, scale: a.scale });
}

function parse(value: string, decimals: number | undefined): Scaled {
  if (typeof value !== "string") throw new TypeError(`an amount must be a decimal string, not ${typeof value}`);
  if (!isDecimal(value)) throw new RangeError("an amount must be a decimal string such as 268.774375");
  if (!isDecimal(value, decimals))
    throw new RangeError(`an amount of this asset has at most ${decimals} decimal places`);
  const [, sign = "", whole = "", fraction = ""] = form.exec(value) ?? [];
  return { units: BigInt(`${whole}${fraction}`) * (sign === "-" ? -1n : 1n), scale: fraction.length };
}

/** Two amounts in the larger of their scales. */
function align(left: string, right: string, decimals: number | undefined): [Scaled, Scaled] {
  const [a, b] = [parse(left, decimals), parse(right, decimals)];
  const scale = Math.max(a.scale, b.scale);
  const lift = (amount: Scaled) => ({ units: amount.units * 10n ** BigInt(scale - amount.scale), scale });
  return [lift(a), lift(b)];
}

function write({ units, scale }: Scaled): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  const point = digits.length - scale;
  const fraction = scale > 0 ? `.${digits.slice(point)}` : "";
  return `${units < 0n ? "-" : ""}${digits.slice(0, point)}${fraction}`;
}

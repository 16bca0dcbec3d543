// Exact arithmetic over the wire's decimal strings. Nothing converts by itself: amounts stay the strings they are.

/** The form of an amount: digits, with a point between digits or without, and a sign only when it is negative. */
const form = /^(-?)(\d+)(?:\.(\d+))?$/;

/** An amount as whole units of its last digit: "1.50" is 150 at a scale of 2. */
interface Scaled {
  units: bigint;
  scale: number;
}

/**
 * Whether a value is an amount as the contract writes it: an exact decimal string such as `268.774375`, without
 * exponent, blanks or a plus.
 * @param value Anything.
 * @param decimals How many digits the asset has after the point (`SupportedAsset.decimals`, or that of a currency); an
 *   amount with more is none. Without it, any number of digits is right.
 * @returns Whether it is one; for TypeScript it is a string then.
 * @throws RangeError when `decimals` is no number of digits.
 * @see Schema `DecimalAmount` of the contract; a negative sign is allowed here, because differences have one.
 */
export function isDecimal(value: unknown, decimals?: number): value is string {
  checkDecimals(decimals);
  const match = typeof value === "string" ? form.exec(value) : null;
  return match !== null && (match[3]?.length ?? 0) <= (decimals ?? Number.POSITIVE_INFINITY);
}

/**
 * Compares two amounts by value: "1.5" equals "1.50".
 * @param left An amount.
 * @param right An amount of the same asset.
 * @param decimals How many digits the asset has after the point; refuses amounts with more.
 * @returns -1 when `left` is the smaller, 1 when it is the larger, 0 when they are equal; as `Array.sort` takes it.
 * @throws TypeError when one is not a string; RangeError when one is not an amount or has too many digits.
 */
export function compareDecimals(left: string, right: string, decimals?: number): -1 | 0 | 1 {
  const [{ units: a }, { units: b }] = align(parse(left, decimals), parse(right, decimals));
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Adds two amounts exactly.
 * @param left An amount; with a sign it is subtracted.
 * @param right An amount of the same asset.
 * @param decimals How many digits the asset has after the point; refuses amounts with more.
 * @returns The sum, with as many digits after the point as the amount that has more of them: "1.10" and "2" give "3.10".
 * @throws TypeError when one is not a string; RangeError when one is not an amount or has too many digits.
 */
export function addDecimals(left: string, right: string, decimals?: number): string {
  const [a, b] = align(parse(left, decimals), parse(right, decimals));
  return write({ units: a.units + b.units, scale: a.scale });
}

function parse(value: string, decimals: number | undefined): Scaled {
  if (typeof value !== "string") throw new TypeError(`an amount is a decimal string, not ${typeof value}`);
  if (!isDecimal(value)) throw new RangeError("an amount is a decimal string such as 268.774375");
  if (!isDecimal(value, decimals)) throw new RangeError(`an amount of this asset has at most ${decimals} decimals`);
  const [, sign = "", whole = "", fraction = ""] = form.exec(value) ?? [];
  return { units: BigInt(`${whole}${fraction}`) * (sign === "-" ? -1n : 1n), scale: fraction.length };
}

/** Brings two amounts to the larger of their scales. */
function align(left: Scaled, right: Scaled): [Scaled, Scaled] {
  const scale = Math.max(left.scale, right.scale);
  const lift = (amount: Scaled) => ({ units: amount.units * 10n ** BigInt(scale - amount.scale), scale });
  return [lift(left), lift(right)];
}

function write({ units, scale }: Scaled): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  const point = digits.length - scale;
  const fraction = scale > 0 ? `.${digits.slice(point)}` : "";
  return `${units < 0n ? "-" : ""}${digits.slice(0, point)}${fraction}`;
}

function checkDecimals(decimals: number | undefined): void {
  if (decimals !== undefined && (!Number.isSafeInteger(decimals) || decimals < 0)) {
    throw new RangeError("decimals is a whole number, zero or above");
  }
}

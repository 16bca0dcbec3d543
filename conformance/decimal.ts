// Exact sums of decimal strings, in units of the eighteenth digit.

const scale = 18;

/** The units of a decimal string; undefined when it is none, or has more than 18 fraction digits. */
export function unitsOf(value: unknown): bigint | undefined {
  const [, sign, whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d{1,18}))?$/.exec(String(value)) ?? [];
  if (sign === undefined) return undefined;
  const amount = BigInt(whole + fraction.padEnd(scale, "0"));
  return sign === "-" ? -amount : amount;
}

/** Units as a decimal string. */
export function decimalOf(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  const text = `${digits.slice(0, -scale)}.${digits.slice(-scale)}`.replace(/\.?0+$/, "");
  return units < 0n ? `-${text}` : text;
}

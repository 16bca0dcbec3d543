// Amounts: exact over strings, against BigInt arithmetic.

import fc from "fast-check";
import { expect, test } from "vitest";
import { addDecimals, compareDecimals, isDecimal, subtractDecimals } from "../../client/money.ts";

/** An amount as text, with the same as a whole number of 10^-18. */
const amounts = fc
  .record({
    sign: fc.constantFrom("", "-"),
    whole: fc.bigInt({ min: 0n, max: 10n ** 40n }),
    fraction: fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 18 }),
    zeros: fc.nat(3),
  })
  .map(({ sign, whole, fraction, zeros }) => ({
    text: `${sign}${"0".repeat(zeros)}${whole}${fraction === "" ? "" : `.${fraction}`}`,
    units: (sign === "-" ? -1n : 1n) * BigInt(`${whole}${fraction.padEnd(18, "0")}`),
    scale: fraction.length,
  }));

/** Reads an amount back as a whole number of 10^-18, by another way than the code under test. */
function unitsOf(text: string): bigint {
  const [whole = "", fraction = ""] = text.replace("-", "").split(".");
  return (text.startsWith("-") ? -1n : 1n) * BigInt(whole + fraction.padEnd(18, "0"));
}

test("adds, subtracts and compares exactly, with the digits of the more precise amount", () => {
  fc.assert(
    fc.property(amounts, amounts, (a, b) => {
      const sum = addDecimals(a.text, b.text);
      expect(compareDecimals(subtractDecimals(sum, b.text), a.text)).toBe(0);
      expect(unitsOf(sum)).toBe(a.units + b.units);
      expect(sum.split(".")[1]?.length ?? 0).toBe(Math.max(a.scale, b.scale));
      expect(isDecimal(sum)).toBe(true);
      expect(sum).not.toMatch(/^-0(\.0*)?$/);
      expect(compareDecimals(a.text, b.text)).toBe(a.units < b.units ? -1 : a.units > b.units ? 1 : 0);
    }),
  );
});

test.each([
  ["1.10", "2", "3.10"],
  ["99999999999999999999.999999999999999999", "0.000000000000000001", "100000000000000000000.000000000000000000"],
  ["1", "-1.5", "-0.5"],
  ["-0", "0", "0"],
  ["007.5", "0", "7.5"],
])("%s + %s = %s", (left, right, sum) => expect(addDecimals(left, right)).toBe(sum));

test("equal amounts of another length are equal", () => {
  expect(compareDecimals("1.5", "1.50")).toBe(0);
  expect(["10", "9", "-1", "9.5"].sort(compareDecimals)).toEqual(["-1", "9", "9.5", "10"]);
});

test("the functions of a list can be given as they are: an index is no number of decimal places", () => {
  expect(["1.50", "2.25"].reduce(addDecimals, "0")).toBe("3.75");
  expect(["1.50", "2.25", "x"].filter(isDecimal)).toEqual(["1.50", "2.25"]);
});

const texts = ["", " 1", "1 ", "1\n", "+1", "1.", ".5", "1e3", "1,5", "0x1", "--1", "NaN", "Infinity", "1.2.3", "١"];
test.each([...texts, 1, 1n, null, undefined, {}, ["1"]])("%o is no amount", (value) => {
  const error =
    typeof value === "string" ? new RangeError("an amount must be a decimal string such as 268.774375") : TypeError;
  expect(isDecimal(value)).toBe(false);
  expect(() => addDecimals(value as string, "1")).toThrow(error);
  expect(() => subtractDecimals("1", value as string)).toThrow(error);
  expect(() => compareDecimals("1", value as string)).toThrow(error);
});

test("an amount has as many digits as the asset's decimals, and no more", () => {
  expect(isDecimal("268.774375", 6)).toBe(true);
  expect(isDecimal("268.7743751", 6)).toBe(false);
  expect(isDecimal("268", 0)).toBe(true);
  expect(addDecimals("0.000001", "1", 6)).toBe("1.000001");
  const refused = new RangeError("an amount of this asset has at most 6 decimal places");
  for (const calculate of [addDecimals, subtractDecimals, compareDecimals])
    expect(() => calculate("1", "0.0000001", 6)).toThrow(refused);
  for (const decimals of [-1, 1.5, Number.NaN, "6" as never])
    for (const work of [() => isDecimal("1", decimals), () => addDecimals("1", "1", decimals)])
      expect(work).toThrow(RangeError);
});

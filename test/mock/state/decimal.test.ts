// Exact decimals: what goes in comes out, and nothing is rounded by floating point.

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  divide,
  formatDecimal,
  fromNumber,
  multiply,
  parseDecimal,
  toNumber,
} from "../../../mock/state/money/decimal.ts";

const decimal = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 18 }))
  .map(([digits, places]) => {
    const text = digits.toString().padStart(places + 1, "0");
    return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
  });

test("reads and writes any decimal without loss", () => {
  fc.assert(
    fc.property(decimal, (text) => {
      const value = parseDecimal(text) as bigint;
      const places = text.split(".")[1]?.length ?? 0;
      expect(formatDecimal(value, places)).toBe(text);
      expect(parseDecimal(formatDecimal(value))).toBe(value);
    }),
  );
});

test("adds what floating point cannot", () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(formatDecimal((fromNumber(0.1) as bigint) + (fromNumber(0.2) as bigint))).toBe("0.3");
  expect(toNumber(parseDecimal("5375.4875") as bigint)).toBe(5375.4875);
});

test("rounds half up, once", () => {
  const of = (text: string) => parseDecimal(text) as bigint;
  expect(formatDecimal(multiply(of("40"), of("1.0805"), 6), 6)).toBe("43.220000");
  expect(formatDecimal(multiply(of("0.005"), of("1"), 2), 2)).toBe("0.01");
  expect(formatDecimal(multiply(of("0.0049"), of("1"), 2), 2)).toBe("0.00");
  expect(formatDecimal(divide(of("48.6225"), of("1.0805"), 2), 2)).toBe("45.00");
  expect(formatDecimal(divide(of("1"), of("3"), 6))).toBe("0.333333");
});

test("refuses what is no decimal", () => {
  for (const text of ["", "1.", ".5", "1e3", "1,5", " 1", "0x1", "1.0000000000000000001", "NaN"])
    expect(parseDecimal(text)).toBeUndefined();
  expect(fromNumber(1e21)).toBeUndefined();
});

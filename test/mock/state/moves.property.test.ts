// Whatever is moved, in whatever order, holds together.

import { expect, test } from "vitest";
import { checkMoney, checkMoves } from "./lib/movesProperty.ts";

test("the books stay whole, reads keep the contract, and events agree with them", () => {
  const { made, kinds } = checkMoves(5);
  expect(made).toBeGreaterThan(100);
  expect(kinds).toBeGreaterThan(12);
}, 600_000);

test("what the wallets have follows from the statuses alone, however they came about", () => {
  checkMoney(8);
}, 600_000);

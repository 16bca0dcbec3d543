// Whatever is moved, in whatever order: at length.

import { expect, test } from "vitest";
import { checkMoney, checkMoves } from "./lib/movesProperty.ts";

test("the books stay whole, reads keep the contract, and events agree with them", () => {
  const { made, kinds } = checkMoves(120);
  expect(made).toBeGreaterThan(5000);
  expect(kinds).toBe(17);
}, 600_000);

test("what the wallets have follows from the statuses alone, however they came about", () => {
  checkMoney(200);
}, 600_000);

// The recipes of CONTRIBUTING.md can be followed as they stand: in a copy of the repository, and the build shows the result.

import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorRow } from "../../scripts/generate/error-row.ts";
import type { OperationRow } from "../../scripts/generate/operation-row.ts";
import { finish } from "../lib/process.ts";
import { copyRepository, follow, readRecipes } from "../lib/recipes.ts";

/** The tests that look at what the recipes change; the others of `npm test` are the same with and without them. */
const suites = [
  ...["unit/sources", "unit/register", "unit/examples", "unit/questions", "unit/vocabulary"],
  ...["client/webhooks-events", "mock/state/contract", "mock/state/transitions", "mock/state/ledger.property"],
].map((name) => `test/${name}.test.ts`);

const recipes = await readRecipes();
let folder = "";

beforeAll(async () => {
  folder = await copyRepository();
  for (const recipe of recipes) await follow(folder, recipe);
  await run("scripts/build.ts");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a program of the copy, which has to succeed. */
async function run(...args: string[]): Promise<void> {
  const { code, stdout, stderr } = await finish(
    spawn(process.execPath, args, { cwd: folder, env: { ...process.env, LONG: "", CI: "" } }),
  );
  expect(code, `${stdout}${stderr}`).toBe(0);
}

const generated = (name: string): Promise<string> => readFile(join(folder, "generated", name), "utf8");

test("there are recipes for what a services' team changes", () => {
  expect(recipes.map(({ name }) => name)).toEqual([
    "Add a field",
    "Add an error code",
    "Add an event",
    "Add a status",
    "Confirm an operation on staging",
    "Deprecate an operation",
  ]);
});

describe("after all of them,", () => {
  test("the field is in the types, required and confirmed", async () => {
    expect(await generated("finance/types.ts")).toMatch(/Nickname of the wallet\.[\s\S]{0,60}\n\s+nickname: string;/);
  });

  test("the error code is in the catalogue, with its status and its operation", async () => {
    const rows = JSON.parse(await generated("errors.json")) as ErrorRow[];
    expect(rows.find(({ code }) => code === "allowance-not-needed")).toMatchObject({
      status: 409,
      operations: ["verifyWalletAllowance"],
    });
  });

  test("the event is in the client's table", async () => {
    expect(await generated("finance/events.ts")).toContain("  ACCOUNT_REACTIVATED: ");
  });

  test("the status is among the values", async () => {
    expect(await generated("finance/types.ts")).toMatch(/virtualBankAccountStatusValues = \[.*"CLOSED"\]/);
  });

  test("the operation is confirmed, and another is deprecated", async () => {
    const rows = JSON.parse(await generated("operations.json")) as OperationRow[];
    expect(rows.find(({ operationId }) => operationId === "listAccounts")).toMatchObject({ evidence: "confirmed" });
    expect(rows.find(({ operationId }) => operationId === "getIvVerification")).toMatchObject({
      ...{ deprecated: true, sunset: "2027-06-30", replacedBy: "getParty" },
    });
    expect(await generated("finance/types.ts")).toContain("@deprecated Use `getParty`. Ends on 2027-06-30.");
    expect(await generated("finance/operations.ts")).toMatch(
      /GET: \{ operationId: "getIvVerification",[^}]* sunset: "2027-06-30", replacedBy: "getParty" \}/,
    );
  });

  test("the tests are green", { timeout: 300_000 }, () => run("node_modules/vitest/vitest.mjs", "run", ...suites));
});

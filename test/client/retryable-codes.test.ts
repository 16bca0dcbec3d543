// The client and the contract say the same about each error code (`x-retryable`), on each operation that lists it.

import { expect, onTestFinished, test, vi } from "vitest";
import { createFinanceClient } from "../../client/finance.ts";
import { createRampClient } from "../../client/ramp.ts";
import type { ApiError } from "../../client/runtime/errors.ts";
import type { ErrorRow, OperationRow } from "../../scripts/generate/rows.ts";
import { readGenerated } from "../lib/bundles.ts";

const errors = readGenerated<ErrorRow[]>("errors.json");
const operations = new Map(readGenerated<OperationRow[]>("operations.json").map((row) => [row.operationId, row]));

/** What the tests need of an operation of either client, by path. */
type Send = (path: string, init: object) => Promise<{ error?: ApiError; attempts: number }>;

/** Sends an operation to a service that responds with one error again and again. */
function failing(operationId: string, { status, code }: { status: number; code: string }, maxRetries = 0) {
  const { service, method, path } = operations.get(operationId) as OperationRow;
  const create = service === "ramp" ? createRampClient : createFinanceClient;
  const fetch = async () => Response.json({ success: false, errors: [{ code, message: "No." }] }, { status });
  const client = create({ baseUrl: "https://service.example", auth: "token", fetch, maxRetries });
  const ids = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "1"]));
  const body = /^P(OS|U|A)T/.test(method) ? {} : undefined;
  return (client[method as "GET"] as unknown as Send)(path, { params: { path: ids }, body });
}

/** The status that a code has where none is documented: a server that decides on one has no reason for another class. */
const usual = ({ status, code }: ErrorRow) =>
  status ?? (/^UNAUTH/.test(code) ? 401 : /^INTERNAL/.test(code) ? 500 : 422);

test("error.retryable is what x-retryable says, for every code and every operation that lists it", async () => {
  let seen = 0;
  for (const row of errors)
    for (const operationId of row.operations) {
      const { error } = await failing(operationId, { status: usual(row), code: row.code });
      // Of a 401, the client has had its one retry with another token. Not documented is only what came with a 500: a read
      // can be repeated. After reading again, it is another request: that of `approveIf`.
      const expected = usual(row) === 401 ? false : (row.retryable ?? operations.get(operationId)?.method === "GET");
      expect(error?.retryable, `${operationId} ${row.code}`).toBe(expected === true);
      seen++;
    }
  expect(seen).toBeGreaterThan(300);
});

test("no code that the contract calls final has a documented status that the client repeats", () => {
  const final = errors.filter(({ retryable }) => retryable === false || retryable === "after-reading-again");
  expect(final.length).toBeGreaterThan(20);
  expect(final.filter(({ status }) => status !== null && (status >= 500 || status === 429))).toEqual([]);
});

test("a code that the contract calls retryable is repeated also by a POST without a key, where it is listed only", async () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(0);
  onTestFinished(() => random.mockRestore());
  const refusal = { status: 503, code: "identity-verification-unavailable" };
  expect((await failing("createPartyVerification", refusal, 2)).attempts).toBe(3);
  expect((await failing("createPartyVerification", { ...refusal, code: "other" }, 2)).attempts).toBe(1);
  expect((await failing("createPayout", refusal, 2)).attempts).toBe(1);
});

// Without Prefer, the stateless mock answers each operation as the plain `prism mock` command does. What it answers with
// Prefer is held to the contract in mock.test.ts.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Api } from "../../model/apis.ts";
import { type OperationEntry, operationsOf } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { mockForTests } from "../lib/mock.ts";
import { startPrism } from "./prism.ts";
import { exampleRequest } from "./requests.ts";

const mock = mockForTests({ stateless: true });

/** The headers an answer has by itself: neither of the connection, nor of CORS, nor made anew for each answer. */
const own = (headers: Headers) =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) =>
        !name.startsWith("access-control-") &&
        !["connection", "date", "keep-alive", "content-length", "transfer-encoding", "x-correlation-id"].includes(name),
    ),
  );

async function answerOf(origin: string, api: Api, entry: OperationEntry, headers: Record<string, string>) {
  const { path, method, headers: usual, body } = exampleRequest(bundles[api], entry);
  const init = { method, headers: { ...usual, ...headers }, ...(body === undefined ? {} : { body }) };
  const response = await fetch(origin + path, init);
  const text = await response.text();
  const type = response.headers.get("content-type") ?? "";
  return {
    status: response.status,
    headers: own(response.headers),
    body: type.includes("json") ? JSON.parse(text) : text,
  };
}

// The token endpoint is a rule of the mock, not of Prism.
describe.each(["finance", "ramp"] as const)("%s", (api) => {
  let prism: Awaited<ReturnType<typeof startPrism>>;
  beforeAll(async () => {
    prism = await startPrism(api);
  }, 300_000);
  afterAll(() => prism?.stop());

  test.each([...operationsOf(bundles[api])].map((entry) => [String(entry.operation["operationId"]), entry] as const))(
    "%s",
    async (_, entry) => {
      const asked = [{}, { Accept: "application/json" }, { Accept: "application/json, text/plain, */*" }];
      for (const headers of asked) {
        const [ours, plain] = await Promise.all([
          answerOf(mock.address(api), api, entry, headers),
          answerOf(prism.origin, api, entry, headers),
        ]);
        // Where Prism has no answer it sends a problem document; the mock says it in the service's envelope.
        const isProblem = plain.headers["content-type"] === "application/problem+json";
        // Prism refuses who accepts JSON alone where there is only CSV; the mock returns the CSV.
        if (plain.status === 406) expect([ours.status, ours.headers["content-type"]]).toEqual([200, "text/csv"]);
        else if (isProblem) expect([ours.status, ours.body.success]).toEqual([plain.status, false]);
        else expect(ours, JSON.stringify(headers)).toEqual(plain);
      }
    },
  );
});

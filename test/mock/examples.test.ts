// The example requests of the contract, sent one after another as a reader of the reference would.

import { expect, test } from "vitest";
import { type JsonObject, operationsOf } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { codeOf, mockForTests } from "./mock.ts";
import { exampleRequest } from "./requests.ts";

const mock = mockForTests({ speed: 0 });

test("no idempotency key of one example gets in the way of another", async () => {
  const seen = new Map<string, string>();
  for (const entry of operationsOf(bundles.finance)) {
    const { method, path, headers, body } = exampleRequest(bundles.finance, entry);
    const key = body === undefined ? undefined : (JSON.parse(body) as JsonObject)["idempotencyKey"];
    if (typeof key !== "string" || body === undefined) continue;
    const name = String(entry.operation["operationId"]);
    expect(seen.get(key), `${name} has the key of`).toBeUndefined();
    seen.set(key, name);
    const response = await mock.ask("finance", path, { method, headers, body });
    expect(codeOf(response), name).not.toBe("idempotency-key-conflict");
  }
  expect(seen.size).toBeGreaterThanOrEqual(8);
});

// The journal shows no personal, bank or secret data, as the contract marks it (`x-data`).

import { expect, test } from "vitest";
import { operationsOf } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { mockForTests } from "../lib/mock.ts";
import { exampleRequest } from "../lib/requests.ts";
import { leaksIn, requestExamples, sensitiveExamples } from "../lib/sensitive.ts";

const mock = mockForTests();

test("every example request leaves a journal without it, also where no operation matches", async () => {
  for (const api of ["finance", "ramp"] as const) {
    const entries = new Map([...operationsOf(bundles[api])].map((entry) => [entry.operation["operationId"], entry]));
    for (const [operationId, body] of requestExamples(bundles[api])) {
      const { path, method } = exampleRequest(bundles[api], entries.get(operationId) as never);
      await mock.send(api, method, path, body);
      await mock.send(api, "POST", `/nowhere/${operationId}`, body);
    }
  }
  const { body: journal } = await mock.control("GET", "/requests");
  const text = JSON.stringify(journal);
  expect(text).toContain("createParty");
  expect(leaksIn(text, sensitiveExamples())).toEqual([]);
});

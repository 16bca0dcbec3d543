// An example that is asked for by name is what Prism gives for it: status, headers and body, for every example there is.

import { afterAll, beforeAll, expect, test } from "vitest";
import { namedExample } from "../../mock/respond/named.ts";
import { loadServices, type Services } from "../../mock/services.ts";
import { type Api, apis } from "../../model/apis.ts";

let services: Services;
beforeAll(async () => {
  services = await loadServices();
});
afterAll(() => services.prism.close());

/** A status that a response of the contract stands for. */
const codeOf = (status: string) => (status === "default" ? 422 : Number(status.replace("XX", "00")));

function* examplesOf(api: Api) {
  for (const operation of services.byApi[api].contract.operations)
    for (const { status, media } of operation.responses)
      for (const { examples } of media)
        for (const { name } of examples) yield { operation, preferences: { code: codeOf(status), example: name } };
}

test.each(apis)("%s", async (api) => {
  for (const { operation, preferences } of examplesOf(api)) {
    const { method, path } = operation;
    for (const accept of [undefined, "application/json, text/csv;q=0.9, */*;q=0.1"]) {
      const picked = await services.prism.ask({ api, method, path, preferences, accept });
      // Prism refuses the example of a second media type; by its name there is no doubt of it.
      if (!("fault" in picked)) expect(namedExample(operation, preferences, accept)).toEqual(picked);
    }
  }
});

test("what is not accepted, and what has no status or no name, is left to Prism", () => {
  const [operation] = services.byApi.finance.contract.operations;
  const [first] = examplesOf("finance");
  if (operation === undefined || first === undefined) throw new Error("the contract has no operation");
  const { code, example } = first.preferences;
  expect(namedExample(operation, first.preferences, "text/html")).toBeUndefined();
  expect(namedExample(operation, { example }, undefined)).toBeUndefined();
  expect(namedExample(operation, { code }, undefined)).toBeUndefined();
});

// The examples of the contract: a request succeeds with each, and is for no stranger; a response comes by its status and name.

import { beforeEach, describe, expect, test } from "vitest";
import { correlationPattern } from "../../model/correlation.ts";
import { bundles } from "../lib/bundles.ts";
import { cast, codeOf, mockForTests, nobody } from "./mock.ts";
import { exampleBodies, exampleRequest, ofServices, operations } from "./requests.ts";

const mock = mockForTests({ speed: 0, settings: { paymentSessions: true, kycNotRequired: true } });

describe("a request", () => {
  beforeEach(() => mock.control("POST", "/reset"));

  test.each(ofServices)("$operationId succeeds with each example", async (operation) => {
    const { path, init } = exampleRequest(operation);
    const bodies = exampleBodies(operation).map((body) => ({ body: JSON.stringify(body) }));
    for (const body of bodies.length > 0 ? bodies : [{}]) {
      await mock.control("POST", "/reset");
      const response = await mock.ask(operation.api, path, { ...init, ...body });
      expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
    }
  });

  // What was confirmed later, the mock may not carry out: it serves the example.
  const owned = ofServices.filter(({ path, raw }) => path.includes("{") && raw["x-evidence"] !== "confirmed");

  test.each(owned)("$operationId does not tell a foreign ID from an unknown one", async (operation) => {
    const { path, init } = exampleRequest(operation);
    const unknownPath = exampleRequest({ ...operation, path: operation.path.replace(/\{\w+\}/, nobody) }).path;
    const unknown = await mock.ask(operation.api, unknownPath, init);
    const Authorization = `Bearer ${await mock.token("mock-two-tenants")}`;
    const headers = { ...init.headers, Authorization, "x-tenant-id": cast.secondTenant };
    const foreign = await mock.ask(operation.api, path, { ...init, headers });
    expect([foreign.status, codeOf(foreign)]).toEqual([404, codeOf(unknown)]);
    expect(unknown.status).toBe(404);
  });

  const nested = owned.filter(({ api, path }) => api === "finance" && path.split("{").length > 2);

  test.each(nested)("$operationId refuses an ID that is another's", async (operation) => {
    const { path, init } = exampleRequest(operation);
    const elsewhere = path.startsWith("/v1/parties/")
      ? path.replace(cast.party, cast.organization)
      : path.replace(cast.account, cast.secondAccount);
    expect(elsewhere).not.toBe(path);
    const response = await mock.ask("finance", elsewhere, init);
    expect([response.status, codeOf(response)]).toEqual([404, "code-not-documented"]);
  });
});

/** A status to ask for where the contract has a range or `default`: one that has no response of its own. */
function statusFor(key: string, taken: string[]): number {
  const candidates = { default: [409, 410, 418], "4XX": [404, 409, 410], "5XX": [500, 503, 599] }[key] ?? [
    Number(key),
  ];
  return candidates.find((status) => !taken.includes(String(status)) || String(status) === key) as number;
}

describe("Prefer", () => {
  test.each(operations)(
    "$operationId gives every example of every response",
    async ({ api, responses, ...others }) => {
      const { path, init } = exampleRequest({ api, responses, ...others });
      const taken = responses.map(({ status }) => status);
      const cases = responses.flatMap(({ media, headers, status: key }) =>
        media.flatMap(({ type, examples }) =>
          examples.map(({ name, value }) => ({ status: statusFor(key, taken), headers, type, name, value })),
        ),
      );
      for (const { status, headers, type, name, value } of cases) {
        const asked = { ...init.headers, Accept: type, Prefer: `code=${status}, example=${name}` };
        const response = await mock.ask(api, path, { ...init, headers: asked });
        const { headers: given, body } = response;
        expect([name, response.status, given.get("content-type"), body]).toEqual([name, status, type, value]);
        for (const header of Object.keys(headers)) expect(given.get(header), header).not.toBeNull();
        if (api !== "auth") expect(given.get("x-correlation-id")).toMatch(correlationPattern(bundles.finance));
      }
    },
  );

  test.each([
    ["code=418", 418],
    ["code=409, example=codeNotDocumented", 409],
    ["code=abc", 400],
    ["code=200, example=noSuchExample", 400],
    ["respond-async", 200],
  ])("%s gives %i", async (Prefer, status) => {
    expect((await mock.ask("finance", "/v1/parties", { headers: { Prefer } })).status).toBe(status);
  });
});

const workbook = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
test.each([
  ["application/json", "text/csv"],
  [workbook, workbook],
])("an export for a caller who accepts %s is %s", async (Accept, type) => {
  const { status, headers } = await mock.ask("ramp", "/v1/ramp-requests/export", { headers: { Accept } });
  expect([status, headers.get("content-type")]).toEqual([200, type]);
});

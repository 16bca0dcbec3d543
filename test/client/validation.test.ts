// finance-ramp-api/validation finds what the contract tests find, with Ajv and the bundles.

import { describe, expect, test, vi } from "vitest";
import { createFinanceClient } from "../../client/finance.ts";
import { ContractError, type Finding, validateFinance, validateRamp } from "../../client/validation.ts";
import { validateBody } from "../../conformance/schema.ts";
import { loadContracts } from "../../model/contract.ts";
import type { Json } from "../../model/document.ts";
import { isCertain } from "../../model/evidence.js";

const contracts = loadContracts();
const validators = { finance: validateFinance, ramp: validateRamp };

async function findingsIn(api: "finance" | "ramp", method: string, path: string, status: number, body: unknown) {
  const findings: Finding[] = [];
  const { onResponse } = validators[api]({ onFinding: (finding) => findings.push(finding) });
  const response = new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  const request = new Request("https://a.example", { method });
  await onResponse?.({ request, response, schemaPath: path } as never);
  return findings;
}

/** A value with one place changed in every way that can matter. */
function* variations(value: Json): Generator<Json> {
  yield* { string: [null, "", "x"], number: [null, 2 ** 40] }[typeof value as string] ?? [null, "x"];
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const copy = (): Record<string, Json> => structuredClone(value) as Record<string, Json>;
    for (const other of variations(part as Json)) yield Object.assign(copy(), { [key]: other }) as Json;
    if (Array.isArray(value)) break;
    const without = copy();
    delete without[key];
    yield without;
    yield { ...copy(), aFieldThatWasAdded: 1 };
  }
}

describe.each(["finance", "ramp"] as const)("%s", (api) => {
  const bodies = contracts[api].operations.flatMap(({ method, path, responses }) =>
    responses.flatMap(({ status, media }) =>
      media.filter(({ type }) => type === "application/json").map((one) => ({ method, path, status, media: one })),
    ),
  );

  test("finds what the contract tests find, as certain as they do", async () => {
    let count = 0;
    const seen = (one: Pick<Finding, "place">, certain: boolean) => `${one.place} ${certain}`;
    // Of each schema, one example is changed in every way.
    const changed = new Set<string>();
    for (const { method, path, status, media } of bodies) {
      const code = Number(status.replace("XX", "99").replace("default", "599"));
      const examples = media.examples.map(({ value }) => value as Json);
      for (const example of examples) expect(await findingsIn(api, method, path, code, example)).toEqual([]);
      const schema = JSON.stringify([media.schema, media.ground]);
      for (const body of changed.has(schema) ? [] : variations(examples[0] ?? null)) {
        const expected = validateBody(contracts, api, media, body).map((one) =>
          seen(one, isCertain(one.evidence)),
        );
        const found = await findingsIn(api, method, path, code, body);
        const lines = found.map((one) => seen(one, one.certain));
        expect(new Set(lines), `${method} ${path} ${JSON.stringify(body)}`).toEqual(new Set(expected));
        count++;
      }
      changed.add(schema);
    }
    expect(count).toBeGreaterThan(1000);
  });
});

describe("in a client", () => {
  const success = contracts.finance.byId.get("getPayIn")?.responses.find(({ status }) => status === "200");
  const example = success?.media[0]?.examples[0]?.value as { result: object };
  const wrong = { ...example, result: { ...example.result, id: 5, status: "SOMETHING_NEW", more: true } };

  async function checked(options: Parameters<typeof validateFinance>[0], body: unknown, status = 200) {
    const fetch = vi.fn(async () =>
      Response.json(body, { status, headers: { "x-correlation-id": "a-response" } }),
    );
    const middleware = [validateFinance(options)];
    const ofClient = { baseUrl: "https://a.example", auth: "example-access-token", fetch, middleware };
    const outcome = await createFinanceClient(ofClient).getPayIn({ payInId: "p" });
    expect(fetch).toHaveBeenCalledTimes(1);
    return outcome;
  }

  test("findings are told, and the call succeeds; also if who is told throws", async () => {
    const findings: Finding[] = [];
    const onFinding = (finding: Finding) => {
      findings.push(finding);
      throw new Error("out of order");
    };
    const { data, correlationId } = await checked({ onFinding }, wrong);
    expect(data?.result.id).toBe(5);
    const place = { place: "result.id", expected: "is string" };
    expect(findings).toMatchObject([{ operationId: "getPayIn", status: 200, ...place, correlationId }]);
  });

  test("with fail, what is documented makes the call fail, and it is not repeated", async () => {
    const { error } = await checked({ fail: true }, { success: true, result: [] });
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ name: "ContractError", status: 200, retryable: false, sent: "maybe" });
    expect(error?.message).toMatch(/GET \/v1\/pay-ins\/\{payInId\}: result is not as documented; it is object/);
  });

  test("with fail, a failed call keeps its own error", async () => {
    const { error } = await checked({ fail: true }, { success: false, errors: [{ code: 1 }] }, 409);
    expect(error).toMatchObject({ name: "ApiError", status: 409 });
  });

  test.each([{}, { onFinding: "console" as never }])("refuses %j", (options) => {
    expect(() => validateFinance(options)).toThrow(TypeError);
  });
});

// Prefer: every example of every response of every operation, by its status and name, as the contract has it.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";
import { apis } from "../../model/apis.ts";
import { correlationPattern } from "../../model/correlation.ts";
import { asObject, operationsOf, resolve } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { examplesOf } from "../lib/media.ts";
import { exampleRequest } from "./requests.ts";

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 } });
});
afterAll(() => mock.stop());

/** A status to ask for where the contract has a range or `default`: one that has no entry of its own. */
function statusFor(key: string, taken: string[]): number {
  const candidates = { default: [409, 410, 418], "4XX": [404, 409, 410], "5XX": [500, 503, 599] }[key] ?? [Number(key)];
  return candidates.find((status) => !taken.includes(String(status)) || String(status) === key) as number;
}

describe.each(apis)("%s", (api) => {
  const bundle = bundles[api];
  const operations = [...operationsOf(bundle)];
  const cases = operations.flatMap((entry) => {
    const responses = asObject(entry.operation["responses"]);
    return Object.entries(responses).flatMap(([key, response]) =>
      Object.entries(asObject(resolve(bundle, response)["content"])).flatMap(([type, media]) =>
        examplesOf(asObject(media)).map(([example, value]) => {
          const status = statusFor(key, Object.keys(responses));
          return {
            name: `${entry.operation["operationId"]} ${key} ${type} ${example}`,
            entry,
            key,
            status,
            type,
            example,
            value,
          };
        }),
      ),
    );
  });

  test.each(cases)("$name", async ({ entry, key, status, type, example, value }) => {
    const { method, path, headers, body } = exampleRequest(bundle, entry);
    const response = await fetch(mock.addresses[api] + path, {
      method,
      headers: { ...headers, Accept: type, Prefer: `code=${status}, example=${example}` },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    expect(response.status, text).toBe(status);
    expect(response.headers.get("content-type")).toBe(type);
    const answer: unknown = type.includes("json") ? JSON.parse(text) : text;
    expect(answer).toEqual(value);
    const declared = resolve(bundle, asObject(entry.operation["responses"])[key]);
    for (const name of Object.keys(asObject(declared["headers"])))
      expect(response.headers.get(name), name).not.toBeNull();
    if (api !== "auth") expect(response.headers.get("x-correlation-id")).toMatch(correlationPattern(bundles.finance));
  });
});

test.each([
  ["code=418", 418],
  ["code=409, example=codeNotDocumented", 409],
  ["code=abc", 400],
  ["code=200, example=noSuchExample", 400],
  ["respond-async", 200],
])("Prefer: %s gives %i", async (prefer, status) => {
  const headers = { Authorization: "Bearer example-access-token", Prefer: prefer };
  expect((await fetch(`${mock.addresses.finance}/v1/parties`, { headers })).status).toBe(status);
});

test("a response is in a form that the caller accepts; a file is for callers that ask for JSON, too", async () => {
  const typeOf = async (path: string, accept: string) => {
    const headers = { Authorization: "Bearer example-access-token", Accept: accept };
    const response = await fetch(mock.addresses.ramp + path, { headers });
    return response.status === 200 ? response.headers.get("content-type") : response.status;
  };
  const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  const file = "/v1/ramp-requests/export";
  for (const accept of ["text/csv", "*/*", "application/json", "application/json, application/problem+json;q=0.5"])
    expect(await typeOf(file, accept)).toBe("text/csv");
  expect([await typeOf(file, sheet), await typeOf(file, "image/png")]).toEqual([sheet, 406]);
  expect(await typeOf("/v1/company", "text/csv")).toBe(406);
});

test("two mocks on one port: the second says so and leaves nothing behind", async () => {
  const port = Number(new URL(mock.addresses.ramp).port);
  const second = startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: port, auth: 0 } });
  await expect(second).rejects.toThrow(/127\.0\.0\.1:\d+ \(ramp\) is already in use/);
});

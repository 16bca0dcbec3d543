// The mock over HTTP: every operation with every response and every example answers as the contract says.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";
import { apis } from "../../model/apis.ts";
import { correlationPattern } from "../../model/correlation.ts";
import { asObject, operationsOf, resolve } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { examplesOf } from "../lib/media.ts";
import { compile, explain } from "../lib/schemas.ts";
import { exampleRequest, isSecured } from "./requests.ts";

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

  const secured = operations.filter(({ operation }) => isSecured(bundle, operation));
  const errorOf = compile(api, api === "auth" ? ["components", "schemas", "TokenError"] : envelopePath(api));

  /** Sends a request that must be refused, and holds the refusal to the service's own envelope. */
  async function refused(path: string, init: RequestInit): Promise<number> {
    const response = await fetch(mock.addresses[api] + path, init);
    const answer: unknown = await response.json();
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(errorOf(answer), `${JSON.stringify(answer)} ${explain(errorOf.errors)}`).toBe(true);
    return response.status;
  }

  test.each(secured.map((entry) => [entry.operation["operationId"], entry]))(
    "%s refuses a missing token",
    async (_, entry) => {
      const { method, path, headers, body } = exampleRequest(bundle, entry);
      const { Authorization: _token, ...others } = headers;
      expect(await refused(path, { method, headers: others, ...(body === undefined ? {} : { body }) })).toBe(401);
    },
  );

  test.each(secured.map((entry) => [entry.operation["operationId"], entry]))(
    "%s refuses a bad request",
    async (_, entry) => {
      const { method, path, headers, body } = exampleRequest(bundle, entry);
      const wrong =
        body === undefined ? { headers: { ...headers, "x-tenant-id": "no-uuid" } } : { headers, body: "[]" };
      const status = await refused(path, { method, ...wrong });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  test("answers an unknown path, a wrong method and an unreadable body in the service's envelope", async () => {
    const [entry] = operations.filter(({ operation }) => operation["requestBody"] !== undefined);
    const headers = { Authorization: "Bearer x", "Content-Type": "application/json" };
    expect(await refused("/nowhere", { headers })).toBe(404);
    expect(await refused(exampleRequest(bundle, entry as never).path, { method: "PUT", headers })).toBe(405);
    expect(await refused("/nowhere", { method: "POST", headers, body: '{"half":' })).toBe(400);
    expect(await refused("/nowhere", { method: "POST", headers, body: `"${"x".repeat(1024 * 1024)}"` })).toBe(413);
  });
});

function envelopePath(api: "finance" | "ramp"): string[] {
  const response = api === "finance" ? "OtherError" : "ClientError";
  return ["components", "responses", response, "content", "application/json", "schema"];
}

test("two mocks on one port: the second says so and leaves nothing behind", async () => {
  const port = Number(new URL(mock.addresses.ramp).port);
  const second = startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: port, auth: 0 } });
  await expect(second).rejects.toThrow(/127\.0\.0\.1:\d+ \(ramp\) is already in use/);
});

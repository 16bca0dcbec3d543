// Prefer: every example of the contract by its name, and every documented status, with the code that belongs to it.

import { describe, expect, test } from "vitest";
import { type Api, apis } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { asObject, operationsOf } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { codeOf as errorCodeOf, mockForTests } from "./mock.ts";
import { exampleRequest } from "./requests.ts";

const mock = mockForTests({ speed: 0 });

/** A status that a response of the contract stands for. */
const codeOf = (status: string) => (status === "default" ? 422 : Number(status.replace("XX", "00")));

describe.each(apis)("%s", (api) => {
  test.each([...operationsOf(bundles[api])].map((entry) => [String(entry.operation["operationId"]), entry] as const))(
    "%s",
    async (operationId, entry) => {
      const { method, path, headers, body } = exampleRequest(bundles[api], entry);
      const ask = (Prefer: string, Accept: string) =>
        mock.ask(api, path, {
          method,
          headers: { ...headers, Prefer, Accept },
          ...(body === undefined ? {} : { body }),
        });
      for (const { status, media } of loadContracts()[api].byId.get(operationId)?.responses ?? []) {
        expect((await ask(`code=${codeOf(status)}`, "*/*")).status).toBe(codeOf(status));
        for (const { type, examples } of media)
          for (const { name, value } of examples) {
            const response = await ask(`code=${codeOf(status)}, example=${name}`, type);
            expect(response.headers.get("content-type")).toBe(type);
            expect([response.status, response.body]).toEqual([codeOf(status), value]);
          }
      }
    },
  );
});

test.each<[Api, string, string, number, string | undefined]>([
  ["ramp", "GET", "/v1/company", 400, "validation-error"],
  ["ramp", "GET", "/v1/company", 404, "NOT_FOUND"],
  ["ramp", "GET", "/v1/company", 405, "METHOD_NOT_SUPPORTED"],
  ["ramp", "GET", "/v1/company", 415, "INVALID_MEDIA_TYPE"],
  ["ramp", "GET", "/v1/company", 403, "FORBIDDEN"],
  ["ramp", "GET", "/v1/company", 500, "INTERNAL_SERVER_ERROR"],
  ["ramp", "GET", "/v1/company", 429, undefined],
  ["ramp", "GET", "/v1/company", 503, undefined],
  ["finance", "GET", "/v1/parties", 404, undefined],
  ["finance", "GET", "/v1/parties", 409, undefined],
])("%s %s %s with code=%i has the code of the status", async (api, method, path, status, code) => {
  const response = await mock.ask(api, path, { method, headers: { Prefer: `code=${status}` } });
  expect(response.status).toBe(status);
  expect(asObject(response.body)["errors"]).toHaveLength(code === undefined ? 0 : 1);
  if (code !== undefined) expect(errorCodeOf(response)).toBe(code);
});

test("what nobody accepts is 406, and what is not documented says what is", async () => {
  const ask = (headers: Record<string, string>) => mock.ask("finance", "/v1/parties", { headers });
  expect((await ask({ Prefer: "code=200", Accept: "image/png" })).status).toBe(406);
  expect((await ask({ Prefer: "code=200, example=nonesuch" })).status).toBe(400);
});

// npm run prism: Prism itself serves the bundles. It gives every documented status of every operation that it is asked for.

import getPort from "get-port";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Api, apis } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { operationsOf } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { finish, printed, runScript, startScript } from "../lib/process.ts";
import { exampleRequest } from "./requests.ts";

const origins = {} as Record<Api, string>;
let child: ReturnType<typeof startScript>;
let ports: string[];
beforeAll(async () => {
  ports = await Promise.all(apis.map(async (api) => `--${api}-port=${await getPort()}`));
  child = startScript("scripts/prism.ts", ports);
  const lines = (await printed(child, "Ctrl-C")).trim().split("\n");
  expect(lines).toHaveLength(apis.length + 1);
  for (const line of lines.slice(0, -1)) {
    const [api, origin] = line.split(/ +/);
    origins[api as Api] = String(origin);
  }
});
afterAll(async () => {
  child.kill("SIGTERM");
  expect((await finish(child)).code).toBe(0);
});

/** A status that a response of the contract stands for. */
const codeOf = (status: string) => (status === "default" ? 422 : Number(status.replace("XX", "00")));

describe.each(apis)("%s", (api) => {
  const contract = loadContracts()[api];
  test.each([...operationsOf(bundles[api])].map((entry) => [String(entry.operation["operationId"]), entry] as const))(
    "%s",
    async (operationId, entry) => {
      const { method, path, headers, body } = exampleRequest(bundles[api], entry);
      const responses = contract.byId.get(operationId)?.responses ?? [];
      expect(responses.length).toBeGreaterThan(1);
      for (const { status } of responses) {
        const code = codeOf(status);
        const init = {
          method,
          headers: { ...headers, Prefer: `code=${code}` },
          ...(body === undefined ? {} : { body }),
        };
        const response = await fetch(origins[api] + path, init);
        await response.arrayBuffer();
        expect(response.status, `${operationId} ${status}`).toBe(code);
      }
    },
  );
});

test("a port that is taken is one line, and nothing is left running", async () => {
  const { code, stderr } = await runScript("scripts/prism.ts", ports);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^npm run prism: Prism does not serve \w+: .*EADDRINUSE.*\n$/),
  ]);
});

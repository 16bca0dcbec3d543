// npm run prism: Prism itself serves the bundles. It gives every documented status of every operation that it is asked for.

import getPort from "get-port";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Api, apis } from "../../model/apis.ts";
import { finish, printed, runScript, startScript } from "../lib/process.ts";
import { exampleRequest, operations } from "./requests.ts";

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

test.each(operations)("$api: $operationId", async (operation) => {
  const { path, init } = exampleRequest(operation);
  expect(operation.responses.length).toBeGreaterThan(1);
  for (const { status } of operation.responses) {
    const code = codeOf(status);
    const headers = { ...init.headers, Authorization: "Bearer example-access-token", Prefer: `code=${code}` };
    const response = await fetch(origins[operation.api] + path, { ...init, headers });
    await response.arrayBuffer();
    expect(response.status, status).toBe(code);
  }
});

test("a taken port of one API alone is one line, and nothing is left running", async () => {
  const api = "ramp";
  const flagOf = async (one: Api) => `--${one}-port=${one === api ? new URL(origins[api]).port : await getPort()}`;
  const flags = await Promise.all(apis.map(flagOf));
  const { code, stderr } = await runScript("scripts/prism.ts", flags);
  expect(code).toBe(1);
  expect(stderr).toMatch(new RegExp(`^npm run prism: Prism does not serve ${api}: .*EADDRINUSE.*\\n$`));
  for (const flag of flags.filter((one) => !one.startsWith(`--${api}-`)))
    await expect(fetch(`http://127.0.0.1:${flag.split("=")[1]}`), flag).rejects.toThrow("fetch failed");
});

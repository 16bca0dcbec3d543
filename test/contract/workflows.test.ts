// The workflows are valid Arazzo, and Redocly Respect carries them out against the mock.

import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";
import { root } from "../../scripts/lib/apis.ts";
import { runTool } from "../../scripts/lib/tool.ts";

const folder = `${root}openapi/workflows/`;
const workflows = readdirSync(folder).filter((name) => name.endsWith(".arazzo.yaml"));
let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 } });
});
afterAll(() => mock.stop());

test("they are valid", async () => {
  const files = workflows.map((name) => folder + name);
  const { code, stdout, stderr } = await runTool(".bin/redocly", [
    "lint",
    "--config",
    `${folder}redocly.yaml`,
    ...files,
  ]);
  expect(code, stdout + stderr).toBe(0);
});

test.each(workflows)("%s runs against the mock", async (name) => {
  const servers = Object.entries(mock.addresses).flatMap(([api, address]) => ["-S", `${api}=${address}`]);
  const inputs = ["clientId=mock-client", "clientSecret=mock-secret", "tenantId=6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10"];
  const args = ["respect", folder + name, ...servers, ...inputs.flatMap((input) => ["-i", input])];
  const { code, stdout, stderr } = await runTool(".bin/redocly", args);
  expect(code, stdout + stderr).toBe(0);
});

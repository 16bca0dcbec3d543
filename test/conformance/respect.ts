// Runs the workflows of openapi/workflows with Redocly Respect against a mock, also with changed responses.

import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";
import { type Api, root } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { allWorkflows } from "../../scripts/linters/workflows.ts";
import { runTool, type ToolResult } from "../../scripts/tool.ts";
import { startGateways } from "./gateway.ts";
import { changing, type WorkflowChange } from "./workflows-changes.ts";

/** The files of all workflows, without shared parts. */
export const files = allWorkflows().filter((file) => !file.includes("/shared/"));
export const names = files.map((file) => basename(file, ".arazzo.yaml"));
export const fileOf = (workflow: string) => `${root}openapi/workflows/${workflow}.arazzo.yaml`;
const tenantId = "6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10";
export const contracts = loadContracts();

interface Way {
  /** Other inputs than the usual ones. */
  more?: Record<string, string>;
  origins?: Partial<Record<Api, string>>;
  /** Checks of Respect that only warn. */
  warn?: string[];
}

/** A mock for the tests of a file. Its state stays. */
export function workflowsOnMock() {
  let mock: Mock;
  beforeAll(async () => {
    // The workflows wait for a verification and for settlements.
    mock = await startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 }, speed: 20 });
  });
  afterAll(() => mock.stop());

  const respect = (paths: string[], { more = {}, origins = {}, warn = [] }: Way = {}): Promise<ToolResult> => {
    const inputs = {
      clientId: "mock-client",
      clientSecret: "mock-secret",
      tenantId,
      runId: randomUUID(),
      keyPrefix: randomUUID().slice(0, -2),
      ...more,
    };
    // Respect does not know ranges such as 4XX. Every step states its status.
    const severity = ["STATUS_CODE_CHECK", ...warn].map((check) => `${check}=warn`).join(",");
    const flags = (flag: string, values: object) =>
      Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
    const servers = flags("-S", { ...mock.addresses, ...origins });
    return runTool(".bin/redocly", [
      "respect",
      ...paths,
      "--severity",
      severity,
      ...servers,
      ...flags("-i", inputs),
    ]);
  };
  return {
    finance: () => mock.addresses.finance,
    respect,
    async respectChanged(paths: string[], change: WorkflowChange): Promise<ToolResult> {
      const gateways = await startGateways({ origins: mock.addresses }, changing(contracts, change));
      // The schemas also have what is not documented.
      return respect(paths, { origins: gateways.origins, warn: ["SCHEMA_CHECK"] }).finally(() => gateways.stop());
    },
  };
}

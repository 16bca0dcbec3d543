// Runs the workflows of openapi/workflows with Redocly Respect against a mock, as it is or with changed responses.

import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";
import { type Api, root } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { respectArguments, stories } from "../../scripts/linters/workflows.ts";
import { runTool, type ToolResult } from "../../scripts/tool.ts";
import { startGateways } from "./gateway.ts";
import { changing, type WorkflowChange } from "./workflows-changes.ts";

/** The files of all workflows. */
export const files = stories();
/** Their names. */
export const names = files.map((file) => basename(file, ".arazzo.yaml"));
/** The file of a workflow. */
export const fileOf = (workflow: string) => `${root}openapi/workflows/${workflow}.arazzo.yaml`;
const tenantId = "6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10";
export const contracts = loadContracts();

/** How workflows are run. */
interface Way {
  /** Inputs of the workflows in place of the usual ones. */
  more?: Record<string, string>;
  origins?: Partial<Record<Api, string>>;
  warn?: string[];
}

/** A mock for the tests of a file, whose state stays, and what runs workflows against it. */
export function workflowsOnMock() {
  let mock: Mock;
  beforeAll(async () => {
    // Twenty times as fast: the workflows wait for a verification and for settlements.
    mock = await startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 }, speed: 20 });
  });
  afterAll(() => mock.stop());

  const respect = (paths: string[], { more = {}, origins = {}, warn = [] }: Way = {}): Promise<ToolResult> => {
    const client = { clientId: "mock-client", clientSecret: "mock-secret" };
    const inputs = { ...client, tenantId, runId: randomUUID(), keyPrefix: randomUUID().slice(0, -2), ...more };
    const run = { origins: { ...mock.addresses, ...origins }, inputs, warn };
    return runTool(".bin/redocly", respectArguments(paths, run));
  };
  return {
    finance: () => mock.addresses.finance,
    respect,
    /** Runs workflows over gateways that change the responses. */
    async respectChanged(paths: string[], change: WorkflowChange): Promise<ToolResult> {
      const gateways = await startGateways({ origins: mock.addresses }, changing(contracts, change));
      // The schemas also say what is not documented: there Respect only warns.
      return respect(paths, { origins: gateways.origins, warn: ["SCHEMA_CHECK"] }).finally(() => gateways.stop());
    },
  };
}

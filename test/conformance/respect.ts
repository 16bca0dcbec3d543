// Runs the workflows of openapi/workflows with Redocly Respect against a mock, as it is or with changed responses.

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

/** The files of all workflows, without what several begin with. */
export const files = allWorkflows().filter((file) => !file.includes("/shared/"));
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
  /** Checks of Respect that only warn: SCHEMA_CHECK demands types that are our reading. */
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
    // Respect does not know statuses in ranges of the contract (4XX); every step states its status itself.
    const severity = ["STATUS_CODE_CHECK", ...warn].map((check) => `${check}=warn`).join(",");
    const servers = Object.entries({ ...mock.addresses, ...origins }).map(([api, origin]) => `${api}=${origin}`);
    const given = Object.entries(inputs).map(([name, value]) => `${name}=${value}`);
    const named = [...servers.flatMap((server) => ["-S", server]), ...given.flatMap((input) => ["-i", input])];
    return runTool(".bin/redocly", ["respect", ...paths, "--severity", severity, ...named]);
  };
  return {
    finance: () => mock.addresses.finance,
    respect,
    /** Runs workflows over gateways that change the responses. */
    async respectChanged(paths: string[], change: WorkflowChange): Promise<ToolResult> {
      const gateways = await startGateways({ origins: mock.addresses }, changing(contracts, change));
      // The schemas also say what is not documented.
      return respect(paths, { origins: gateways.origins, warn: ["SCHEMA_CHECK"] }).finally(() => gateways.stop());
    },
  };
}

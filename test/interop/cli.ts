// npm run interop: each of eight tools must work with the three bundles.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { command, stage, UserError } from "../../cli/command.ts";
import { startMock } from "../../mock/start.ts";
import { type Api, apis } from "../../model/apis.ts";
import { type Contract, loadContracts } from "../../model/contract.ts";
import { install } from "../lib/install.ts";
import { requestOf } from "./request.ts";
import { type Tool, tools } from "./tools.ts";
import type { Trial } from "./trial.ts";

const summary = "Feeds the bundles to the eight tools that must work with them; fails where one does not.";
/** Dependencies of the tools are resolved as they were on this day, so that the gate does not close by itself. */
const date = "2026-10-11";

await command(
  {
    name: "npm run interop",
    summary,
    flags: { only: { value: "NAMES", help: "Try only the tools of these names, separated by commas." } },
  },
  async ({ only }) => {
    const chosen = chooseTools(only);
    const dependencies = Object.assign({}, ...tools.map(({ packages }) => packages)) as Record<string, string>;
    const installed = await stage("install", () =>
      install({ room: "interop", name: "tools", date, dependencies }),
    );
    const { load } = (await import(pathToFileURL(join(installed, "load.mjs")).href)) as Pick<Trial, "load">;
    const contracts = loadContracts();
    const folder = mkdtempSync(join(tmpdir(), "interop-"));
    const mock = await startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 } });
    // The servers that the tools start end with this process.
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

    /** A folder for a tool and a bundle. */
    const prepare = (tool: Tool, api: Api): Trial => {
      const own = join(folder, tool.name, api);
      mkdirSync(own, { recursive: true });
      symlinkSync(join(installed, "node_modules"), join(own, "node_modules"));
      const file = join(own, "openapi.json");
      const contract: Contract = contracts[api];
      const { document } = contract;
      writeFileSync(file, JSON.stringify(document));
      const [origin, request] = [mock.addresses[api], requestOf(contract)];
      return { api, contract, document, file, folder: own, installed, load, origin, request };
    };

    const failures: string[] = [];
    try {
      for (const tool of chosen)
        await stage(tool.name, () =>
          Promise.all(
            apis.map((api) =>
              tool
                .use(prepare(tool, api))
                .catch((error: unknown) => failures.push(`${tool.name} fails with ${api}: ${reasonOf(error)}`)),
            ),
          ),
        );
    } finally {
      await mock.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
    if (failures.length > 0) throw new UserError(failures.join("; "));
  },
);

/** @throws UserError for a name that no tool has. */
function chooseTools(only: string | undefined): Tool[] {
  const names = only?.split(",").map((name) => name.trim());
  const unknown = names?.find((name) => !tools.some((tool) => tool.name === name));
  const all = tools.map(({ name }) => name).join(", ");
  if (unknown !== undefined) throw new UserError(`there is no tool "${unknown}"; there are ${all}`, 2);
  return tools.filter(({ name }) => names?.includes(name) ?? true);
}

/** The complaint of a tool, in one line. */
function reasonOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split("\n");
  const telling = lines.find((line) => /error|invalid|cannot|can't|missing|not /i.test(line)) ?? lines[0] ?? "";
  return telling.trim().slice(0, 160);
}

// Command line: node test/second-stand-in/main.ts [--defect NAME ...] [--list]. Runs until it is interrupted.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DEFECTS } from "./defects/index.ts";
import { start } from "./start.ts";
import { VARIATIONS } from "./variations.ts";

const { values } = parseArgs({
  options: {
    defect: { type: "string", multiple: true, default: [] },
    list: { type: "boolean", default: false },
    pace: { type: "string" },
    "webhook-url": { type: "string", default: process.env["STAGING_WEBHOOK_URL"] ?? "https://hooks.stand-in.example" },
    "webhook-port": { type: "string", default: process.env["STAGING_WEBHOOK_PORT"] ?? "" },
  },
});

function list(): void {
  for (const one of DEFECTS)
    console.log(
      `${one.kind.padEnd(12)} ${one.name.padEnd(34)} ${one.rule.padEnd(5)} ${one.needs.padEnd(8)} ${one.what}`,
    );
  for (const one of VARIATIONS) console.log(`${"variation".padEnd(12)} ${one.name.padEnd(34)}       ${one.what}`);
}

async function run(): Promise<void> {
  const port = values["webhook-port"];
  const server = await start({
    defects: values.defect,
    ...(port === "" ? {} : { webhook: { url: values["webhook-url"], port: Number(port) } }),
    ...(values.pace === undefined ? {} : { pace: Number(values.pace) }),
  });
  const folder = mkdtempSync(join(tmpdir(), "second-stand-in-"));
  const file = join(folder, "fixtures.json");
  writeFileSync(file, JSON.stringify(server.fixtures, null, 2));
  const variables = {
    STAGING_FINANCE_URL: server.financeUrl,
    STAGING_RAMP_URL: server.rampUrl,
    STAGING_TOKEN_URL: server.tokenUrl,
    STAGING_CLIENT_ID: server.clientId,
    STAGING_CLIENT_SECRET: server.clientSecret,
    STAGING_TENANT_ID: server.tenantId,
    ...(port === "" ? {} : { STAGING_WEBHOOK_URL: values["webhook-url"], STAGING_WEBHOOK_PORT: port }),
  };
  for (const [name, value] of Object.entries(variables)) console.log(`export ${name}='${value}'`);
  console.log(`# other tenant: ${server.otherTenantId}`);
  console.log(`# fixtures: ${file}`);
  const end = (): void => {
    rmSync(folder, { recursive: true, force: true });
    void server.stop();
  };
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
}

if (values.list) list();
else {
  await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

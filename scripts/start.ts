// npm start: builds generated/ if it is stale, starts mock and reference, and prints three requests to try.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { command, stage } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { isKnownFresh, refresh } from "./generate/freshness.ts";
import { portFlags } from "./ports.ts";

const summary =
  "Builds generated/ if it is stale, starts the mock of the three APIs and the reference, and prints three requests to try.";
const flags = {
  ...portFlags,
  "allow-http-webhooks": { help: "Allow webhooks over plain HTTP to this machine." },
};

async function buildIfStale(): Promise<void> {
  if (await isKnownFresh()) console.log("generated/ is fresh.");
  else await refresh();
}

/** Three requests with IDs of the contract's examples, which every mock has. */
function calls(addresses: Map<string, string>): string {
  const account = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
  return [
    "Try it (a token, a finance request, a ramp request):",
    "",
    `  curl -s -d grant_type=client_credentials -d client_id=mock-client -d client_secret=mock-secret ${addresses.get("auth")}/token`,
    `  curl -s -H 'Authorization: Bearer example-access-token' ${addresses.get("finance")}/v1/accounts/${account}/wallets`,
    `  curl -s -H 'Authorization: Bearer example-access-token' ${addresses.get("ramp")}/v1/ramp-requests/on-ramp/pairs`,
    "",
  ].join("\n");
}

/** Starts mock and reference as processes, because scripts do not import consumers; prints the requests. */
function startServers(args: string[]): void {
  const child = spawn(process.execPath, [`${root}mock/cli.ts`, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  // serve.ts builds the reference if it is missing. The mock continues if the reference fails.
  const site = spawn(process.execPath, [`${root}reference/serve.ts`, "--build"], { cwd: root, stdio: "inherit" });
  const addresses = new Map<string, string>();
  createInterface(child.stdout).on("line", (line) => {
    console.log(line);
    const [api, address] = line.split(/\s+/);
    if (api !== undefined && address?.startsWith("http")) addresses.set(api, address);
    if (line.startsWith("Ctrl-C")) console.log(`\n${calls(addresses)}`);
  });
  child.on("exit", (code) => {
    site.kill();
    process.exitCode = code ?? 0;
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
}

await command({ name: "npm start", summary, flags }, async (given) => {
  await stage("build", buildIfStale);
  const { "allow-http-webhooks": allowHttp, ...texts } = given;
  const args = Object.entries(texts).map(([flag, value]) => `--${flag}=${value}`);
  if (allowHttp) args.push("--allow-http-webhooks");
  // The pages of the reference send requests to the mock, from another origin.
  const port = process.env["REFERENCE_PORT"] ?? "4000";
  args.push(`--allow-origin=http://127.0.0.1:${port},http://localhost:${port}`);
  startServers(args);
});

// Other tools on the same defective servers: what each of them calls an error.

import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generatedDir, root } from "../../../scripts/lib/apis.ts";
import type { Contract } from "../contract.ts";
import type { Defect } from "../seeded-defects/defects.ts";
import { clients, type SeededServer, startSeeded } from "../seeded-defects/server.ts";
import { ownTenant } from "../seeded-defects/world.ts";

/** A tool that tests a server against a contract. */
export interface Peer {
  name: string;
  /** The commands of one run; a run finds something when one of them ends with another code than without a defect. */
  commands(server: SeededServer, token: string, folder: string): string[][];
}

const bin = (name: string) => `${root}node_modules/.bin/${name}`;
/** Dredd and Portman are looked for here; install them with `npm install --prefix DIR dredd @apideck/portman`. */
const extra = process.env["BENCH_PEERS"] ?? join(tmpdir(), "contract-peers");
const extraBin = (name: string) => join(extra, "node_modules/.bin", name);

const respect: Peer = {
  name: "Redocly Respect",
  commands: ({ origins, tokenUrl }) =>
    ["pay-out", "ramp-request"].map((name) => [
      bin("redocly"),
      "respect",
      `${root}openapi/workflows/${name}.arazzo.yaml`,
      ...["-S", `finance=${origins.finance}`, "-S", `ramp=${origins.ramp}`, "-S", `auth=${new URL(tokenUrl).origin}`],
      ...[
        "-i",
        `clientId=${clients.main.id}`,
        "-i",
        `clientSecret=${clients.main.secret}`,
        "-i",
        `tenantId=${ownTenant}`,
      ],
    ]),
};

const dredd: Peer = {
  name: "Dredd",
  commands: ({ origins }, token) =>
    (["finance", "ramp"] as const).map((service) => [
      extraBin("dredd"),
      `${generatedDir}${service}/openapi.yaml`,
      origins[service],
      ...["--header", `Authorization: Bearer ${token}`, "--header", `x-tenant-id: ${ownTenant}`, "--loglevel", "error"],
    ]),
};

const portman: Peer = {
  name: "Portman",
  commands: ({ origins }, token, folder) =>
    (["finance", "ramp"] as const).map((service) => {
      const config = join(folder, "portman.json");
      writeFileSync(config, JSON.stringify(portmanConfig(token)));
      return [
        extraBin("portman"),
        ...["-l", `${generatedDir}${service}/openapi.json`, "-b", origins[service], "--runNewman"],
        ...["-c", config, "--output", join(folder, `${service}.json`)],
      ];
    }),
};

/** Every test that Portman derives from a contract. */
function portmanConfig(token: string) {
  const on = { enabled: true };
  const tests = { statusSuccess: on, contentType: on, jsonBody: on, schemaValidation: on, headersPresent: on };
  return {
    version: 1,
    tests: { contractTests: [{ openApiOperation: "*::/*", ...tests }] },
    globals: { securityOverwrites: { bearer: { token } } },
  };
}

/** The tools that are there. */
export const peers: Peer[] = [
  respect,
  ...(existsSync(extraBin("dredd")) ? [dredd] : []),
  ...(existsSync(extraBin("portman")) ? [portman] : []),
];

/** The counts in the summaries of the tools. */
const countsPattern = /\d+ (?:passing|failing|passed|failed)|(?:test-scripts|assertions) +│ +\d+ +│ +\d+/g;

function outcome([command = "", ...args]: string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "ignore"] });
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
    child.on("error", () => resolve("not started"));
    // How many checks passed and failed tells more than the code of a tool that never passes.
    child.on("close", (code) => resolve(`${code} ${(text.match(countsPattern) ?? []).join(" ")}`));
  });
}

async function outcomes(peer: Peer, contract: Contract, defect: Defect | undefined): Promise<string> {
  const server = await startSeeded(contract, defect?.behaviour ?? {});
  const folder = await mkdtemp(join(tmpdir(), "peer-"));
  try {
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: clients.main.id,
      client_secret: clients.main.secret,
    });
    const answer = (await (await fetch(server.tokenUrl, { method: "POST", body })).json()) as { access_token?: string };
    const all = [];
    for (const command of peer.commands(server, answer.access_token ?? "", folder))
      all.push(await outcome(command, folder));
    return all.join(", ");
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** How many defects change the outcome of a tool. */
export async function foundBy(peer: Peer, contract: Contract, defects: Defect[]): Promise<number> {
  const plain = await outcomes(peer, contract, undefined);
  let found = 0;
  for (const defect of defects) if ((await outcomes(peer, contract, defect)) !== plain) found++;
  return found;
}

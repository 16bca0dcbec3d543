// The packages as users get them, installed into empty folders and used: on the oldest Node they support, and on ours.

import { readFile, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { runTool } from "../../scripts/lib/tool.ts";
import { installPacked, type Packed, type Project, pack, packages } from "../lib/packed.ts";
import { finish, printed } from "../lib/process.ts";
import { nodeOf } from "./lib/nodes.ts";

const anyPort = ["--finance-port=0", "--ramp-port=0", "--auth-port=0"];
/** The versions of Node. The client supports an older one than the programs. */
const nodes = { "20": ["client"], "22": [...packages], "24": [...packages] } as const;

let packed: Record<string, Packed>;
beforeAll(async () => {
  packed = Object.fromEntries(await Promise.all(packages.map(async (room) => [room, await pack(room)] as const)));
}, 120_000);
afterAll(() => Promise.all(Object.values(packed ?? {}).map((one) => one.remove())));

/** The exact version for a major one: the oldest that the package allows, or ours. */
function versionOf(major: string, room: string): string {
  if (process.versions.node.startsWith(`${major}.`)) return process.versions.node;
  const [, least = ""] = /^(?:>=|\^)([\d.]+)/.exec(packed[room]?.manifest.engines.node ?? "") ?? [];
  return least.startsWith(`${major}.`) ? `${least}.0` : `${major}.0.0`;
}

/** Starts an installed mock; gives its addresses. */
async function startInstalled(mock: Project) {
  const child = mock.start("finance-ramp-mock", anyPort);
  const ended = finish(child);
  const output = await printed(child, "Ctrl-C");
  const address = (api: string) => new RegExp(`^${api} +(\\S+)`, "m").exec(output)?.[1] ?? "";
  const stop = async () => {
    child.kill("SIGINT");
    return (await ended).code;
  };
  return { finance: address("finance"), ramp: address("ramp"), auth: address("auth"), stop };
}

test("each Node is used", () => {
  expect(versionOf("20", "client")).toBe("20.3.0");
  expect(versionOf("22", "mock")).toBe("22.16.0");
  expect(versionOf("22", "conformance")).toBe("22.15.0");
  expect(versionOf("24", "mock")).toBe(process.versions.node);
});

describe.each(Object.entries(nodes))("on Node %s", (major, rooms) => {
  const projects: Record<string, Project> = {};
  const project = (room: string) => projects[room] as Project;
  let mock: Awaited<ReturnType<typeof startInstalled>>;
  beforeAll(async () => {
    for (const room of rooms)
      projects[room] = await installPacked(packed[room] as Packed, await nodeOf(versionOf(major, room)));
    const server = projects["mock"] ?? (await installPacked(packed["mock"] as Packed));
    projects["mock"] = server;
    mock = await startInstalled(server);
  }, 300_000);
  afterAll(async () => {
    expect(await mock?.stop()).toBe(0);
    await Promise.all(Object.values(projects).map((one) => one.remove()));
  });

  test.each(rooms)("%s brings as many packages as its README says", async (room) => {
    const lock = await readFile(`${project(room).folder}node_modules/.package-lock.json`, "utf8");
    const { packages: installed } = JSON.parse(lock) as { packages: object };
    const readme = await readFile(`${root}${room}/README.md`, "utf8");
    expect(readme).toContain(`it brings ${Object.keys(installed).length - 1} others`);
  });

  test("the client calls the mock", async () => {
    const source = `import { clientCredentials } from "finance-ramp-api/auth";
import { createFinanceClient, unwrap } from "finance-ramp-api/finance";
import { createRampClient } from "finance-ramp-api/ramp";
import { createWebhookReceiver } from "finance-ramp-api/webhooks";
const auth = clientCredentials({ tokenUrl: "${mock.auth}/token", clientId: "mock-client", clientSecret: "mock-secret" });
const finance = createFinanceClient({ baseUrl: "${mock.finance}", auth });
const params = { path: { accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401" } };
const wallets = await unwrap(finance.GET("/v1/accounts/{accountId}/wallets", { params }));
const { status } = await createRampClient({ baseUrl: "${mock.ramp}", auth }).GET("/v1/company");
console.log(process.versions.node, wallets.length > 0, status, typeof createWebhookReceiver);`;
    await writeFile(`${project("client").folder}call.js`, source);
    const version = versionOf(major, "client");
    expect(await project("client").node("call.js")).toBe(`${version} true 200 function\n`);
  });

  describe.runIf(major !== "20")("the programs", () => {
    test("finance-ramp-mock is imported, too", async () => {
      const source = `import { startMock } from "finance-ramp-mock";
const mock = await startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 } });
const headers = { Authorization: "Bearer example-access-token" };
const page = await fetch(mock.addresses.finance + "/__mock/");
const dynamic = await fetch(mock.addresses.finance + "/v1/accounts", { headers: { ...headers, Prefer: "dynamic=true" } });
const yaml = await fetch(mock.addresses.ramp + "/openapi.yaml");
console.log(process.versions.node, page.status, dynamic.status, (await yaml.text()).startsWith("openapi: 3.1"));
await mock.stop();`;
      await writeFile(`${project("mock").folder}use.js`, source);
      expect(await project("mock").node("use.js")).toBe(`${versionOf(major, "mock")} 200 200 true\n`);
    });

    test.each([
      ["mock", "finance-ramp-mock", []],
      ["mock", "finance-ramp-webhook", []],
      ["conformance", "finance-ramp-conformance", []],
      ...["run", "learn", "drift"].map((name) => ["conformance", "finance-ramp-conformance", [name]] as const),
    ] as const)("%s: %s %s has help and calls itself by its name", async (room, command, args) => {
      const { code, stdout, stderr } = await finish(project(room).start(command, [...args, "--help"]));
      expect(stderr).toBe("");
      expect(code).toBe(0);
      expect(stdout).toContain(`Usage: npx ${[command, ...args].join(" ")}`);
      expect(stdout).not.toContain("npm run");
      const wrong = await finish(project(room).start(command, [...args, "--colour"]));
      expect(wrong.code).toBe(2);
      expect(wrong.stderr).toMatch(new RegExp(`^${[command, ...args].join(" ")}: .*--colour`));
    });

    test("finance-ramp-conformance holds the mock to the contract", { timeout: 300_000 }, async () => {
      const child = project("conformance").start("finance-ramp-conformance", ["run", "--full"], {
        STAGING_FINANCE_URL: mock.finance,
        STAGING_RAMP_URL: mock.ramp,
        STAGING_TOKEN_URL: `${mock.auth}/token`,
        STAGING_CLIENT_ID: "mock-client",
        STAGING_CLIENT_SECRET: "mock-secret",
      });
      const { code, stdout, stderr } = await finish(child);
      expect(stderr).toBe("");
      expect(stdout).toMatch(/\b0 failures\b/);
      expect(code).toBe(0);
      const learnt = await finish(
        project("conformance").start("finance-ramp-conformance", ["learn", "reports/staging"]),
      );
      expect(learnt).toMatchObject({ code: 0, stderr: "" });
    });
  });
});

test.each(["typescript/bin/tsc", "typescript-7/bin/tsc"])(
  "the types of the mock compile with %s",
  async (compiler) => {
    const user = await installPacked(packed["mock"] as Packed);
    const source = `import { type Mock, type MockOptions, startMock } from "finance-ramp-mock";
const options: MockOptions = { host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 }, speed: 0 };
const mock: Mock = await startMock(options);
const address: string = mock.addresses.finance;
// @ts-expect-error: no such API
mock.addresses.payments;
console.log(address);`;
    await writeFile(`${user.folder}use.ts`, source);
    const compilerOptions = {
      ...{ target: "es2023", module: "nodenext", strict: true, exactOptionalPropertyTypes: true },
      ...{ lib: ["es2023"], types: ["node"], skipLibCheck: false, noEmit: true },
    };
    await writeFile(`${user.folder}tsconfig.json`, JSON.stringify({ compilerOptions, files: ["use.ts"] }));
    expect((await runTool(compiler, ["-p", user.folder])).stdout).toBe("");
    await user.remove();
  },
  120_000,
);

// npm run interop: the table of tools is complete, and the gate opens for our bundles and for no broken one.

import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mock, startMock } from "../../mock/start.ts";
import { apis, generatedDir, root } from "../../model/apis.ts";
import { asObject, type JsonObject } from "../../model/document.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { runScript } from "../lib/process.ts";
import { install as installTool, versions } from "./install.ts";
import { failuresOf } from "./report.ts";
import { type Row, runTool } from "./run.ts";
import type { Outcome, Tool } from "./tool.ts";
import { absent, tools } from "./tools.ts";

const results = readFileSync(`${root}test/interop/RESULTS.md`, "utf8");

describe("the table of tools", () => {
  test("has each tool once, with packages whose exact versions are pinned", () => {
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
    expect(tools.length).toBeGreaterThanOrEqual(35);
    const used = new Set(tools.flatMap(({ packages }) => packages));
    expect([...used].sort()).toEqual(Object.keys(versions.packages).sort());
    for (const version of Object.values(versions.packages)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(versions.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test("holds the contract to eight of them, whose faults are no excuse", () => {
    const gate = tools.filter((tool) => tool.gate);
    const names = [
      "hey-api",
      "hyperjump",
      "openapi-typescript",
      "orval",
      "postman",
      "prism",
      "swagger-parser",
      "swagger-ui",
    ];
    expect(gate.map(({ name }) => name).sort()).toEqual(names);
    expect(gate.filter(({ limit }) => limit !== undefined)).toEqual([]);
    const silent = gate.filter(({ adapter }) => adapter.program === undefined && adapter.call === undefined);
    expect(silent.map(({ name }) => name).sort()).toEqual(["hyperjump", "swagger-parser"]);
  });

  test("gives a reason for each that is not there", () => {
    for (const { name, reason } of absent) expect([name, reason.length > 10]).toEqual([name, true]);
  });

  test.each(tools)("and RESULTS.md has $name at its pinned version", ({ name, packages }) => {
    const row = results.split("\n").find((line) => line.replaceAll("*", "").startsWith(`| ${name} |`));
    expect(row, "run npm run interop -- --write").toContain(` ${versions.packages[packages[0] as string]} |`);
  });
});

describe("a failure of the gate", () => {
  const [tool] = tools as [Tool];
  const row = (finance: Partial<Outcome>): Row => {
    const fine: Outcome = { accepted: true, compiles: true, calls: true, notes: [] };
    const outcomes = { finance: { ...fine, ...finance }, ramp: fine, auth: fine };
    return { tool, version: "1.0.0", outcomes, seconds: 0 };
  };

  test.each([
    ["accepted", { accepted: false }],
    ["compiles", { compiles: false }],
    ["calls", { calls: false }],
  ])("is a step that fails: %s", (step, outcome) => {
    expect(failuresOf([row(outcome)])).toEqual([`${tool.name}: finance not ${step}`]);
  });

  test("is no step that a tool does not take", () => {
    expect(
      failuresOf([row({}), { ...row({}), outcomes: { ...row({}).outcomes, auth: { accepted: true, notes: [] } } }]),
    ).toEqual([]);
  });
});

/** Only installing needs the registry, so the gate is tried with tools that the repository has itself. */
describe("the gate", { timeout: 300_000 }, () => {
  const folder = temporaryFolder("interop-test");
  let mock: Mock;

  beforeAll(async () => {
    mock = await startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 }, stateless: true });
    mkdirSync(join(folder, "installed"));
    symlinkSync(`${root}node_modules`, join(folder, "installed/node_modules"));
    writeFileSync(join(folder, "installed/load.mjs"), "export const load = (specifier) => import(specifier);\n");
  });
  afterAll(async () => {
    await mock.stop();
  });

  /** What of the gate fails for the bundles, after a change of finance's. */
  async function failures(name: string, own: string[], change: (document: JsonObject) => void): Promise<string[]> {
    const bundles = join(folder, name);
    for (const api of apis) cpSync(`${generatedDir}${api}/openapi.json`, join(bundles, api, "openapi.json"));
    const document = JSON.parse(readFileSync(join(bundles, "finance/openapi.json"), "utf8")) as JsonObject;
    change(document);
    writeFileSync(join(bundles, "finance/openapi.json"), JSON.stringify(document));
    // What the repository has itself need not be installed once more.
    const install = (tool: Tool) =>
      tool.name === "openapi-typescript" ? Promise.resolve(join(folder, "installed")) : installTool(tool);
    const ground = { bundles, addresses: mock.addresses, folder: join(folder, `${name}-out`), install };
    const rows = [];
    for (const tool of tools) if (own.includes(tool.name)) rows.push(await runTool(tool, ground));
    return failuresOf(rows);
  }

  const pathsOf = (document: JsonObject) => asObject(document["paths"]);

  test("is open for our bundles", async () => {
    expect(await failures("ours", ["openapi-typescript", "postman"], () => undefined)).toEqual([]);
  });

  test("is closed where a reference leads nowhere", async () => {
    const closed = await failures("reference", ["openapi-typescript"], (document) => {
      delete asObject(asObject(document["components"])["schemas"])["WebhookInput"];
    });
    expect(closed).toEqual(["openapi-typescript: finance not accepted, not compiles, not calls"]);
  });

  test("is closed where what is generated does not compile with its use", async () => {
    const closed = await failures("types", ["openapi-typescript"], (document) => {
      const { schemas } = asObject(document["components"]);
      asObject(asObject(asObject(schemas)["WebhookInput"])["properties"])["url"] = { type: "integer" };
    });
    expect(closed).toEqual(["openapi-typescript: finance not compiles"]);
  });

  test("is closed where a request made of the bundle is refused", async () => {
    const closed = await failures("path", ["postman"], (document) => {
      pathsOf(document)["/v2/webhooks"] = pathsOf(document)["/v1/webhooks"];
      delete pathsOf(document)["/v1/webhooks"];
    });
    expect(closed).toEqual(["postman: finance not calls"]);
  });
});

describe("the command", { timeout: 120_000 }, () => {
  const interop = (...args: string[]) => runScript("test/interop/cli.ts", args);

  test("explains itself", async () => {
    const { code, stdout } = await interop("--help");
    expect([code, stdout]).toEqual([0, expect.stringContaining("--gate")]);
  });

  test("says in one line that bundles are missing", async () => {
    const { code, stderr } = await interop("--bundles", "no-such-folder");
    expect([code, stderr.trim()]).toEqual([
      1,
      expect.stringMatching(/^npm run interop: there is no bundle .*; run npm/),
    ]);
  });

  test.each([
    [["--only", "no-such-tool"], "there is no tool no-such-tool; there are openapi-typescript"],
    [["--gate", "--write"], "--write needs all tools"],
    [["--gate", "--only", "redocly"], "--gate does not have redocly"],
    [["--nonsense"], "unknown option '--nonsense'"],
  ])("refuses %j with one line and exit code 2", async (args, message) => {
    const { code, stderr } = await interop(...args);
    expect([code, stderr.trim().split("\n")]).toEqual([2, [expect.stringContaining(message)]]);
  });
});

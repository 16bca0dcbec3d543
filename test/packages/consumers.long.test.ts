// The client in the projects of those who use it: every resolution of TypeScript, CommonJS, Jest, ts-node, tsx, bundlers.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { runProcess } from "../lib/process.ts";
import { clientPackage } from "./lib/client.ts";
import { nodeOf } from "./lib/nodes.ts";
import { addTools, compilers } from "./lib/tools.ts";

const { packed, project } = clientPackage();
beforeAll(() => addTools(project().folder, compilers), 600_000);

const names = {
  "finance-ramp-api/finance": "{ createFinanceClient, unwrap, ApiError }",
  "finance-ramp-api/ramp": "{ ApiError: RampError }",
  "finance-ramp-api/auth": "{ clientCredentials }",
  "finance-ramp-api/webhooks": "{ createWebhookReceiver }",
  "finance-ramp-api/validation": "{ validateFinance }",
  "finance-ramp-api/testing": "{ createFakeTransport, createDelivery }",
};
const imports = Object.entries(names).map(([from, list]) => `import ${list.replace(": ", " as ")} from "${from}";`);
const requires = Object.entries(names).map(([from, list]) => `const ${list} = require("${from}");`);

/** Uses every entry point: a call with a token, with validation, and a delivery. */
const use = `
async function use() {
  const fetch = createFakeTransport();
  const auth = clientCredentials({ tokenUrl: "https://a.example/token", clientId: "c", clientSecret: "s", fetch });
  const finance = createFinanceClient({ baseUrl: "https://a.example", auth, fetch });
  finance.use(validateFinance({ fail: true }));
  const accountId = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
  const wallets = await unwrap(finance.GET("/v1/accounts/{accountId}/wallets", { params: { path: { accountId } } }));
  const receive = createWebhookReceiver({ authenticate: { type: "API_KEY", headerName: "k", apiKeys: ["example-key"] } });
  const authenticate = { type: "API_KEY" as const, headerName: "k", apiKey: "example-key" };
  const { status } = await receive(createDelivery("PING", { authenticate }).request());
  return [wallets.length, status, ApiError === RampError, fetch.calls.map((call) => call.headers["user-agent"]).at(-1)];
}
`;
const js = use.replace(" as const", "");
const print = `use().then((seen) => console.log(JSON.stringify(seen)));\n`;
const expected = () => JSON.stringify([2, 200, true, `finance-ramp-api/${packed().manifest.version}`]);

/** Writes files into a folder of the project. */
async function write(folder: string, files: Record<string, string | object>): Promise<string> {
  const path = `${project().folder}${folder}/`;
  await mkdir(path, { recursive: true });
  for (const [name, text] of Object.entries(files))
    await writeFile(path + name, typeof text === "string" ? text : JSON.stringify(text));
  return path;
}

/** Runs a command of the tools in a folder; gives what it printed. */
async function run(cwd: string, command: string[]): Promise<string> {
  const { code, stdout, stderr } = await runProcess(command, { cwd, timeout: 120_000 });
  expect(code, stdout + stderr).toBe(0);
  return stdout.trim();
}
const tool = (path: string) => [process.execPath, `${project().folder}node_modules/${path}`];

describe("TypeScript", () => {
  const json = ["finance/openapi", "ramp/openapi", "auth/openapi", "errors", "operations"];
  const jsonImports = (suffix: string) =>
    json.map((name, i) => `import json${i} from "finance-ramp-api/${name}.json"${suffix};`);
  const uses = `const versions: string[] = [json0, json1, json2].map((one) => one.info.version);
const statuses: (number | null)[] = json3.map((one) => one.status);
const ids: string[] = json4.map((one) => one.operationId);
console.log(versions, statuses, ids);
// @ts-expect-error: the types are known
json4[0]?.noSuchField;`;
  const stores = `import { redisDedupe } from "finance-ramp-api/webhooks/redis";
import { postgresDedupe } from "finance-ramp-api/webhooks/postgres";
import { errorCodeValues } from "finance-ramp-api/finance/types";
console.log(redisDedupe, postgresDedupe, errorCodeValues);\n`;

  test.each([
    ["commonjs", "node10", "commonjs", "", []],
    ["node16", "node16", "commonjs", "", []],
    ["node16", "node16", "module", ' with { type: "json" }', []],
    ["nodenext", "nodenext", "commonjs", "", []],
    ["nodenext", "nodenext", "module", ' with { type: "json" }', []],
    ["esnext", "bundler", "module", "", []],
    ["esnext", "bundler", "module", "", ["browser"]],
  ] as const)("module %s, moduleResolution %s, type %s", async (module, moduleResolution, type, suffix, custom) => {
    const isModule16 = module === "node16" && type === "module";
    const lines = [...imports, ...(isModule16 ? [] : jsonImports(suffix)), stores, use, print, isModule16 ? "" : uses];
    const compilerOptions = {
      ...{ module, moduleResolution, target: "es2022", lib: ["es2022", "dom"], types: ["node"], strict: true },
      ...{ esModuleInterop: true, resolveJsonModule: true, skipLibCheck: false, noEmit: true },
      ...(custom.length > 0 ? { customConditions: custom } : {}),
    };
    const folder = await write(`ts-${moduleResolution}-${type}-${custom}`, {
      "package.json": { type },
      "use.ts": lines.join("\n"),
      "tsconfig.json": { compilerOptions, files: ["use.ts"] },
    });
    expect(await run(folder, [...tool("typescript/bin/tsc"), "-p", "."])).toBe("");
  });
});

describe("CommonJS", () => {
  test.each(["20.3.0", process.versions.node])("require, on Node %s", async (version) => {
    const folder = await write("require", {
      "package.json": { type: "commonjs" },
      "use.js": `${requires.join("\n")}${js}${print}
if (require("finance-ramp-api/errors.json").length === 0) throw new Error("no errors");`,
    });
    expect(await run(folder, [await nodeOf(version), "use.js"])).toBe(expected());
  });

  test("Jest, without a transform", async () => {
    const folder = await write("jest", {
      "package.json": { type: "commonjs" },
      "use.test.js": `${requires.join("\n")}${js}
test("it works", async () => { expect(JSON.stringify(await use())).toBe(${JSON.stringify(expected())}); });`,
    });
    const flags = ["--rootDir", ".", "--transform", "{}", "--cacheDirectory", "cache"];
    await run(folder, [...tool("jest/bin/jest.js"), ...flags]);
  });

  test("ts-node compiles and runs it", async () => {
    const folder = await write("ts-node", {
      "package.json": { type: "commonjs" },
      "use.ts": `${imports.join("\n")}${use}${print}`,
      "tsconfig.json": {
        compilerOptions: { module: "commonjs", moduleResolution: "node10", target: "es2022", types: ["node"] },
      },
    });
    expect(await run(folder, [...tool("ts-node/dist/bin.js"), "use.ts"])).toBe(expected());
  });
});

test.each(["commonjs", "module"])("tsx, with type %s", async (type) => {
  const folder = await write(`tsx-${type}`, {
    "package.json": { type },
    "use.ts": `${imports.join("\n")}${use}${print}`,
  });
  expect(await run(folder, [...tool("tsx/dist/cli.mjs"), "use.ts"])).toBe(expected());
});

describe("bundles", () => {
  const source = { "package.json": { type: "module" }, "use.js": `${imports.join("\n")}${js}${print}` };

  test("esbuild, as a module and as CommonJS", async () => {
    const folder = await write("esbuild", source);
    for (const [format, file] of [
      ["esm", "out.mjs"],
      ["cjs", "out.cjs"],
    ] as const) {
      await build({ entryPoints: [`${folder}use.js`], outfile: folder + file, bundle: true, format, platform: "node" });
      expect(await run(folder, [process.execPath, file])).toBe(expected());
    }
  });

  test.each(["import", "require"])("webpack, with %s", async (kind) => {
    const code = kind === "import" ? source["use.js"] : `${requires.join("\n")}${js}${print}`;
    const folder = await write(`webpack-${kind}`, {
      "package.json": { type: kind === "import" ? "module" : "commonjs" },
      "use.js": code,
      "run.cjs": `require("webpack")({ mode: "production", target: "node", context: __dirname, entry: "./use.js", output: { path: __dirname, filename: "out.cjs" } },
  (error, stats) => { if (error || stats.hasErrors() || stats.hasWarnings()) { console.error(error ?? stats.toString()); process.exit(1); } });`,
    });
    await run(folder, [process.execPath, "run.cjs"]);
    expect(await run(folder, [process.execPath, "out.cjs"])).toBe(expected());
  });

  test("rollup", async () => {
    const folder = await write("rollup", {
      ...source,
      "run.js": `import { rollup } from "rollup"; import { nodeResolve } from "@rollup/plugin-node-resolve";
const bundle = await rollup({ input: "use.js", plugins: [nodeResolve({ exportConditions: ["node"] })], onwarn(warning) { throw new Error(warning.message); } });
await bundle.write({ file: "out.js" });`,
    });
    await run(folder, [process.execPath, "run.js"]);
    expect(await run(folder, [process.execPath, "out.js"])).toBe(expected());
  });

  test("vite, for a server; and for a browser, where the client secret is refused", async () => {
    const folder = await write("vite", {
      ...source,
      "run.js": `import { build } from "vite";
await build({ root: ".", logLevel: "error", ssr: { noExternal: true }, build: { ssr: "use.js", outDir: "server", rollupOptions: { output: { entryFileNames: "out.js" } } } });
await build({ root: ".", logLevel: "error", build: { outDir: "page", minify: false, lib: { entry: "use.js", formats: ["es"], fileName: () => "out.js" } } });`,
    });
    await run(folder, [process.execPath, "run.js"]);
    expect(await run(folder, [process.execPath, "server/out.js"])).toBe(expected());
    const { code, stderr } = await runProcess([process.execPath, "page/out.js"], { cwd: folder, timeout: 30_000 });
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining("clientCredentials needs a client secret, and a browser must"),
    ]);
    expect(await readFile(`${folder}page/out.js`, "utf8")).not.toContain("ClientSecretPost");
  });

  test.each([
    [["browser"], false],
    [["workerd", "worker", "browser"], true],
    [["edge-light", "browser"], true],
    [["bun"], true],
  ] as const)("the conditions %j: a client secret is allowed: %s", async (conditions, isAllowed) => {
    const { outputFiles } = await build({
      stdin: { contents: `export * from "finance-ramp-api/auth";`, resolveDir: project().folder },
      ...{ bundle: true, write: false, format: "esm", platform: "neutral", mainFields: ["module", "main"] },
      conditions: [...conditions],
    });
    expect(outputFiles[0]?.text.includes("client_credentials")).toBe(isAllowed);
  });
});

test("source maps contain the TypeScript code", async () => {
  for (const file of ["client/runtime/call", "cjs/client/runtime/call"]) {
    const path = `${project().folder}node_modules/finance-ramp-api/dist/${file}.js`;
    expect(await readFile(path, "utf8")).toMatch(/^\/\/# sourceMappingURL=call\.js\.map$/m);
    const map = JSON.parse(await readFile(`${path}.map`, "utf8")) as { sourcesContent: string[] };
    expect(map.sourcesContent).toEqual([await readFile(`${root}client/runtime/call.ts`, "utf8")]);
  }
});

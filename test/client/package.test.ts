// The package as it is published: packed, installed, imported from JavaScript and TypeScript, bundled for each runtime.

import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apps, bundleApp } from "../../bench/client/bundles.ts";
import { root } from "../../model/apis.ts";
import { runTool } from "../../scripts/lib/tool.ts";
import { installPackage, type Project } from "../lib/packed.ts";

let project: Project;
beforeAll(async () => {
  project = await installPackage();
}, 120_000);
afterAll(() => project?.remove());

const compilers = [
  ["TypeScript 5.9", "typescript/bin/tsc"],
  ["TypeScript 7", "typescript-7/bin/tsc"],
] as const;

/** Names that an entry point exports at run time. */
const client = ["AbortError", "ApiError", "AuthError", "ConnectionError", "TimeoutError", "paginate", "unwrap"];
const money = ["addDecimals", "compareDecimals", "isDecimal"];
const entryPoints: Record<string, string[]> = {
  finance: ["createFinanceClient", ...client, ...money],
  ramp: ["createRampClient", ...client, ...money],
  auth: ["ApiError", "AuthError", "clientCredentials"],
  webhooks: ["createWebhookReceiver", "memoryDedupe", "parseEvent", "parseOccurredAt", "toNodeListener"],
  "webhooks/redis": ["redisDedupe"],
  "webhooks/postgres": ["postgresDedupe"],
};

describe("from plain JavaScript", () => {
  test.each(Object.keys(entryPoints))("finance-ramp-api/%s", async (entry) => {
    const file = `${entry.replace("/", "-")}.js`;
    const source = `import * as names from "finance-ramp-api/${entry}"; console.log(JSON.stringify(Object.keys(names)));`;
    await writeFile(project.folder + file, source);
    expect(JSON.parse(await project.node(file))).toEqual(expect.arrayContaining(entryPoints[entry] ?? []));
  });

  test("documents and values of the contract", async () => {
    const source = ["finance", "ramp", "auth"].map(
      (api) => `import ${api} from "finance-ramp-api/${api}/openapi.json" with { type: "json" };
import * as ${api}Values from "finance-ramp-api/${api}/types";
console.log(${api}.openapi, Object.keys(${api}Values).every((name) => name.endsWith("Values")));`,
    );
    await writeFile(`${project.folder}documents.js`, source.join("\n"));
    expect(await project.node("documents.js")).toBe("3.1.0 true\n".repeat(3));
  });

  test("errors of both services and of auth are of the same classes", async () => {
    const source = `import * as finance from "finance-ramp-api/finance"; import * as ramp from "finance-ramp-api/ramp";
import * as auth from "finance-ramp-api/auth";
console.log(finance.ApiError === ramp.ApiError, finance.AuthError === auth.AuthError);`;
    await writeFile(`${project.folder}errors.js`, source);
    expect(await project.node("errors.js")).toBe("true true\n");
  });
});

describe.each(compilers)("from %s, without skipping library checks", (_, compiler) => {
  test("what users rely on", async () => {
    await cp(`${root}test/types/client`, `${project.folder}types`, { recursive: true });
    const { code, stdout } = await runTool(compiler, ["-p", `${project.folder}types`]);
    expect(stdout).toBe("");
    expect(code).toBe(0);
  });

  test.each([
    ["a browser", ["es2022", "dom"], []],
    ["Node", ["es2022"], ["node"]],
    ["Node with everything", ["esnext", "dom", "dom.iterable"], ["node"]],
  ])("every entry point, for %s", async (target, lib, types) => {
    const names = target === "a browser" ? ["finance", "ramp", "auth"] : Object.keys(entryPoints);
    const imports = names.map((name, i) => `import * as entry${i} from "finance-ramp-api/${name}"; void entry${i};`);
    await writeFile(`${project.folder}all.ts`, imports.join("\n"));
    for (const [module, moduleResolution] of [
      ["nodenext", "nodenext"],
      ["esnext", "bundler"],
    ]) {
      const options = { target: "es2022", module, moduleResolution, strict: true, exactOptionalPropertyTypes: true };
      const compilerOptions = { ...options, lib, types, skipLibCheck: false, noEmit: true };
      await writeFile(`${project.folder}tsconfig.json`, JSON.stringify({ compilerOptions, files: ["all.ts"] }));
      const { stdout } = await runTool(compiler, ["-p", project.folder]);
      expect(stdout).toBe("");
    }
  });
});

describe("bundled", () => {
  const targets: Record<string, { conditions: string[]; platform: "browser" | "neutral" }> = {
    browsers: { conditions: ["browser"], platform: "browser" },
    Workers: { conditions: ["workerd", "worker"], platform: "neutral" },
    Deno: { conditions: ["deno", "worker"], platform: "neutral" },
    Bun: { conditions: ["bun"], platform: "neutral" },
  };
  // `./webhooks` needs no built-in of Node either, and receivers run on the same runtimes.
  test.each(Object.keys(targets))("for %s: no built-in of Node is reached", async (target) => {
    for (const entry of ["finance", "ramp", "auth"]) {
      const { metafile } = await build({
        stdin: { contents: `export * from "finance-ramp-api/${entry}";`, resolveDir: project.folder },
        bundle: true,
        write: false,
        metafile: true,
        format: "esm",
        // Whatever is not found fails the build; nothing is marked as external.
        mainFields: ["module", "main"],
        ...targets[target],
      });
      const external = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
      expect(external).toEqual([]);
    }
  });

  test("what is not used is left out", async () => {
    const { text } = await bundleApp(apps.finance);
    for (const unused of ["hasNextPage", "BigInt", "client_credentials", "eventType", "listRampRequests"])
      expect(text).not.toContain(unused);
    expect((await bundleApp(`import "./client/finance.ts"; import "./client/ramp.ts";`)).minified).toBe(0);
  });

  test("an app of two calls stays within 5 kB", async () => {
    for (const app of [apps.finance, apps["finance, unwrap"], apps.ramp])
      expect((await bundleApp(app)).gzipped).toBeLessThanOrEqual(5000);
  });
});

describe("checked by", () => {
  test("publint", async () => {
    const { code, stdout } = await runTool("publint/src/cli.js", ["run", project.tarball, "--strict"]);
    expect(stdout).toContain("All good!");
    expect(code).toBe(0);
  });

  test("arethetypeswrong", async () => {
    const flags = ["--profile", "esm-only", "--format", "json"];
    const { code, stdout } = await runTool(".bin/attw", [project.tarball, ...flags]);
    const { problems = {} } = JSON.parse(stdout) as { problems?: object };
    // What the profile leaves out: CommonJS, which the package does not have, and the resolution of Node 10.
    expect(Object.keys(problems).filter((kind) => !/CJSResolvesToESM|NoResolution/.test(kind))).toEqual([]);
    expect(code).toBe(0);
  });
});

test("nothing is published that nobody needs", async () => {
  const installed = `${project.folder}node_modules/finance-ramp-api/`;
  const files = (await readdir(installed, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const kinds = new Set(files.map(({ name }) => name.replace(/^.*?(\.d)?(\.\w+)$/, "$1$2")));
  expect([...kinds].sort()).toEqual([".d.ts", ".js", ".json", ".md", ".yaml", "LICENSE"]);
  const { dependencies } = JSON.parse(await readFile(`${installed}package.json`, "utf8")) as { dependencies: object };
  expect(Object.keys(dependencies).sort()).toEqual(["oauth4webapi", "openapi-fetch"]);
});

// The client as it is installed: from JavaScript, from TypeScript, and bundled for each runtime.

import { readFile, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { type BuildOptions, build } from "esbuild";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startMock } from "../../mock/start.ts";
import { root } from "../../model/apis.ts";
import { installPackage, output } from "./package.ts";
import { compileCode, compileReliedOn, entryPoints, importsOfAll } from "./types.ts";

let project: string;
beforeAll(async () => {
  project = await installPackage("client");
}, 120_000);

test("from plain JavaScript: every entry point, and one class for each error", async () => {
  const { modules, documents } = await entryPoints();
  const source = `const all = {};
for (const name of ${JSON.stringify(modules)}) all[name] = await import("finance-ramp-api" + name);
for (const name of ${JSON.stringify(documents)})
  all[name] = (await import("finance-ramp-api" + name, { with: { type: "json" } })).default;
const [finance, ramp, auth] = ["/finance", "/ramp", "/auth"].map((name) => all[name]);
console.log(JSON.stringify([
  Object.keys(all).filter((name) => Object.keys(all[name]).length === 0),
  finance.ApiError === ramp.ApiError && ramp.ApiError === auth.ApiError, finance.AuthError === auth.AuthError,
  ["finance", "ramp", "auth"].map((api) => all["/" + api + "/openapi.json"].openapi),
]));`;
  await writeFile(`${project}entries.js`, source);
  const printed = await output(project, [process.execPath, "entries.js"]);
  expect(JSON.parse(printed)).toEqual([[], true, true, ["3.1.0", "3.1.0", "3.1.0"]]);
});

async function firstBlock(): Promise<string> {
  const readme = await readFile(`${root}client/README.md`, "utf8");
  return /^```ts\n([\s\S]*?)^```$/m.exec(readme)?.[1] ?? "";
}

test("the first block of the README runs as printed, against the mock", async () => {
  const { addresses, stop } = await startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 } });
  onTestFinished(stop);
  const code = (await firstBlock()).replace("http://127.0.0.1:4030", addresses.auth);
  await writeFile(`${project}first.mjs`, code.replace("http://127.0.0.1:4010", addresses.finance));
  expect(await output(project, [process.execPath, "first.mjs"])).toMatch(/^200 \[[\s\S]*\n\d+ [0-9a-f-]{36}$/);
});

describe("from TypeScript 7", () => {
  const workplace = () => ({ compiler: "typescript-7", project });

  test("what users rely on", async () => {
    expect(await compileReliedOn(workplace())).toBe("");
  });

  test("every entry point and the first block of the README, for Node and for a bundle for a browser", async () => {
    const exact = { exactOptionalPropertyTypes: true };
    const node = { ...exact, module: "nodenext", lib: ["es2022"], types: ["node"] };
    const code = `${await importsOfAll(undefined, ' with { type: "json" }')}\n${await firstBlock()}`;
    expect(await compileCode(workplace(), code, node)).toBe("");
    const page = { ...exact, module: "esnext", moduleResolution: "bundler", lib: ["es2022", "dom"], types: [] };
    expect(await compileCode(workplace(), await importsOfAll("/webhooks"), page)).toBe("");
  });
});

describe("bundled", () => {
  async function bundle(contents: string, options: BuildOptions = {}): Promise<string> {
    const { outputFiles = [], metafile } = await build({
      stdin: { contents, resolveDir: project },
      bundle: true,
      write: false,
      metafile: true,
      format: "esm",
      mainFields: ["module", "main"],
      platform: "browser",
      target: "es2022",
      logLevel: "silent",
      ...options,
    });
    expect(Object.values(metafile?.outputs ?? {}).flatMap(({ imports }) => imports)).toEqual([]);
    return outputFiles[0]?.text ?? "";
  }

  test.each<[string, BuildOptions, boolean]>([
    ["browsers", { conditions: ["browser"] }, false],
    ["Workers", { conditions: ["workerd", "worker", "browser"], platform: "neutral" }, true],
    ["the edge", { conditions: ["edge-light", "browser"], platform: "neutral" }, true],
    ["Deno", { conditions: ["deno", "worker"], platform: "neutral" }, true],
    ["Bun", { conditions: ["bun"], platform: "neutral" }, true],
  ])("for %s: no built-in of Node is reached; a client secret is allowed: %s", async (_, options, isAllowed) => {
    // Receivers run on the same runtimes, with what these have in common alone.
    for (const name of ["finance", "ramp", "webhooks"]) {
      const text = await bundle(`export * from "finance-ramp-api/${name}";`, options);
      expect(text).not.toMatch(/\b(Buffer|process|setImmediate)\b\W/);
    }
    const auth = await bundle(`export * from "finance-ramp-api/auth";`, options);
    expect(auth.includes("client_credentials")).toBe(isAllowed);
    expect(auth.includes("a browser must not have one")).toBe(!isAllowed);
  });

  test("what is not used is left out, and an app of two calls stays within 9.3 kB", async () => {
    const app = `import { createFinanceClient } from "finance-ramp-api/finance";
const client = createFinanceClient({ baseUrl: "https://finance.example", auth: "token" });
console.log(await client.GET("/v1/webhooks"), await client.POST("/v1/webhooks", { body: {} }));`;
    const text = await bundle(app, { minify: true });
    for (const unused of ["hasNextPage", "BigInt", "client_credentials", "eventType", "listRampRequests"])
      expect(text).not.toContain(unused);
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(9350);
    const nothing = `import "finance-ramp-api/finance"; import "finance-ramp-api/ramp";`;
    expect(await bundle(nothing, { minify: true })).toBe("");
  });
});

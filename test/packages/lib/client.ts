// What the client's package exports, and that TypeScript understands it.

import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../../model/apis.ts";
import { runTool } from "../../../scripts/lib/tool.ts";
import { installPacked, type Packed, type Project, pack } from "../../lib/packed.ts";

/** The package, packed and installed into an empty folder for the tests of a file. */
export function clientPackage(): { packed(): Packed; project(): Project } {
  let packed: Packed;
  let project: Project;
  beforeAll(async () => {
    packed = await pack("client");
    project = await installPacked(packed);
  }, 120_000);
  afterAll(async () => {
    await project?.remove();
    await packed?.remove();
  });
  return { packed: () => packed, project: () => project };
}

/** Names that an entry point exports at run time. */
const client = [
  "AbortError",
  "ApiError",
  "AuthError",
  "ConnectionError",
  "TimeoutError",
  "paginate",
  "unwrap",
  "waitFor",
];
const money = ["addDecimals", "compareDecimals", "isDecimal", "subtractDecimals"];
export const entryPoints: Record<string, string[]> = {
  finance: ["createFinanceClient", ...client, ...money],
  ramp: ["createRampClient", "approveIf", ...client, ...money],
  auth: ["ApiError", "AuthError", "clientCredentials"],
  webhooks: ["createWebhookReceiver", "memoryDedupe", "parseEvent", "parseOccurredAt", "toNodeListener"],
  "webhooks/redis": ["redisDedupe"],
  "webhooks/postgres": ["postgresDedupe"],
  validation: ["ContractError", "validateFinance", "validateRamp"],
  testing: ["createDelivery", "createFakeTransport"],
};

/**
 * The tests of the types with one compiler.
 * @param compiler Path of the compiler within `node_modules`.
 * @param project The project that the package is installed in.
 * @param all Names of all entry points.
 */
export function typeTests(compiler: string, project: () => Project, all: string[]): void {
  test("what users rely on", async () => {
    await cp(`${root}test/types/client`, `${project().folder}types`, { recursive: true });
    const { code, stdout } = await runTool(compiler, ["-p", `${project().folder}types`]);
    expect(stdout).toBe("");
    expect(code).toBe(0);
  });

  test("the first examples of the README, as printed and strict", async () => {
    const readme = await readFile(`${root}client/README.md`, "utf8");
    const [start = "", beneath = ""] = Array.from(
      readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm),
      ([, code = ""]) => code,
    );
    const given =
      "declare const tokenUrl: string, clientId: string, clientSecret: string, accountId: string, routeId: string;";
    const example = `${start}{\n${beneath}}\n${given}\n`;
    expect(example).toContain("party?.id");
    const folder = `${project().folder}readme-${crypto.randomUUID()}/`;
    await mkdir(folder);
    await writeFile(`${folder}example.ts`, example);
    const options = {
      target: "es2022",
      module: "nodenext",
      lib: ["es2022", "dom", "dom.asynciterable"],
      types: ["node"],
    };
    const compilerOptions = { ...options, strict: true, noEmit: true };
    await writeFile(`${folder}tsconfig.json`, JSON.stringify({ compilerOptions, files: ["example.ts"] }));
    const { stdout } = await runTool(compiler, ["-p", folder]);
    expect(stdout).toBe("");
  });

  test.each([
    ["a browser", ["es2022", "dom"], []],
    ["Node", ["es2022"], ["node"]],
    ["Node with everything", ["esnext", "dom", "dom.iterable"], ["node"]],
  ])("every entry point, for %s", async (target, lib, types) => {
    const names = target === "a browser" ? ["finance", "ramp", "auth", "validation", "testing"] : all;
    const imports = names.map((name, i) => `import * as entry${i} from "finance-ramp-api/${name}"; void entry${i};`);
    await writeFile(`${project().folder}all.ts`, imports.join("\n"));
    for (const [module, moduleResolution] of [
      ["nodenext", "nodenext"],
      ["esnext", "bundler"],
    ]) {
      const options = { target: "es2022", module, moduleResolution, strict: true, exactOptionalPropertyTypes: true };
      const compilerOptions = { ...options, lib, types, skipLibCheck: false, noEmit: true };
      await writeFile(`${project().folder}tsconfig.json`, JSON.stringify({ compilerOptions, files: ["all.ts"] }));
      const { stdout } = await runTool(compiler, ["-p", project().folder]);
      expect(stdout).toBe("");
    }
  });
}

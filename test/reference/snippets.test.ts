// Every snippet of the operations: the TypeScript is checked against the client, that of the guides too, and every call is
// made against the mock. guides.test.ts follows the guides.

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { successesOf } from "../../model/calls.ts";
import { operations } from "../../reference/contract/model.ts";
import { snippetsOf } from "../../reference/contract/snippets.ts";
import { guides } from "../../reference/text/guides.ts";
import { type SnippetMock, startMock } from "./lib/mock.ts";

const run = promisify(execFile);

interface Snippet {
  name: string;
  code: string;
}

const perOperation = operations.flatMap((entry) =>
  snippetsOf(entry).map(({ name, curl, typescript }) => ({
    entry,
    name: `${entry.operationId}-${name}`,
    curl,
    typescript,
  })),
);

const inGuides: Snippet[] = guides.flatMap((guide) =>
  [...guide.source.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""], at) => ({
    name: `guide-${guide.name}-${at + 1}`,
    code,
  })),
);

let folder: string;
let mock: SnippetMock;

beforeAll(async () => {
  await mkdir(`${root}node_modules/.cache`, { recursive: true });
  await mkdir(`${root}node_modules/.cache`, { recursive: true });
  folder = await mkdtemp(`${root}node_modules/.cache/snippets-`);
  mock = await startMock(["--kyc-not-required"]);
}, 60_000);
afterAll(async () => {
  await mock.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Answers that are right although they are no success: what the operation says of itself. */
const refusals: Record<string, string> = {
  // Sessions are announced but not enabled.
  createPaymentSession: "no-suitable-provider",
};

describe("TypeScript snippets", () => {
  test("fit the client's types", { timeout: 120_000 }, async () => {
    const snippets = [...perOperation.map(({ name, typescript }) => ({ name, code: typescript })), ...inGuides];
    expect(snippets.length).toBeGreaterThan(80);
    const types = join(folder, "types");
    await mkdir(types);
    for (const { name, code } of snippets) await writeFile(join(types, `${name}.ts`), `${code}\nexport {};\n`);
    const paths = Object.fromEntries(
      ["finance", "ramp", "auth", "webhooks"].map((name) => [
        `finance-ramp-api/${name}`,
        [`${relative(types, root)}/client/${name}.ts`],
      ]),
    );
    paths["finance-ramp-mock"] = [`${relative(types, root)}/mock/start.ts`];
    const config = {
      extends: `${relative(types, root)}/tsconfig.json`,
      compilerOptions: { paths, noUnusedLocals: false },
      include: ["*.ts"],
      exclude: [],
    };
    await writeFile(join(types, "tsconfig.json"), JSON.stringify(config));
    const { stdout } = await run(process.execPath, [
      `${root}node_modules/typescript-7/bin/tsc`,
      "--noEmit",
      "-p",
      types,
    ]).catch((error: { stdout: string }) => error);
    expect(stdout).toBe("");
  });

  test("do what they say against the mock", { timeout: 300_000 }, async () => {
    const failed: string[] = [];
    for (const { entry, name, typescript } of perOperation) {
      await mock.reset();
      const file = join(folder, `${name}.ts`);
      await writeFile(file, mock.runnable(typescript));
      await import(file).catch((error: { code?: string; message: string }) => {
        if (error.code === undefined || error.code !== refusals[entry.operationId])
          failed.push(`${name}: ${error.message}`);
      });
    }
    expect(failed).toEqual([]);
  });
});

describe("curl snippets", () => {
  test("of every operation do what they say against the mock", { timeout: 300_000 }, async () => {
    const failed: string[] = [];
    for (const { entry, name, curl } of perOperation) {
      await mock.reset();
      const { status, body } = await mock.call(curl);
      const refused = refusals[entry.operationId];
      const right =
        refused === undefined
          ? successesOf(entry).some((one) => one.status === String(status))
          : body.includes(refused);
      if (!right) failed.push(`${name}: ${status} ${body.slice(0, 160)}`);
    }
    expect(failed).toEqual([]);
  });
});

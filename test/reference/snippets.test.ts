// Every snippet of the site: the TypeScript is checked against the client, and every call is made against the mock.

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Service, services } from "../../reference/contract/document.ts";
import { operations } from "../../reference/contract/model.ts";
import { origins, snippetsOf } from "../../reference/contract/snippets.ts";
import { guides } from "../../reference/text/guides.ts";
import { root } from "../../scripts/lib/apis.ts";
import { printed, startScript } from "../lib/process.ts";

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

/** Code of the guides in a language; what is marked `norun` is left out. */
function fences(language: string): Snippet[] {
  return guides.flatMap((guide) =>
    [...guide.source.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(
      ([, code = ""], at) => ({
        name: `guide-${guide.name}-${at + 1}`,
        code,
      }),
    ),
  );
}

let folder: string;
let mock: ReturnType<typeof startScript> | undefined;
const addresses = {} as Record<Service, string>;

beforeAll(async () => {
  await mkdir(`${root}node_modules/.cache`, { recursive: true });
  folder = await mkdtemp(`${root}node_modules/.cache/snippets-`);
  mock = startScript(
    "mock/cli.ts",
    services.map((service) => `--${service}-port=0`),
  );
  const output = await printed(mock, "Ctrl-C");
  for (const service of services)
    addresses[service] = new RegExp(`^${service}\\s+(http\\S+)`, "m").exec(output)?.[1] ?? "";
}, 60_000);
afterAll(async () => {
  mock?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** A snippet with the addresses of this test's own mock. */
const here = (code: string): string =>
  services.reduce((text, service) => text.replaceAll(origins[service], addresses[service]), code);

const reset = () => fetch(`${addresses.finance}/__mock/reset`, { method: "POST" });

/** The status of a call written for curl, and its body. */
async function call(curl: string): Promise<{ status: number; body: string }> {
  const { stdout } = await run("bash", ["-c", `${here(curl).trim()} -s -w '\\n%{http_code}'`]);
  const lines = stdout.trimEnd().split("\n");
  return { status: Number(lines.pop()), body: lines.join("\n") };
}

/** Answers that are right although they are no success: what the operation says of itself. */
const refusals: Record<string, string> = {
  // Sessions are announced but not enabled.
  createPaymentSession: "no-suitable-provider",
};

describe("TypeScript snippets", () => {
  test("fit the client's types", { timeout: 120_000 }, async () => {
    const snippets = [...perOperation.map(({ name, typescript }) => ({ name, code: typescript })), ...fences("ts")];
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
      await reset();
      const file = join(folder, `${name}.ts`);
      const code = here(typescript).replace(
        /"finance-ramp-api\/(\w+)"/g,
        (_, part: string) => `"${root}client/${part}.ts"`,
      );
      await writeFile(file, code);
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
      await reset();
      const { status, body } = await call(curl);
      const refused = refusals[entry.operationId];
      const right =
        refused === undefined
          ? entry.responses.some((one) => one.success && one.status === String(status))
          : body.includes(refused);
      if (!right) failed.push(`${name}: ${status} ${body.slice(0, 160)}`);
    }
    expect(failed).toEqual([]);
  });

  test("of the guides are answered, in their order", { timeout: 120_000 }, async () => {
    const failed: string[] = [];
    for (const guide of guides) {
      await reset();
      for (const { name, code } of fences("sh").filter(
        (one) => one.name.startsWith(`guide-${guide.name}-`) && one.code.startsWith("curl"),
      )) {
        const { status, body } = await call(code);
        // A call that asks the mock for an answer by name gets it.
        const wanted = /Prefer: code=(\d+)/.exec(code)?.[1];
        if (wanted === undefined ? status < 200 || status > 299 : status !== Number(wanted))
          failed.push(`${name}: ${status} ${body.slice(-200)}`);
      }
    }
    expect(failed).toEqual([]);
  });
});

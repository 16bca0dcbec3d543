// Makes the clients ready: installs, generates and builds, and writes the programs that are measured.

import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import { root } from "../../model/apis.ts";
import { programOf } from "../../test/lib/install.ts";
import { runProcess } from "../../test/lib/process.ts";
import { installPeer } from "../lib/peers.ts";
import type { Contestant } from "./contestants.ts";
import { accountId, payout } from "./responses.ts";

/** A client that can be measured. */
export interface Ready extends Contestant {
  /** Folder with its programs in folders of their own: `app`, `calls` and `typing`. */
  folder: string;
}

/** How the compiler is set up for all programs, as bundlers want it. */
const compilerOptions = {
  ...{ target: "es2022", lib: ["es2023", "dom", "dom.iterable"], types: [], strict: true, noEmit: true },
  ...{ module: "esnext", moduleResolution: "bundler", allowImportingTsExtensions: true, skipLibCheck: true },
};

const document = `${root}generated/finance/openapi.json`;
/** What makes the code of a client. */
const makers: Record<NonNullable<Contestant["make"]>, (generated: string, installed: string) => string[]> = {
  "the client's package": () => [process.execPath, `${root}scripts/build-packages.ts`, "client"],
  "redocly generate-client": (generated) => [
    ...[...programOf(root, "redocly"), "generate-client", document, "--output", `${generated}/client.ts`],
  ],
  "hey-api": (generated, installed) => [
    ...[...programOf(installed, "openapi-ts"), "--input", document, "--output", generated, "--no-log-file"],
  ],
};
/** Ours is built once for both ways to call it. */
const built = new Set<string>();

async function make(what: NonNullable<Contestant["make"]>, folder: string, installed: string): Promise<void> {
  if (built.has(what)) return;
  const { code, stdout, stderr } = await runProcess(makers[what](join(folder, "generated"), installed), {
    cwd: folder,
    timeout: 120_000,
  });
  if (code !== 0) throw new UserError(`${what} failed: ${(stderr || stdout).trim().split("\n")[0]}`);
  if (what === "the client's package") built.add(what);
}

/** The programs of a client, by folder and file. */
function programsOf({ imports, connect, list, create, typing: [typing] }: Contestant): Record<string, string> {
  const before = imports.replaceAll("ROOT/", root);
  const small = `const origin = "https://finance.example.com";\nconst accountId = "a";`;
  return {
    "app/app.ts": `${before}\n${small}\nconst payout = {};\n${connect}\nconsole.log(${list}, ${create});\nexport {};\n`,
    "typing/typing.ts": `${before}\n${small}\n${connect}\n${typing}\nexport {};\n`,
    "calls/calls.ts": `${before}
const accountId = ${JSON.stringify(accountId)};
const payout = ${JSON.stringify(payout)} as const;
export function connect(origin: string) {
  ${connect}
  return { list: async () => ${list}, create: async () => ${create} };
}
`,
  };
}

/**
 * Makes a client ready.
 * @param contestant The client.
 * @param folder Where its programs go; there is nothing yet.
 * @throws UserError with the reason in one line when it cannot be had.
 */
export async function prepare(contestant: Contestant, folder: string): Promise<Ready> {
  const { packages, make: what } = contestant;
  const installed = packages ? await installPeer(packages) : root;
  await mkdir(folder);
  await symlink(join(installed, "node_modules"), join(folder, "node_modules"));
  if (what) await make(what, folder, installed);
  for (const [path, text] of Object.entries(programsOf(contestant))) {
    const file = join(folder, path);
    await mkdir(join(file, ".."));
    await writeFile(file, text);
    await writeFile(join(file, "../tsconfig.json"), JSON.stringify({ compilerOptions }));
  }
  return { ...contestant, folder };
}

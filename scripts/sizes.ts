// npm run sizes: packs each package, installs it into an empty folder, prints what it weighs, and writes that to its README.

import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { command, UserError } from "../cli/command.ts";
import { root } from "../model/apis.ts";

const run = promisify(execFile);
const quiet = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"];
/** Where a README says it. */
const place = /(<!-- written by npm run sizes -->\n).*(\n<!-- end -->)/s;

/** What a package weighs. */
interface Weight {
  /** Bytes of the tarball. */
  packed: number;
  /** Packages in node_modules after it is installed alone, itself included. */
  packages: number;
  /** Bytes of node_modules. */
  installed: number;
}

async function weigh(room: string): Promise<Weight> {
  const folder = await mkdtemp(join(tmpdir(), "finance-ramp-sizes-"));
  try {
    const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: root + room });
    const tarball = join(folder, stdout.trim().split("\n").at(-1) as string);
    await writeFile(join(folder, "package.json"), JSON.stringify({ private: true }));
    await run("npm", ["install", ...quiet, tarball], { cwd: folder });
    const lock = JSON.parse(await readFile(join(folder, "node_modules/.package-lock.json"), "utf8")) as {
      packages: object;
    };
    const packages = Object.keys(lock.packages).length;
    return { packed: (await stat(tarball)).size, packages, installed: await bytesIn(join(folder, "node_modules")) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function sentence({ packed, packages, installed }: Weight): string {
  const [kB, MB] = [Math.round(packed / 1000), (installed / 1e6).toFixed(installed < 1e7 ? 1 : 0)];
  return `The package is ${kB} kB. Installed alone, it brings ${packages - 1} others, ${MB} MB in all.`;
}

await command(
  {
    name: "npm run sizes",
    summary: "Packs each package, installs it into an empty folder, and writes what it weighs to its README.",
  },
  async () => {
    const { workspaces } = JSON.parse(await readFile(`${root}package.json`, "utf8")) as { workspaces: string[] };
    for (const room of workspaces) {
      const text = sentence(await weigh(room));
      console.log(`${room.padEnd(12)} ${text}`);
      const file = `${root}${room}/README.md`;
      const readme = await readFile(file, "utf8");
      if (!place.test(readme)) throw new UserError(`${room}/README.md has no place for it`);
      await writeFile(file, readme.replace(place, `$1${text}$2`));
    }
  },
);

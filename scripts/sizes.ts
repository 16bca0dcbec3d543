// npm run sizes: packs each package, installs it into an empty folder, prints what it weighs, and writes that to its README.

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
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

/** Packs the package in a folder of a repository, and installs it into an empty one. */
async function weigh(source: string): Promise<Weight> {
  const folder = await mkdtemp(join(tmpdir(), "finance-ramp-sizes-"));
  try {
    const pack = run("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: source });
    const { stdout } = await pack.catch(({ stderr }: { stderr: string }) => {
      throw new UserError(`${source} cannot be packed: ${stderr.split("\n")[0]}`);
    });
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

/** Weighs the packages of a commit, which were in the rooms, or the client alone at the root. */
async function weighBefore(commit: string, rooms: string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "finance-ramp-before-"));
  const tree = join(folder, "tree");
  const git = (...args: string[]) => run("git", args, { cwd: root });
  try {
    await git("worktree", "add", "--detach", tree, commit).catch(({ message }: Error) => {
      throw new UserError(`${commit} cannot be checked out: ${message.trim().split("\n").at(-1)}`, 2);
    });
    // It is built with the tools of today; what it installs is its own.
    for (const room of ["", ...rooms.map((one) => `${one}/`)])
      if (existsSync(`${root}${room}node_modules`) && existsSync(join(tree, room)))
        await symlink(`${root}${room}node_modules`, join(tree, room, "node_modules"));
    const lines = [];
    for (const room of rooms) {
      const inRoom = existsSync(join(tree, room, "package.json"));
      if (inRoom || room === "client")
        lines.push(`${room.padEnd(12)} ${sentence(await weigh(inRoom ? join(tree, room) : tree))}`);
    }
    return lines;
  } finally {
    await git("worktree", "remove", "--force", tree).catch(() => {});
    await rm(folder, { recursive: true, force: true });
  }
}

await command(
  {
    name: "npm run sizes",
    summary: "Packs each package, installs it into an empty folder, and writes what it weighs to its README.",
    flags: { before: { value: "COMMIT", help: "Print what the packages of a commit weigh, and write nothing." } },
  },
  async ({ before }) => {
    const { workspaces } = JSON.parse(await readFile(`${root}package.json`, "utf8")) as { workspaces: string[] };
    if (before !== undefined) {
      for (const line of await weighBefore(before, workspaces)) console.log(line);
      return;
    }
    for (const room of workspaces) {
      const text = sentence(await weigh(root + room));
      console.log(`${room.padEnd(12)} ${text}`);
      const file = `${root}${room}/README.md`;
      const readme = await readFile(file, "utf8");
      if (!place.test(readme)) throw new UserError(`${room}/README.md has no place for it`);
      await writeFile(file, readme.replace(place, `$1${text}$2`));
    }
  },
);

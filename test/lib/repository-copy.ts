// A copy of the repository, to change and build as a contributor does.

import { cp, mkdir, readdir, readlink, symlink } from "node:fs/promises";
import { join, relative } from "node:path";
import { root } from "../../model/apis.ts";
import { isLasting, temporaryFolder } from "./folder.ts";

/** Copies what the project is made of; the installed packages are linked. */
export async function copyRepository(): Promise<string> {
  const copy = temporaryFolder("repository");
  const left = /^(node_modules|\.git|reports|coverage|\.astro)(\/|$)/;
  await cp(root, copy, { recursive: true, filter: (path) => !left.test(relative(root, path)) && isLasting(path) });
  await mkdir(join(copy, "node_modules"));
  for (const name of await readdir(`${root}node_modules`)) {
    if (name === ".cache") continue;
    const installed = `${root}node_modules/${name}`;
    // npm links the project's own packages: those of the copy are its own.
    await symlink(await readlink(installed).catch(() => installed), join(copy, "node_modules", name));
  }
  return copy;
}

// Temporary folders of tests, empty or with a copy of the repository, to change and build as a contributor does.

import { mkdtempSync } from "node:fs";
import { cp, mkdir, readdir, readlink, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "../../model/apis.ts";

/** Makes an empty folder, which temporary.ts removes. @returns Its path, without a trailing slash. */
export function temporaryFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `${name}-`));
}

/** Whether a path is no folder that is built into: other tests may replace such a folder during a copy. */
export const isLasting = (path: string): boolean =>
  !/^\w+\/dist(\.\d+)?(\/|$)|^generated\/reference/.test(relative(root, path));

/** Copies what the project is made of; the installed packages are linked. */
export async function copyRepository(): Promise<string> {
  const copy = temporaryFolder("repository");
  const left = /^(node_modules|\.git|reports|coverage|\.astro)(\/|$)/;
  await cp(root, copy, { recursive: true, filter: (path) => !left.test(relative(root, path)) && isLasting(path) });
  await mkdir(join(copy, "node_modules"));
  for (const name of await readdir(`${root}node_modules`)) {
    if (name === ".cache") continue;
    const installed = `${root}node_modules/${name}`;
    // npm links the project's own packages; here they are those of the copy.
    await symlink(await readlink(installed).catch(() => installed), join(copy, "node_modules", name));
  }
  return copy;
}

// The pages of a built site.

import { glob } from "node:fs/promises";

/** A page that was built. */
export interface Built {
  /** Path within the site, such as finance/operations/createPayout.html. */
  file: string;
}

/** Every page, in the order of its path. */
export async function pagesOf(out: string): Promise<Built[]> {
  const files: string[] = [];
  for await (const file of glob("**/*.html", { cwd: out })) files.push(file.replaceAll("\\", "/"));
  return files.sort().map((file) => ({ file }));
}

// The list of published addresses: what was once published stays, so lines are only added.

import { readFile, writeFile } from "node:fs/promises";
import { pagesOf } from "./pages.ts";

/** Addresses of a list, without comments. */
export function parseAddresses(text: string): string[] {
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

const head =
  "# Published addresses: links from outside point here. A test fails when one disappears; add with npm run reference -- --addresses.";

/** Whether a page is held by the list; the pages of releases are held by releases/, from which nothing is ever removed. */
export function isListed(file: string): boolean {
  return !/^(?:releases|v)\//.test(file);
}

/** Adds the pages of a build to the list. */
export async function addAddresses(out: string, file: string): Promise<void> {
  const known = parseAddresses(await readFile(file, "utf8").catch(() => ""));
  const all = new Set([...known, ...(await pagesOf(out)).map((page) => page.file).filter(isListed)]);
  await writeFile(file, `${[head, ...[...all].sort()].join("\n")}\n`);
}

// The list of published addresses: what was once published stays, so lines are only added.

import { readFile, writeFile } from "node:fs/promises";
import { root } from "../../model/apis.ts";

const list = `${root}reference/addresses.txt`;
const head =
  "# Published addresses: links from outside point here. A test fails when one disappears; add with npm run reference -- --addresses.";

/** Every published address, as a file of the site. */
export async function readAddresses(): Promise<string[]> {
  return (await readFile(list, "utf8")).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

/** Whether a page is held by the list; the pages of releases are held by releases/, from which nothing is ever removed. */
export function isListed(file: string): boolean {
  return !/^(?:releases|v)\//.test(file);
}

/** Adds the pages of a build to the list. */
export async function addAddresses(pages: string[]): Promise<void> {
  const all = new Set([...(await readAddresses()), ...pages.filter(isListed)]);
  await writeFile(list, `${[head, ...[...all].sort()].join("\n")}\n`);
}

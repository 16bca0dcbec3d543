// The files to download: copies of generated/, the packages, and Postman collections.

import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contractFolder, services } from "../contract/document.ts";
import { downloads, postmanAddress } from "../data/downloads.ts";
import { packageFiles } from "../packages.ts";
import { toPostman } from "./postman.ts";

/**
 * Writes downloads/.
 * @param out Folder of the site.
 * @param packages Folder that has the packages.
 */
export async function writeDownloads(out: string, packages: string): Promise<void> {
  await mkdir(join(out, "downloads"), { recursive: true });
  for (const { href, from } of downloads.flatMap((group) => group.files))
    if (from !== undefined) await copyFile(join(contractFolder(), from), join(out, href));
  for (const { file } of packageFiles) await copyFile(join(packages, file), join(out, "downloads", file));
  for (const service of services)
    await writeFile(join(out, postmanAddress(service)), `${JSON.stringify(toPostman(service), null, 2)}\n`);
}

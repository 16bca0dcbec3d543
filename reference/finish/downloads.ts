// The files to download: copies of generated/, the packages, and Postman collections made from the bundles.

import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contractFolder, contracts, services } from "../contract/document.ts";
import { origins } from "../contract/samples/request.ts";
import { downloads, postmanAddress } from "../data/downloads.ts";
import { packageFiles } from "../data/packages.ts";
import { toPostman } from "./postman.ts";

/**
 * Writes downloads/.
 * @param out Folder of the site.
 * @param packages Folder that has the packages.
 * @param converter Folder that has Postman's converter; without it, there are no collections.
 */
export async function writeDownloads(out: string, packages: string, converter: string | undefined): Promise<void> {
  await mkdir(join(out, "downloads"), { recursive: true });
  for (const { href, from } of downloads.flatMap((group) => group.files))
    if (from !== undefined) await copyFile(join(contractFolder(), from), join(out, href));
  for (const { file } of packageFiles) await copyFile(join(packages, file), join(out, "downloads", file));
  if (converter === undefined) return;
  for (const service of services) {
    const collection = await toPostman(contracts[service].document, origins[service], converter);
    await writeFile(join(out, postmanAddress(service)), `${JSON.stringify(collection, null, 2)}\n`);
  }
}

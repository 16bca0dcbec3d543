// Scalar's one file, taken from the registry for the comparison.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { UserError } from "../../cli/command.ts";
import pin from "./scalar.json" with { type: "json" };

const run = promisify(execFile);

/**
 * Takes one file out of the package, which would otherwise bring some two hundred others.
 * @param folder Where `scalar.js` is written.
 * @throws UserError when the registry does not have the file that scalar.json describes.
 */
export async function fetchScalar(folder: string): Promise<void> {
  const spec = `${pin.package}@${pin.version}`;
  const flags = ["--prefer-offline", "--loglevel=error", "--fetch-retries=0", "--fetch-timeout=20000"];
  const { stdout } = await run("npm", ["pack", spec, ...flags, "--pack-destination", folder], { cwd: folder }).catch(
    () => {
      throw new UserError(`${spec} cannot be fetched from the registry`);
    },
  );
  const tarball = join(folder, stdout.trim());
  const digest = createHash("sha512")
    .update(await readFile(tarball))
    .digest("base64");
  if (`sha512-${digest}` !== pin.integrity) throw new UserError(`${spec} is not the file that scalar.json describes`);
  await run("tar", ["-xzf", tarball, "-C", folder, pin.file]);
  await rename(join(folder, pin.file), join(folder, "scalar.js"));
}

// Writes the software bill of materials (SBOM) of a package, as CycloneDX, from the lock file.

import { writeFile } from "node:fs/promises";
import { UserError } from "../../cli/command.ts";
import type { Package } from "../packages/manifests.ts";
import { complaintOf, npm } from "../tool.ts";

interface Bom {
  metadata: { component: Bom["components"][number] };
  components: { "bom-ref": string; name: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Removes the repository, which npm adds around the package, and replaces the folder's name by the package's. */
function about({ name, version, dependencies }: Package, bom: Bom): Bom {
  const repository = bom.metadata.component["bom-ref"];
  const self = bom.components.find((component) => component["bom-ref"] === `${name}@${version}`);
  if (self === undefined) throw new UserError(`npm sbom does not list ${name}; run npm ci`);
  const known = bom.components.map((component) => component["bom-ref"]);
  const missing = Object.entries(dependencies).filter(([one, exact]) => !known.includes(`${one}@${exact}`));
  if (missing.length > 0)
    throw new UserError(`npm sbom of ${name} lacks ${missing.map(([one]) => one).join(", ")}; update the lock file`);
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...self, name } },
    components: bom.components.filter((component) => component !== self),
    dependencies: bom.dependencies.filter(({ ref }) => ref !== repository),
  };
}

/** Writes the bill of a package. @param file Path of the output. @returns The number of components. */
export async function writeSbom(one: Package, file: string): Promise<number> {
  // Not --omit=dev: npm would leave out dependencies of the package that are also devDependencies of the repository.
  const what = ["--workspace", one.room, "--package-lock-only"];
  const result = await npm(["sbom", "--sbom-format=cyclonedx", "--sbom-type=library", ...what]);
  if (result.code !== 0) throw new UserError(`npm sbom of ${one.name} failed: ${complaintOf(result)}`);
  const bom = about(one, JSON.parse(result.stdout) as Bom);
  await writeFile(file, `${JSON.stringify(bom, null, 2)}\n`);
  return bom.components.length;
}

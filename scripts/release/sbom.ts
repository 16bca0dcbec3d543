// The software bill of materials (SBOM) of a package, as CycloneDX, from the lock file.

import { writeFile } from "node:fs/promises";
import { UserError } from "../../cli/command.ts";
import type { Package } from "../packages/manifests.ts";
import { complaintOf, npm } from "../tool.ts";

interface Bom {
  metadata: { component: Bom["components"][number] };
  components: { "bom-ref": string; name: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** npm describes the repository with one package in it, both named after their folders; what is published is the package. */
function about({ name, version, dependencies }: Package, bom: Bom): Bom {
  const repository = bom.metadata.component["bom-ref"];
  const self = bom.components.find((component) => component["bom-ref"] === `${name}@${version}`);
  if (self === undefined) throw new UserError(`npm sbom says nothing about ${name}`);
  const known = bom.components.map((component) => component["bom-ref"]);
  const missing = Object.entries(dependencies).filter(([one, exact]) => !known.includes(`${one}@${exact}`));
  if (missing.length > 0)
    throw new UserError(`npm sbom of ${name} leaves out ${missing.map(([one]) => one).join(", ")}`);
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...self, name } },
    components: bom.components.filter((component) => component !== self),
    dependencies: bom.dependencies.filter(({ ref }) => ref !== repository),
  };
}

/** Writes the bill of a package. @param file Where. @returns How many components it has. */
export async function writeSbom(one: Package, file: string): Promise<number> {
  // Not --omit=dev: npm then leaves out what the repository needs for development, also where the package needs it.
  const what = ["--workspace", one.room, "--package-lock-only"];
  const result = await npm(["sbom", "--sbom-format=cyclonedx", "--sbom-type=library", ...what]);
  if (result.code !== 0) throw new UserError(`npm sbom of ${one.name} failed: ${complaintOf(result)}`);
  const bom = about(one, JSON.parse(result.stdout) as Bom);
  await writeFile(file, `${JSON.stringify(bom, null, 2)}\n`);
  return bom.components.length;
}

// npm run sbom: writes the software bill of materials of each package, from the lock file.

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { command, UserError } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { complaintOf, npm, type Package, publishedPackages } from "./lib/npm.ts";

const summary = "Writes the software bill of materials (SBOM) of each package, as CycloneDX, from the lock file.";

interface Component {
  "bom-ref": string;
  name: string;
}

interface Bom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** npm wants a version of the root, which has none because it is not published: so it gets a copy with one. */
async function copyManifests(packages: Package[], folder: string): Promise<void> {
  const files = ["package-lock.json", ...packages.map(({ room }) => `${room}/package.json`)];
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(root + file, join(folder, file));
  }
  const manifest = JSON.parse(await readFile(`${root}package.json`, "utf8")) as object;
  await writeFile(join(folder, "package.json"), JSON.stringify({ ...manifest, version: "0.0.0" }));
}

const isThere = (bom: Bom, ref: string) => bom.components.some((component) => component["bom-ref"] === ref);

/** npm describes the repository with one package in it, both named after their folders; what is published is the package. */
function about({ name, version, dependencies }: Package, bom: Bom): Bom {
  const repository = bom.metadata.component["bom-ref"];
  const self = bom.components.find((component) => component["bom-ref"] === `${name}@${version}`);
  if (self === undefined) throw new UserError(`npm sbom says nothing about ${name}`);
  const missing = Object.entries(dependencies).filter(([one, exact]) => !isThere(bom, `${one}@${exact}`));
  if (missing.length > 0)
    throw new UserError(`npm sbom of ${name} leaves out ${missing.map(([one]) => one).join(", ")}`);
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...self, name } },
    components: bom.components.filter((component) => component !== self),
    dependencies: bom.dependencies.filter(({ ref }) => ref !== repository),
  };
}

async function write(one: Package, manifests: string, out: string): Promise<void> {
  const { room, name, version } = one;
  // Not --omit=dev: npm then leaves out what the repository needs for development, also where the package needs it.
  const what = ["--workspace", room, "--package-lock-only"];
  const result = await npm(["sbom", "--sbom-format=cyclonedx", "--sbom-type=library", ...what], manifests);
  if (result.code !== 0) throw new UserError(`npm sbom of ${name} failed: ${complaintOf(result)}`);
  const file = join(out, `${name}@${version}.cdx.json`);
  const bom = about(one, JSON.parse(result.stdout) as Bom);
  await writeFile(file, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${file.replace(root, "")}: ${bom.components.length} components`);
}

await command(
  {
    name: "npm run sbom",
    summary,
    flags: { out: { value: "FOLDER", help: "Where they are written.", default: "reports/release" } },
  },
  async ({ out }) => {
    const folder = resolve(out);
    await mkdir(folder, { recursive: true });
    const manifests = await mkdtemp(join(tmpdir(), "sbom-"));
    try {
      const packages = publishedPackages();
      await copyManifests(packages, manifests);
      for (const one of packages) await write(one, manifests, folder);
    } finally {
      await rm(manifests, { recursive: true, force: true });
    }
  },
);

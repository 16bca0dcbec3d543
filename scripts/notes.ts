// npm run notes: writes the content of the release page of each tag of this commit: the section of the changelog, and
// the software bill of materials of a package.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { command, UserError } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { type Package, publishedPackages } from "./packages/manifests.ts";
import { readChangelog, sectionOf, type Tag, tagsHere } from "./release/history.ts";
import { writeSbom } from "./release/sbom.ts";

const summary =
  "Writes the release notes of each tag of this commit, from the changelogs, as TAG.md, and the software bill of " +
  "materials (SBOM) of each tagged package, from the lock file, as TAG.cdx.json.";

/** The notes of a tag: a package has its own changelog, a contract has sections in the changelog of the repository. */
function notesOf({ tag, name, version }: Tag, released: Package | undefined): string {
  const [folder, release] = released === undefined ? ["", `${name} ${version}`] : [`${released.room}/`, version];
  const text = sectionOf(readChangelog(root, folder), release);
  if (text === undefined) throw new UserError(`${folder}CHANGELOG.md has no section for the tag ${tag}`);
  return `${text}\n`;
}

await command(
  {
    name: "npm run notes",
    summary,
    flags: { out: { value: "FOLDER", help: "Folder of the output.", default: "reports/release" } },
  },
  async ({ out }) => {
    const tags = await tagsHere();
    if (tags.length === 0) console.log("This commit has no release tag.");
    await mkdir(out, { recursive: true });
    for (const one of tags) {
      const released = publishedPackages().find(({ name }) => name === one.name);
      const page = join(out, one.tag);
      await writeFile(`${page}.md`, notesOf(one, released));
      console.log(`${page}.md`);
      if (released === undefined) continue;
      console.log(`${page}.cdx.json: ${await writeSbom(released, `${page}.cdx.json`)} components`);
    }
  },
);

// npm run notes: writes what the changelogs say of each release that this commit is tagged with, for its page on GitHub.

import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { command, UserError } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { sectionOf } from "./lib/changelog.ts";
import { publishedPackages } from "./lib/npm.ts";
import { type Tag, tagsHere } from "./lib/tags.ts";

const summary = "Writes the notes of each release that this commit is tagged with, from the changelogs, as TAG.md.";

/** A package has a changelog of its own, a contract has its sections in that of the repository. */
function notesOf({ tag, name, version }: Tag): string {
  const room = publishedPackages().find((one) => one.name === name)?.room;
  const [file, release] =
    room === undefined ? ["CHANGELOG.md", `${name} ${version}`] : [`${room}/CHANGELOG.md`, version];
  const text = existsSync(root + file) ? sectionOf(readFileSync(root + file, "utf8"), release) : undefined;
  if (text === undefined) throw new UserError(`${file} has no section for the tag ${tag}`);
  return `${text}\n`;
}

await command(
  {
    name: "npm run notes",
    summary,
    flags: { out: { value: "FOLDER", help: "Where they are written.", default: "reports/release" } },
  },
  async ({ out }) => {
    const tags = await tagsHere();
    if (tags.length === 0) console.log("This commit is no release.");
    await mkdir(out, { recursive: true });
    for (const one of tags) {
      await writeFile(join(out, `${one.tag}.md`), notesOf(one));
      console.log(join(out, `${one.tag}.md`));
    }
  },
);

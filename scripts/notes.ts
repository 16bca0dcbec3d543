// npm run notes: prints the newest release of each changelog, for the page of a release on the host.

import { existsSync, readFileSync } from "node:fs";
import { command } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { newestRelease } from "./lib/changelog.ts";
import { publishedPackages } from "./lib/npm.ts";

const summary = "Prints the newest release of the contract's changelog and of each package's, in Markdown.";

/** The changelogs, each with what it is about. */
const changelogs = (): [title: string, file: string][] => [
  ["Contract", "CHANGELOG.md"],
  ...publishedPackages().map(({ room, name }): [string, string] => [name, `${room}/CHANGELOG.md`]),
];

await command({ name: "npm run notes", summary }, () => {
  for (const [title, file] of changelogs()) {
    const text = existsSync(root + file) ? newestRelease(readFileSync(root + file, "utf8")) : undefined;
    if (text !== undefined) console.log(`# ${title}\n\n${text}\n`);
  }
});

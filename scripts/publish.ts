// npm run publish:packages: publishes the packages whose tags this commit has. For the release workflow.

import { command, UserError } from "../cli/command.ts";
import { type Package, publishedPackages } from "./packages/manifests.ts";
import { tagsHere } from "./release/history.ts";
import { complaintOf, npm } from "./tool.ts";

const summary =
  "Publishes each package whose tag this commit has, unless the registry has it already, with provenance.";
const more = `In the release workflow, npm trusts the workflow itself and needs no token. Elsewhere, npm
cannot prove where a package was built; use --dry-run to see what would be published.`;

/** Whether the registry has this version; false for an unknown package. */
async function isPublished({ name, version }: Package): Promise<boolean> {
  const result = await npm(["view", `${name}@${version}`, "version", "--json"]);
  if (result.code === 0) return result.stdout.trim() !== "";
  if (/E404/.test(result.stdout + result.stderr)) return false;
  throw new UserError(`cannot read ${name}@${version} from the registry; try again: ${complaintOf(result)}`);
}

/** Writes the address of the repository, known only on GitHub, to package.json: npm compares it with the workflow. */
async function nameRepository({ room }: Package, env: NodeJS.ProcessEnv): Promise<void> {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = env;
  if (server === undefined || repository === undefined) return;
  const url = `git+${server}/${repository}.git`;
  const home = `${server}/${repository}`;
  const pages = [`bugs.url=${home}/issues`, `homepage=${home}/tree/HEAD/${room}#readme`];
  const set = ["repository.type=git", `repository.url=${url}`, `repository.directory=${room}`, ...pages];
  const result = await npm(["pkg", "set", "--workspace", room, ...set]);
  if (result.code !== 0) throw new UserError(`the address of the repository cannot be written: ${complaintOf(result)}`);
}

async function publish(one: Package, isRehearsal: boolean): Promise<void> {
  const id = `${one.name}@${one.version}`;
  if (await isPublished(one)) return console.log(`${id} is published already.`);
  if (isRehearsal) return console.log(`${id} would be published.`);
  await nameRepository(one, process.env);
  const result = await npm(["publish", "--workspace", one.room, "--provenance", "--access=public"]);
  // Another run of the workflow may have published it in the meantime.
  if (result.code !== 0 && !(await isPublished(one)))
    throw new UserError(`${id} is not published: ${complaintOf(result)}`);
  console.log(`${id} is published.`);
}

await command(
  {
    name: "npm run publish:packages",
    summary,
    more,
    flags: { "dry-run": { help: "List the packages to publish, and publish nothing." } },
  },
  async ({ "dry-run": isRehearsal }) => {
    const tags = new Set((await tagsHere()).map(({ tag }) => tag));
    for (const one of publishedPackages()) {
      const id = `${one.name}@${one.version}`;
      if (tags.has(id)) await publish(one, isRehearsal);
      else console.log(`${id} is not a tag of this commit, so it is left out.`);
    }
  },
);

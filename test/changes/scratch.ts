// A small repository in a temporary folder, with Git, contracts, releases and packages, for what looks at history.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Api, apis } from "../../model/apis.ts";
import type { Change, Rating } from "../../model/change.ts";
import { asObject, type JsonObject } from "../../model/document.ts";
import { temporaryFolder } from "../lib/folder.ts";

/** The parts of a made-up contract: their wording by name. */
export type Parts = Record<string, string>;

export type Scratch = ReturnType<typeof tools>;

const versions: Record<Api, string> = { finance: "1.10.0", ramp: "1.0.0", auth: "1.0.0" };
const folders = { client: "finance-ramp-api", mock: "finance-ramp-mock", conformance: "finance-ramp-conformance" };

let template: Scratch | undefined;

/** A repository on main with three released contracts and three packages, all committed. */
export function scratchRepository(): Scratch {
  template ??= makeTemplate();
  const root = `${temporaryFolder("scratch")}/`;
  cpSync(template.root, root, { recursive: true });
  return tools(root);
}

/** Made once in each process, because a copy is faster. */
function makeTemplate(): Scratch {
  const scratch = tools(`${temporaryFolder("scratch")}/`);
  // Without the sample hooks, which each copy would copy.
  scratch.git("init", "--quiet", "--template=", "--initial-branch=main");
  scratch.git("config", "user.name", "Test");
  scratch.git("config", "user.email", "test@example.com");
  scratch.git("config", "commit.gpgsign", "false");
  // A commit starts no process that looks for what to tidy up.
  scratch.git("config", "maintenance.auto", "false");
  for (const api of apis) {
    scratch.contract(api, versions[api], { base: "here" });
    scratch.release(api, versions[api]);
  }
  packages(scratch);
  scratch.commit("Start");
  return scratch;
}

function tools(root: string) {
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const read = (file: string): string => readFileSync(join(root, file), "utf8");
  const git = (...args: string[]): string =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });
  return {
    root,
    write,
    read,
    git,
    remove: (file: string) => rmSync(join(root, file), { recursive: true }),
    entry: (head: string, text: string, name = "a") =>
      write(`.changeset/${name}.md`, `---\n${head}\n---\n\n${text}\n`),
    commit(message = "Change", ...flags: string[]) {
      git("add", "--all");
      git("commit", "--quiet", "--message", message, ...flags);
    },
    /** Writes a contract, its source with the version and its bundle. */
    contract(api: Api, version: string, parts: Parts) {
      write(
        `openapi/${api}/openapi.yaml`,
        `# The root.\nopenapi: 3.1.0\ninfo:\n  title: ${api}\n  version: ${version}\n`,
      );
      write(`generated/${api}/openapi.json`, `${JSON.stringify(bundleOf(api, version, parts), null, 2)}\n`);
    },
    release(api: Api, version: string) {
      write(`releases/${api}/${version}/openapi.json`, read(`generated/${api}/openapi.json`));
      const record = { api, version, date: "2026-11-22", wire: "none", types: "none", entries: [], changes: [] };
      write(`releases/${api}/${version}/release.json`, `${JSON.stringify(record, null, 2)}\n`);
    },
    /** Records it in place of a release of the same version. */
    rerelease(api: Api, version: string) {
      this.remove(`releases/${api}/${version}`);
      this.commit("Not released");
      this.release(api, version);
      this.commit("Released");
    },
  };
}

function packages(scratch: Scratch): void {
  const locked: Record<string, object> = {};
  for (const [folder, name] of Object.entries(folders)) {
    const version = folder === "client" ? "1.10.0" : "1.0.0";
    locked[folder] = { name, version };
    scratch.write(`${folder}/package.json`, `${JSON.stringify({ name, version, type: "module" }, null, 2)}\n`);
    scratch.write(
      `${folder}/CHANGELOG.md`,
      `# Changelog of ${name}\n\n## ${version} (2026-11-22)\n\n- The first.\n`,
    );
  }
  scratch.write("package-lock.json", `${JSON.stringify({ lockfileVersion: 3, packages: locked }, null, 2)}\n`);
  scratch.write(
    "CHANGELOG.md",
    "# Changelog\n\nWhat changes.\n\n## finance 1.10.0 (2026-11-22)\n\n- The first.\n",
  );
}

function bundleOf(api: Api, version: string, parts: Parts): JsonObject {
  return { openapi: "3.1.0", info: { title: api, version }, paths: {}, "x-parts": parts };
}

/**
 * Rates made-up contracts: a part that is gone is major, a new one minor, another wording a patch; a part whose name begins
 * with `name` is seen by types only, and one with `sunset` may not go.
 */
export async function rateParts(api: Api, before: JsonObject, after: JsonObject): Promise<Change[]> {
  const [old, now] = [before, after].map((document) => asObject(document["x-parts"]) as Parts) as [Parts, Parts];
  const parts = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return parts.filter((part) => old[part] !== now[part]).map((part) => changeOf(api, part, old[part], now[part]));
}

function changeOf(api: Api, part: string, before: string | undefined, after: string | undefined): Change {
  const rating: Rating = before === undefined ? "minor" : after === undefined ? "major" : "patch";
  const how = { major: "is gone", minor: "is new", patch: "is worded anew; nothing to do", none: "" };
  const rule = part.startsWith("sunset") && rating === "major" ? "removed-before-sunset" : "parts";
  const [wire, text] = [part.startsWith("name") ? "none" : rating, `\`${part}\` ${how[rating]}.`] as const;
  return changeWith({ api, wire, types: rating, rule, place: `/x-parts/${part}`, before, after, text });
}

export function changeWith(own: Partial<Change>): Change {
  return {
    api: "finance",
    wire: "none",
    types: "none",
    rule: "parts",
    place: "/x-parts/a",
    evidence: "documented",
    operationIds: ["getIt"],
    events: [],
    before: undefined,
    after: undefined,
    text: "getIt: something; do it.",
    ...own,
  };
}

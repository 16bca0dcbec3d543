// Where a page comes from: the file that somebody edits to change it, the day of its last change, and where to report.

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { address } from "./addresses.ts";
import { edition, type Service } from "./document.ts";
import { type Mark, markOfEvent, markOfOperation } from "./marks.ts";
import { events, operations, schemas } from "./model.ts";
import { states } from "./states.ts";

/** Where a page comes from. */
export interface Origin {
  /** File of the repository; undefined for a page that is put together from many. */
  file: string | undefined;
  /** Day of its last commit, as `2026-11-22`; undefined where the history is not at hand. */
  updated: string | undefined;
  /** Newest release that changed what the page is about. */
  mark: Mark | undefined;
}

/** Address of the repository without a slash at its end; undefined where nobody said one. */
export const repository = process.env["REFERENCE_REPOSITORY"] || undefined;

/** Where one edits a page and reports a mistake in it. */
export interface Ways {
  /** Undefined for a page without a file of its own. */
  edit: string | undefined;
  report: string;
}

/**
 * The links to edit a page and to report a mistake, as GitHub and hosts like it have them.
 * @param home Address of the repository.
 * @param self Address of the page in the site.
 * @returns Undefined where no repository is known.
 */
export function waysOf(home: string | undefined, self: string, title: string): Ways | undefined {
  if (home === undefined) return undefined;
  const { file } = originOf(self);
  const body = `Page: ${self}\n\nWhat is wrong, and where it says otherwise:\n`;
  const issue = new URLSearchParams({ title: `Reference: ${title}`, body });
  return { edit: file && `${home}/edit/main/${file}`, report: `${home}/issues/new?${issue}` };
}

/** The first of some files that is there. */
const present = (...files: string[]): string | undefined => files.find((file) => existsSync(join(process.cwd(), file)));

const schemaFile = (service: Service, name: string): string | undefined =>
  present(`openapi/${service}/schemas/${name}.yaml`, `openapi/common/schemas/${name}.yaml`);

/** The file and the mark of each page that is about one thing of the contract. */
function originsOfContract(): Map<string, () => Pick<Origin, "file" | "mark">> {
  const found = new Map<string, () => Pick<Origin, "file" | "mark">>();
  for (const { service, operationId, path } of operations)
    found.set(address.operation(service, operationId), () => ({
      file: present(`openapi/${service}/paths/${path.slice(1).replaceAll("/", "@")}.yaml`),
      mark: markOfOperation(service, operationId),
    }));
  for (const { service, type } of events)
    found.set(address.event(service, type), () => ({
      file: present(`openapi/${service}/webhooks/${type}.yaml`),
      mark: markOfEvent(service, type),
    }));
  for (const { service, name } of schemas)
    found.set(address.schema(service, name), () => ({ file: schemaFile(service, name), mark: undefined }));
  for (const { service, schemaName } of states)
    found.set(address.state(service, schemaName), () => ({ file: schemaFile(service, schemaName), mark: undefined }));
  return found;
}

const ofContract = originsOfContract();

const guideFiles = readdirSync(join(process.cwd(), "reference/guides"));

/** The file of any other page: the list of codes, the root of a service, a guide, or the page itself. */
function fileOf(self: string): string | undefined {
  const [, first = "", second = ""] = self.split("/");
  const guide = guideFiles.find((file) => file.replace(/^\d+-/, "") === second.replace(/html$/, "md"));
  if (first === "guides" && guide !== undefined) return `reference/guides/${guide}`;
  if (second === "errors") return present(`openapi/${first}/errors.yaml`);
  if (second === "index.html") return present(`openapi/${first}/openapi.yaml`, `reference/pages/${first}/index.astro`);
  return present(`reference/pages${self.replace(/\.html$/, ".astro")}`);
}

let days: Map<string, string> | undefined;

/** The day of the last commit of each file; empty without Git, or in a clone that lacks the history. */
function daysOfFiles(): Map<string, string> {
  const git = (...words: string[]) =>
    execFileSync("git", words, { encoding: "utf8", maxBuffer: 1e9, stdio: ["ignore", "pipe", "ignore"] });
  const found = new Map<string, string>();
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return found;
    const log = git("log", "--format=%x00%cs", "--name-only", "--no-renames", "--", "openapi", "reference");
    for (const commit of log.split("\0").slice(1)) {
      const [day = "", ...files] = commit.split("\n").filter(Boolean);
      for (const file of files) if (!found.has(file)) found.set(file, day);
    }
  } catch {
    // An archive without its history: pages say no day.
  }
  return found;
}

/** Where the page at an address comes from. */
export function originOf(self: string): Origin {
  // A former version was released; nobody edits it any more.
  if (edition !== undefined) return { file: undefined, updated: undefined, mark: undefined };
  const { file, mark } = ofContract.get(self)?.() ?? { file: fileOf(self), mark: undefined };
  days ??= daysOfFiles();
  return { file, updated: file === undefined ? undefined : days.get(file), mark };
}

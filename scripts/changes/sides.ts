// Both sides of a comparison: where bundles are read from (git, a folder, a file, a release, the working tree).

import { execFile } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { UserError } from "../../cli/command.ts";
import { type Api, apis, generatedDir, root } from "../../model/apis.ts";
import { asObject, isObject, type Json, type JsonObject, lookUp, pointer } from "../../model/document.ts";
import { lastReleases, releasesDir } from "../../model/releases.ts";
import { isFresh } from "../generate/sources.ts";
import { beginningOf, git } from "./base.ts";

/** One side of a comparison: a bundle for each API that it has. */
export interface Side {
  /** What it is, for people: a ref, a folder, a file, `the last release` or `the working tree`. */
  name: string;
  documents: Partial<Record<Api, JsonObject>>;
  /** Whether an API that it lacks was not there; a file has one API only, and so has what --api asked for. */
  isWhole: boolean;
  /** The commit, where it is one. */
  commit?: string;
  /** What is to be said of it besides, in one line. */
  note?: string;
}

const run = promisify(execFile);

/** What is asked for: nothing but `--api` may be given. */
export interface SideOptions {
  /** Only this API. */
  api?: Api | undefined;
  /** The repository that refs are looked up in; this one when left out. */
  repository?: string;
}

/**
 * Reads one side.
 * @param from A bundle file (JSON or YAML), a folder of a checkout, or a git ref; looked for in this order.
 * @param options Which API, and in which repository.
 * @returns The bundles; one that the ref or folder does not have yet is absent.
 * @throws UserError with exit code 2 in one line when there is no such thing or it holds no bundle.
 */
export async function loadSide(from: string, { api, repository = root }: SideOptions = {}): Promise<Side> {
  // A variable that is not set in CI would be this folder.
  if (from.trim() === "") throw new UserError("a side is empty; give a git ref, a folder of a checkout or a bundle", 2);
  const path = resolve(from);
  const isThere = existsSync(path);
  const documents = isThere
    ? statSync(path).isDirectory()
      ? await readEach(api, (name) => readIfThere(join(path, "generated", name, "openapi.json")))
      : readFile(from, api)
    : await readRef(from, api, repository);
  const isFile = isThere && !statSync(path).isDirectory();
  if (Object.keys(documents).length > 0) return { name: from, documents, isWhole: api === undefined && !isFile };
  const what = api === undefined ? "no generated/<api>/openapi.json" : `no generated/${api}/openapi.json`;
  throw new UserError(`${from} has ${what}; give a git ref, a folder of a checkout or a bundle`, 2);
}

/**
 * Reads the side that the working tree is compared with: a ref that has gone on since the branch began is read where the branch
 * began, because what it has gained since would look as if the branch took it back.
 * @param from As in `loadSide`.
 * @throws UserError as `loadSide`.
 */
export async function loadBase(from: string, options: SideOptions = {}): Promise<Side> {
  const { repository = root } = options;
  if (existsSync(resolve(from))) return loadSide(from, options);
  const began = beginningOf(repository, from);
  if (began !== undefined) {
    const side = await loadSide(began.commit, options);
    return { ...side, ...began, name: `${from} at ${began.commit.slice(0, 7)}` };
  }
  const side = await loadSide(from, options);
  const commit = git(repository, "rev-parse", "--verify", "--quiet", `${from}^{commit}`);
  return { ...side, ...(commit !== undefined && { commit }) };
}

/**
 * The last release of each API.
 * @param api Only this one.
 * @param folder Where releases are kept.
 * @throws UserError with exit code 2 before the first release.
 */
export function lastRelease(api?: Api, folder: string = releasesDir): Side {
  const last = lastReleases(folder);
  const documents: Side["documents"] = {};
  for (const name of chosen(api)) {
    const release = last[name];
    if (release === undefined) continue;
    const file = join(folder, name, release.version, "openapi.json");
    documents[name] = parseBundle(readFileSync(file, "utf8"), file);
  }
  if (Object.keys(documents).length > 0) return { name: "the last release", documents, isWhole: false };
  throw new UserError("nothing is released yet; say what to compare with --from (a git ref, a folder or a bundle)", 2);
}

/**
 * The bundles of the working tree.
 * @throws UserError with exit code 2 when they are stale.
 */
export async function workingTree(api?: Api): Promise<Side> {
  if (!(await isFresh())) throw new UserError("generated/ is stale; run npm run build", 2);
  const documents = await readEach(api, (name) => readIfThere(join(generatedDir, name, "openapi.json")));
  return { name: "the working tree", documents, isWhole: api === undefined };
}

function chosen(api: Api | undefined): readonly Api[] {
  return api === undefined ? apis : [api];
}

async function readEach(
  api: Api | undefined,
  read: (api: Api) => JsonObject | undefined | Promise<JsonObject | undefined>,
): Promise<Side["documents"]> {
  const documents: Side["documents"] = {};
  for (const name of chosen(api)) {
    const document = await read(name);
    if (document === undefined) continue;
    documents[name] = document;
  }
  return documents;
}

function readIfThere(file: string): JsonObject | undefined {
  return existsSync(file) ? parseBundle(readFileSync(file, "utf8"), file) : undefined;
}

async function readRef(ref: string, api: Api | undefined, repository: string): Promise<Side["documents"]> {
  const inGit = (...args: string[]) => run("git", ["-C", repository, ...args], { maxBuffer: 64 * 1024 * 1024 });
  const refused = `${ref} is no git ref, no folder and no file`;
  // A name that begins with a dash would be an option of git.
  if (ref.startsWith("-")) throw new UserError(refused, 2);
  const commit = await inGit("rev-parse", "--verify", "--quiet", `${ref}^{commit}`).catch(() => undefined);
  if (commit === undefined) throw new UserError(refused, 2);
  const id = commit.stdout.trim();
  return readEach(api, async (name) => {
    const file = `generated/${name}/openapi.json`;
    const shown = await inGit("show", `${id}:${file}`).catch(() => undefined);
    return shown === undefined ? undefined : parseBundle(shown.stdout, `${ref}:${file}`);
  });
}

function readFile(file: string, api: Api | undefined): Side["documents"] {
  const document = parseBundle(readFileSync(file, "utf8"), file);
  const own = apiOf(document);
  if (api !== undefined && own !== undefined && own !== api)
    throw new UserError(`${file} is the bundle of ${own}, not of ${api}`, 2);
  const name = api ?? own;
  if (name === undefined) throw new UserError(`${file} does not say which API it is of; add --api`, 2);
  return { [name]: document };
}

/** Words of `info.title` by which a bundle is recognized. */
const titles: Record<Api, RegExp> = { finance: /finance/i, ramp: /ramp/i, auth: /token|auth/i };

/** Which API a bundle is of, by its title. */
function apiOf(document: JsonObject): Api | undefined {
  const title = String(asObject(document["info"])["title"] ?? "");
  const named = apis.filter((api) => titles[api].test(title));
  return named.length === 1 ? named[0] : undefined;
}

/** A bundle as it is written in JSON or YAML. */
function parseBundle(text: string, name: string): JsonObject {
  let document: unknown;
  try {
    document = text.trimStart().startsWith("{") ? JSON.parse(text) : parse(text, { logLevel: "silent" });
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new UserError(`${name} is no bundle: ${reason}`, 2);
  }
  const version = asObject(document)["openapi"];
  if (!isObject(document) || typeof version !== "string")
    throw new UserError(`${name} is no bundle: it has no openapi`, 2);
  if (!isObject(document["paths"])) throw new UserError(`${name} is no bundle: it has no paths`, 2);
  checkNodes(document, name, document, []);
  return document;
}

/** Keywords that have a list. */
const lists = ["parameters", "servers", "security", "tags", "allOf", "oneOf", "anyOf"];

/** Every node is an object or a list where OpenAPI has one, and every reference leads to a place within the bundle. */
function checkNodes(node: Json | undefined, name: string, document: JsonObject, keys: string[]): void {
  const [key = "", ...above] = [...keys].reverse();
  // Examples and values can have any form, and so can fields that are called like a keyword.
  if (/^(example|examples|default|const|enum|x-.*)$/.test(key) && above[0] !== "properties") return;
  const isNamed = ["properties", "components", "schemas"].includes(above[0] ?? "");
  const refuse = (why: string): never => {
    throw new UserError(`${name} is no bundle: ${why}`, 2);
  };
  if (node === null) refuse(`${pointer("", ...keys)} is null and no object`);
  if (lists.includes(key) && !isNamed && !Array.isArray(node))
    refuse(`${pointer("", ...keys)} is ${isObject(node) ? "an object" : JSON.stringify(node)} and no list`);
  const ref = asObject(node)["$ref"];
  if (typeof ref === "string" && !ref.startsWith("#/")) refuse(`it refers to ${ref}; give one of generated/`);
  if (typeof ref === "string" && Object.keys(lookUp(document, ref)).length === 0) refuse(`${ref} leads nowhere`);
  const children = Array.isArray(node) || isObject(node) ? Object.entries(node) : [];
  for (const [child, value] of children) checkNodes(value, name, document, [...keys, child]);
}

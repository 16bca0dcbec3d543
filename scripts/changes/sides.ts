// Both sides of a comparison: where bundles are read from (git, a file, a release, the working tree).

import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { UserError } from "../../cli/command.ts";
import { type Api, apis, generatedDir, root } from "../../model/apis.ts";
import { asObject, isObject, type Json, type JsonObject } from "../../model/document.ts";
import { lastReleases, releasesDir } from "../../model/releases.ts";
import { isFresh } from "../generate/freshness.ts";
import { beginningOf, commitOf, fileAt } from "./base.ts";

/** One side of a comparison: a bundle for each API that it has. */
export interface Side {
  /** What it is, for people: a ref, a file, `the last release` or `the working tree`. */
  name: string;
  documents: Partial<Record<Api, JsonObject>>;
  /** The commit, where it is one. */
  commit?: string | undefined;
}

/** What is asked for: nothing but `--api` may be given. */
export interface SideOptions {
  /** Only this API. */
  api?: Api | undefined;
  /** The repository that refs are looked up in; this one when left out. */
  repository?: string;
}

/**
 * Reads one side.
 * @param from A bundle file (JSON or YAML), whose API has to be said, or a git ref; looked for in this order.
 * @returns The bundles; one that the ref does not have yet is absent.
 * @throws UserError with exit code 2 in one line when there is no such thing or it holds no bundle.
 */
export function loadSide(from: string, { api, repository = root }: SideOptions = {}): Side {
  if (isFile(from)) {
    if (api === undefined) throw new UserError(`${from} is of one API; say of which with --api`, 2);
    return { name: from, documents: { [api]: parseBundle(readFileSync(from, "utf8"), from) } };
  }
  const commit = commitOf(repository, from);
  if (commit === undefined) throw new UserError(`${from} is no git ref and no file`, 2);
  const documents = readEach(api, (name) => fileAt(repository, commit, `generated/${name}/openapi.json`));
  if (Object.keys(documents).length > 0) return { name: from, documents, commit };
  throw new UserError(`${from} has no generated/${api ?? "<api>"}/openapi.json; give a git ref or a bundle`, 2);
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Reads the side that the working tree is compared with: a ref that has gone on since the branch began is read where the branch
 * began, because what it has gained since would look as if the branch took it back.
 * @throws UserError as `loadSide`.
 */
export function loadBase(from: string, options: SideOptions = {}): Side {
  const began = isFile(from) ? undefined : beginningOf(options.repository ?? root, from);
  if (began === undefined) return loadSide(from, options);
  return { ...loadSide(began, options), name: `${from} at ${began.slice(0, 7)}, where the branch began` };
}

/** The last release of each API. @throws UserError with exit code 2 before the first release. */
export function lastRelease(api?: Api, folder: string = releasesDir): Side {
  const last = lastReleases(folder);
  const documents = readEach(api, (name) => textOf(join(folder, name, last[name]?.version ?? "", "openapi.json")));
  if (Object.keys(documents).length > 0) return { name: "the last release", documents };
  throw new UserError("nothing is released yet; say what to compare with --from (a git ref or a bundle)", 2);
}

/** The bundles of the working tree. @throws UserError with exit code 2 when they are stale. */
export async function workingTree(api?: Api): Promise<Side> {
  if (!(await isFresh())) throw new UserError("generated/ is stale; run npm run build", 2);
  const documents = readEach(api, (name) => textOf(join(generatedDir, name, "openapi.json")));
  return { name: "the working tree", documents };
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** The bundles that there are, of those that are wanted. */
function readEach(wanted: Api | undefined, read: (api: Api) => string | undefined): Side["documents"] {
  const documents: Side["documents"] = {};
  for (const api of apis.filter((one) => wanted === undefined || wanted === one)) {
    const text = read(api);
    if (text !== undefined) documents[api] = parseBundle(text, `the bundle of ${api}`);
  }
  return documents;
}

/** A bundle as it is written in JSON or YAML. */
function parseBundle(text: string, name: string): JsonObject {
  const refuse = (why: string) => new UserError(`${name} is no bundle: ${why}`, 2);
  let value: Json;
  try {
    value = text.trimStart().startsWith("{") ? JSON.parse(text) : parse(text, { logLevel: "silent" });
  } catch (error) {
    throw refuse((error as Error).message.split("\n")[0] ?? "");
  }
  const document = asObject(value);
  if (typeof document["openapi"] !== "string") throw refuse("it has no openapi");
  if (!isObject(document["paths"])) throw refuse("it has no paths");
  const [, file] = /"\$ref":"(?!#\/)([^"]*)"/.exec(JSON.stringify(document)) ?? [];
  if (file !== undefined) throw refuse(`it refers to ${file}; give one of generated/`);
  return document;
}

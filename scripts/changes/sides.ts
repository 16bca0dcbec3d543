// Reads the sides of a comparison: the bundles of a Git ref, a folder, a file, a release or the working tree.

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
  /** Name for people: a ref, a folder, a file, `the last release` or `the working tree`. */
  name: string;
  documents: Partial<Record<Api, JsonObject>>;
  /** The commit of a Git ref. */
  commit?: string | undefined;
}

/** The API, if only one is read, and the repository of Git refs. */
type SideOptions = { api?: Api | undefined; repository?: string };

/**
 * Reads one side.
 * @param from A bundle file (JSON or YAML), a folder of a checkout, or a Git ref, tried in this order.
 * @returns The bundles; an API without a bundle in the ref or folder is absent.
 * @throws UserError with exit code 2 in one line when nothing of this name exists, or it has no bundle.
 */
export function loadSide(from: string, { api, repository = root }: SideOptions = {}): Side {
  const found = statSync(from, { throwIfNoEntry: false });
  if (found?.isFile()) return { name: from, documents: readFile(from, api) };
  const commit = found === undefined ? commitOf(repository, from) : undefined;
  if (found === undefined && commit === undefined)
    throw new UserError(`there is no file, folder or git ref ${from}`, 2);
  const documents = readEach(api, (name) => {
    const file = `generated/${name}/openapi.json`;
    return commit === undefined ? textOf(join(from, file)) : fileAt(repository, commit, file);
  });
  if (Object.keys(documents).length > 0) return { name: from, documents, commit };
  const what = `no generated/${api ?? "<api>"}/openapi.json; give a git ref, a folder of a checkout or a bundle`;
  throw new UserError(`${from} has ${what}`, 2);
}

/**
 * Reads the side with which the working tree is compared. For a ref with newer commits, this is the commit at which the
 * branch began: compared with the newer commits, the branch would seem to remove their additions.
 * @throws UserError as `loadSide`.
 */
export function loadBase(from: string, options: SideOptions = {}): Side {
  const began = existsSync(from) ? undefined : beginningOf(options.repository ?? root, from);
  if (began === undefined) return loadSide(from, options);
  return { ...loadSide(began, options), name: `${from} at ${began.slice(0, 7)}, where the branch began` };
}

/** The last release of each API. @throws UserError with exit code 2 before the first release. */
export function lastRelease(api?: Api, folder: string = releasesDir): Side {
  const last = lastReleases(folder);
  const documents = readEach(api, (name) => textOf(join(folder, name, last[name]?.version ?? "", "openapi.json")));
  if (Object.keys(documents).length > 0) return { name: "the last release", documents };
  throw new UserError("nothing is released yet; say what to compare with --from (a git ref, a folder or a bundle)", 2);
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

/** Reads the bundles of one API or all; an API without a bundle is left out. */
function readEach(wanted: Api | undefined, read: (api: Api) => string | undefined): Side["documents"] {
  const own = apis.filter((api) => wanted === undefined || wanted === api);
  const texts = own.map((api) => [api, read(api)] as const).filter(([, text]) => text !== undefined);
  return Object.fromEntries(texts.map(([api, text]) => [api, parseBundle(text ?? "", `the bundle of ${api}`)]));
}

/** Words in `info.title` that identify the API of a bundle. */
const titles: Record<Api, RegExp> = { finance: /finance/i, ramp: /ramp/i, auth: /token|auth/i };

/** Reads a bundle file; its title or `--api` identifies the API. */
function readFile(file: string, api: Api | undefined): Side["documents"] {
  const document = parseBundle(readFileSync(file, "utf8"), file);
  const title = String(asObject(document["info"])["title"] ?? "");
  const named = apis.filter((one) => titles[one].test(title));
  const own = named.length === 1 ? named[0] : undefined;
  if (api !== undefined && own !== undefined && own !== api)
    throw new UserError(`${file} is the bundle of ${own}, not of ${api}; change --api`, 2);
  const name = api ?? own;
  if (name === undefined) throw new UserError(`${file} does not say which API it is of; add --api`, 2);
  return { [name]: document };
}

/** Parses a bundle in JSON or YAML. */
function parseBundle(text: string, name: string): JsonObject {
  const refuse = (why: string) => new UserError(`${name} is not a bundle: ${why}`, 2);
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

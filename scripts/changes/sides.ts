// Both sides of a comparison: where bundles are read from (git, a folder, a release, the working tree).

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import { type Api, apis, generatedDir, root } from "../../model/apis.ts";
import { isObject, type JsonObject } from "../../model/document.ts";
import { lastReleases, releasesDir } from "../../model/releases.ts";
import { isFresh } from "../generate/freshness.ts";
import { beginningOf, commitOf, fileAt } from "./base.ts";

/** One side of a comparison: a bundle for each API that it has. */
export interface Side {
  /** What it is, for people: a ref, a folder, `the last release` or `the working tree`. */
  name: string;
  documents: Partial<Record<Api, JsonObject>>;
  /** The commit, where it is one. */
  commit?: string | undefined;
}

/**
 * Reads one side.
 * @param from A folder that has `generated/<api>/openapi.json`, or a git ref; looked for in this order.
 * @param repository Where refs are looked up; this one when left out.
 * @returns The bundles; one that the ref or folder does not have yet is absent.
 * @throws UserError with exit code 2 in one line when there is no such thing or it holds no bundle.
 */
export function loadSide(from: string, repository: string = root): Side {
  const isFolder = existsSync(from);
  const commit = isFolder ? undefined : commitOf(repository, from);
  if (!isFolder && commit === undefined) throw new UserError(`${from} is no git ref and no folder`, 2);
  const documents = readEach((api) => {
    const file = `generated/${api}/openapi.json`;
    return commit === undefined ? textOf(join(from, file)) : fileAt(repository, commit, file);
  });
  if (Object.keys(documents).length > 0) return { name: from, documents, commit };
  throw new UserError(`${from} has no generated/<api>/openapi.json; give a git ref or a folder that has it`, 2);
}

/**
 * Reads the side that the working tree is compared with: a ref that has gone on since the branch began is read where the branch
 * began, because what it has gained since would look as if the branch took it back.
 * @throws UserError as `loadSide`.
 */
export function loadBase(from: string, repository: string = root): Side {
  const began = existsSync(from) ? undefined : beginningOf(repository, from);
  if (began === undefined) return loadSide(from, repository);
  return { ...loadSide(began, repository), name: `${from} at ${began.slice(0, 7)}, where the branch began` };
}

/** The last release of each API. @throws UserError with exit code 2 before the first release. */
export function lastRelease(folder: string = releasesDir): Side {
  const last = lastReleases(folder);
  const documents = readEach((api) => textOf(join(folder, api, last[api]?.version ?? "", "openapi.json")));
  if (Object.keys(documents).length > 0) return { name: "the last release", documents };
  throw new UserError("nothing is released yet; say what to compare with --from (a git ref or a folder)", 2);
}

/** The bundles of the working tree. @throws UserError with exit code 2 when they are stale. */
export async function workingTree(): Promise<Side> {
  if (!(await isFresh())) throw new UserError("generated/ is stale; run npm run build", 2);
  return { name: "the working tree", documents: readEach((api) => textOf(join(generatedDir, api, "openapi.json"))) };
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** The bundles that there are. */
function readEach(read: (api: Api) => string | undefined): Side["documents"] {
  const texts = apis.map((api) => [api, read(api)] as const).filter(([, text]) => text !== undefined);
  return Object.fromEntries(texts.map(([api, text]) => [api, parseBundle(text ?? "", `the bundle of ${api}`)]));
}

/** A bundle from its text. @throws UserError with exit code 2 when it is none. */
function parseBundle(text: string, name: string): JsonObject {
  const refuse = (why: string) => new UserError(`${name} is no bundle: ${why}`, 2);
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    throw refuse((error as Error).message.split("\n")[0] ?? "");
  }
  if (!isObject(document) || !isObject(document["paths"])) throw refuse("it has no paths");
  const [, file] = /"\$ref":"(?!#\/)([^"]*)"/.exec(JSON.stringify(document)) ?? [];
  if (file !== undefined) throw refuse(`it refers to ${file}; give one of generated/`);
  return document;
}

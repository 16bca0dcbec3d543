// Reads the released contracts in releases/: the bundle and the changes of each version. These files are never edited.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type Api, apis, root } from "./apis.ts";
import type { Change, Rating } from "./change.ts";
import { type Contract, createContract } from "./contract.ts";
import type { JsonObject } from "./document.ts";

export const releasesDir = `${root}releases/`;

/** An author's announcement of a change. */
export interface ReleasedEntry {
  /** Markdown, for integrators. */
  text: string;
  /** Whether the text begins with **Breaking**. */
  breaking: boolean;
}

/** One release of one contract: releases/<api>/<version>/release.json, with openapi.json beside it. */
export interface Release {
  api: Api;
  version: string;
  /** Day of the release, as YYYY-MM-DD. */
  date: string;
  /** The heaviest rating of its changes. */
  wire: Rating;
  types: Rating;
  entries: ReleasedEntry[];
  /** Every change since the previous release; empty for the first release. */
  changes: Change[];
}

/**
 * The releases of one contract, the newest first.
 * @param folder The folder of the releases, with a trailing slash.
 * @throws Error in one line when a release cannot be read.
 */
export function readReleases(api: Api, folder: string = releasesDir): Release[] {
  if (!existsSync(`${folder}${api}`)) return [];
  return readdirSync(`${folder}${api}`)
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .sort((a, b) => compareVersions(b, a))
    .map((version) => readJson<Release>(`${folder}${api}/${version}/release.json`));
}

/** The contract of a release. */
export function readReleased(api: Api, version: string, folder: string = releasesDir): Contract {
  return createContract(api, readJson<JsonObject>(`${folder}${api}/${version}/openapi.json`));
}

/** The newest release of each contract; absent before the first release. */
export function lastReleases(folder: string = releasesDir): Partial<Record<Api, Release>> {
  return Object.fromEntries(
    apis.flatMap((api) =>
      readReleases(api, folder)
        .slice(0, 1)
        .map((last) => [api, last]),
    ),
  );
}

/** Compares two versions of the form 1.10.0 by their numbers. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(".").map(Number));
  for (const at of [0, 1, 2]) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function readJson<T>(file: string): T {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch (error) {
    throw new Error(`${file.replace(root, "")}: ${(error as Error).message}`);
  }
}

// The released contracts in releases/: each version's bundle and what changed in it. Written once, never edited.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type Api, apis, root } from "./apis.ts";
import type { Change, Rating } from "./change.ts";
import { type Contract, createContract } from "./contract.ts";
import type { JsonObject } from "./document.ts";

/** Where releases are kept. */
export const releasesDir = `${root}releases/`;

/** What an author wrote about a change. */
export interface ReleasedEntry {
  /** Markdown, for integrators. */
  text: string;
  /** Whether it says **Breaking**, and what to do. */
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
  /** Every change since the release before; empty for the first one. */
  changes: Change[];
}

/**
 * The releases of one contract, the newest first.
 * @param folder Where releases are kept; `releases/` when left out.
 * @throws Error in one line when a release cannot be read.
 */
export function readReleases(api: Api, folder: string = releasesDir): Release[] {
  if (!existsSync(`${folder}${api}`)) return [];
  return readdirSync(`${folder}${api}`)
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .sort((a, b) => compareVersions(b, a))
    .map((version) => readJson<Release>(`${folder}${api}/${version}/release.json`));
}

/** The bundle of a release, as it was released. */
export function readReleased(api: Api, version: string, folder: string = releasesDir): Contract {
  return createContract(api, readJson<JsonObject>(`${folder}${api}/${version}/openapi.json`));
}

/** The newest release of each contract; absent before the first one. */
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

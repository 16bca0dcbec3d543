// Which version a contract or a package must have at least, and where a contract's version is written.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import type { Api } from "../../model/apis.ts";
import type { Rating } from "../../model/change.ts";
import { compareVersions } from "../../model/releases.ts";

const form = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/**
 * The version after another one, by Semantic Versioning.
 * @param rating How much it moves; `none` leaves it.
 * @throws UserError when the version has another form.
 */
export function bumpVersion(version: string, rating: Rating): string {
  const [, major, minor, patch] = (form.exec(version) ?? []).map(Number);
  if (major === undefined || minor === undefined || patch === undefined)
    throw new UserError(`${version} is no version; use three numbers, such as 1.10.0`);
  const next = { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] };
  return rating === "none" ? version : next[rating].join(".");
}

/**
 * The version that a contract must have before its release. A patch is made by the release, so it asks for nothing.
 * @param rating The heaviest of everything since.
 */
export function leastVersion(released: string, rating: Rating): string {
  return bumpVersion(released, rating === "patch" ? "none" : rating);
}

/**
 * Checks a contract's version against its last release: one that is too low, or that is released with other content, is a
 * problem. One that has moved further breaks nobody, and the services' team may have its reasons to skip a number.
 * @param rating The heaviest of everything since the last release.
 * @returns What is wrong, in one line; undefined where nothing is.
 */
export function checkVersion(api: Api, released: string, now: string, rating: Rating): string | undefined {
  const where = `openapi/${api}/openapi.yaml: info.version`;
  if (!form.test(now)) return `${where} ${now} is no version; use three numbers, such as 1.10.0`;
  const least = leastVersion(released, rating);
  if (compareVersions(now, released) < 0)
    return `${where} is ${now}, which is before the last release ${released}; write ${least}`;
  if (compareVersions(now, least) < 0)
    return `${where} is ${now}, and ${released} is released without this ${rating} change; write at least ${least}`;
  return undefined;
}

const sourceOf = (root: string, api: Api): string => join(root, `openapi/${api}/openapi.yaml`);

/** Where `info.version` of a root document is written: below `info`, before anything that is not. */
const written = /^(info:.*\n(?:(?: .*)?\n)*? {2}version: *["']?)([^\s"'#]+)/m;

/** Reads `info.version` of a contract's root document in `openapi/`. @throws UserError when there is none. */
export function readVersion(root: string, api: Api): string {
  const [, , version] = written.exec(readFileSync(sourceOf(root, api), "utf8")) ?? [];
  if (version === undefined) throw new UserError(`openapi/${api}/openapi.yaml has no info.version`);
  return version;
}

/** Writes `info.version` of a contract; everything else stays, its quotes and comments too. @throws UserError as `readVersion`. */
export function moveVersion(root: string, api: Api, version: string): void {
  readVersion(root, api);
  const text = readFileSync(sourceOf(root, api), "utf8");
  const moved = text.replace(written, (_, before: string) => before + version);
  writeFileSync(sourceOf(root, api), moved);
}

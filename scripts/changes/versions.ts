// Computes the lowest allowed version of a contract or package, and reads and writes `info.version`.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import type { Api } from "../../model/apis.ts";
import type { Rating } from "../../model/change.ts";
import { compareVersions } from "../../model/releases.ts";

const form = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/**
 * Raises a version, by Semantic Versioning.
 * @param rating The part to raise; `none` leaves the version as it is.
 * @throws UserError when the version is not three numbers.
 */
export function bumpVersion(version: string, rating: Rating): string {
  const [, major, minor, patch] = (form.exec(version) ?? []).map(Number);
  if (major === undefined || minor === undefined || patch === undefined)
    throw new UserError(`${version} is not a version; use three numbers, such as 1.10.0`);
  const next = { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] };
  return rating === "none" ? version : next[rating].join(".");
}

/**
 * The lowest version of a contract before its release. The release itself raises the version for a patch.
 * @param rating The heaviest rating since the last release.
 */
export function leastVersion(released: string, rating: Rating): string {
  return bumpVersion(released, rating === "patch" ? "none" : rating);
}

/**
 * Checks a contract's version against its last release. A version that is too low, or was released with other content,
 * is a problem. A higher version than necessary is not: the services' team can skip a number.
 * @param rating The heaviest rating since the last release.
 * @returns The problem in one line, if any.
 */
export function checkVersion(api: Api, released: string, now: string, rating: Rating): string | undefined {
  const where = `openapi/${api}/openapi.yaml: info.version`;
  if (!form.test(now)) return `${where} ${now} is not a version; use three numbers, such as 1.10.0`;
  const least = leastVersion(released, rating);
  if (compareVersions(now, released) < 0)
    return `${where} is ${now}, which is before the last release ${released}; write ${least}`;
  if (compareVersions(now, least) < 0)
    return `${where} is ${now}, and ${released} is released without this ${rating} change; write at least ${least}`;
  return undefined;
}

const sourceOf = (root: string, api: Api): string => join(root, `openapi/${api}/openapi.yaml`);

/** Finds `info.version` in the text of a root document: the first `version` in the block of `info`. */
const written = /^(info:.*\n(?:(?: .*)?\n)*? {2}version: *["']?)([^\s"'#]+)/m;

/** Reads `info.version` of a contract's root document in `openapi/`. @throws UserError if it is missing. */
export function readVersion(root: string, api: Api): string {
  const [, , version] = written.exec(readFileSync(sourceOf(root, api), "utf8")) ?? [];
  if (version === undefined) throw new UserError(`openapi/${api}/openapi.yaml has no info.version`);
  return version;
}

/** Writes `info.version` of a contract and leaves all other text as it is. @throws UserError as `readVersion`. */
export function moveVersion(root: string, api: Api, version: string): void {
  readVersion(root, api);
  const text = readFileSync(sourceOf(root, api), "utf8");
  const moved = text.replace(written, (_, before: string) => before + version);
  writeFileSync(sourceOf(root, api), moved);
}

// What the commit that is checked out releases: its tags.

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { UserError } from "../../cli/command.ts";
import { root } from "../../model/apis.ts";

/** One contract or package that was released, such as `finance@1.11.0`. */
export interface Tag {
  tag: string;
  name: string;
  version: string;
}

/**
 * The releases that the commit is tagged with, in alphabetical order.
 * @throws UserError where Git cannot say.
 */
export async function tagsHere(): Promise<Tag[]> {
  const { stdout } = await promisify(execFile)("git", ["tag", "--points-at", "HEAD"], { cwd: root }).catch(() => {
    throw new UserError("Git does not say how this commit is tagged");
  });
  return stdout.split("\n").flatMap((tag) => {
    const [, name, version] = /^([a-z-]+)@(\d+\.\d+\.\d+)$/.exec(tag) ?? [];
    return name === undefined || version === undefined ? [] : [{ tag, name, version }];
  });
}

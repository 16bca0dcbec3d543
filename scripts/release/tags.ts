// What the commit that is checked out releases: its tags.

import { UserError } from "../../cli/command.ts";
import { root } from "../../model/apis.ts";
import { git } from "../changes/base.ts";

/** One contract or package that was released, such as `finance@1.11.0`. */
export interface Tag {
  tag: string;
  name: string;
  version: string;
}

/** The releases that the commit is tagged with, in alphabetical order. @throws UserError where Git cannot say. */
export function tagsHere(): Tag[] {
  const tags = git(root, "tag", "--points-at", "HEAD");
  if (tags === undefined) throw new UserError("Git does not say how this commit is tagged");
  return [...tags.matchAll(/^([a-z-]+)@(\d+\.\d+\.\d+)$/gm)].map(([tag, name = "", version = ""]) => ({
    tag,
    name,
    version,
  }));
}

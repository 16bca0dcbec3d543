// Variables that look like settings and are none: a mistyped one would be left out without a word.

import { nearest, typoOf } from "../../cli/nearest.ts";
import { type Environment, given, SettingsError, variables } from "./variables.ts";

const prefix = "STAGING_";
const known = variables.map(([name]) => name.slice(prefix.length));

/** Names that a warning has room for. */
const most = 5;

/**
 * Looks for variables that are no settings. One that is a few letters away from a setting that is not set ends the run: what it was
 * to say, such as the rate, the tenant or the host, would be something else. Any other is told and left alone, because the prefix is a
 * word of everybody's, and a pipeline may have variables of other programs.
 * @param env The environment itself, without what a file adds: a mistyped variable was to win over the file.
 * @returns A line for those that are left alone; none when there are none.
 * @throws SettingsError that names the variable and the setting.
 */
export function unknownNames(env: Environment): string[] {
  const own = Object.keys(env).filter((name) => name.startsWith(prefix) && given(env, name) !== undefined);
  const unknown = own.map((name) => name.slice(prefix.length)).filter((name) => !known.includes(name));
  for (const name of unknown) {
    const meant = typoOf(name, known);
    if (meant === undefined || given(env, prefix + meant) !== undefined) continue;
    throw new SettingsError(
      `${prefix}${name} is no setting (did you mean ${prefix}${meant}?); if another program has it, unset it for this one`,
    );
  }
  if (unknown.length === 0) return [];
  const more = unknown.length > most ? ` and ${unknown.length - most} more` : "";
  const names = unknown.slice(0, most).map((name) => prefix + name + nearest(name, known, prefix));
  return [`left alone, because they are no settings: ${names.join(", ")}${more}`];
}

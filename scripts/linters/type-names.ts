// One exported type name has one meaning: two modules that declare the same name are a finding; re-exports are not.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { root } from "../../model/apis.ts";

/** Text that a module writes into another file declares nothing here. */
const template = /`(?:\\.|[^`\\])*`/g;
const declaration = /^export (?:(?:default|declare|abstract|const) )*(?:interface|type|class|enum) (\w+)/gm;

/**
 * Types that more than one module declares and exports.
 * @param texts Source text by file.
 * @returns One line for each name, with its files.
 */
export function repeatedTypeNames(texts: Map<string, string>): string[] {
  const filesByName = new Map<string, Set<string>>();
  for (const [file, text] of texts)
    for (const [, name = ""] of text.replace(template, "").matchAll(declaration))
      filesByName.set(name, (filesByName.get(name) ?? new Set()).add(file));
  const repeated = [...filesByName].filter(([, files]) => files.size > 1);
  return repeated.map(
    ([name, files]) => `${name} is declared in ${[...files].join(" and ")}; name each by what it means`,
  );
}

/** Checks the modules that Git has or could add, less those that the build or a release writes. */
export function lintTypeNames(): string[] {
  const patterns = ["*.ts", "*.mts", "*.js", ":!generated", ":!releases", ":!mock/control/page/vendor"];
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...patterns];
  const listed = execFileSync("git", args, { cwd: root, encoding: "utf8" });
  const files = listed.split("\0").filter((file) => file !== "" && existsSync(root + file));
  return repeatedTypeNames(new Map(files.map((file) => [file, readFileSync(root + file, "utf8")])));
}

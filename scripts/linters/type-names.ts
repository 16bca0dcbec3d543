// One exported type name has one meaning: two modules must not declare the same name. Re-exports are allowed.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";
import { root } from "../../model/apis.ts";

/** A type in the JSDoc of a JavaScript module, which others can import; not an alias of an imported type. */
const typedef = /@typedef \{(?!import\().*\} (\w+)/g;
const exportItem = /(?<=^export (?:type )?\{[^}]*)\b(\w+)(?: as (\w+))?(?=[^}]*\};)/gm;

/** The types that a module declares and exports, or declares for all modules with `declare global`. */
function exportedTypes(file: string, text: string): string[] {
  const listed = new Map([...text.matchAll(exportItem)].map(([, own = "", name = own]) => [own, name]));
  const namesOf = (node: ts.Statement, isGlobal = false): string[] => {
    if (ts.isModuleDeclaration(node) && node.name.text === "global" && node.body && ts.isModuleBlock(node.body))
      return node.body.statements.flatMap((inner) => namesOf(inner, true));
    const isObject = ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);
    if (!isObject && !ts.isTypeAliasDeclaration(node) && !ts.isEnumDeclaration(node)) return [];
    const name = node.name?.text ?? "";
    const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return name !== "" && (isGlobal || isExported || listed.has(name)) ? [listed.get(name) ?? name] : [];
  };
  const typedefs = file.endsWith(".js") ? [...text.matchAll(typedef)].map(([, name = ""]) => name) : [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return [...typedefs, ...source.statements.flatMap((node) => namesOf(node))];
}

/**
 * Types that more than one module declares and exports.
 * @param texts Source text by file.
 * @returns One line for each name, with its files.
 */
export function repeatedTypeNames(texts: Map<string, string>): string[] {
  const filesByName = new Map<string, Set<string>>();
  for (const [file, text] of texts)
    for (const name of exportedTypes(file, text)) filesByName.set(name, (filesByName.get(name) ?? new Set()).add(file));
  return [...filesByName]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `${name} is declared in ${[...files].join(" and ")}; name each by what it means`);
}

/** Checks the modules that Git has or could add, except those that the build or a release writes. */
export function lintTypeNames(): string[] {
  const patterns = ["*.ts", "*.mts", "*.js", ":!generated", ":!releases", ":!mock/control/page/vendor"];
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...patterns];
  const listed = execFileSync("git", args, { cwd: root, encoding: "utf8" });
  const files = listed.split("\0").filter((file) => file !== "" && existsSync(root + file));
  return repeatedTypeNames(new Map(files.map((file) => [file, readFileSync(root + file, "utf8")])));
}

// What the packages export: names of each entry point, and the fields of exported options. The compiler says so.

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { root } from "../../model/apis.ts";

interface Manifest {
  name: string;
  exports?: Record<string, unknown>;
  bin?: Record<string, string>;
}

export const packages = ["client", "mock", "conformance"] as const;

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(`${root}${folder}/package.json`, "utf8")) as Manifest;
}

/** The source of a file that the build writes to `dist/`. */
export function sourceOf(built: string): string {
  return built.replace(/^\.?\/?dist\/(cjs\/)?/, "").replace(/(\.d)?\.[cm]?[jt]s$/, ".ts");
}

/** The declaration that the first condition of an entry point leads to; undefined for data. */
function declarationOf(target: unknown): string | undefined {
  if (typeof target === "string") return target.endsWith(".d.ts") ? target : undefined;
  return Object.values(target as object)
    .map(declarationOf)
    .find((one) => one !== undefined);
}

/** One line for each export of each package. */
export function exportLines(): string[] {
  const entries = packages.flatMap((folder) => {
    const { name, exports = {} } = manifestOf(folder);
    return Object.entries(exports).map(([path, target]) => {
      const source = sourceOf(declarationOf(target) ?? "");
      return { entry: name + path.slice(1), source: existsSync(root + source) ? source : "" };
    });
  });
  const program = programOf(entries.filter(({ source }) => source !== "").map(({ source }) => root + source));
  return entries.flatMap(({ entry, source }) => {
    if (source === "") return [`export ${entry}`];
    const file = program.getSourceFile(root + source) as ts.SourceFile;
    return namesOf(program.getTypeChecker(), file, entry);
  });
}

/** Packages of others are left out: none of their names is exported, and they are most of the work. */
function programOf(files: string[]): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    strict: true,
    types: [],
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({
      resolvedModule: /^\..*\.ts$/.test(text)
        ? { resolvedFileName: join(dirname(from), text), extension: ts.Extension.Ts }
        : undefined,
    }));
  return ts.createProgram(files, options, host);
}

/** Names of the contract, in `generated/`, come and go with it: one line stands for all of a file. */
function namesOf(checker: ts.TypeChecker, file: ts.SourceFile, entry: string): string[] {
  const [name] = entry.split("/");
  const symbol = checker.getSymbolAtLocation(file) as ts.Symbol;
  const lines = checker.getExportsOfModule(symbol).flatMap((one) => {
    const target = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
    const origin = target.declarations?.[0]?.getSourceFile().fileName.slice(root.length) ?? "";
    if (origin.startsWith("generated/")) return [`export ${entry} all of ${origin}`];
    const kind = target.flags & ts.SymbolFlags.Value ? "" : "type ";
    const options = one.name.endsWith("Options")
      ? optionsOf(checker, checker.getDeclaredTypeOfSymbol(target))
      : [];
    return [
      `export ${entry} ${kind}${one.name}`,
      ...options.map((field) => `option ${name} ${one.name} ${field}`),
    ];
  });
  return lines;
}

/** The fields of options that are ours; those of a group of options, which is a `Partial`, each by itself. */
function optionsOf(checker: ts.TypeChecker, type: ts.Type): string[] {
  return checker.getPropertiesOfType(type).flatMap((field) => {
    const file = field.declarations?.[0]?.getSourceFile().fileName ?? "";
    if (file.includes("/node_modules/")) return [];
    const own = checker.getNonNullableType(checker.getTypeOfSymbol(field));
    const isGroup = own.aliasSymbol?.name === "Partial";
    const inner = isGroup ? checker.getPropertiesOfType(own).map(({ name }) => `${field.name}.${name}`) : [];
    return [field.name, ...inner];
  });
}

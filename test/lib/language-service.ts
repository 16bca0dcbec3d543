// TypeScript's language service, which editors run, for the tests of what they show.

import ts from "typescript";
import { root } from "../../model/apis.ts";

/**
 * The language service over the files of the repository.
 * @param written Text by path, in place of the file.
 * @param start The program, one of those.
 */
export function languageService(written: Map<string, string>, start: string): ts.LanguageService {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
    types: [],
    strict: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
  };
  const read = (path: string) => written.get(path) ?? ts.sys.readFile(path);
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [start],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => written.has(path) || ts.sys.fileExists(path),
    readFile: read,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
}

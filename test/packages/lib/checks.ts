// What holds for each package as it is published: what is in it, what it needs, and what publint and attw say of it.

import { execFile } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { runTool } from "../../../scripts/lib/tool.ts";
import { temporaryFolder } from "../../lib/folder.ts";
import { install, programOf } from "../../lib/install.ts";
import type { Packed } from "../../lib/packed.ts";
import { runProcess } from "../../lib/process.ts";

const run = promisify(execFile);

/** Only these tests need it, and it brings thirty packages. */
const attw = {
  room: "test",
  name: "arethetypeswrong",
  date: "2026-11-15",
  dependencies: { "@arethetypeswrong/cli": "0.18.5" },
};

/** What is read of the report of attw. */
interface Report {
  analysis: { types: unknown };
  problems?: object;
}

/** What a package is made of. Whatever is new in it is a decision, and is written down here. */
export interface Expected {
  /** The rooms whose code or data it carries. */
  rooms: string[];
  /** Kinds of its files. */
  kinds: string[];
  dependencies: string[];
  /** Packages that the user has who imports the entry point for them; all are optional. */
  peers?: string[];
  /** Whether it can be imported: from ES modules, or everywhere, with `require` and the resolution of Node 10 too. */
  types: boolean | "everywhere";
  /** Scripts that no import leads to, each for a reason. */
  beside?: string[];
  /** Links of its documentation that lead nowhere for those who have only the package. */
  lostLinks?: string[];
}

/**
 * Declares the tests of a package.
 * @param packedNow Gives the packed package; called when the tests run.
 * @param expected What it is made of.
 */
export function packageChecks(packedNow: () => Packed, expected: Expected): void {
  describe("as it is published", () => {
    let folder: string;
    let files: string[];
    beforeAll(async () => {
      folder = temporaryFolder("finance-ramp-unpacked");
      await run("tar", ["-xzf", packedNow().tarball, "-C", folder, "--strip-components=1"]);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    });

    test("publint finds nothing", async () => {
      const { code, stdout } = await runTool("publint/src/cli.js", ["run", packedNow().tarball, "--strict"]);
      expect(stdout).toContain("All good!");
      expect(code).toBe(0);
    });

    test("arethetypeswrong finds nothing", async () => {
      const everywhere = expected.types === "everywhere";
      // YAML is no module.
      const yaml = Object.keys(packedNow().manifest.exports ?? {}).filter((name) => name.endsWith(".yaml"));
      const flags = everywhere ? ["--exclude-entrypoints", ...yaml] : ["--profile", "esm-only"];
      const tools = await install(attw);
      // It ends before all is written into a pipe, so it writes into a file.
      const report = join(folder, "..", `${basename(folder)}.attw.json`);
      const attwCommand = [...programOf(tools, "attw"), packedNow().tarball, "--format", "json", ...flags];
      const command = ["sh", "-c", 'file="$0"; exec "$@" > "$file"', report, ...attwCommand];
      const { code } = await runProcess(command, { cwd: tools, timeout: 60_000 });
      const { analysis, problems = {} } = JSON.parse(await readFile(report, "utf8")) as Report;
      await rm(report);
      // What the profile leaves out: CommonJS, and the resolution of Node 10.
      const left = everywhere ? /^$/ : /CJSResolvesToESM|NoResolution/;
      expect(Object.keys(problems).filter((kind) => !left.test(kind))).toEqual([]);
      expect(analysis.types !== false).toBe(expected.types !== false);
      expect(code).toBe(0);
    });

    test("it has what it needs, and nothing that nobody needs", async () => {
      const names = files.map((file) => file.slice(folder.length + 1));
      const kinds = new Set(names.map((name) => /(\.d)?\.\w+$/.exec(name)?.[0] ?? name));
      expect([...kinds].sort()).toEqual(expected.kinds);
      for (const file of ["README.md", "LICENSE"]) expect(names).toContain(file);
      expect(await readdir(join(folder, "dist"))).toEqual(expected.rooms);
      for (const file of Object.values(packedNow().manifest.bin ?? {}))
        expect(await readFile(join(folder, file), "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
    });

    test("each script is reached from a command or an import of the user's", async () => {
      const { bin = {}, exports = {} } = packedNow().manifest;
      const leaves = (value: unknown): string[] =>
        typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(leaves);
      const isScript = (file: string) => /\.c?js$/.test(file) && !file.includes("/page/");
      const { metafile } = await build({
        entryPoints: [...new Set([...Object.values(bin), ...leaves(exports)])]
          .filter(isScript)
          // A file that can be required has the name of the one that is imported.
          .map((file, i) => ({ in: file, out: String(i) })),
        ...{ absWorkingDir: folder, bundle: true, write: false, metafile: true, outdir: folder, logLevel: "silent" },
        ...{ format: "esm", platform: "node", packages: "external" },
      });
      const names = files.map((file) => file.slice(folder.length + 1)).filter(isScript);
      const unreached = names.filter((name) => metafile.inputs[name] === undefined);
      // A file of types alone has no code, and its CommonJS rendition stands beside the same types.
      const texts = await Promise.all(
        unreached.map((name) => readFile(join(folder, name.replace("/cjs/", "/")), "utf8")),
      );
      const isCode = (text: string) => text.replaceAll(/^(\/\/.*|export \{\};)$|\/\*[\s\S]*?\*\//gm, "").trim() !== "";
      expect(unreached.filter((_, i) => isCode(texts[i] as string)).sort()).toEqual(expected.beside ?? []);
    });

    test("links in its documentation lead to what is in it, or to an address", async () => {
      const documents = files.filter((file) => file.endsWith(".md") && !/CHANGELOG/.test(file));
      const broken = [];
      for (const file of documents) {
        const text = await readFile(file, "utf8");
        for (const [, link = ""] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
          if (/^https?:/.test(link)) continue;
          const [path = "", anchor] = link.split("#");
          const target = path === "" ? file : join(file, "..", path);
          const isThere =
            files.includes(target) &&
            (anchor === undefined || anchorsOf(await readFile(target, "utf8")).includes(anchor));
          if (!isThere) broken.push(`${file.slice(folder.length + 1)}: ${link}`);
        }
      }
      expect(broken).toEqual(expected.lostLinks ?? []);
    });

    test("it imports the packages that it names, and no others", async () => {
      const { metafile } = await build({
        entryPoints: files.filter((file) => file.endsWith(".js") && !file.includes("/page/")),
        ...{ bundle: true, write: false, metafile: true, outdir: folder, logLevel: "silent" },
        ...{ format: "esm", platform: "node", packages: "external" },
      });
      const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
      const names = imports.flatMap((path) => /^(?!node:)(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
      // What is loaded on demand with createRequire, which esbuild does not follow.
      const texts = await Promise.all(
        files.filter((file) => file.endsWith(".js")).map((file) => readFile(file, "utf8")),
      );
      const required = texts.flatMap((text) => [...text.matchAll(/\brequire\("((?:@[^/"]+\/)?[^/".]+)/g)]);
      for (const [, name = ""] of required) if (!name.startsWith("node:")) names.push(name);
      const { dependencies, peerDependencies = {}, peerDependenciesMeta = {} } = packedNow().manifest;
      const { peers = [] } = expected;
      expect([...new Set(names)].sort()).toEqual([...expected.dependencies, ...peers].sort());
      expect(Object.keys(dependencies).sort()).toEqual(expected.dependencies);
      if (expected.peers === undefined) return;
      expect(Object.keys(peerDependencies).sort()).toEqual(peers);
      expect(peers.filter((name) => peerDependenciesMeta[name]?.optional !== true)).toEqual([]);
    });
  });
}

/** The anchors of a page's headings, as registries and Git hosts make them. */
function anchorsOf(markdown: string): string[] {
  const headings = [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
}

// What is in the tarball of each package. Whatever is new is a decision, and is written down here.

import { execFile } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { runTool } from "../../scripts/tool.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { install, programOf } from "../lib/install.ts";
import { runProcess } from "../lib/process.ts";
import { manifestOf, packages, tarballOf } from "./package.ts";

interface Expected {
  /** The rooms whose code or data it carries. */
  rooms: string[];
  kinds: string[];
  dependencies: string[];
  /** Packages that the user has who imports the entry point for them. */
  peers: string[];
  /** Flags of attw. None without an entry point. */
  types?: string[];
}

const yaml = ["auth", "finance", "ramp"].map((api) => `./${api}/openapi.yaml`);

const expected: Record<(typeof packages)[number], Expected> = {
  client: {
    rooms: ["cjs", "client", "generated"],
    kinds: [".d.ts", ".js", ".json", ".md", "LICENSE"],
    dependencies: ["openapi-fetch"],
    peers: [],
    types: ["--exclude-entrypoints", ...yaml],
  },
  mock: {
    rooms: ["cli", "generated", "mock", "model"],
    // The texts are licenses: of preact and htm, and of two fonts.
    kinds: [
      ".cjs",
      ".css",
      ".d.cts",
      ".d.ts",
      ".html",
      ".js",
      ".json",
      ".md",
      ".txt",
      ".woff2",
      ".yaml",
      "Containerfile",
      "LICENSE",
    ],
    dependencies: ["ajv", "ajv-formats", "commander", "find-my-way", "secure-json-parse", "tinyqueue"],
    peers: ["@playwright/test", "msw", "vitest"],
    types: ["--profile", "esm-only"],
  },
  conformance: {
    rooms: ["cli", "conformance", "generated", "model"],
    kinds: [".js", ".json", ".md", ".yaml", "LICENSE"],
    dependencies: ["ajv", "ajv-formats", "commander", "fast-check", "yaml"],
    peers: [],
  },
};

describe.each(packages)("%s", (room) => {
  const { rooms, kinds, dependencies, peers, types } = expected[room];
  let tarball: string;
  let folder: string;
  let names: string[];
  beforeAll(async () => {
    tarball = await tarballOf(room);
    folder = temporaryFolder("unpacked");
    await promisify(execFile)("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"]);
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    names = files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  });

  test("publint finds nothing", async () => {
    const { stdout } = await runTool("publint/src/cli.js", ["run", tarball, "--strict"]);
    expect(stdout).toContain("All good!");
  });

  test.runIf(types)("arethetypeswrong finds nothing", async () => {
    const dependencies = { "@arethetypeswrong/cli": "0.18.5" };
    const tools = await install({ room: "test", name: "arethetypeswrong", date: "2026-11-15", dependencies });
    const command = [...programOf(tools, "attw"), tarball, ...(types ?? [])];
    const { code, stdout } = await runProcess(command, { cwd: tools, timeout: 60_000 });
    expect(code, stdout).toBe(0);
  });

  test("it has what it needs, and nothing that nobody needs", async () => {
    const found = new Set(names.map((name) => /(\.d)?\.\w+$/.exec(name)?.[0] ?? name));
    expect([...found].sort()).toEqual(kinds);
    expect(names).toContain("README.md");
    expect(await readdir(join(folder, "dist"))).toEqual(rooms);
  });

  test("links in its documentation lead to what is in it, or to an address", async () => {
    const broken: string[] = [];
    for (const name of names.filter((one) => one.endsWith(".md") && !one.endsWith("CHANGELOG.md"))) {
      const text = await readFile(join(folder, name), "utf8");
      const links = Array.from(text.matchAll(/\]\(([^)\s#]+)(#[^)\s]*)?\)/g), ([, link = ""]) => link);
      const files = links.filter((link) => !/^https?:/.test(link));
      broken.push(...files.filter((link) => !names.includes(join(name, "..", link))));
    }
    expect(broken).toEqual([]);
  });

  test("it imports the packages that it names, and no others", async () => {
    const scripts = names.filter((name) => name.endsWith(".js") && !name.includes("/page/"));
    const { metafile } = await build({
      entryPoints: scripts.map((name) => join(folder, name)),
      bundle: true,
      write: false,
      metafile: true,
      outdir: folder,
      logLevel: "silent",
      format: "esm",
      platform: "node",
      packages: "external",
    });
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
    // What is loaded on demand with createRequire, which esbuild does not follow.
    const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), "utf8")));
    const required = texts.flatMap((text) =>
      Array.from(text.matchAll(/\brequire\("([^".]+)/g), ([, path = ""]) => path),
    );
    const ofPackages = [...imports, ...required].flatMap(
      (path) => /^(?!node:)(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
    );
    expect([...new Set(ofPackages)].sort()).toEqual([...dependencies, ...peers].sort());
    const manifest = await manifestOf(room);
    expect(Object.keys(manifest.dependencies ?? {}).sort()).toEqual(dependencies);
    expect(Object.keys(manifest.peerDependencies ?? {}).sort()).toEqual(peers);
    await rm(folder, { recursive: true });
  });
});

test("each dependency has one exact version", async () => {
  const { devDependencies } = JSON.parse(await readFile(`${root}package.json`, "utf8")) as {
    devDependencies: Record<string, string>;
  };
  const manifests = await Promise.all(packages.map(manifestOf));
  const pins = [devDependencies, ...manifests.map(({ dependencies = {} }) => dependencies)].flatMap((one) =>
    Object.entries(one),
  );
  for (const [name, own] of Map.groupBy(pins, ([name]) => name))
    expect(new Set(own.map(([, version]) => version)).size, name).toBe(1);
  expect(pins.filter(([, version]) => !/^(npm:\S+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test("each README names the Node of engines, and no other", async () => {
  for (const room of packages) {
    const { engines } = await manifestOf(room);
    const [, least, without] = /^(?:>=|\^)([\d.]+)(?: \|\| >=(\d+))?$/.exec(engines.node) ?? [];
    const readme = await readFile(`${root}${room}/README.md`, "utf8");
    const named = [...readme.matchAll(/\bNode (\d+\.\d+) (?:or|and) later( \(not (\d+)\))?/g)];
    expect(named.map(([, version, , not]) => [version, not && `${Number(not) + 1}`])).toEqual([[least, without]]);
  }
});

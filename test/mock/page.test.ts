// The files of the page at /__mock/, without a browser: all are served, under a strict policy, and call only what there is.

import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { commands } from "../../mock/control/commands/index.ts";
import { root } from "../../model/apis.ts";
import { runTool } from "../../scripts/tool.ts";
import { mockForTests } from "./mock.ts";

const folder = `${root}mock/control/page/`;
const mock = mockForTests({ speed: 0 });

async function sources(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const file of glob("**/*.{js,css,html,woff2}", { cwd: folder }))
    found.set(file, await readFile(folder + file, "utf8"));
  return found;
}

test("its scripts have sound types", async () => {
  const { stdout, code } = await runTool("typescript-7/bin/tsc", ["--noEmit", "-p", folder]);
  expect([code, stdout]).toEqual([0, ""]);
});

test("each of its files is served, as what it is, and allows nothing but the page's own files", async () => {
  const files = await sources();
  expect(files.size).toBeGreaterThan(15);
  const types = { js: "text/javascript", css: "text/css", html: "text/html", woff2: "font/woff2" };
  for (const [file, text] of files) {
    const path = file === "index.html" ? "/__mock/" : `/__mock/page/${file}`;
    const { status, headers, body } = await mock.ask("ramp", path);
    expect([file, status, body]).toEqual([file, 200, text]);
    expect(headers.get("content-type")).toContain(types[file.split(".")[1] as keyof typeof types]);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
      ]),
    );
    expect(policy).not.toMatch(/unsafe|\*|data:/);
  }
  // The page of a sandbox has an address of its own.
  const { status, headers } = await mock.ask("finance", "/__mock/sandboxes/0123456789abcdef/");
  expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
});

test("nothing in it sets HTML", async () => {
  // Preact can; the page never asks it to.
  const own = [...(await sources())].filter(([file]) => !file.startsWith("vendor/"));
  for (const [file, text] of own)
    expect(text, file).not.toMatch(/(inner|outer)HTML|insertAdjacentHTML|document\.write|\beval\b|new Function/i);
});

test("every command it calls is one of the control API, and all that people do there is on it", async () => {
  const all = [...(await sources()).values()].join("\n");
  const called = new Set(
    [...all.matchAll(/"((?:GET|POST|PUT|DELETE) \/[^"]*)"/g)].map(([, command = ""]) => command),
  );
  // The health is told by the server itself, and is no command.
  expect(called.delete("GET /health")).toBe(true);
  expect([...called].filter((command) => commands[command] === undefined)).toEqual([]);
  // These are for tests and setups in code; the page has other ways to the same.
  const elsewhere =
    /^(POST \/webhooks|POST \/sandboxes|DELETE \/sandboxes\/.*|GET \/outcomes|\w+ \/delivery-policy)$/;
  expect(Object.keys(commands).filter((command) => !called.has(command) && !elsewhere.test(command))).toEqual([]);
});

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
  for await (const file of glob("**/*.{js,css,html}", { cwd: folder }))
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
  const types = { js: "text/javascript", css: "text/css", html: "text/html" };
  for (const [file, text] of files) {
    const path = file === "index.html" ? "/__mock/" : `/__mock/page/${file}`;
    const { status, headers, body } = await mock.ask("ramp", path);
    expect([file, status, body]).toEqual([file, 200, text]);
    expect(headers.get("content-type")).toContain(types[file.split(".")[1] as keyof typeof types]);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'"]),
    );
    expect(policy).not.toMatch(/unsafe|\*|data:/);
  }
  // The page of a sandbox has an address of its own.
  const { status, headers } = await mock.ask("finance", "/__mock/sandboxes/0123456789abcdef/");
  expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
});

test("nothing in it is inline, foreign, or sets HTML", async () => {
  const forbidden =
    /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|setAttribute\("style/;
  for (const [file, text] of await sources()) {
    // Preact can set HTML; the page never asks it to.
    if (file.startsWith("vendor/")) continue;
    const found = [
      ...(file.endsWith(".html") ? (text.match(/\son\w+=|style=|<style|<script>|javascript:/g) ?? []) : []),
      ...(text.match(/(src|href)="(https?:)?\/\/|@import|url\(/g) ?? []),
      ...(forbidden.exec(text) ?? []),
    ];
    expect([file, found]).toEqual([file, []]);
  }
});

test("every command it calls is one of the control API, and all that people do there is on it", async () => {
  const all = [...(await sources()).values()].join("\n");
  const called = new Set([...all.matchAll(/"((?:GET|POST|PUT|DELETE) \/[^"]*)"/g)].map(([, command = ""]) => command));
  // The health is told by the server itself, and is no command.
  expect(called.delete("GET /health")).toBe(true);
  expect([...called].filter((command) => commands[command] === undefined)).toEqual([]);
  // These are for tests and setups in code; the page has other ways to the same.
  const elsewhere = ["POST /webhooks", "POST /sandboxes", "DELETE /sandboxes/{id}", "GET /outcomes"];
  expect(Object.keys(commands).filter((command) => !called.has(command) && !elsewhere.includes(command))).toEqual([]);
});

test("without JavaScript it says so, and leads to the same as JSON", async () => {
  const html = await readFile(`${folder}index.html`, "utf8");
  const [, inside = ""] = /<noscript>(.*)<\/noscript>/s.exec(html) ?? [];
  expect(inside).toContain("needs JavaScript");
  const links = [...inside.matchAll(/href="([^"]+)"/g)].map(([, path = ""]) => path);
  expect(links).toHaveLength(9);
  for (const path of links) expect([path, (await mock.ask("finance", path)).status]).toEqual([path, 200]);
});

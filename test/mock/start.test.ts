// What a start of the mock loads: nothing that a first response can do without.

import { expect, test } from "vitest";
import { startMock } from "../../mock/start.ts";
import { root } from "../../model/apis.ts";
import { runProcess } from "../lib/process.ts";

/** Prints what a mock that has just started has loaded: parts of Node, and files of the mock. */
const script = `
  import { registerHooks } from "node:module";
  const files = [];
  registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) });
  const { startMock } = await import("./mock/start.ts");
  const mock = await startMock();
  const parts = process.moduleLoadList;
  await mock.stop();
  console.log(JSON.stringify({ parts, files }));
`;

test("a start loads neither Node's fetch nor SQLite, and of the mock no command and no page", async () => {
  const { stdout, stderr } = await runProcess([process.execPath, "--input-type=module", "-e", script], {
    cwd: root,
    timeout: 60_000,
  });
  expect(stderr).toBe("");
  const { parts, files } = JSON.parse(stdout) as { parts: string[]; files: string[] };
  const loaded = [...parts, ...files];
  expect(
    loaded.filter((name) => /undici|sqlite|mock\/control\/commands\/|mock\/hosted\/page|\/jose\//.test(name)),
  ).toEqual([]);
  expect(files.filter((file) => file.endsWith("mock/http/server.ts"))).toHaveLength(1);
}, 60_000);

test("on a Node.js that is too old, startMock says so in one line", async () => {
  const { node } = process.versions;
  Object.defineProperty(process.versions, "node", { value: "20.20.2" });
  try {
    await expect(startMock()).rejects.toThrow(
      /^The mock needs Node\.js 22\.16 or later, but not 23; this is 20\.20\.2\. .+$/,
    );
  } finally {
    Object.defineProperty(process.versions, "node", { value: node });
  }
});

// The story of the sandboxes in mock/README.md, run as it is printed, with bash and curl; only the ports are others.

import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { mockForTests } from "../lib/mock.ts";
import { finish } from "../lib/process.ts";

const mock = mockForTests({ speed: 0 });

test("prints what stands under it", async () => {
  const readme = await readFile(`${root}mock/README.md`, "utf8");
  const section = readme.split("\n## ").find((text) => text.startsWith("Sandboxes\n")) ?? "";
  const [, commands = "", output = ""] = /```sh\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/.exec(section) ?? [];
  const here = commands
    .replace("http://127.0.0.1:4010", mock.address("finance"))
    .replace("http://127.0.0.1:4030", mock.address("auth"));
  const { code, stdout, stderr } = await finish(spawn("bash", ["-euo", "pipefail", "-c", here]));
  expect([code, stderr]).toEqual([0, ""]);
  const pattern = output.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("…", ".*");
  expect(output).not.toBe("");
  expect(stdout).toMatch(new RegExp(`^${pattern}$`));
  // It ends as it began.
  expect((await mock.control("GET", "/sandboxes")).body).toEqual([]);
});

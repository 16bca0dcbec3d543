// npm start where no reference is built yet: what it starts for that builds one, and serves it.

import { expect, test } from "vitest";
import { temporaryFolder } from "../lib/folder.ts";
import { finish, printed, startScript } from "../lib/process.ts";

test("the reference is built where it is not there, and served", async () => {
  const environment = { REFERENCE_PORT: "0", REFERENCE_FOLDER: temporaryFolder("start") };
  const child = startScript("reference/serve.ts", ["--build"], environment);
  const ended = finish(child);
  try {
    const [, address = ""] = /reference (http\S+)/.exec(await printed(child, /reference http\S+\n/)) ?? [];
    expect(await (await fetch(address)).text()).toContain("<h1>");
  } finally {
    child.kill("SIGINT");
    await ended;
  }
});

// The mock beside a test of snippets, on free ports in place of those that the site prints.

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll } from "vitest";
import { root } from "../../model/apis.ts";
import { services } from "../../reference/contract/document.ts";
import { origins } from "../../reference/contract/samples/request.ts";
import { exchange } from "../lib/listen.ts";
import { finish, printed, startScript } from "../lib/process.ts";

const run = promisify(execFile);

/** Starts the mock; it ends with the test file that asks. */
export async function startMock(flags: string[] = []) {
  const mock = startScript("mock/cli.ts", [...services.map((service) => `--${service}-port=0`), ...flags]);
  const output = await printed(mock, "Ctrl-C");
  afterAll(async () => {
    const end = finish(mock);
    mock.kill();
    await end;
  });
  const addressOf = (service: string) => new RegExp(`^${service}\\s+(http\\S+)`, "m").exec(output)?.[1] ?? "";
  const addresses = new Map(services.map((service) => [origins[service], addressOf(service)]));
  const here = (code: string): string => exchange(code, addresses);
  return {
    here,
    /** A snippet with the client of this repository in place of the package. */
    runnable: (code: string): string =>
      here(code)
        .replace(/"finance-ramp-api\/(\w+)"/g, (_, part: string) => `"${root}client/${part}.ts"`)
        .replace('"finance-ramp-mock"', `"${root}mock/start.ts"`),
    reset: async () => {
      await fetch(`${addressOf("finance")}/__mock/reset`, { method: "POST" });
    },
    /** Makes a call written for curl. */
    call: async (curl: string) => {
      const { stdout } = await run("bash", ["-c", `${here(curl).trim()} -s -w '\\n%{http_code}'`], {
        maxBuffer: 16 * 1024 * 1024,
      });
      const lines = stdout.trimEnd().split("\n");
      return { status: Number(lines.pop()), body: lines.join("\n") };
    },
  };
}

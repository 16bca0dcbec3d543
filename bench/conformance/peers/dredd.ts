// Dredd with the documented examples.

import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { programOf } from "../../../test/lib/install.ts";
import { installPeer } from "../../lib/peers.ts";
import { preparedDocument, services } from "../document.ts";
import type { Peer } from "../peer.ts";
import { ownTenant } from "../subject.ts";
import { runTool } from "./tool.ts";

let folder = "";
let program: string[] = [];

/** What its report in the form of xunit says: which transaction, and each line of the message. */
function failures(report: string): string[] {
  const cases = report.matchAll(/<testcase name="([^"]*)"[^>]*><(?:failure|error)>(?:<!\[CDATA\[)?([\s\S]*?)<\//g);
  return [...cases].flatMap(([, name = "", text = ""]) => {
    const message = text.split("\n\nRequest:")[0] ?? "";
    const lines = message.split("\n").filter((line) => line !== "" && line !== "Message:");
    return lines.map((line) => `${name}: ${line}`);
  });
}

/** Dredd. */
export const dredd: Peer = {
  name: "Dredd",
  traffic: "one request for each documented success",
  async prepare({ contracts }, own) {
    const installed = await installPeer({ dredd: "14.1.0" });
    folder = own;
    program = programOf(installed, "dredd");
    for (const api of services)
      await writeFile(join(folder, `${api}.json`), JSON.stringify(preparedDocument(contracts, api)));
    return undefined;
  },
  async complaints({ origins, token }) {
    return (await Promise.all(services.map((api) => check(api, origins[api], token)))).flat();
  },
};

async function check(api: string, origin: string, token: string): Promise<string[]> {
  const output = join(folder, `${api}.xml`);
  await rm(output, { force: true });
  const headers = [`Authorization: Bearer ${token}`, `x-tenant-id: ${ownTenant}`].flatMap((text) => ["--header", text]);
  const reporter = ["--loglevel", "silent", "--reporter", "xunit", "--output", output];
  const code = await runTool([...program, join(folder, `${api}.json`), origin, ...headers, ...reporter], folder);
  const report = await readFile(output, "utf8").catch(() => undefined);
  return report === undefined ? [`${api} ended with ${code} and no report`] : failures(report);
}

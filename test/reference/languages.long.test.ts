// The samples in Python and Java send what the sample in curl sends: each runs against a server that notes what arrives. Where a
// language is not installed, its test is skipped; what is compared with is written by nobody's library.

import { execFile, spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { operations } from "../../reference/contract/model.ts";
import { tenantPlaceholder, withoutTenant } from "../../reference/contract/samples/html.ts";
import { origins } from "../../reference/contract/samples/request.ts";
import { samplesOf, snippetsOf } from "../../reference/contract/snippets.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { close, listen } from "../lib/listen.ts";

const run = promisify(execFile);
const has = (program: string) => spawnSync(program, ["--version"]).status === 0;

const folder = temporaryFolder("languages");
/** What arrives, as far as it is the sample's own. */
const arrived: object[] = [];

async function note(request: IncomingMessage): Promise<void> {
  let text = "";
  for await (const part of request) text += part;
  const { authorization, "content-type": type, "x-tenant-id": tenant } = request.headers;
  const body = type?.includes("json") ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  const line = `${request.method} ${request.url}`;
  arrived.push({ line, authorization, type, tenant: tenant?.toString(), body });
}

const server = createServer((request, response) => {
  note(request).then(
    () => response.end("{}"),
    () => response.writeHead(400).end("{}"),
  );
});
const { origin } = await listen(server);
beforeEach(() => {
  arrived.length = 0;
});
afterAll(() => close(server));

const here = (code: string): string => Object.values(origins).reduce((text, one) => text.replaceAll(one, origin), code);

/** Each sample of a language, in the order of the operations; without a tenant and with one. */
function samples(id: string): string[] {
  return operations.flatMap((entry) =>
    snippetsOf(entry).flatMap(({ value }) =>
      [withoutTenant, (text: string) => text.replace(tenantPlaceholder, "a-tenant")].map((fill) => {
        const { code } = samplesOf(entry, value).find((one) => one.id === id) as { code: string };
        return here(fill(code));
      }),
    ),
  );
}

/** What the samples in curl send. */
async function wanted(): Promise<object[]> {
  const script = samples("curl").map((code) => `${code} -s -o /dev/null`);
  await run("bash", ["-ec", script.join("\n")], { maxBuffer: 1 << 24 });
  return arrived.splice(0);
}

/** Just enough of the library that the samples in Python use. */
const requests = `import json as j, urllib.request, urllib.parse
class R: status_code = 0; text = ""
def call(method):
    def send(url, headers={}, json=None, data=None):
        body = None if json is None and data is None else (j.dumps(json) if data is None else urllib.parse.urlencode(data)).encode()
        with urllib.request.urlopen(urllib.request.Request(url, body, headers, method=method)) as r: r.read()
        return R
    return send
get, post, put, patch, delete = map(call, ["GET", "POST", "PUT", "PATCH", "DELETE"])
`;

describe("samples", () => {
  test.skipIf(!has("python3"))("in Python send what those in curl send", { timeout: 300_000 }, async () => {
    const expected = await wanted();
    await writeFile(join(folder, "requests.py"), requests);
    await writeFile(join(folder, "samples.py"), samples("python").join("\n"));
    await run("python3", ["samples.py"], { cwd: folder, env: { PATH: process.env["PATH"], PYTHONPATH: folder } });
    expect(expected.length).toBeGreaterThan(100);
    expect(arrived).toEqual(expected);
  });

  test.skipIf(!has("java"))("in Java send what those in curl send", { timeout: 300_000 }, async () => {
    const expected = await wanted();
    const head = "import java.net.http.*;\n";
    const methods = samples("java").map((code, index) => {
      expect(code.startsWith(head)).toBe(true);
      return `static void call${index}() throws Exception {\n${code.slice(head.length)}\n}`;
    });
    const calls = methods.map((_, index) => `call${index}();`).join(" ");
    const main = `public static void main(String[] a) throws Exception { ${calls} }`;
    await mkdir(join(folder, "java"));
    await writeFile(join(folder, "java/Samples.java"), `${head}class Samples {\n${methods.join("\n")}\n${main}\n}`);
    await run("java", ["Samples.java"], { cwd: join(folder, "java"), maxBuffer: 1 << 24 });
    expect(arrived).toEqual(expected);
  });
});

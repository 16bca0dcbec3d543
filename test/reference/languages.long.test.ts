// The samples in Python and Java send what the sample in curl sends, to a server that notes what arrives.

import { execFile, spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { operations } from "../../reference/contract/model.ts";
import { withoutTenant } from "../../reference/contract/samples/html.ts";
import { origins, tenantPlaceholder } from "../../reference/contract/samples/request.ts";
import { samplesOf, snippetsOf } from "../../reference/contract/snippets.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { close, listen } from "../lib/listen.ts";

const run = promisify(execFile);
const has = (program: string) => spawnSync(program, ["--version"]).status === 0;

const folder = temporaryFolder("languages");
/** What arrives, as far as it is the sample's own. */
const arrived: object[] = [];

const server = createServer(async (request, response) => {
  const text = Buffer.concat(await request.toArray()).toString();
  const { authorization, "content-type": type, "x-tenant-id": tenant } = request.headers;
  const body = type?.includes("json") ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  arrived.push({
    line: `${request.method} ${request.url}`,
    authorization,
    type,
    tenant: tenant?.toString(),
    body,
  });
  response.end("{}");
});
const { origin } = await listen(server);
afterAll(() => close(server));

const here = (code: string): string =>
  Object.values(origins).reduce((text, one) => text.replaceAll(one, origin), code);

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

async function runPython(): Promise<void> {
  await writeFile(join(folder, "requests.py"), requests);
  await writeFile(join(folder, "samples.py"), samples("python").join("\n"));
  await run("python3", ["samples.py"], { cwd: folder, env: { PATH: process.env["PATH"], PYTHONPATH: folder } });
}

/** Runs all samples in Java: each is a method, since a method may not be as long as all of them. */
async function runJava(): Promise<void> {
  const head = "import java.net.http.*;\n";
  const methods = samples("java").map((code, index) => {
    expect(code.startsWith(head)).toBe(true);
    return `static void call${index}() throws Exception {\n${code.slice(head.length)}\n}`;
  });
  const calls = methods.map((_, index) => `call${index}();`).join(" ");
  const main = `public static void main(String[] a) throws Exception { ${calls} }`;
  await writeFile(join(folder, "Samples.java"), `${head}class Samples {\n${methods.join("\n")}\n${main}\n}`);
  await run("java", ["Samples.java"], { cwd: folder, maxBuffer: 1 << 24 });
}

describe.each([
  ["python3", runPython],
  ["java", runJava],
])("samples for %s", (program, runSamples) => {
  test.skipIf(!has(program))("send what those in curl send", async () => {
    const script = samples("curl").map((code) => `${code} -s -o /dev/null`);
    await run("bash", ["-ec", script.join("\n")], { maxBuffer: 1 << 24 });
    const expected = arrived.splice(0);
    expect(expected.length).toBeGreaterThan(100);
    await runSamples();
    expect(arrived.splice(0)).toEqual(expected);
  });
});

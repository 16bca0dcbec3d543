// npm run mock and npm run webhook as a user meets them: files, one clear line for each mistake, a quick end.

import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { nodeFault } from "../../cli/node.ts";
import { deliveryTimes } from "../../mock/assumptions.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { listen } from "../lib/listen.ts";
import { finish, printed, runScript, startScript } from "../lib/process.ts";
import { some } from "../lib/some.ts";

const anyPort = ["--finance-port=0", "--ramp-port=0", "--auth-port=0"];
const token = { Authorization: "Bearer example-access-token" };

async function file(content: string): Promise<string> {
  const path = `${temporaryFolder("mock")}/file.json`;
  await writeFile(path, content);
  return path;
}

test("a Node.js that is too old is one line", () => {
  const mock = { title: "The mock", bin: "finance-ramp-mock", least: [22, 16] } as const;
  expect(["22.16.0", "22.18.1", "24.0.0"].map((version) => nodeFault(mock, version))).toEqual(Array(3).fill(undefined));
  for (const version of ["20.20.2", "22.15.9", "23.11.1"])
    expect(nodeFault(mock, version)).toMatch(/^The mock needs Node\.js 22\.16 or later, but not 23; .* npx --yes /);
});

const tenants = ["6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10"];
const twice = JSON.stringify({ clients: Array(2).fill({ id: "a", secret: "b", tenants }) });
const clientWith = async (grants: object) =>
  `--config=${await file(JSON.stringify({ clients: [{ id: "a", secret: "b", tenants, ...grants }] }))}`;
const mistakes: [script: string, args: string[], line: RegExp, code: number][] = [
  ["cli", ["--finance-port=25300", "--ramp-port=25300"], /finance and ramp have the same port, 25300; give each/, 1],
  ["cli", ["--latency=300-100"], /--latency .*300-100.* Use a delay such as/, 2],
  ["cli", [`--data=${tmpdir()}`], /data file \S+ cannot be opened; choose a file in a folder that can be written$/m, 1],
  ["cli", [await clientWith({ scopes: ["view:webhook"] })], /clients\/0\/scopes\/0: must be one of manage:/, 1],
  ["cli", ["--payment-session"], /unknown option '--payment-session' \(Did you mean --payment-sessions\?\)\. See/, 2],
  ["webhook", ["NOTHING", "--to=http://127.0.0.1:1/"], /there is no event NOTHING; there are .*\bPING\b/, 2],
  ["webhook", ["PING", "--to=http://hooks.example/"], /--to must be an https URL/, 2],
  ["cli", ["--ramp-port=70000"], /--ramp-port .*70000/, 2],
  ["cli", ["--webhook-retries=1s,5d"], /--webhook-retries .*1s,5d.* Use a number of milliseconds/, 2],
  ["cli", ["--allow-host=ci:6110"], /--allow-host .*"ci:6110" is not a host name/, 2],
  ["cli", ["--allow-origin=127.0.0.1:4000"], /--allow-origin .*"127\.0\.0\.1:4000" is not an origin/, 2],
  ["cli", ["--config=/nowhere.json"], /the config file \/nowhere.json does not exist/, 1],
  ["cli", [`--config=${await file(twice)}`], /two clients with the id a/, 1],
  ["cli", [await clientWith({ roles: ["KING"] })], /clients\/0\/roles\/0: must be one of COMPANY_/, 1],
  ["cli", [await clientWith({ tokens: ["a token"] })], /clients\/0\/tokens\/0: must match /, 1],
  ["cli", ["--allow-http-webhooks-to=http://x"], /--allow-http-webhooks-to .*"http:\/\/x" is not a host name/, 2],
  ["cli", ["--scenario=/nowhere.json"], /the scenario file \/nowhere.json does not exist/, 1],
  ["webhook", ["PING", "--to=http://127.0.0.1:1/x?secret=1"], /http:\/\/127\.0\.0\.1:1\/x: /, 1],
];

// Each is a process: one of a kind in npm test.
test.each(some(mistakes, 8))("a mistake is one clear line: %s %j", async (script, args, line, code) => {
  const given = script === "cli" ? [...anyPort, ...args] : args;
  const ended = await runScript(`mock/${script}.ts`, given);
  expect([ended.code, ended.stderr.trim().split("\n")]).toEqual([code, [expect.stringMatching(line)]]);
});

test("a port that is in use and a data file that is none are one line, and the file is left as it is", async () => {
  const server = createServer();
  const { port } = await listen(server);
  const { stderr } = await runScript("mock/cli.ts", [...anyPort, `--ramp-port=${port}`]);
  expect(stderr).toMatch(new RegExp(`^.*127\\.0\\.0\\.1:${port} \\(ramp\\) is already in use.*\\n$`));
  server.close();
  const content = "no database, but perhaps the only copy of something, and long enough to be read as one";
  const path = await file(content);
  const ended = await runScript("mock/cli.ts", [...anyPort, `--data=${path}`]);
  expect([ended.code, ended.stderr]).toEqual([1, expect.stringMatching(/^.*file\.json.*\n$/)]);
  expect(await readFile(path, "utf8")).toBe(content);
});

const signals: [signal: NodeJS.Signals, flags: string[], retries: number[] | undefined][] = [
  ["SIGINT", [], undefined],
  ["SIGTERM", ["--quiet", "--webhook-retries=1s,1.5m"], [1_000, 90_000]],
];

test.each(signals)(
  "its first lines, its log of requests, and %s, which waits for no request: %j",
  async (signal, flags, retries) => {
    const child = startScript("mock/cli.ts", [...anyPort, ...flags]);
    const ended = finish(child);
    const [, page = "", url = ""] =
      /^Next: open (\S+) or run curl .* (\S+)$/m.exec(await printed(child, "Ctrl-C")) ?? [];
    expect([(await fetch(page)).status, (await fetch(url, { headers: token })).status]).toEqual([200, 200]);
    const policy = (await (await fetch(`${page}delivery-policy`)).json()) as object;
    expect(policy).toMatchObject({ retries: retries ?? deliveryTimes.retries });
    const body = JSON.stringify({ operationId: "listParties", times: "forever", latency: 60_000 });
    const headers = { "Content-Type": "application/json" };
    expect(await fetch(`${page}scenarios`, { method: "POST", headers, body })).toMatchObject({ ok: true });
    const open = fetch(url, { headers: token }).catch(() => "ended");
    await new Promise((done) => setTimeout(done, 100));
    child.kill(signal);
    const { code, stdout } = await ended;
    const lines = /^\d\d:\d\d:\d\d GET \/v1\/parties 200 listParties [\d.]+ ms$/gm;
    expect([code, stdout.match(lines)?.length ?? 0]).toEqual([0, flags.includes("--quiet") ? 0 : 1]);
    expect(await open).toBe("ended");
  },
);

test("a key of a listener and of what is sent to it; no secret is printed", async () => {
  const [right, wrong] = ["--api-key=top-secret", "--api-key=wrong"];
  const listener = startScript("mock/webhook.ts", ["listen", "--port=0", right]);
  const ended = finish(listener);
  const to = `--to=${/http\S+(?=;)/.exec(await printed(listener, "Ctrl-C"))?.[0]}/hooks`;
  const sent = await runScript("mock/webhook.ts", ["PAYOUT_FAILED", to, right]);
  expect([sent.code, sent.stdout]).toEqual([0, expect.stringContaining(": 204")]);
  const refused = await runScript("mock/webhook.ts", ["PING", to, wrong]);
  expect([refused.code, refused.stdout]).toEqual([1, expect.stringContaining(": 401")]);
  listener.kill("SIGINT");
  const { stdout } = await ended;
  expect(stdout).toMatch(/POST \/hooks +\{"eventType":"PAYOUT_FAILED"[\s\S]*REFUSED/);
  expect(stdout).not.toContain("top-secret");
});

test("--port is a base: ramp listens 10 above it, the token endpoint 20", async () => {
  const child = startScript("mock/cli.ts", ["--port=24610"]);
  const output = await printed(child, "Ctrl-C");
  child.kill();
  expect([...output.matchAll(/^\w+ +http:\S+:(\d+)$/gm)].map(([, port]) => port)).toEqual(["24610", "24620", "24630"]);
  const { code, stderr } = await runScript("mock/cli.ts", ["--port=65530"]);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^.*--port 65530: .* no port 65540 .* up to 65515\.\n$/)]);
});

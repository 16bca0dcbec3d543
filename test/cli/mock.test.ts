// npm run mock and npm run webhook as a user meets them: files, one clear line for each mistake, a quick end.

import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { nodeFault } from "../../cli/node.ts";
import { deliveryTimes } from "../../mock/assumptions.ts";
import { finish, printed, runScript, startScript } from "../lib/process.ts";
import { some } from "../lib/some.ts";

const token = { Authorization: "Bearer example-access-token" };

test("a Node.js that is too old is one line", () => {
  const mock = { title: "The mock", bin: "finance-ramp-mock", least: [22, 16] } as const;
  expect(["22.16.0", "22.18.1", "24.0.0"].map((version) => nodeFault(mock, version))).toEqual(
    Array(3).fill(undefined),
  );
  for (const version of ["20.20.2", "22.15.9", "23.11.1"])
    expect(nodeFault(mock, version)).toMatch(
      /^The mock needs Node\.js 22\.16 or later, but not 23; .* npx --yes /,
    );
});

const mistakes: [script: string, args: string[], line: RegExp, code: number][] = [
  ["cli", ["--latency=300-100"], /--latency .*300-100.* Use a delay such as/, 2],
  [
    "cli",
    ["--port=0", `--data=${tmpdir()}`],
    /data file \S+ cannot be opened; choose a file in a folder that can be written$/m,
    1,
  ],
  ["webhook", ["NOTHING", "--to=http://127.0.0.1:1/"], /there is no event NOTHING; there are .*\bPING\b/, 2],
  ["webhook", ["PING", "--to=http://hooks.example/"], /--to must be an https URL/, 2],
  ["webhook", ["PING", "--to=http://127.0.0.1:1/x?secret=1"], /http:\/\/127\.0\.0\.1:1\/x: /, 1],
  ["cli", ["--ramp-port=70000"], /--ramp-port .*70000/, 2],
  ["cli", ["--spead=1"], /unknown option '--spead=1' .*--speed.* See .*--help\.$/, 2],
  ["cli", ["--port=65530"], /--port 65530: .* no port 65540 .* up to 65515\.$/, 2],
  ["cli", ["--webhook-retries=1s,5d"], /--webhook-retries .*1s,5d.* Use a number of milliseconds/, 2],
  ["cli", ["--allow-host=ci:6110"], /--allow-host .*"ci:6110" is not a host name/, 2],
  ["cli", ["--allow-origin=127.0.0.1:4000"], /--allow-origin .*"127\.0\.0\.1:4000" is not an origin/, 2],
];

// Each is a process: one of a kind in npm test. What is wrong with an option, startMock says without one.
test.each(some(mistakes, 4))("a mistake is one clear line: %s %j", async (script, args, line, code) => {
  const ended = await runScript(`mock/${script}.ts`, args);
  expect([ended.code, ended.stderr.trim().split("\n")]).toEqual([code, [expect.stringMatching(line)]]);
});

const signals: [signal: NodeJS.Signals, flags: string[], retries: number[] | undefined][] = [
  ["SIGINT", ["--finance-port=0", "--ramp-port=0", "--auth-port=0"], undefined],
  ["SIGTERM", ["--port=24610", "--quiet", "--webhook-retries=1s,1.5m"], [1_000, 90_000]],
];

test.each(signals)(
  "its first lines, its log of requests, and %s, which waits for no request: %j",
  async (signal, flags, retries) => {
    const child = startScript("mock/cli.ts", flags);
    const ended = finish(child);
    const output = await printed(child, "Ctrl-C");
    // --port is a base: ramp listens 10 above it, the token endpoint 20.
    const ports = [...output.matchAll(/^\w+ +http:\S+:(\d+)$/gm)].map(([, port]) => port);
    if (flags.includes("--port=24610")) expect(ports).toEqual(["24610", "24620", "24630"]);
    const [, page = "", url = ""] = /^Next: open (\S+) or run curl .* (\S+)$/m.exec(output) ?? [];
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

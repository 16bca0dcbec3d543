// npm run mock and npm run webhook as a user meets them: flags, files, one clear line for each mistake, a quick end.

import { type ChildProcess, spawn } from "node:child_process";
import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { describe, expect, test, vi } from "vitest";
import { nodeFault } from "../../cli/node.ts";
import { generatedDir, root } from "../../model/apis.ts";
import { isLasting, temporaryFolder } from "../lib/folder.ts";
import { finish, printed, runScript, startScript } from "../lib/process.ts";

const anyPort = ["--finance-port=0", "--ramp-port=0", "--auth-port=0"];
const token = { Authorization: "Bearer example-access-token" };
const folder = () => temporaryFolder("mock");

async function file(content: string): Promise<string> {
  const path = `${await folder()}/file.json`;
  await writeFile(path, content);
  return path;
}

test("a Node.js that is too old is one line, in the repository and in the package", async () => {
  const child = spawn(process.execPath, ["--no-experimental-strip-types", `${root}mock/main.js`, "--help"]);
  let told = "";
  child.stderr.on("data", (chunk) => (told += chunk));
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect([code, told]).toEqual([
    1,
    `This Node.js (${process.version}) cannot run TypeScript. npm install brings one that can; start it with npm run mock.\n`,
  ]);
  const mock = { title: "The mock", bin: "finance-ramp-mock", least: [22, 16] } as const;
  for (const version of ["22.16.0", "22.18.1", "24.0.0", process.versions.node])
    expect(nodeFault(mock, version)).toBe(undefined);
  for (const version of ["20.20.2", "22.15.9", "23.11.1", "8.0.0"])
    expect(nodeFault(mock, version)).toBe(
      `The mock needs Node.js 22.16 or later, but not 23; this is ${version}. Without installing another: npx --yes --package=node@24 --package=ADDRESS finance-ramp-mock, with the package's address for ADDRESS and your flags behind it.`,
    );
});

/** Starts the mock and waits until it serves. */
async function start(
  args: string[] = [],
): Promise<{ child: ChildProcess; origin: Record<string, string>; output: () => string }> {
  const child = startScript("mock/cli.ts", [...anyPort, ...args]);
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  const text = await printed(child, "Ctrl-C");
  return {
    child,
    origin: Object.fromEntries([...text.matchAll(/^(\w+) +(http\S+)$/gm)].map(([, api, url]) => [api, url])),
    output: () => output,
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals = "SIGINT"): Promise<number> {
  const ended = finish(child);
  const begin = performance.now();
  child.kill(signal);
  expect((await ended).code).toBe(0);
  return performance.now() - begin;
}

describe("npm run mock", () => {
  test("a mistake in a flag or a file is one clear line", async () => {
    const duplicate = { id: "a", secret: "b", tenants: ["6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10"] };
    const cases: [string[], RegExp, code?: number][] = [
      [["--auth=maybe"], /--auth .*maybe.* Allowed choices are on, any, off/, 2],
      [["--latency=fast"], /--latency .*fast.* Use a number from 0/, 2],
      [["--latency=300-100"], /--latency .*300-100.* Use a delay such as/, 2],
      [["--speed=-1"], /--speed .*-1.* Use a number from 0/, 2],
      [["--token-lifetime=0"], /--token-lifetime .*0.* Use a number from 1/, 2],
      [["--webhook-delay=x"], /--webhook-delay .*x.* Use a number/, 2],
      [["--webhook-retries=1s,5d"], /--webhook-retries .*1s,5d.* Use a number of milliseconds, or a time such as/, 2],
      [["--allow-host=mock,ci:6110"], /--allow-host .*"ci:6110" is no host name; use names without scheme and port/, 2],
      [
        ["--allow-origin=127.0.0.1:4000"],
        /--allow-origin .*"127.0.0.1:4000" is no origin; use scheme, host and port/,
        2,
      ],
      [["--sandbox-limit=1.5"], /--sandbox-limit .*1\.5.* Use a whole number from 0/, 2],
      [["--data="], /--data needs the name of a file/, 2],
      [[`--data=${tmpdir()}`], /data file \S+ is a folder; choose a file$/m],
      [
        [
          "--stateless",
          "--no-cast",
          "--data=/tmp/never.db",
          "--speed=0",
          "--payment-sessions",
          "--chaos",
          "--webhook-retries=1s",
        ],
        /--stateless keeps no state.* without --data, --no-cast, --speed, --payment-sessions, --webhook-retries, --chaos$/m,
        2,
      ],
      [["--config=/nowhere.json"], /the config file \/nowhere.json does not exist/],
      [[`--config=${await file("{")}`], /is not readable JSON/],
      [[`--config=${await file('{"clients":[]}')}`], /is wrong at \/clients/],
      [
        [`--config=${await file('{"clients":[{"id":"a","secret":"b","tenants":["x"]}]}')}`],
        /is wrong at \/clients\/0\/tenants\/0/,
      ],
      [[`--config=${await file(JSON.stringify({ clients: [duplicate, duplicate] }))}`], /two clients with the id a/],
      [["--scenario=/nowhere.json"], /the scenario file \/nowhere.json does not exist/],
      [
        [`--data=${await file("this is no database, and never was one; it is only long enough to be read as one")}`],
        /file\.json/,
      ],
    ];
    for (const [args, line, wrong = 1] of cases) {
      const { code, stderr } = await runScript("mock/cli.ts", [...anyPort, ...args]);
      expect(code, stderr).toBe(wrong);
      expect(stderr.trim().split("\n"), stderr).toHaveLength(1);
      expect(stderr).toMatch(line);
    }
  });

  test("its first lines say what to do next, its log has a line for each request, and --quiet turns that off", async () => {
    for (const args of [
      ["--webhook-retries=1s,1.5m", "--webhook-delay=20"],
      ["--quiet", "--webhook-retries=none"],
    ]) {
      const { child, origin, output } = await start(args);
      const [, page = "", header = "", url = ""] =
        /^Next: open (\S+) or run curl -H '(.+): Bearer example-access-token' (\S+)$/m.exec(output()) ?? [];
      expect((await fetch(page)).status).toBe(200);
      expect((await fetch(url, { headers: { [header]: token.Authorization } })).status).toBe(200);
      const policy = (await (await fetch(`${origin["ramp"]}/__mock/delivery-policy`)).json()) as object;
      const isQuiet = args[0] === "--quiet";
      expect(policy).toMatchObject(isQuiet ? { retries: [] } : { delay: 20, retries: [1_000, 90_000] });
      await end(child);
      const lines = output()
        .split("\n")
        .filter((line) => line.includes("/v1/parties 200"));
      // No colors: this is a pipe.
      expect(lines).toEqual(
        isQuiet ? [] : [expect.stringMatching(/^[\d:.]{12} GET \/v1\/parties 200 listParties state [\d.]+ ms$/)],
      );
    }
  });

  test("a corrupt data file is left as it is", async () => {
    const content = "no database, but perhaps the only copy of something";
    const path = await file(content);
    expect((await runScript("mock/cli.ts", [...anyPort, `--data=${path}`])).code).toBe(1);
    expect(await readFile(path, "utf8")).toBe(content);
  });

  test("clients of one's own replace the default ones", async () => {
    const own = {
      id: "mine",
      secret: "hush",
      tenants: ["6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10"],
      scopes: ["manage:accounts"],
    };
    const { child, origin } = await start([
      "--stateless",
      `--config=${await file(JSON.stringify({ clients: [own] }))}`,
    ]);
    const ask = (client_id: string, client_secret: string) =>
      fetch(`${origin["auth"]}/token`, {
        method: "POST",
        body: new URLSearchParams({ grant_type: "client_credentials", client_id, client_secret }),
      });
    expect(await (await ask("mine", "hush")).json()).toMatchObject({ scope: "manage:accounts" });
    expect((await ask("mock-client", "mock-secret")).status).toBe(401);
    expect((await fetch(`${origin["finance"]}/v1/parties`, { headers: token })).status).toBe(401);
    await end(child);
  });

  test.each(["SIGINT", "SIGTERM"] as const)(
    "%s ends it long before the responses that are due, with connections open",
    async (signal) => {
      const { child, origin } = await start(["--latency=30000"]);
      const open = Array.from({ length: 20 }, () =>
        fetch(`${origin["finance"]}/v1/parties`, { headers: token }).catch(() => 0),
      );
      await new Promise((done) => setTimeout(done, 100));
      // The responses are due after 30 seconds; a loaded machine may take seconds to end a process.
      expect(await end(child, signal)).toBeLessThan(15_000);
      await Promise.all(open);
    },
  );
});

describe("reload", () => {
  test("takes over what the build writes, keeps the state, and survives a broken bundle", async () => {
    // A copy, because the mock reads generated/ beside itself and the tests must not write there.
    const copy = await folder();
    await cp(`${root}mock`, `${copy}/mock`, { recursive: true, filter: isLasting });
    for (const room of ["cli", "model"]) await cp(`${root}${room}`, `${copy}/${room}`, { recursive: true });
    await cp(generatedDir, `${copy}/generated`, { recursive: true, filter: isLasting });
    await symlink(`${root}node_modules`, `${copy}/node_modules`);
    await cp(`${root}package.json`, `${copy}/package.json`);
    const mock = spawn(process.execPath, [`${copy}/mock/cli.ts`, ...anyPort]);
    let output = "";
    mock.stdout.on("data", (chunk) => (output += chunk));
    await printed(mock, "Ctrl-C");
    const origin = /finance +(http\S+)/.exec(output)?.[1];
    const ask = async (path: string, init: RequestInit = {}) =>
      fetch(`${origin}${path}`, { ...init, headers: { ...token, "Content-Type": "application/json" } });
    const body = JSON.stringify({ partyType: "INDIVIDUAL", firstName: "Kept", lastName: "Alive" });
    const created = (await (await ask("/v1/parties", { method: "POST", body })).json()) as { result: { id: string } };
    const bundle = `${copy}/generated/finance/openapi.json`;
    const text = await readFile(bundle, "utf8");

    await writeFile(bundle, text.slice(0, 1_000));
    await vi.waitFor(() => expect(output).toContain("is missing or broken"), { timeout: 30_000 });
    expect((await ask(`/v1/parties/${created.result.id}`)).status).toBe(200);

    const document = JSON.parse(text) as { paths: Record<string, unknown> };
    document.paths["/v1/new-parties"] = document.paths["/v1/parties"];
    await writeFile(bundle, JSON.stringify(document));
    await vi.waitFor(() => expect(output).toContain("read again"), { timeout: 30_000 });
    expect((await ask("/v1/new-parties")).status).toBe(200);
    expect((await ask(`/v1/parties/${created.result.id}`)).status).toBe(200);
    await end(mock);
  });
});

describe("npm run webhook", () => {
  test("--help and a wrong call", async () => {
    const help = await runScript("mock/webhook.ts", ["--help"]);
    expect([help.code, help.stdout]).toEqual([0, expect.stringContaining("Usage: npm run webhook")]);
    const cases: [string[], RegExp, code?: number][] = [
      [[], /EVENT_TYPE/],
      [["--colour"], /--colour/],
      [["NOTHING", "--to=http://127.0.0.1:1/"], /there is no event NOTHING; there are PING/],
      [["PING", "--to=http://hooks.example/"], /--to must be an https URL/],
      [["PING", "--to=http://127.0.0.1:1/x?secret=1"], /http:\/\/127\.0\.0\.1:1\/x: /, 1],
      [["PING", "--to=http://127.0.0.1:1/", "--result={"], /--result is not valid JSON/],
      [["PING", "--to=http://127.0.0.1:1/", '--result={"message":1}'], /breaks the contract/],
      [["PING", "--to=http://127.0.0.1:1/", "--basic=user"], /--basic must be user:password/],
      [["listen", "--port=99999"], /--port .*99999.* Use a port/],
    ];
    for (const [args, line, wrong = 2] of cases) {
      const { code, stderr } = await runScript("mock/webhook.ts", args);
      expect(code, stderr).toBe(wrong);
      expect(stderr.trim().split("\n"), stderr).toHaveLength(1);
      expect(stderr).toMatch(line);
    }
  });

  test.each([
    ["--api-key=top-secret", "--api-key=wrong"],
    ["--basic=user:top-secret", "--basic=user:wrong"],
  ])("what is sent with %s arrives at a listener with the same, and prints no secret", async (right, wrong) => {
    const listener = startScript("mock/webhook.ts", ["listen", "--port=0", right]);
    let output = "";
    listener.stdout?.on("data", (chunk) => (output += chunk));
    await printed(listener, "Ctrl-C");
    const to = `--to=${/http\S+(?=;)/.exec(output)?.[0]}/hooks`;
    const sent = await runScript("mock/webhook.ts", ["PAYOUT_FAILED", to, right, '--result={"reason":"SEND_FAILED"}']);
    expect([sent.code, sent.stdout]).toEqual([0, expect.stringContaining(": 204")]);
    const refused = await runScript("mock/webhook.ts", ["PING", to, wrong]);
    expect([refused.code, refused.stdout]).toEqual([1, expect.stringContaining(": 401")]);
    expect(output).toMatch(/POST \/hooks +\{"eventType":"PAYOUT_FAILED".*SEND_FAILED/);
    expect(output).toContain("REFUSED");
    expect(output).not.toContain("top-secret");
    await end(listener);
  });
});

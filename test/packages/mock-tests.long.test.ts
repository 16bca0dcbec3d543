// The mock in the tests of somebody who has only its package: with npx, and the recipes of mock/README.md as they are printed.

import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../model/apis.ts";
import { runTool } from "../../scripts/lib/tool.ts";
import { hasChromium, startBrowser } from "../lib/chromium.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { listen } from "../lib/listen.ts";
import { installPacked, type Packed, type Project, pack } from "../lib/packed.ts";
import { printed, runProcess, startProcess, stopProcess } from "../lib/process.ts";
import { addTools } from "./lib/tools.ts";

const runners = {
  ...{ room: "test", name: "runners", date: "2026-11-22" },
  dependencies: { vitest: "5.1.1", "@playwright/test": "1.65.1", msw: "2.15.0" },
};

let packed: Packed;
let project: Project;
beforeAll(async () => {
  packed = await pack("mock");
  project = await installPacked(packed);
  await addTools(project.folder, runners);
  const readme = await readFile(`${root}mock/README.md`, "utf8");
  for (const [, file = "", code = ""] of readme.matchAll(/^```ts\n\/\/ (\S+)\n([\s\S]*?)^```$/gm))
    await writeFile(project.folder + file, code);
}, 600_000);
afterAll(async () => {
  await project?.remove();
  await packed?.remove();
});

/** Runs a program of the project. */
const run = (program: string, args: string[]) =>
  runProcess([process.execPath, `${project.folder}node_modules/${program}`, ...args], {
    cwd: project.folder,
    env: { CI: "1", NO_COLOR: "1" },
    timeout: 240_000,
  });

test("npx starts the mock from its tarball in an empty folder, with the clients that its README shows", async () => {
  const readme = await readFile(`${root}mock/README.md`, "utf8");
  const clients = /```json\n( *\{\s+"clients":[\s\S]*?)```/.exec(readme)?.[1] ?? "";
  const cwd = temporaryFolder("npx");
  await writeFile(`${cwd}/clients.json`, clients);
  const anyPort = ["--finance-port=0", "--ramp-port=0", "--auth-port=0"];
  const npx = ["npx", "--yes", "--prefer-offline", `--package=${packed.tarball}`, "finance-ramp-mock", ...anyPort];
  npx.push("--config=clients.json");
  const child = startProcess(npx, { cwd, output: "pipe" });
  const [, finance] = /^finance +(\S+)/m.exec(await printed(child, "Ctrl-C")) ?? [];
  expect((await fetch(`${finance}/health`)).status).toBe(200);
  const statuses = ["my-access-token", "example-access-token"].map(async (token) => {
    const { status } = await fetch(`${finance}/v1/accounts`, { headers: { Authorization: `Bearer ${token}` } });
    return status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 401]);
  await stopProcess(child);
}, 300_000);

test("the Containerfile and compose.yaml start what is in the package, and their health check passes", async () => {
  const file = await readFile(`${project.folder}node_modules/finance-ramp-mock/Containerfile`, "utf8");
  const listOf = (name: string) =>
    JSON.parse(new RegExp(`^ *${name} (\\[.*\\])$`, "m").exec(file)?.[1] ?? "[]") as string[];
  const { services } = parse(
    await readFile(`${project.folder}node_modules/finance-ramp-mock/compose.yaml`, "utf8"),
  ) as {
    services: { mock: { command: string[]; ports: string[] } };
  };
  const { command, ports } = services.mock;
  expect(ports.map((port) => port.split(":").at(-1))).toEqual(/^EXPOSE (.*)$/m.exec(file)?.[1]?.split(" "));
  const args = command.map((one) => one.replace("/data", temporaryFolder("data")));
  const env = { FINANCE_PORT: "0", RAMP_PORT: "0", AUTH_PORT: "0" };
  const child = startProcess([...listOf("ENTRYPOINT"), ...args], { cwd: project.folder, env, output: "pipe" });
  const [, port = ""] = /^finance +\S+:(\d+)$/m.exec(await printed(child, "Ctrl-C")) ?? [];
  const check = listOf("CMD").map((one) => one.replace("4010", port));
  expect(check[0]).toBe("node");
  expect(await runProcess(check, { cwd: project.folder, timeout: 60_000 })).toMatchObject({ code: 0 });
  await stopProcess(child);
  expect(await runProcess(check, { cwd: project.folder, timeout: 60_000 })).toMatchObject({ code: 1 });
}, 120_000);

const recipes = [
  ...["vitest.config.ts", "parties.test.ts", "playwright.config.ts", "parties.e2e.ts", "origins.test.ts"],
  "mocks.ts",
];

test.each([
  ["ES modules", "typescript-7", { type: "module" }, recipes],
  ["ES modules, an older compiler", "typescript", { type: "module" }, recipes],
  // As the recipe says: TypeScript 7 finds msw/browser from ES modules only.
  ["CommonJS", "typescript-7", {}, recipes.map((file) => file.replace("mocks.ts", "mocks.mts"))],
  ["CommonJS, an older compiler", "typescript", {}, recipes],
])(
  "the recipes have the types that they use: %s",
  async (_, compiler, type, files) => {
    const folder = `${project.folder}types-${crypto.randomUUID()}/`;
    await mkdir(folder);
    await writeFile(`${folder}package.json`, JSON.stringify({ private: true, ...type }));
    for (const file of files) await cp(project.folder + file.replace(".mts", ".ts"), folder + file);
    const options = { module: "nodenext", target: "es2024", lib: ["es2024", "dom"], types: ["node"], strict: true };
    const compilerOptions = { ...options, exactOptionalPropertyTypes: true, skipLibCheck: true, noEmit: true };
    await writeFile(`${folder}tsconfig.json`, JSON.stringify({ compilerOptions, files }));
    const { stdout } = await runTool(`${compiler}/bin/tsc`, ["-p", folder]);
    await rm(folder, { recursive: true });
    expect(stdout).toBe("");
  },
  120_000,
);

test("msw in a CommonJS project", async () => {
  const program = `const { setupServer } = require("msw/node");
const { startMock } = require("finance-ramp-mock");
const { handlers } = require("finance-ramp-mock/msw");
startMock().then(async (mock) => {
  const server = setupServer(...handlers(mock, { finance: "https://finance.example" }));
  server.listen({ onUnhandledRequest: "error" });
  const headers = { Authorization: "Bearer example-access-token" };
  console.log((await fetch("https://finance.example/v1/parties", { headers })).status);
  server.close();
  await mock.stop();
});
`;
  await writeFile(`${project.folder}required.cjs`, program);
  expect(await project.node("required.cjs")).toBe("200\n");
}, 60_000);

test("Vitest and msw: a sandbox for each test on one mock", async () => {
  const { code, stdout, stderr } = await run("vitest/vitest.mjs", ["run"]);
  expect(stdout + stderr).toMatch(/Tests +3 passed/);
  expect(code).toBe(0);
}, 300_000);

test("Vitest: a sandbox for each worker, a set-up file of one's own, and a dropped connection through msw", async () => {
  const files = {
    "own.setup.ts": `import { sharedMock } from "finance-ramp-mock/setup";
export default sharedMock({ paymentSessions: true });
`,
    "own.config.ts": `export default { test: { globalSetup: "./own.setup.ts", include: ["own.test.ts"] } };
`,
    "own.test.ts": `import { setupServer } from "msw/node";
import { expect } from "vitest";
import { handlers } from "finance-ramp-mock/msw";
import { test } from "finance-ramp-mock/vitest";

const seen: string[] = [];

test("one", async ({ workerMock, mock }) => {
  await workerMock.snapshot("kept");
  seen.push(workerMock.id, mock.id);
  expect(await mock.settings()).toMatchObject({ paymentSessions: true });
});

test("two", async ({ workerMock, mock }) => {
  expect(await workerMock.request("GET", "/snapshots")).toHaveLength(1);
  expect([workerMock.id, mock.id === workerMock.id, seen.includes(mock.id)]).toEqual([seen[0], false, false]);
});

test("three", async ({ mock }) => {
  const server = setupServer(...handlers(mock, { finance: "https://finance.example" }));
  server.listen({ onUnhandledRequest: "error" });
  await mock.scenario({ operationId: "listParties", drop: true });
  const headers = { Authorization: \`Bearer \${await mock.token()}\` };
  await expect(fetch("https://finance.example/v1/parties", { headers })).rejects.toThrow(TypeError);
  expect((await fetch("https://finance.example/v1/parties", { headers })).status).toBe(200);
  const receiver = await mock.receiver();
  await mock.sendEvent({ eventType: "PING" });
  await mock.advance({ seconds: 1 });
  expect(await receiver.deliveries("PING")).toHaveLength(1);
  server.close();
});
`,
  };
  for (const [name, code] of Object.entries(files)) await writeFile(project.folder + name, code);
  const { code, stdout, stderr } = await run("vitest/vitest.mjs", ["run", "--config", "own.config.ts"]);
  expect(stdout + stderr).toMatch(/Tests +3 passed/);
  expect(code).toBe(0);
}, 300_000);

test("Vitest without the line of set-up says what is missing", async () => {
  await writeFile(`${project.folder}none.config.js`, "export default {};\n");
  const { code, stdout, stderr } = await run("vitest/vitest.mjs", [
    "run",
    "parties.test",
    "--config",
    "none.config.js",
  ]);
  expect(stdout + stderr).toContain('no mock is running; add globalSetup: "finance-ramp-mock/setup"');
  expect(code).toBe(1);
}, 300_000);

describe.runIf(hasChromium())("in Chromium", () => {
  test("msw: a page keeps its addresses, reads a list, creates, meets a refusal and a dropped connection", async () => {
    const anyPort = ["--finance-port=0", "--ramp-port=0", "--auth-port=0"];
    const child = project.start("finance-ramp-mock", anyPort);
    const output = await printed(child, "Ctrl-C");
    const of = (api: string) => new RegExp(`^${api} +(\\S+)`, "m").exec(output)?.[1] ?? "";
    const recipe = await readFile(`${project.folder}mocks.ts`, "utf8");
    const contents = `import { startMocks } from "./mocks.js";
startMocks().then(() => { globalThis.isReady = true; });`;
    const bundle = await build({
      stdin: { contents, resolveDir: project.folder },
      ...{ bundle: true, write: false, format: "iife", platform: "browser" },
      plugins: [
        {
          name: "the addresses of this mock",
          setup: ({ onLoad }) =>
            onLoad({ filter: /mocks\.ts$/ }, () => ({
              loader: "ts",
              resolveDir: project.folder,
              contents: recipe
                .replace("http://127.0.0.1:4010", of("finance"))
                .replace("http://127.0.0.1:4020", of("ramp"))
                .replace("http://127.0.0.1:4030", of("auth")),
            })),
        },
      ],
    });
    const worker = await run("msw/cli/index.js", ["init", "public", "--save"]);
    expect(worker.stderr).toBe("");
    const files: Record<string, [type: string, body: string]> = {
      "/": ["text/html", "<script src=/app.js></script>"],
      "/app.js": ["text/javascript", bundle.outputFiles[0]?.text ?? ""],
      "/mockServiceWorker.js": [
        "text/javascript",
        await readFile(`${project.folder}public/mockServiceWorker.js`, "utf8"),
      ],
    };
    const server = createServer((request, response) => {
      const [type, body] = files[request.url ?? ""] ?? ["text/plain", ""];
      response.writeHead(body === "" ? 404 : 200, { "content-type": type }).end(body);
    });
    const browser = await startBrowser();
    try {
      const page = await browser.newPage();
      const problems: string[] = [];
      page.on("pageerror", ({ message }) => problems.push(message));
      await page.goto((await listen(server)).origin);
      await page.waitForFunction("globalThis.isReady === true");
      const drop = { operationId: "listRampRequests", times: "forever", drop: true };
      await fetch(`${of("finance")}/__mock/scenarios`, {
        ...{ method: "POST", headers: { "Content-Type": "application/json" } },
        body: JSON.stringify(drop),
      });
      const seen = await page.evaluate(async () => {
        const headers = { Authorization: "Bearer example-access-token", "Content-Type": "application/json" };
        const parties = "https://finance.example/v1/parties";
        const list = await fetch(parties, { headers });
        const iris = { partyType: "INDIVIDUAL", firstName: "Iris", lastName: "Novak" };
        const created = await fetch(parties, { method: "POST", headers, body: JSON.stringify(iris) });
        const refused = await fetch(parties);
        const dropped = await fetch("https://ramp.example/v1/ramp-requests", { headers }).catch((error) => error.name);
        const company = await fetch("https://ramp.example/v1/company", { headers });
        const statuses = [list, created, refused, company].map(({ status }) => status);
        return { statuses, dropped, id: list.headers.get("x-correlation-id"), list: await list.json() };
      });
      expect(seen).toEqual({
        statuses: [200, 201, 401, 200],
        dropped: "TypeError",
        id: expect.any(String),
        list: expect.objectContaining({ success: true }),
      });
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
      server.close();
      child.kill("SIGINT");
    }
  }, 300_000);

  test("Playwright: a sandbox for each test on one mock", async () => {
    const config = `import printed from "./playwright.config.ts";
const launchOptions = { executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] };
export default { ...printed, workers: 2, fullyParallel: true, reporter: "line", use: { launchOptions } };
`;
    await writeFile(`${project.folder}chromium.config.ts`, config);
    const own = `import { expect } from "@playwright/test";
import { test } from "finance-ramp-mock/playwright";
test.describe.configure({ mode: "serial" });
test("one", async ({ workerMock }) => workerMock.snapshot("kept"));
test("two", async ({ workerMock, mock }) => {
  expect(await workerMock.request("GET", "/snapshots")).toHaveLength(1);
  expect(await mock.request("GET", "/snapshots")).toHaveLength(0);
});
`;
    await writeFile(`${project.folder}own.e2e.ts`, own);
    const { code, stdout, stderr } = await run("@playwright/test/cli.js", ["test", "--config", "chromium.config.ts"]);
    expect(stdout + stderr).toMatch(/4 passed/);
    expect(code).toBe(0);
  }, 300_000);
});

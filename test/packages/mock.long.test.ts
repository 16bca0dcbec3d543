// The mock of somebody who has only its package: npx, and the recipes of mock/README.md as printed.

import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../model/apis.ts";
import { runTool } from "../../scripts/tool.ts";
import { executablePath, hasChromium, startBrowser } from "../lib/chromium.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { listen } from "../lib/listen.ts";
import { printed, runProcess, startProcess, stopProcess } from "../lib/process.ts";
import { addTools, installPackage, oldestNode, output, startPackagedMock, tarballOf } from "./package.ts";

let project: string;
let readme: string;
const recipes: string[] = [];
beforeAll(async () => {
  project = await installPackage("mock");
  await addTools(project, "runners", { vitest: "5.1.1", "@playwright/test": "1.65.1", msw: "2.15.0" });
  readme = await readFile(`${root}mock/README.md`, "utf8");
  for (const [, file = "", code = ""] of readme.matchAll(/^```ts\n\/\/ (\S+)\n([\s\S]*?)^```$/gm)) {
    await writeFile(project + file, code);
    recipes.push(file);
  }
});

const run = (program: string, ...args: string[]) =>
  runProcess([process.execPath, `${project}node_modules/${program}`, ...args], { cwd: project, timeout: 240_000 });

test("npx starts the mock in an empty folder, with the clients of its README", async () => {
  const clients = /```json\n( *\{\s+"clients":[\s\S]*?)```/.exec(readme)?.[1] ?? "";
  const cwd = temporaryFolder("npx");
  await writeFile(`${cwd}/clients.json`, clients);
  const npx = ["npx", "--yes", "--prefer-offline", `--package=${await tarballOf("mock")}`, "finance-ramp-mock"];
  const flags = ["--finance-port=0", "--ramp-port=0", "--auth-port=0", "--config=clients.json"];
  const child = startProcess([...npx, ...flags], { cwd, output: "pipe" });
  const [, finance] = /^finance +(\S+)/m.exec(await printed(child, "Ctrl-C")) ?? [];
  const ask = async (token: string) =>
    (await fetch(`${finance}/v1/accounts`, { headers: { Authorization: `Bearer ${token}` } })).status;
  expect([await ask("my-access-token"), await ask("example-access-token")]).toEqual([200, 401]);
  await stopProcess(child);
});

test("it is at most 20 packages and 10 MB with all that it needs", async () => {
  const lock = JSON.parse(await readFile(`${project}node_modules/.package-lock.json`, "utf8")) as {
    packages: object;
  };
  const names = Object.keys(lock.packages);
  expect(names).toContain("node_modules/finance-ramp-mock");
  expect(names.length).toBeLessThanOrEqual(20);
  const sizes = names.map(async (name) => {
    const files = await readdir(project + name, { recursive: true, withFileTypes: true });
    const own = files.filter((file) => file.isFile() && !file.parentPath.includes(`${name}/node_modules`));
    return (await Promise.all(own.map(({ parentPath, name }) => stat(`${parentPath}/${name}`)))).map(
      ({ size }) => size,
    );
  });
  const bytes = (await Promise.all(sizes)).flat().reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(10_000_000);
});

test("it is imported on its oldest Node; its types, and those of the recipes, are right", async () => {
  const source = `import { type Mock, type MockOptions, startMock } from "finance-ramp-mock";
const options: MockOptions = { host: "127.0.0.1", ports: { finance: 0, ramp: 0, auth: 0 } };
const mock: Mock = await startMock(options);
const headers = { Authorization: "Bearer example-access-token", Prefer: "code=500" };
const page = await fetch(mock.addresses.finance + "/__mock/hosted/page.css");
const preferred = await fetch(mock.addresses.finance + "/v1/accounts", { headers });
console.log(page.status, preferred.status);
await mock.stop();`;
  await writeFile(`${project}use.ts`, source);
  const options = { module: "nodenext", target: "es2024", lib: ["es2024", "dom"], types: ["node"], strict: true };
  const compile = async (compiler: string, files: string[], more: object) => {
    const compilerOptions = { ...options, exactOptionalPropertyTypes: true, ...more };
    await writeFile(`${project}tsconfig.json`, JSON.stringify({ compilerOptions, files }));
    return (await runTool(`${compiler}/bin/tsc`, ["-p", project])).stdout;
  };
  expect(await compile("typescript", ["use.ts"], {})).toBe("");
  expect(await compile("typescript-7", recipes, { skipLibCheck: true, noEmit: true })).toBe("");
  expect(await output(project, [await oldestNode("mock"), "use.js"])).toBe("200 500");
});

test("the Containerfile and compose.yaml start what is in the package", async () => {
  const folder = `${project}node_modules/finance-ramp-mock/`;
  const file = await readFile(`${folder}Containerfile`, "utf8");
  const listOf = (name: string) =>
    JSON.parse(new RegExp(`^ *${name} (\\[.*\\])$`, "m").exec(file)?.[1] ?? "[]") as string[];
  const { services } = parse(await readFile(`${folder}compose.yaml`, "utf8")) as {
    services: { mock: { command: string[]; ports: string[] } };
  };
  const { command, ports } = services.mock;
  expect(ports.map((port) => port.split(":").at(-1))).toEqual(/^EXPOSE (.*)$/m.exec(file)?.[1]?.split(" "));
  const args = command.map((one) => one.replace("/data", temporaryFolder("data")));
  const env = { FINANCE_PORT: "0", RAMP_PORT: "0", AUTH_PORT: "0" };
  const child = startProcess([...listOf("ENTRYPOINT"), ...args], { cwd: project, env, output: "pipe" });
  const [, port = ""] = /^finance +\S+:(\d+)$/m.exec(await printed(child, "Ctrl-C")) ?? [];
  const check = listOf("CMD").map((one) => one.replace("4010", port));
  expect(await runProcess(check, { cwd: project, timeout: 60_000 })).toMatchObject({ code: 0 });
  await stopProcess(child);
  expect(await runProcess(check, { cwd: project, timeout: 60_000 })).toMatchObject({ code: 1 });
});

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
  await writeFile(`${project}required.cjs`, program);
  expect(await output(project, [process.execPath, "required.cjs"])).toBe("200");
});

test("Vitest: a mock in the process of a suite, and a sandbox for each test on one mock", async () => {
  const { code, stdout, stderr } = await run("vitest/vitest.mjs", "run");
  expect([code, stdout + stderr]).toEqual([0, expect.stringMatching(/Tests +4 passed/)]);
});

test("Vitest: a sandbox for each worker, and a set-up file of one's own", async () => {
  const files = {
    "own.setup.ts": `import { sharedMock } from "finance-ramp-mock/setup";
export default sharedMock({ settings: { paymentSessions: true } });`,
    "own.config.ts": `export default { test: { globalSetup: "./own.setup.ts", include: ["own.test.ts"] } };`,
    "own.test.ts": `import { expect } from "vitest";
import { test } from "finance-ramp-mock/vitest";
const seen: string[] = [];
test("one", async ({ workerMock, mock }) => {
  seen.push(workerMock.id, mock.id);
  expect(await mock.settings()).toMatchObject({ paymentSessions: true });
});
test("two", async ({ workerMock, mock }) => {
  expect([workerMock.id, mock.id === workerMock.id, seen.includes(mock.id)]).toEqual([seen[0], false, false]);
});`,
  };
  for (const [name, code] of Object.entries(files)) await writeFile(project + name, code);
  const { code, stdout, stderr } = await run("vitest/vitest.mjs", "run", "--config", "own.config.ts");
  expect([code, stdout + stderr]).toEqual([0, expect.stringMatching(/Tests +2 passed/)]);
});

test("Vitest without the line of set-up says what is missing", async () => {
  await writeFile(`${project}none.config.js`, "export default {};\n");
  const { code, stdout, stderr } = await run(
    "vitest/vitest.mjs",
    "run",
    "parties.test",
    "--config",
    "none.config.js",
  );
  const missing = 'no mock is running; add globalSetup: "finance-ramp-mock/setup"';
  expect([code, stdout + stderr]).toEqual([1, expect.stringContaining(missing)]);
});

describe.runIf(hasChromium())("in Chromium", () => {
  test("msw: a page keeps its addresses, and meets a success, a refusal and a dropped connection", async () => {
    const mock = await startPackagedMock();
    const recipe = await readFile(`${project}mocks.ts`, "utf8");
    const own = recipe.replaceAll(/(finance|ramp|auth): "http:[^"]+"/g, (_, api: "finance" | "ramp" | "auth") => {
      return `${api}: "${mock[api]}"`;
    });
    await writeFile(`${project}own-mocks.ts`, own);
    const contents = `import { startMocks } from "./own-mocks.js"; startMocks().then(() => { globalThis.isReady = true; });`;
    const bundle = await build({
      stdin: { contents, resolveDir: project },
      bundle: true,
      write: false,
      format: "iife",
      platform: "browser",
    });
    expect((await run("msw/cli/index.js", "init", "public", "--save")).stderr).toBe("");
    const files: Record<string, [type: string, body: string]> = {
      "/": ["text/html", "<script src=/app.js></script>"],
      "/app.js": ["text/javascript", bundle.outputFiles[0]?.text ?? ""],
      "/mockServiceWorker.js": [
        "text/javascript",
        await readFile(`${project}public/mockServiceWorker.js`, "utf8"),
      ],
    };
    const server = createServer((request, response) => {
      const [type, body] = files[request.url ?? ""] ?? ["text/plain", ""];
      response.writeHead(body === "" ? 404 : 200, { "content-type": type }).end(body);
    });
    const browser = await startBrowser();
    try {
      const page = await browser.newPage();
      await page.goto((await listen(server)).origin);
      await page.waitForFunction("globalThis.isReady === true");
      const drop = { operationId: "listRampRequests", times: "forever", drop: true };
      const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(drop) };
      await fetch(`${mock.finance}/__mock/scenarios`, init);
      const seen = await page.evaluate(async () => {
        const headers = { Authorization: "Bearer example-access-token" };
        const parties = "https://finance.example/v1/parties";
        const statuses = [(await fetch(parties, { headers })).status, (await fetch(parties)).status];
        const dropped = await fetch("https://ramp.example/v1/ramp-requests", { headers }).catch(
          (error) => error.name,
        );
        return [...statuses, (await fetch("https://ramp.example/v1/company", { headers })).status, dropped];
      });
      expect(seen).toEqual([200, 401, 200, "TypeError"]);
    } finally {
      await browser.close();
      server.close();
      await mock.stop();
    }
  });

  test("Playwright: a sandbox for each test on one mock", async () => {
    const config = `import printed from "./playwright.config.ts";
const launchOptions = { executablePath: ${JSON.stringify(executablePath)}, args: ["--no-sandbox", "--disable-gpu"] };
export default { ...printed, workers: 2, fullyParallel: true, reporter: "line", use: { launchOptions } };
`;
    await writeFile(`${project}chromium.config.ts`, config);
    const { code, stdout, stderr } = await run(
      "@playwright/test/cli.js",
      "test",
      "--config",
      "chromium.config.ts",
    );
    expect([code, stdout + stderr]).toEqual([0, expect.stringMatching(/1 passed/)]);
  });
});

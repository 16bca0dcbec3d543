// The client with the oldest Node and TypeScript that it supports, in CommonJS, and in Jest.

import { mkdir, writeFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { addTools, installPackage, manifestOf, oldestNode, output } from "./package.ts";
import { compileCode, compileReliedOn, importsOfAll } from "./types.ts";

let project: string;
beforeAll(async () => {
  project = await installPackage("client");
});

test("from TypeScript 5.9: what users rely on, and every entry point as Node 10 resolved it", async () => {
  const workplace = { compiler: "typescript", project };
  expect(await compileReliedOn(workplace)).toBe("");
  const options = { module: "commonjs", moduleResolution: "node10", esModuleInterop: true };
  const environment = { lib: ["es2022", "dom"], types: ["node"] };
  expect(await compileCode(workplace, await importsOfAll(), { ...options, ...environment }, "commonjs")).toBe("");
});

/** Uses every entry point: a call with a token, with validation, and a delivery. */
const names = {
  finance: "createFinanceClient, unwrap, ApiError",
  ramp: "createRampClient",
  auth: "clientCredentials",
  webhooks: "createWebhookReceiver",
  validation: "validateFinance",
  testing: "createDelivery",
};
const use = `async function use() {
  let agent;
  const token = { access_token: "t", token_type: "Bearer", expires_in: 60 };
  const fetch = async (input, init) => {
    const { url, headers } = new Request(input, init);
    agent = headers.get("user-agent");
    return Response.json(url.endsWith("/token") ? token : { success: true, result: [] });
  };
  const auth = clientCredentials({ tokenUrl: "https://a.example/token", clientId: "c", clientSecret: "s", fetch });
  const finance = createFinanceClient({ baseUrl: "https://a.example", auth, fetch });
  finance.use(validateFinance({ fail: true }));
  const { length } = await unwrap(finance.listWebhooks());
  const receive = createWebhookReceiver({ authenticate: { type: "API_KEY", headerName: "k", apiKeys: ["a-key"] } });
  const authenticate = { type: "API_KEY", headerName: "k", apiKey: "a-key" };
  const { status } = await receive(createDelivery("PING", { authenticate }).request());
  return [length, status, agent];
}
`;
const requires = Object.entries(names).map(
  ([name, list]) => `const { ${list} } = require("finance-ramp-api/${name}");\n`,
);
const print = "use().then((seen) => console.log(JSON.stringify(seen)));\n";
const expected = async () => JSON.stringify([0, 200, `finance-ramp-api/${(await manifestOf("client")).version}`]);

async function write(name: string, files: Record<string, string>): Promise<string> {
  const folder = `${project}${name}/`;
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(folder + file, text);
  return folder;
}

describe("CommonJS", () => {
  const commonjs = { "package.json": '{ "type": "commonjs" }' };

  test("require, on the oldest Node", async () => {
    const folder = await write("require", { ...commonjs, "use.js": requires.join("") + use + print });
    expect(await output(folder, [await oldestNode("client"), "use.js"])).toBe(await expected());
  });

  test("Jest, without a transform", async () => {
    const check = `test("it works", async () => { expect(JSON.stringify(await use())).toBe('${await expected()}'); });`;
    const folder = await write("jest", { ...commonjs, "use.test.js": requires.join("") + use + check });
    await addTools(folder, "jest", { jest: "30.5.2" });
    const flags = ["--rootDir", ".", "--transform", "{}", "--cacheDirectory", "cache"];
    await output(folder, [process.execPath, "node_modules/jest/bin/jest.js", ...flags]);
  });
});

// Generators of clients: what they generate compiles together with a program that sends the request to the mock.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { type Api, root } from "../../model/apis.ts";
import { checkSuccess, token } from "./request.ts";
import { run, runTool, type Trial } from "./trial.ts";

const bearer = `headers: { Authorization: "Bearer ${token}" }`;

/** openapi-typescript makes types only, which openapi-fetch uses. */
export async function openapiTypescript(trial: Trial): Promise<void> {
  await runTool(trial, "openapi-typescript", trial.file, "--output", "generated/types.ts");
  const create = (headers: string) => `import createClient from "openapi-fetch";
import type { paths } from "./generated/types";
const client = createClient<paths>({ baseUrl: "${trial.origin}", ${headers} });`;
  await runProgram(trial, ({ body, path }) => ({
    finance: `${create(bearer)}
const { data } = await client.POST("/v1/webhooks", { body: ${body} });
const method: string | undefined = data?.result.authenticationMethod.type;`,
    ramp: `${create(bearer)}
const { data } = await client.GET("/v1/ramp-requests/{rampRequestId}", { params: { path: ${path} } });`,
    auth: `${create('headers: { "Content-Type": "application/x-www-form-urlencoded" }')}
const { data } = await client.POST("/token", { body: ${body} });
const token: string | undefined = data?.access_token;`,
  }));
}

/** What `openapi-ts` of hey-api makes without a configuration. */
export async function heyApi(trial: Trial): Promise<void> {
  await runTool(trial, "openapi-ts", "--input", trial.file, "--output", "generated", "--no-log-file");
  const { operationId } = trial.request;
  const start = `import { ${operationId} } from "./generated/sdk.gen";
import { client } from "./generated/client.gen";
client.setConfig({ baseUrl: "${trial.origin}", auth: "${token}" });`;
  await runProgram(trial, ({ body, path }) => ({
    finance: `${start}
const { data } = await ${operationId}({ body: ${body} });
const method: string | undefined = data?.result.authenticationMethod.type;`,
    ramp: `${start}
const { data } = await ${operationId}({ path: ${path} });`,
    auth: `${start}
const { data } = await ${operationId}({ body: ${body} });
const token: string | undefined = data?.access_token;`,
  }));
}

/** The client that orval makes for fetch. */
export async function orval(trial: Trial): Promise<void> {
  const { file: input, origin: baseUrl } = trial;
  const output = { target: "generated/api.ts", mode: "split", client: "fetch", baseUrl, mock: true };
  await writeFile(
    join(trial.folder, "orval.config.mjs"),
    `export default ${JSON.stringify({ api: { input, output } })}`,
  );
  await runTool(trial, "orval", "--config", "orval.config.mjs");
  const { operationId, parameters } = trial.request;
  const [id] = Object.values(parameters);
  const start = `import { ${operationId} } from "./generated/api";`;
  await runProgram(trial, ({ body }) => ({
    finance: `${start}
const { data } = await ${operationId}(${body}, { ${bearer} });`,
    ramp: `${start}
const { data } = await ${operationId}(${JSON.stringify(id)}, { ${bearer} });`,
    auth: `${start}
const { data } = await ${operationId}(${body});`,
  }));
}

/** Compiles and runs a program; what it has as `data` at its end must be the success. */
async function runProgram(
  trial: Trial,
  programs: (texts: { body: string; path: string }) => Record<Api, string>,
): Promise<void> {
  const { api, contract, folder, request } = trial;
  const texts = { body: JSON.stringify(request.body), path: JSON.stringify(request.parameters) };
  await writeFile(join(folder, "main.ts"), `${programs(texts)[api]}\nconsole.log(JSON.stringify(data));\n`);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: "es2022",
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["es2023", "dom", "dom.iterable"],
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["**/*.ts"] }));
  await run(trial, [process.execPath, `${root}node_modules/typescript-7/bin/tsc`, "--pretty", "false"]);
  const esm = { bundle: true, platform: "node", format: "esm", logLevel: "silent" } as const;
  await build({ absWorkingDir: folder, entryPoints: ["main.ts"], outfile: join(folder, "main.mjs"), ...esm });
  const printed = await run(trial, [process.execPath, "main.mjs"]);
  checkSuccess(contract, request, JSON.parse(printed));
}

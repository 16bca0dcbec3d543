// Generates everything in generated/ from openapi/, into any folder.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { stage } from "../../cli/command.ts";
import { type Api, apis } from "../../model/apis.ts";
import { type Contract, createContract } from "../../model/contract.ts";
import type { JsonObject } from "../../model/document.ts";
import { bundle } from "./bundle.ts";
import { knownUnknowns } from "./catalogue-unknowns.ts";
import { errorRows, operationRows } from "./catalogues.ts";
import { clientCalls } from "./client-calls.ts";
import { clientEvents, clientExamples, clientModels, clientOperations, clientSchemas } from "./client-tables.ts";
import { questionsPage, rank, readQuestions } from "./questions.ts";
import { TypeTree } from "./type-tree.ts";
import { generateTypes, typeNodes } from "./types.ts";

const titles: Record<Api, string> = {
  finance: "finance service",
  ramp: "company ramp service",
  auth: "token endpoint",
};

/** Runs one stage, and tells of it or not. */
type RunStage = <T>(name: string, work: () => T | Promise<T>) => T | Promise<T>;

/**
 * Bundles the three documents and derives types and catalogues.
 * @param folder Where to write; folders are made as needed, files overwritten.
 * @param run Runs each stage; prints a line for it when left out.
 * @throws UserError when a source cannot be bundled.
 */
export async function generate(folder: string, run: RunStage = stage): Promise<void> {
  const documents = {} as Record<Api, JsonObject>;
  for (const api of apis) documents[api] = await run(`bundle ${api}`, () => bundle(api));
  for (const api of apis) {
    const document = documents[api];
    await write(folder, `${api}/openapi.json`, json(document));
    await write(folder, `${api}/openapi.yaml`, stringify(document, { lineWidth: 120, aliasDuplicateObjects: false }));
    await run(`types ${api}`, async () => write(folder, `${api}/types.ts`, await generateTypes(titles[api], document)));
  }
  await run("questions", async () =>
    write(folder, "questions.md", questionsPage(rank(await readQuestions(), documents))),
  );
  await run("catalogues", async () => {
    const contracts = apis.map((api) => createContract(api, documents[api]));
    await write(folder, "operations.json", json(contracts.flatMap(operationRows)));
    await write(folder, "errors.json", json(contracts.flatMap(errorRows)));
    await write(folder, "known-unknowns.md", knownUnknowns(contracts));
    for (const contract of contracts) {
      const { api } = contract;
      await write(folder, `${api}/examples.ts`, clientExamples(titles[api], contract));
      if (api !== "auth") await writeClient(folder, contract); // It is called with a library of OAuth.
    }
  });
}

/** What the client takes of one service. */
async function writeClient(folder: string, contract: Contract): Promise<void> {
  const { api, document, events, operations } = contract;
  const title = titles[api];
  const tree = new TypeTree(await typeNodes(document));
  await write(folder, `${api}/operations.ts`, clientOperations(title, contract));
  await write(folder, `${api}/models.ts`, clientModels(title, tree));
  await write(folder, `${api}/schemas.ts`, clientSchemas(title, contract));
  await write(folder, `${api}/calls.ts`, clientCalls(title, api, operations, tree, errorRows(contract)));
  if (events.size > 0) await write(folder, `${api}/events.ts`, clientEvents(title, contract, tree));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function write(folder: string, name: string, text: string): Promise<void> {
  const file = join(folder, name);
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, text);
}

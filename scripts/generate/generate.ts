// Generates everything in generated/ from openapi/, into any folder.

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { stage } from "../../cli/command.ts";
import { type Api, apis } from "../../model/apis.ts";
import { type Contract, createContract } from "../../model/contract.ts";
import type { JsonObject } from "../../model/document.ts";
import { bundle } from "./bundle.ts";
import { knownUnknowns } from "./catalog-unknowns.ts";
import { clientCalls } from "./client-calls.ts";
import { clientEvents, clientExamples, clientModels, clientOperations, clientSchemas } from "./client-tables.ts";
import { questionsPage, rank, readQuestions } from "./questions.ts";
import { errorRows, operationRows } from "./rows.ts";
import { TypeTree } from "./type-tree.ts";
import { generateTypes, typeNodes } from "./types.ts";

const titles: Record<Api, string> = {
  finance: "finance service",
  ramp: "company ramp service",
  auth: "token endpoint",
};

/**
 * Bundles the three documents and derives types and catalogs.
 * @param folder The output folder. Folders are created as needed, files overwritten.
 * @param run Runs a stage. The default prints a line for each.
 * @throws UserError when a source cannot be bundled.
 */
export async function generate(
  folder: string,
  run: <T>(name: string, work: () => T | Promise<T>) => T | Promise<T> = stage,
): Promise<void> {
  const documents = {} as Record<Api, JsonObject>;
  const nodes = {} as Record<Api, ReturnType<typeof typeNodes>>;
  const files: Record<string, string> = {};
  for (const api of apis) {
    const document = await run(`bundle ${api}`, () => bundle(api));
    documents[api] = document;
    files[`${api}/openapi.json`] = json(document);
    files[`${api}/openapi.yaml`] = stringify(document, { lineWidth: 120, aliasDuplicateObjects: false });
    nodes[api] = await run(`types ${api}`, () => typeNodes(document));
    files[`${api}/types.ts`] = generateTypes(titles[api], document, nodes[api]);
  }
  await run("catalogs", async () => {
    files["questions.md"] = questionsPage(rank(await readQuestions(), documents));
    const contracts = apis.map((api) => createContract(api, documents[api]));
    files["operations.json"] = json(contracts.flatMap(operationRows));
    files["errors.json"] = json(contracts.flatMap(errorRows));
    files["known-unknowns.md"] = knownUnknowns(contracts);
    // No files for the token endpoint: the client requests tokens with handwritten code.
    for (const contract of contracts)
      if (contract.api !== "auth") Object.assign(files, clientFiles(contract, new TypeTree(nodes[contract.api])));
  });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** The client's files of one service. */
function clientFiles(contract: Contract, tree: TypeTree): Record<string, string> {
  const { api, events } = contract;
  const title = titles[api];
  return {
    [`${api}/operations.ts`]: clientOperations(title, contract),
    [`${api}/models.ts`]: clientModels(title, tree),
    [`${api}/schemas.ts`]: clientSchemas(title, contract),
    [`${api}/calls.ts`]: clientCalls(title, contract, tree),
    ...(events.size > 0 && {
      [`${api}/events.ts`]: clientEvents(title, contract, tree),
      [`${api}/examples.ts`]: clientExamples(title, contract),
    }),
  };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

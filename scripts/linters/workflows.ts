// Lints the Arazzo workflows of openapi/workflows/, and validates their request bodies.

import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { parse } from "yaml";
import { type Api, apis, root } from "../../model/apis.ts";
import { type Contract, loadContracts } from "../../model/contract.ts";
import { asArray, asObject, type Json, type JsonObject } from "../../model/document.ts";
import { createValidation, type Validation } from "../../model/validation.ts";
import { runTool, type ToolResult } from "../tool.ts";

const folder = `${root}openapi/workflows/`;

/** Absolute paths of the workflows, including the shared first steps in `shared/`. */
export function allWorkflows(): string[] {
  return globSync(`${folder}**/*.arazzo.yaml`).sort();
}

/**
 * Lints workflows with the rules of openapi/workflows/redocly.yaml, and validates their request bodies.
 * @param files Absolute paths; all workflows when left out.
 */
export async function lintWorkflows(files = allWorkflows()): Promise<ToolResult> {
  const config = `${folder}redocly.yaml`;
  const result = await runTool(".bin/redocly", ["lint", "--config", config, "--format=stylish", ...files]);
  const problems = bodyProblems(files);
  if (problems.length === 0) return result;
  return { ...result, code: 1, stdout: `${result.stdout}${problems.join("\n")}\n` };
}

/** One line for each difference of a request body from the schema of its operation. */
function bodyProblems(files: string[]): string[] {
  const contracts = loadContracts();
  const validations = new Map<Api, Validation>(
    apis.map((api) => [api, createValidation(contracts[api].document, { discriminator: true, verbose: true })]),
  );
  return files.flatMap((file) =>
    asArray((parse(readFileSync(file, "utf8")) as JsonObject)["workflows"])
      .flatMap((workflow) => asArray(asObject(workflow)["steps"]))
      .flatMap((step) => {
        const { stepId, operationId, requestBody, successCriteria } = asObject(step);
        const [, api, id] = /^\$sourceDescriptions\.(\w+)\.(\w+)$/.exec(String(operationId)) ?? [];
        const known = apis.find((name) => name === api);
        // A request that expects a 4xx status may break the schema.
        if (known === undefined || /\$statusCode [=>]= 4/.test(JSON.stringify(successCriteria))) return [];
        const at = `${relative(root, file)}: the request body of step ${String(stepId)}`;
        const problems = problemsOf(contracts[known], validations.get(known), String(id), requestBody);
        return problems.map((problem) => `${at} ${problem}`);
      }),
  );
}

function problemsOf(
  contract: Contract,
  validation: Validation | undefined,
  id: string,
  body: Json | undefined,
): string[] {
  const expected = contract.byId.get(id)?.body;
  if (body === undefined) return expected?.required ? [`is missing, and ${id} requires one`] : [];
  const { contentType, payload = null } = asObject(body);
  const media = expected?.media.find(({ type }) => type === contentType);
  if (media === undefined) return [`is ${String(contentType)}, which ${id} does not take`];
  const validate = validation?.at(media.pointer);
  validate?.(payload);
  // The value of an expression is unknown before the workflow runs.
  const known = (validate?.errors ?? []).filter(({ data }) => !(typeof data === "string" && /^\$|\{\$/.test(data)));
  return known.map(({ instancePath, message }) => `differs from the schema of ${id}: ${instancePath} ${message}`);
}

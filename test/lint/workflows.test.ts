// The linter of the workflows finds what is wrong in one; that they have no finding is what lint says.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { lintWorkflows } from "../../scripts/linters/workflows.ts";
import { temporaryFolder } from "../lib/folder.ts";

const workflow = `${root}openapi/workflows/webhook-life-cycle.arazzo.yaml`;

const criteria = `        successCriteria:
          - condition: $statusCode == 200
          - condition: $response.body#/success == true
`;

/** Mistakes, as a text of the workflow and what stands there instead, with the rule that says so. */
const mistakes: [name: string, from: string, to: string, says: RegExp][] = [
  ["two steps of one name", "stepId: list\n", "stepId: register\n", /stepId-unique/],
  ["a field that is none", "        operationId:", "        operation:", /struct/],
  ["an output that no step has", "register.outputs.webhookId", "register.outputs.id", /outputs-defined/],
  ["a step without a description", "        description: Read the webhook.\n", "", /step-is-described/],
  ["a call without criteria", criteria, "", /call-has-criteria/],
  ["a missing field", "  url: https://receiver.example/", "  link: https://a.example/", /required property 'url'/],
  ["no body", "finance.pingWebhook", "finance.replaceWebhook", /is missing, and replaceWebhook requires/],
  ["XPath", "type: jsonpath", "type: xpath", /no-criteria-xpath/],
];

describe("finds", () => {
  let printed: string[];

  // One run for all of them: the linter starts once.
  beforeAll(async () => {
    const folder = temporaryFolder("workflows");
    // References to other files keep their meaning away from their folder.
    const text = (await readFile(workflow, "utf8"))
      .replaceAll("../../generated/", `${root}generated/`)
      .replaceAll("shared/", `${root}openapi/workflows/shared/`);
    const files = mistakes.map((_, i) => join(folder, `mistake-${i}.arazzo.yaml`));
    for (const [i, [, from, to]] of mistakes.entries()) await writeFile(files[i] ?? "", text.replace(from, to));
    const { code, stdout, stderr } = await lintWorkflows(files);
    expect(code).toBe(1);
    printed = (stdout + stderr).split(/(?=\S*mistake-\d)/);
  }, 120_000);

  test.each(mistakes.map(([name, , , says], i) => [name, i, says] as const))("%s", (_, i, says) => {
    expect(printed.filter((part) => part.includes(`mistake-${i}.`)).join("")).toMatch(says);
  });
});

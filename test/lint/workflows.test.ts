// The linter of the workflows finds what is wrong in one; that they have no finding is what lint says.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { lintWorkflows } from "../../scripts/linters/workflows.ts";
import { temporaryFolder } from "../lib/folder.ts";

const workflow = `${root}openapi/workflows/webhook-life-cycle.arazzo.yaml`;

/** Mistakes, as a text of the workflow and what stands there instead, with the rule that says so. */
const mistakes: { name: string; from: string; to: string; says: RegExp }[] = [
  { name: "two steps of one name", from: "stepId: list\n", to: "stepId: register\n", says: /stepId-unique/ },
  { name: "a field that is none", from: "        operationId:", to: "        operation:", says: /struct/ },
  {
    name: "an output that no step has",
    from: "value: $steps.register.outputs.webhookId",
    to: "value: $steps.register.outputs.id",
    says: /outputs-defined/,
  },
  {
    name: "a step without a description",
    from: "        description: Read the webhook.\n",
    to: "",
    says: /step-is-described/,
  },
  {
    name: "a call without criteria",
    from: "        successCriteria:\n          - condition: $statusCode == 200\n          - condition: $response.body#/success == true\n",
    to: "",
    says: /call-has-criteria/,
  },
  {
    name: "a required field that is missing",
    from: "            url: https://receiver.example/",
    to: "            link: https://receiver.example/",
    says: /required property 'url'/,
  },
  { name: "XPath", from: "type: jsonpath", to: "type: xpath", says: /no-criteria-xpath/ },
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
    for (const [i, { from, to }] of mistakes.entries()) await writeFile(files[i] ?? "", text.replace(from, to));
    const { code, stdout, stderr } = await lintWorkflows(files);
    expect(code).toBe(1);
    printed = (stdout + stderr).split(/(?=\S*mistake-\d)/);
  }, 120_000);

  test.each(mistakes.map((mistake, i) => ({ ...mistake, i })))("$name", ({ i, says }) => {
    expect(printed.filter((part) => part.includes(`mistake-${i}.`)).join("")).toMatch(says);
  });
});

// The linter of the workflows finds what is wrong in one; that they have no finding is what lint says.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { lintWorkflows } from "../../scripts/linters/workflows.ts";
import type { ToolResult } from "../../scripts/tool.ts";
import { temporaryFolder } from "../lib/folder.ts";

const workflow = `${root}openapi/workflows/webhook-life-cycle.arazzo.yaml`;

/** Mistakes, as a text of the workflow and what stands there instead, with the rule that says so. */
const mistakes: { name: string; from: string; to: string; says: RegExp }[] = [
  { name: "no version of Arazzo", from: "arazzo: 1.0.1\n", to: "", says: /arazzo/i },
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

let folder: string;
beforeAll(() => {
  folder = temporaryFolder("workflows");
});

const printed = ({ stdout, stderr }: ToolResult) => stdout + stderr;

describe("finds", () => {
  test.each(mistakes)("$name", async ({ name, from, to, says }) => {
    const text = await readFile(workflow, "utf8");
    expect(text).toContain(from);
    // References to other files keep their meaning away from their folder.
    const file = join(folder, `${name.replaceAll(" ", "-")}.arazzo.yaml`);
    const moved = text.replace(from, to).replaceAll("../../generated/", `${root}generated/`);
    await writeFile(file, moved.replaceAll("shared/", `${root}openapi/workflows/shared/`));
    const result = await lintWorkflows([file]);
    expect(result.code).toBe(1);
    expect(printed(result)).toMatch(says);
  });
});

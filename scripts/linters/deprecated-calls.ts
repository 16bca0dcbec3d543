// Whether what people copy from (examples, workflows, story, guides) uses an operation that is deprecated.

import { glob, readFile } from "node:fs/promises";
import { root } from "../../model/apis.ts";
import { findOperation } from "../../model/calls.ts";
import { type Contract, loadContracts } from "../../model/contract.ts";
import type { Operation } from "../../model/operations.ts";

/** What people copy from, as patterns. */
export const copied = [
  "README.md",
  "examples/**/*.{ts,js,html,md}",
  "openapi/workflows/**/*.yaml",
  "{client,mock,conformance}/README.md",
  "client/webhooks/README.md",
  "mock/STORY.md",
  "reference/guides/*.md",
];

/**
 * Finds the calls of deprecated operations, by operationId or by method and path. A line that says that something is deprecated
 * may name it.
 * @returns A line for each call: file, line and what to do.
 */
export function deprecatedCalls(texts: ReadonlyMap<string, string>, contracts: Contract[]): string[] {
  const operations = contracts.flatMap((contract) => contract.operations);
  if (!operations.some(({ deprecated }) => deprecated)) return [];
  return [...texts].flatMap(([file, text]) => {
    const lines = text.split("\n");
    const found = new Map([...named(text, operations), ...requested(text, contracts)].map((call) => [key(call), call]));
    return [...found.values()]
      .sort((a, b) => a.line - b.line)
      .filter(({ line }) => !/\bdeprecated?\b/i.test(lines[line - 1] ?? ""))
      .map(({ line, operation }) => `${file}:${line} ${findingOf(operation)}`);
  });
}

interface Call {
  /** Counted from 1. */
  line: number;
  operation: Operation;
}

const key = ({ line, operation }: Call): string => `${line} ${operation.operationId}`;

function findingOf({ operationId, sunset, replacedBy }: Operation): string {
  const end = sunset === undefined ? "" : ` and ends on ${sunset}`;
  const what = replacedBy === undefined ? "Nothing replaces it; remove it here." : `Call \`${replacedBy}\` instead.`;
  return `calls \`${operationId}\`, which is deprecated${end}. ${what}`;
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split("\n").length;

/** Calls by operationId. */
function named(text: string, operations: Operation[]): Call[] {
  const ending = new Map(operations.filter(({ deprecated }) => deprecated).map((one) => [one.operationId, one]));
  return [...text.matchAll(/\b[a-z]+[A-Z]\w+\b/g)].flatMap(({ 0: word, index }) => {
    const operation = ending.get(word);
    return operation === undefined ? [] : [{ line: lineAt(text, index), operation }];
  });
}

/** Calls by method and path, in whatever language. */
function requested(text: string, contracts: Contract[]): Call[] {
  return [...text.matchAll(/\/(?:api\/)?v\d+\/(?:\$\{[^}]*\}|[^\s"'`?)<>\\])*/g)].flatMap(({ 0: path, index }) => {
    const method = methodOf(text, index, index + path.length);
    const called = contracts.map(({ operations }) => findOperation(operations, method, path.replace(/[.,:;/]+$/, "")));
    return called.flatMap((match) =>
      match?.operation.deprecated ? [{ line: lineAt(text, index), operation: match.operation }] : [],
    );
  });
}

/** The method of a request, which stands before its path, or in the options after it; of curl, also by what it sends. */
function methodOf(text: string, from: number, to: number): string {
  const before = /\b(GET|POST|PUT|PATCH|DELETE)\b[^\n]{0,40}$/.exec(text.slice(Math.max(0, from - 60), from));
  const [after = ""] = text.slice(to, to + 200).split(/\n\n|;\n|\|/);
  const option = /(?:-X|--request|method:)\s*["']?(GET|POST|PUT|PATCH|DELETE)\b/.exec(after);
  return before?.[1] ?? option?.[1] ?? (/ (--json|--data\S*|-d) /.test(after) ? "POST" : "GET");
}

/** Lints what people copy from. @returns As `deprecatedCalls`. */
export async function lintDeprecatedCalls(): Promise<string[]> {
  const texts = new Map<string, string>();
  for (const pattern of copied)
    for await (const file of glob(pattern, { cwd: root })) texts.set(file, await readFile(root + file, "utf8"));
  return deprecatedCalls(texts, Object.values(loadContracts()));
}

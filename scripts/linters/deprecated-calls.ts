// Finds calls of deprecated operations in texts that integrators copy: examples, workflows, the mock's story, guides.

import { glob, readFile } from "node:fs/promises";
import { root } from "../../model/apis.ts";
import { findOperation } from "../../model/calls.ts";
import { type Contract, loadContracts } from "../../model/contract.ts";
import type { Operation } from "../../model/operations.ts";

/** The files that integrators copy from, as patterns. */
export const copied = [
  "README.md",
  "examples/**/*.{ts,js,html,md}",
  "openapi/workflows/**/*.yaml",
  "{client,mock,conformance}/README.md",
  "client/webhooks/README.md",
  "mock/STORY.md",
  "reference/guides/*.md",
];

/** An operationId, or the path of a request in any language. */
const calls = /\b[a-z]+[A-Z]\w+\b|\/(?:api\/)?v\d+\/(?:\$\{[^}]*\}|[^\s"'`?)<>\\])*/g;

/**
 * Finds the calls of deprecated operations, by operationId or by method and path. A line with the word "deprecated" may
 * name them.
 * @returns A line for each call: file, line and what to do.
 */
export function deprecatedCalls(texts: ReadonlyMap<string, string>, contracts: Contract[]): string[] {
  const isEnding = ({ deprecated }: Operation) => deprecated;
  const ending = contracts.flatMap(({ operations }) => operations.filter(isEnding));
  if (ending.length === 0) return [];
  const called = (call: string, text: string, at: number): Operation[] => {
    if (!call.startsWith("/")) return ending.filter(({ operationId }) => operationId === call);
    const method = methodOf(text, at, at + call.length);
    const path = call.replace(/[.,:;/]+$/, "");
    const matches = contracts.map(({ operations }) => findOperation(operations, method, path));
    return matches.flatMap((match) => match?.operation ?? []).filter(isEnding);
  };
  const found = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(calls)].flatMap(({ 0: call, index }) =>
      called(call, text, index).flatMap((operation) => {
        const line = text.slice(0, index).split("\n").length;
        const says = /\bdeprecated?\b/i.test(text.split("\n")[line - 1] ?? "");
        return says ? [] : [`${file}:${line} ${findingOf(operation)}`];
      }),
    ),
  );
  return [...new Set(found)];
}

function findingOf({ operationId, sunset, replacedBy }: Operation): string {
  const end = sunset === undefined ? "" : ` and ends on ${sunset}`;
  const what = replacedBy === undefined ? "Nothing replaces it; remove it here." : `Call \`${replacedBy}\` instead.`;
  return `calls \`${operationId}\`, which is deprecated${end}. ${what}`;
}

/** The method of a request: before its path, in the options after it, or POST for curl with data. */
function methodOf(text: string, from: number, to: number): string {
  const before = /\b(GET|POST|PUT|PATCH|DELETE)\b[^\n]{0,40}$/.exec(text.slice(Math.max(0, from - 60), from));
  const [after = ""] = text.slice(to, to + 200).split(/\n\n|;\n|\|/);
  const option = /(?:-X|--request|method:)\s*["']?(GET|POST|PUT|PATCH|DELETE)\b/.exec(after);
  return before?.[1] ?? option?.[1] ?? (/ (--json|--data\S*|-d) /.test(after) ? "POST" : "GET");
}

/** Lints the files that integrators copy from. @returns As `deprecatedCalls`. */
export async function lintDeprecatedCalls(): Promise<string[]> {
  const texts = new Map<string, string>();
  for (const pattern of copied)
    for await (const file of glob(pattern, { cwd: root })) texts.set(file, await readFile(root + file, "utf8"));
  return deprecatedCalls(texts, Object.values(loadContracts()));
}

// Rates the types with the compiler, in one program: old request types must be assignable to the new ones, and new
// response types to the old ones.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../model/apis.ts";
import { heavier, type Rating } from "../../model/change.ts";
import { asObject } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";
import { generateTypes } from "../generate/types.ts";
import { runTool } from "../tool.ts";
import { type Comparison, operationPairs, type TypeRatings, userOf } from "./finding.ts";

/** An assignment that must compile, and the rating if it does not. */
type Check = { user: string; code: string; rating: Rating };

/**
 * Compiles the types of both sides against each other.
 * @param concerned The consumers whose types are compared, by `userOf`.
 * @returns `major` if code stops compiling; `minor` if only code that reads a request's type does.
 * @throws Error when the types of one side do not compile by themselves.
 */
export async function judgeTypes(comparison: Comparison, concerned: Set<string>): Promise<TypeRatings> {
  const checks = checksOf(comparison, concerned);
  const verdict: TypeRatings = new Map();
  if (checks.length === 0) return verdict;
  const files = {
    "was.ts": generateTypes(comparison.api, comparison.before.document),
    "now.ts": generateTypes(comparison.api, comparison.after.document),
    "checks.ts": `${prelude}${checks.map(({ code }) => code).join("\n")}\n`,
  };
  for (const line of await compile(comparison.api, files)) {
    const check = checks[line - firstLine];
    if (check !== undefined) verdict.set(check.user, heavier(verdict.get(check.user) ?? "none", check.rating));
  }
  return verdict;
}

/** Helper types. `Kept` picks the media types and statuses of both sides: removals are found without the compiler. */
const prelude = `import type * as Was from "./was.ts";
import type * as Now from "./now.ts";
declare function made<T>(): T;
type Kept<T, Other> = { [K in keyof T & keyof Other]: T[K] };
type Parameters<T> = T extends { parameters: infer P } ? Omit<P, "path"> : never;
type Body<T> = T extends { requestBody?: infer B } ? (NonNullable<B> extends { content: infer C } ? C : never) : never;
type Responses<T> = T extends { responses: infer R } ? R : never;
type Success = 200 | 201 | 202 | 203 | 204 | 206 | "2XX";
type Content<T> = { [S in keyof T & Success]: T[S] extends { content: infer C } ? C : never }[keyof T & Success];
type Data<T> = [Content<T>] extends [never] ? unknown : Content<T>;
`;

/** The line of the first check, from 1. */
const firstLine = prelude.split("\n").length;

const quoted = (...keys: string[]) => keys.map((key) => `[${JSON.stringify(key)}]`).join("");

/** The assignments of the concerned consumers. */
function checksOf(comparison: Comparison, concerned: Set<string>): Check[] {
  const { before, after } = comparison.documents;
  const operations = operationPairs(comparison).flatMap((pair) => {
    const type = ({ path, method }: Operation) => `paths${quoted(path, method.toLowerCase())}`;
    const [was, now] = [`Was.${type(pair.before)}`, `Now.${type(pair.after)}`];
    const [sender, reader] = [userOf(pair.before.operationId, "request"), userOf(pair.before.operationId, "response")];
    const [had, has] = [`Responses<${was}>`, `Responses<${now}>`];
    return [
      ...sends(sender, `Parameters<${was}>`, `Parameters<${now}>`),
      ...sends(sender, `Kept<Body<${was}>, Body<${now}>>`, `Kept<Body<${now}>, Body<${was}>>`),
      reads(reader, `Kept<${had}, ${has}>`, `Kept<${has}, ${had}>`),
      reads(reader, `Data<${had}>`, `Data<${has}>`),
    ];
  });
  const events = Object.keys(asObject(before["webhooks"])).flatMap((event) => {
    const type = `webhooks${quoted(event, "post")}`;
    const isPosted = [before, after].every(({ webhooks }) => asObject(asObject(webhooks)[event])["post"] !== undefined);
    return isPosted ? [reads(userOf(event, "response"), `Body<Was.${type}>`, `Body<Now.${type}>`)] : [];
  });
  return [...operations, ...events].filter(({ user }) => concerned.has(user));
}

/** Assigns the old request type to the new one, for code that sends, and back, for code that reads the type. */
function sends(user: string, was: string, now: string): Check[] {
  const [left, right] = [`Was.Writable<${was}>`, `Now.Writable<${now}>`];
  return [
    { user, code: `{ const value: ${right} = made<${left}>(); }`, rating: "major" },
    { user, code: `{ const value: ${left} = made<${right}>(); }`, rating: "minor" },
  ];
}

/** Assigns the new response type to the old one, for code that reads. */
function reads(user: string, was: string, now: string): Check {
  return { user, code: `{ const value: Was.Readable<${was}> = made<Now.Readable<${now}>>(); }`, rating: "major" };
}

/** Stricter than the options of the repository: an optional field does not accept `undefined`. */
const compilerOptions = {
  exactOptionalPropertyTypes: true,
  noUnusedLocals: false,
  skipLibCheck: true,
  types: [],
  rootDir: ".",
  // All that the checks need: every file of the library takes time to read.
  lib: ["es5", "es2015.symbol"],
};

/**
 * Compiles some files in a temporary folder with TypeScript's native compiler.
 * @returns The line numbers of checks.ts with errors.
 */
async function compile(api: string, files: Record<string, string>): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), "changes-types-"));
  try {
    const config = { extends: `${root}tsconfig.json`, compilerOptions, include: ["*.ts"], exclude: [] };
    const all = { ...files, "package.json": '{ "type": "module" }', "tsconfig.json": JSON.stringify(config) };
    await Promise.all(Object.entries(all).map(([name, text]) => writeFile(join(folder, name), text)));
    const { code, stdout, stderr } = await runTool("typescript-7/bin/tsc", ["-p", folder, "--singleThreaded"], folder);
    const found = [...stdout.matchAll(/^(\w+\.ts)\((\d+),\d+\): (error TS\d+: .*)$/gm)];
    if (code !== 0 && found.length === 0) throw new Error(`the compiler failed: ${stderr || stdout}`);
    return found.map(([, file, line, text]) => {
      if (file === "checks.ts" && !/TS2(339|694|305|724)\b/.test(text ?? "")) return Number(line);
      throw new Error(`the types of ${api} do not compile by themselves: ${file}: ${text}`);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

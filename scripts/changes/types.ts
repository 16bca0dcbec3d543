// The compiler as the judge of the types, in one program: what code sends has to fit the new requests, and the new responses
// have to fit what code reads.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../model/apis.ts";
import { heavier, type Rating } from "../../model/change.ts";
import { asObject, type JsonObject, resolve } from "../../model/document.ts";
import { isSuccess } from "../../model/evidence.js";
import { generateTypes } from "../generate/types.ts";
import { runTool } from "../lib/tool.ts";
import { type Comparison, type Direction, documentsOf } from "./finding.ts";
import { operationPairs } from "./pairs.ts";

/** What the compiler says of each consumer in each direction, by `userOf`. */
export type Verdict = Map<string, Rating>;

/** A consumer in one direction. */
export function userOf(user: string, direction: Direction): string {
  return `${direction} ${user}`;
}

/** An assignment that has to compile, and what it is if it does not. */
interface Check {
  user: string;
  code: string;
  rating: Rating;
}

/**
 * Compiles the types of both sides against each other.
 * @param concerned Whose types are compared, by `userOf`; what nobody of them uses is left out of the program.
 * @returns `major` where code no longer compiles; `minor` where only code that reads the type of a request does not.
 * @throws Error when the types of one side do not compile by themselves.
 */
export async function judgeTypes(comparison: Comparison, concerned: Set<string>): Promise<Verdict> {
  const checks = checksOf(comparison, concerned);
  const verdict: Verdict = new Map();
  if (checks.length === 0) return verdict;
  const { before, after } = documentsOf(comparison);
  const files = {
    "was.ts": await typesOf(comparison.api, before, concerned),
    "now.ts": await typesOf(comparison.api, after, concerned),
    "checks.ts": `${prelude}${checks.map(({ code }) => code).join("\n")}\n`,
  };
  for (const line of await compile(comparison.api, files)) {
    const check = checks[line - firstLine];
    if (check !== undefined) verdict.set(check.user, heavier(verdict.get(check.user) ?? "none", check.rating));
  }
  return verdict;
}

const prelude = `import type * as Was from "./was.ts";
import type * as Now from "./now.ts";
declare function made<T>(): T;
type Sent<T> = Omit<T, "path">;
type Body<T> = NonNullable<T> extends { content: infer C } ? C : never;
`;

/** The line of the first check, from 1. */
const firstLine = prelude.split("\n").length;

const quoted = (name: string) => (/^\d+$/.test(name) ? name : JSON.stringify(name));

/** Every assignment for the consumers that are concerned. */
function checksOf(comparison: Comparison, concerned: Set<string>): Check[] {
  const { before, after } = documentsOf(comparison);
  const operations = operationPairs(comparison).flatMap((pair) => {
    const type = ({ path, method }: typeof pair.before) => `paths[${quoted(path)}][${quoted(method.toLowerCase())}]`;
    const [was, now] = [`Was.${type(pair.before)}`, `Now.${type(pair.after)}`];
    const bodies = bodyChecks(before, after, pair.before.raw, pair.after.raw, was, now);
    return [
      ...ifIn(concerned, userOf(pair.before.operationId, "request"), (user) => [
        ...sends(user, `Was.Writable<Sent<${was}["parameters"]>>`, `Now.Writable<Sent<${now}["parameters"]>>`),
        ...bodies.flatMap(([left, right]) => sends(user, `Was.Writable<${left}>`, `Now.Writable<${right}>`)),
      ]),
      ...ifIn(concerned, userOf(pair.before.operationId, "response"), (user) =>
        responseChecks(before, after, pair.before.raw, pair.after.raw, was, now).map((one) => reads(user, ...one)),
      ),
    ];
  });
  const events = Object.keys(asObject(before["webhooks"])).flatMap((event) =>
    ifIn(concerned, userOf(event, "response"), (user) => {
      const [was, is] = [before, after].map(({ webhooks }) => asObject(asObject(asObject(webhooks)[event])["post"]));
      const type = `webhooks[${quoted(event)}]["post"]`;
      const bodies = bodyChecks(before, after, was ?? {}, is ?? {}, `Was.${type}`, `Now.${type}`);
      return bodies.map(([left, right]) => reads(user, left, right));
    }),
  );
  return [...operations, ...events];
}

function ifIn(concerned: Set<string>, user: string, of: (user: string) => Check[]): Check[] {
  return concerned.has(user) ? of(user) : [];
}

/** Code that sends the former type compiles; code that reads the type of a request does, too. */
function sends(user: string, was: string, now: string): Check[] {
  return [
    { user, code: `{ const value: ${now} = made<${was}>(); }`, rating: "major" },
    { user, code: `{ const value: ${was} = made<${now}>(); }`, rating: "minor" },
  ];
}

/** Code that reads the former type compiles with the new one. */
function reads(user: string, was: string, now: string): Check {
  return { user, code: `{ const value: Was.Readable<${was}> = made<Now.Readable<${now}>>(); }`, rating: "major" };
}

type Types = [was: string, now: string];

/** The media types of the request body that both sides have. */
function bodyChecks(
  before: JsonObject,
  after: JsonObject,
  was: JsonObject,
  is: JsonObject,
  from: string,
  to: string,
): Types[] {
  const [had, has] = [resolve(before, was["requestBody"]), resolve(after, is["requestBody"])];
  return mediaOf(had, has).map((type) => [
    `Body<${from}["requestBody"]>[${quoted(type)}]`,
    `Body<${to}["requestBody"]>[${quoted(type)}]`,
  ]);
}

/** The bodies and headers of the responses that both sides have. */
function responseChecks(
  before: JsonObject,
  after: JsonObject,
  was: JsonObject,
  is: JsonObject,
  from: string,
  to: string,
): Types[] {
  const [had, has] = [asObject(was["responses"]), asObject(is["responses"])];
  const contentOf = (owner: string, status: string, type: string) =>
    `${owner}["responses"][${quoted(status)}]["content"][${quoted(type)}]`;
  const types = (status: string) => Object.keys(asObject(resolve(before, had[status])["content"]));
  const same = Object.keys(had).filter((status) => has[status] !== undefined);
  const both = same.flatMap((status): Types[] => {
    const headers = `["responses"][${quoted(status)}]["headers"]`;
    const [left, right] = [resolve(before, had[status]), resolve(after, has[status])];
    const media = mediaOf(left, right).map(
      (type): Types => [contentOf(from, status, type), contentOf(to, status, type)],
    );
    return left["headers"] === undefined ? media : [[`${from}${headers}`, `${to}${headers}`], ...media];
  });
  // Code reads what any success has.
  const fresh = Object.keys(has).filter((status) => isSuccess(status) && had[status] === undefined);
  const data = fresh.flatMap((status) =>
    Object.keys(asObject(resolve(after, has[status])["content"])).flatMap((type): Types[] => {
      const known = same.filter((other) => isSuccess(other) && types(other).includes(type));
      const union = known.map((other) => contentOf(from, other, type)).join(" | ");
      return known.length === 0 ? [] : [[union, contentOf(to, status, type)]];
    }),
  );
  return [...both, ...data];
}

function mediaOf(was: JsonObject, is: JsonObject): string[] {
  const now = asObject(is["content"]);
  return Object.keys(asObject(was["content"])).filter((type) => now[type] !== undefined);
}

/** The types of the operations and events that are concerned, and of all that they refer to. */
function typesOf(api: string, document: JsonObject, concerned: Set<string>): Promise<string> {
  const events = [...concerned].map((user) => user.slice(user.indexOf(" ") + 1));
  const isEvent = (event: string) => events.includes(event);
  const webhooks = Object.fromEntries(
    Object.entries(asObject(document["webhooks"])).filter(([event]) => isEvent(event)),
  );
  return generateTypes(api, { ...document, webhooks } as JsonObject);
}

/** Checks as strictly as our own code does, and more: an optional field is not one that may be `undefined`. */
const compilerOptions = {
  ...{ exactOptionalPropertyTypes: true, noUnusedLocals: false, skipLibCheck: true, types: [], rootDir: "." },
  // The checks need no more of the library; every file of it takes time to read.
  lib: ["es5", "es2015.symbol"],
};

/**
 * Compiles some files in a folder of their own with TypeScript's native compiler.
 * @returns The lines of checks.ts that do not compile.
 */
async function compile(api: string, files: Record<string, string>): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), "changes-types-"));
  try {
    const config = { extends: `${root}tsconfig.json`, compilerOptions, include: ["*.ts"], exclude: [] };
    const all = { ...files, "package.json": '{ "type": "module" }', "tsconfig.json": JSON.stringify(config) };
    await Promise.all(Object.entries(all).map(([name, text]) => writeFile(join(folder, name), text)));
    const { code, stdout, stderr } = await runTool("typescript-7/bin/tsc", ["-p", folder, "--pretty", "false"], folder);
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

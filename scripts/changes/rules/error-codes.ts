// Error codes by operation: which there are, with which status they come, and whether a retry helps.

import type { Found, Rule, Sides } from "../rule.ts";
import { type CodeList, codeLists, isExact } from "./lib/codes.ts";
import { distinct } from "./lib/found.ts";
import { operationPairs, type Pair } from "./lib/operations.ts";
import { missing } from "./lib/words.ts";

export const errorCodes: Rule = {
  name: "error-code",
  says: "A new error code of an operation is minor, because unknown codes have to be expected; one that is gone or comes with another status is major, because code tells failures apart by it.",
  find: (sides) => {
    const lists = operationPairs(sides).map(({ before, after }) => ({
      before: codeLists(sides.before.document, before),
      after: codeLists(sides.after.document, after),
    }));
    return distinct([
      ...lists.flatMap((pair) => lost(pair, lists)),
      ...lists.flatMap((pair) => gained(pair, lists)),
      ...catalogued(sides),
    ]);
  },
};

type Lists = Pair<CodeList[]>;

/** Codes that an operation no longer lists under the status they had. */
function lost({ before, after }: Lists, all: Lists[]): Found[] {
  return before.flatMap((list) => {
    const still = after.filter(({ status }) => status === list.status).flatMap(({ codes }) => codes);
    return missing(list.codes, still).map((code): Found => {
      const moved = after.filter(({ codes }) => codes.includes(code)).map(({ status }) => status);
      const isWhole = all
        .filter(({ before }) => before.some(({ at }) => at === list.at))
        .every((other) => isLost(other, list, code));
      const learned = !isExact(list.status) && moved.some(isExact);
      return {
        place: isWhole ? list.at : list.response,
        side: "before",
        wire: learned ? "minor" : "major",
        // The type accepts any string; only the name is gone from it.
        types: "patch",
        before: code,
        after: moved.length > 0 ? moved : undefined,
        text: textOf(code, list.status, moved),
        ...(learned && { correction: true as const }),
      };
    });
  });
}

function isLost({ after }: Lists, { status }: CodeList, code: string): boolean {
  return !after.some((list) => list.status === status && list.codes.includes(code));
}

function textOf(code: string, status: string, moved: string[]): string {
  if (moved.length === 0) return `the error code \`${code}\` is gone; do not wait for it.`;
  const now = moved.map(statusName).join(" or ");
  return `the error code \`${code}\` comes with ${now} instead of ${statusName(status)}; change what reads the status.`;
}

function statusName(status: string): string {
  return isExact(status) ? status : "a status that is not documented";
}

/** Codes that an operation did not list before, under any status. */
function gained({ before, after }: Lists, all: Lists[]): Found[] {
  const known = before.flatMap(({ codes }) => codes);
  return after.flatMap((list) =>
    missing(list.codes, known).map((code): Found => {
      const users = all.filter(({ after }) => after.some(({ at }) => at === list.at));
      const isWhole = users.every(({ before }) => !before.some(({ codes }) => codes.includes(code)));
      return {
        place: isWhole ? list.at : list.response,
        side: "after",
        wire: "minor",
        types: "minor",
        after: code,
        text: `the error code \`${code}\` is new; decide what your code does with it.`,
      };
    }),
  );
}

/** Codes of the catalogue that no operation lists, which can come from any. */
function catalogued({ before, after }: Sides): Found[] {
  const place = "/components/schemas/ErrorCode/x-extensible-enum";
  const row = (code: string, operations: string[], other: Sides["before"]) =>
    operations.length === 0 && !other.errors.some((error) => error.code === code);
  const gone = before.errors.filter(({ code, operations }) => row(code, operations, after));
  const added = after.errors.filter(({ code, operations }) => row(code, operations, before));
  return [
    ...gone.map(
      ({ code }): Found => ({
        place,
        side: "before",
        wire: "major",
        types: "patch",
        before: code,
        text: textOf(code, "", []),
      }),
    ),
    ...added.map(
      ({ code }): Found => ({
        place,
        side: "after",
        wire: "minor",
        types: "minor",
        after: code,
        text: `the error code \`${code}\` is new; decide what your code does with it.`,
      }),
    ),
  ];
}

// What the catalogue says of an error code: the status it comes with, and whether a retry helps.

import type { Rating } from "../../../model/change.ts";
import { type Json, pointer } from "../../../model/document.ts";
import type { ErrorCode } from "../../../model/errors.ts";
import type { Found, Rule } from "../rule.ts";

/** What is compared: the word of the bundle that has it, its value, and what the change means. */
const facts = [
  {
    word: "x-retryable",
    of: ({ retryable }: ErrorCode): Json => retryable,
    text: (code: string, now: Json) =>
      `the retry advice of \`${code}\` is ${advice(now)} now; change what your code does after it.`,
  },
  {
    word: "x-error-statuses",
    of: ({ status }: ErrorCode): Json => status,
    text: (code: string, now: Json) =>
      `the HTTP status of \`${code}\` is ${now === null ? "no longer documented" : `${now} now`}; change what reads the status.`,
  },
];

export const errorAdvice: Rule = {
  name: "error-advice",
  says: "Another status or retry advice of an error code is major, because who retries what must not be repeated can pay twice; what was not documented before is minor.",
  find: ({ before, after }) =>
    before.errors.flatMap((was) => {
      const is = after.errors.find(({ code }) => code === was.code);
      return is === undefined ? [] : facts.flatMap((fact) => compare(fact, was, is));
    }),
};

function compare({ word, of, text }: (typeof facts)[number], was: ErrorCode, is: ErrorCode): Found[] {
  if (of(was) === of(is)) return [];
  const wire: Rating = of(was) === null ? "minor" : "major";
  const place = pointer("/components/schemas/ErrorCode", word, was.code);
  return [
    {
      place,
      // The build writes no status for a code that has none.
      side: word === "x-error-statuses" && of(was) === null ? "after" : "before",
      wire,
      types: "none",
      before: of(was),
      after: of(is),
      text: text(was.code, of(is)),
      asPromised: true,
    },
  ];
}

function advice(value: Json): string {
  if (value === true) return "to send the request again";
  if (value === "after-reading-again") return "to read the resource again first";
  return value === false ? "not to retry" : "not documented";
}

// Parts of the catalogue's texts that fit some operations of a code only. The catalogue says them of all, the page of an
// operation leaves out what cannot be the case there.

import type { OperationEntry } from "../contract/model.ts";

/** A part of a text, and the operations that it is true of. */
export interface ConditionPart {
  /** Whether the code is the one meant. */
  codes: RegExp;
  part: RegExp;
  /** What stands in its place where it does not fit. */
  otherwise: string;
  fits(entry: OperationEntry): boolean;
}

const hasQuery = (entry: OperationEntry, name: string): boolean =>
  entry.parameters.some((one) => one.in === "query" && one.name === name);
const hasPath = (entry: OperationEntry): boolean => entry.parameters.some((one) => one.in === "path");

/** In the order in which they are applied. */
export const conditionParts: ConditionPart[] = [
  {
    codes: /^invalid-parameter$/,
    part: /, `status` is not a known status, or `from` or `to` is not an ISO 8601 instant/,
    otherwise: "",
    fits: (entry) => hasQuery(entry, "status") && hasQuery(entry, "from"),
  },
  {
    codes: /^invalid-request$/,
    part: /, for example a webhook URL that uses plain HTTP/,
    otherwise: "",
    fits: (entry) => /^(register|replace)Webhook$/.test(entry.operationId),
  },
  {
    codes: /^(internal-error|INTERNAL_SERVER_ERROR)$/,
    part: / A write may or may not have taken effect: read the resource back before you retry\./,
    otherwise: "",
    fits: (entry) => entry.writes,
  },
  {
    codes: /^INVALID_MEDIA_TYPE$/,
    part: / Send JSON bodies as `application\/json`; the condition is not documented\./,
    otherwise: " The condition is not documented.",
    fits: (entry) => entry.body !== undefined,
  },
  {
    codes: /^NOT_FOUND$/,
    part: / Do not retry with the same ID\./,
    otherwise: "",
    fits: hasPath,
  },
];

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

/** In the order in which they are applied. */
export const conditionParts: ConditionPart[] = [
  {
    codes: /^(internal-error|INTERNAL_SERVER_ERROR)$/,
    part: / After a request that writes, read the resource back before you retry: [^.]*\./,
    otherwise: "",
    fits: (entry) => entry.writes,
  },
  {
    codes: /^INVALID_MEDIA_TYPE$/,
    part: / If the request has a body, send it as `application\/json`\./,
    otherwise: "",
    fits: (entry) => entry.body !== undefined,
  },
];

// The vocabulary of our `x-` words: the nodes and the values that each allows. A test compares the table in
// openapi/README.md with this one; the lint rule `known-words` refuses every other word.

import { evidenceValues } from "./evidence.js";

/** Kinds of nodes (structure.js) that describe the services. */
const anything = [
  ...["document", "info", "server", "tag", "security scheme", "path item", "operation", "webhook"],
  ...["parameter", "header", "request body", "response", "schema", "property", "transition"],
];

const anySchema = ["schema", "property"];

/** Kinds of nodes that can be deprecated. */
const deprecable = ["operation", "parameter", "property"];

/** Classes of data in a property, for masking in reports. */
const dataValues = ["personal", "bank", "secret", "none"];

/** Whether a retry can succeed after an error code. */
const retryableValues = [true, false, null, "after-reading-again"];

/**
 * The rules of an `x-` word.
 * @typedef {object} Word
 * @property {string[]} on The kinds of nodes that may have the word, as in structure.js.
 * @property {"sources" | "bundle"} [only] `sources` for a word of the files under openapi/, which the build replaces;
 *   `bundle` for a word that the build writes.
 * @property {readonly unknown[]} [values] The allowed values.
 * @property {readonly unknown[]} [eachValue] The allowed values of each entry, for a word that is a map.
 * @property {"sentences" | "names"} [list] For a nonempty list without repetitions: of sentences that end with a full
 *   stop or a question mark, or of names.
 * @property {"date" | "name or null"} [form] For a day of the calendar as YYYY-MM-DD, or for a name or `null`.
 */

/** @type {Record<string, Word>} */
export const words = {
  "x-evidence": {
    on: ["operation", "parameter", "header", "request body", "response", ...anySchema, "transition"],
    values: evidenceValues,
  },
  "x-presence": { on: anySchema, values: ["table"] },
  "x-source": { on: anything },
  "x-not-shown": { on: anything, list: "sentences" },
  "x-extensible-enum": { on: anySchema, list: "names" },
  "x-enumDescriptions": { on: anySchema },
  "x-transitions": { on: anySchema },
  "x-required-roles": { on: ["operation"], list: "names" },
  "x-event-key": { on: ["schema"], list: "names" },
  "x-undone-by": { on: ["operation"] },
  "x-sunset": { on: deprecable, form: "date" },
  "x-replaced-by": { on: deprecable, form: "name or null" },
  "x-data": { on: ["property"], values: dataValues },
  "x-error-codes": { on: ["response"], only: "sources", list: "names" },
  "x-error-statuses": { on: ["schema"], only: "bundle" },
  "x-retryable": { on: ["schema"], eachValue: retryableValues },
  "x-internal": { on: ["server"], values: [true, false] },
};

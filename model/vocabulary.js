// The vocabulary of our `x-` words: where each may stand and what it may say. openapi/README.md shows the same table, held
// to this one by a test; the lint rule `known-words` refuses every other word.

import { evidenceValues } from "./evidence.js";

/** Kinds of nodes (structure.js) that are about something the services do or send. */
const anything = [
  ...["document", "info", "server", "tag", "security scheme", "path item", "operation", "webhook"],
  ...["parameter", "header", "request body", "response", "schema", "property", "transition"],
];

const anySchema = ["schema", "property"];

/** What can be deprecated. */
const deprecable = ["operation", "parameter", "property"];

/** Which data a property holds, for masks and reports. */
const dataValues = ["personal", "bank", "secret", "none"];

/** Whether a request that was refused with an error code is worth sending again. */
const retryableValues = [true, false, null, "after-reading-again"];

/**
 * A word and its rules.
 * @typedef {object} Word
 * @property {string[]} on The kinds of nodes it may stand on, as in structure.js.
 * @property {"sources" | "bundle"} [only] Where alone it stands: in the files under openapi/, which the build expands, or
 *   in the bundles, where the build writes it.
 * @property {readonly unknown[]} [values] The values it may have.
 * @property {readonly unknown[]} [eachValue] The values that each of its entries may have; it is a map.
 * @property {"sentences" | "names"} [list] It is a list that is not empty: of sentences that end with a full stop or a
 *   question mark, or of names, each once.
 * @property {"date" | "name or null"} [form] It is a day of the calendar as YYYY-MM-DD, or a name or an explicit null.
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

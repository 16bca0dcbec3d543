// What only explains: examples, sources, open questions, the words for a value. Redocly's diff rates what is added as minor.

import type { Found, Rule } from "../rule.ts";

/** Types of nodes that explain and promise nothing. */
const types = [
  "Example",
  "ExamplesMap",
  "NamedExamples",
  "Tag",
  "TagList",
  "TagGroup",
  "ExternalDocs",
  "Contact",
  "License",
  "Info",
];

/** Words of ours that explain and promise nothing. */
const words = /\/(x-source|x-not-shown|x-enumDescriptions|x-internal-note|examples?|description|summary|title)(\/|$)/;

export const documentation: Rule = {
  name: "documentation",
  says: "What explains the contract without promising anything is at most a patch, also where it is new.",
  find: ({ entries }) =>
    entries
      .filter(({ impact }) => impact === "minor")
      .flatMap(({ typeName, kind, before, after }): Found[] => {
        const place = before?.pointer ?? after?.pointer ?? "";
        if (!types.includes(typeName) && !words.test(place)) return [];
        const side = before === undefined ? "after" : "before";
        const text = `The documentation changes: an explanation is ${kind}.`;
        return [{ place, side, wire: "patch", types: "none", before: before?.value, after: after?.value, text }];
      }),
};

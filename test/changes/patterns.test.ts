// Which patterns are known to match all that another one matches.

import { expect, test } from "vitest";
import { isWiderPattern } from "../../scripts/changes/patterns.ts";

test.each([
  ["^https://", "^https?://"],
  ["^https://", "https://"],
  ["^a$", "a$"],
  ["^a$", "^a"],
  ["^a$", "a"],
  ["^a$", "^(a|b)$"],
  ["^(a|b)$", "^(?:c|b|a)$"],
  ["^\\d+$", "^\\d+x?$"],
  ["^[a-z]b$", "^[a-z]?b$"],
  ["^\\d\\.$", "^\\d?\\.$"],
])("%s, then %s: wider", (was, is) => {
  expect(isWiderPattern(was, is)).toBe(true);
  expect(isWiderPattern(is, was)).toBe(false);
});

test.each([
  ["^a$", "^a$"],
  ["^a$", "^b$"],
  ["a|b", "a|c"],
  // The anchors belong to one alternative each.
  ["^a|b$", "a|b"],
  // Lazy and not optional; a quantifier has moved to another character; inside of a class it says nothing.
  ["^a+$", "^a+?$"],
  ["^a{2}$", "^a{2}?$"],
  ["^ab*$", "^abc?*$"],
  ["^[^a]$", "^[^ab?]$"],
  ["^(?!a)b$", "^(?!a?)b$"],
  ["^(a)(b)$", "^(a)|(b)$"],
  ["^a$", "^(a)(b|a)$"],
  ["^a\\$", "^a\\"],
])("%s, then %s: not known to be wider", (was, is) => {
  expect(isWiderPattern(was, is)).toBe(false);
});

// Patterns that can be compared: one that plainly matches all that the other one matches, and more.

/**
 * Whether a pattern matches whatever another one matches. Most pairs cannot be compared; these can: `^` or `$` dropped,
 * a further alternative, one character that may be absent or is allowed in addition.
 * @param was A regular expression.
 * @param is Another one.
 * @returns False also where it cannot be said.
 */
export function isWiderPattern(was: string, is: string): boolean {
  // More in a lookaround that forbids is less.
  if (was === is || /\(\?<?!/.test(was)) return false;
  return isUnanchored(was, is) || isAlternative(was, is) || hasOption(was, is);
}

/** Whether only the start or the end is no longer fixed. */
function isUnanchored(was: string, is: string): boolean {
  const [start, end] = [was.replace(/^\^/, ""), was.replace(/(?<!\\)\$$/, "")];
  const both = end.replace(/^\^/, "");
  // An anchor of several alternatives is one of the first or last one only.
  return !isSplit(both) && [start, end, both].includes(is);
}

/** Whether the former pattern is one of the alternatives now, in a group between the anchors or without one. */
function isAlternative(was: string, is: string): boolean {
  if (alternatives(is).includes(was)) return true;
  const [own, now] = [was, is].map((pattern) => /^\^(.*)\$$/.exec(pattern)?.[1]);
  if (own === undefined || now === undefined || isSplit(own)) return false;
  const all = alternatives(insideOf(now) ?? "");
  return alternatives(insideOf(own) ?? own).every((one) => all.includes(one));
}

/** What is in a group that is the whole pattern; undefined where it is none. */
function insideOf(pattern: string): string | undefined {
  const inner = /^\((?:\?:)?(?!\?)(.*)\)$/.exec(pattern)?.[1];
  if (inner === undefined) return undefined;
  let depth = 0;
  for (const { text } of tokens(inner)) {
    depth += text.startsWith("(") ? 1 : text === ")" ? -1 : 0;
    if (depth < 0) return undefined;
  }
  return inner;
}

/** Whether one character may be absent now that had to be there, or one that may be absent is new. */
function hasOption(was: string, is: string): boolean {
  const added = is.length - was.length;
  return added > 0 && tokens(was).some(({ end, isAtom }) => fits(was, is, end, is.slice(end, end + added), isAtom));
}

/** Whether a pattern with a text put in at an index is the other one, and only allows more. */
function fits(was: string, is: string, index: number, text: string, isAtom: boolean): boolean {
  const rest = was.slice(index);
  if (was.slice(0, index) + text + rest !== is || /^[?*+{]/.test(rest)) return false;
  return (isAtom && /^[?*]$/.test(text)) || /^(\\[dws.\-/]|[\w\s/:@-])[?*]$/.test(text);
}

/** The parts of a pattern in which nothing can be put: characters, escapes, classes, quantifiers. */
function tokens(pattern: string): { text: string; end: number; isAtom: boolean }[] {
  const parts = [...pattern.matchAll(/\\.|\[\^?(?:\\.|[^\]\\])*\]|\{[^}]*\}|\(\?(?:[:=!]|<[=!])|[\s\S]/g)];
  return parts.map(([text], index) => {
    const end = parts.slice(0, index + 1).reduce((sum, [part]) => sum + part.length, 0);
    return { text, end, isAtom: /^(\\[dws.\-/]|\[.*\]|[\w\s/:@.-])$/.test(text) };
  });
}

/** The alternatives of a pattern at its top level. */
function alternatives(pattern: string): string[] {
  const all = [""];
  let depth = 0;
  for (const { text } of tokens(pattern)) {
    depth += text.startsWith("(") ? 1 : text === ")" ? -1 : 0;
    if (text === "|" && depth === 0) all.push("");
    else all[all.length - 1] += text;
  }
  return all;
}

function isSplit(pattern: string): boolean {
  return alternatives(pattern).length > 1;
}

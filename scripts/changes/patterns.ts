// Patterns that can be compared: one that plainly matches all that the other one matches, and more.

/**
 * Whether a pattern matches whatever another one matches. Most pairs cannot be compared; these can: `^` or `$` dropped, a
 * further alternative in a group that is the whole pattern, one character that may be absent or is allowed in addition.
 * @returns False also where it cannot be said.
 */
export function isWiderPattern(was: string, is: string): boolean {
  // More in a lookaround that forbids is less.
  if (was === is || /\(\?<?!/.test(was)) return false;
  return isUnanchored(was, is) || isAlternative(was, is) || hasOption(was, is);
}

/** Whether only the start or the end is no longer fixed; an anchor of several alternatives is one of a single one. */
function isUnanchored(was: string, is: string): boolean {
  const [start, end] = [was.replace(/^\^/, ""), was.replace(/(?<!\\)\$$/, "")];
  return !was.includes("|") && [start, end, end.replace(/^\^/, "")].includes(is);
}

/** Whether every former alternative is one now, between the anchors. Alternatives that have groups cannot be compared. */
function isAlternative(was: string, is: string): boolean {
  const inside = (pattern: string) => /^\^\((?:\?:)?([^()[\]\\]*)\)\$$/.exec(pattern)?.[1]?.split("|");
  const single = /^\^([^()|]*)\$$/.exec(was)?.[1];
  const [own, now] = [inside(was) ?? (single === undefined ? undefined : [single]), inside(is)];
  return own !== undefined && now !== undefined && own.every((one) => now.includes(one));
}

/** Whether one character may be absent now that had to be there, or one that may be absent is new. */
function hasOption(was: string, is: string): boolean {
  const parts = [...was.matchAll(/\\.|\[\^?(?:\\.|[^\]\\])*\]|\{[^}]*\}|[\s\S]/g)].map(([part]) => part);
  return parts.some((part, index) => {
    const [start, rest] = [parts.slice(0, index + 1).join(""), parts.slice(index + 1).join("")];
    if (/^[?*+{]/.test(rest) || !is.startsWith(start) || !is.endsWith(rest)) return false;
    const added = is.slice(start.length, is.length - rest.length);
    const isAtom = /^(\\[dws.\-/]|\[.*\]|[\w\s/:@.-])$/.test(part);
    return (isAtom && /^[?*]$/.test(added)) || /^(\\[dws.\-/]|[\w\s/:@-])[?*]$/.test(added);
  });
}

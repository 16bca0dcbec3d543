// Patterns with wildcards, matched in time that grows with their length alone, whatever they are.

/**
 * Makes the test of a text: `*` stands for any characters.
 * @param pattern Matched as a whole, with case.
 */
export function textPattern(pattern: string): (text: string) => boolean {
  const wanted = [...pattern];
  return (text) => matches(wanted, [...text], isStar, (one, other) => one === other);
}

/**
 * Makes the test of a path: `*` stands for any characters within a segment, a segment `**` for any number of segments.
 * @param pattern For example `/v1/parties/*` or `/v1/**`.
 */
export function pathPattern(pattern: string): (path: string) => boolean {
  const segments = pattern.split("/").map((text) => ({ text, test: textPattern(text) }));
  return (path) =>
    matches(
      segments,
      path.split("/"),
      ({ text }) => text === "**",
      ({ test }, part) => test(part),
    );
}

function isStar(character: string): boolean {
  return character === "*";
}

/** The usual greedy match: after a mismatch, the last star takes one item more. */
function matches<P, T>(pattern: P[], items: T[], isAny: (one: P) => boolean, fits: (one: P, item: T) => boolean) {
  let at = 0;
  let star = -1;
  let taken = 0;
  for (let index = 0; index < items.length; ) {
    const one = pattern[at];
    if (at < pattern.length && isAny(one as P)) {
      star = at++;
      taken = index;
    } else if (at < pattern.length && fits(one as P, items[index] as T)) {
      at++;
      index++;
    } else if (star >= 0) {
      at = star + 1;
      index = ++taken;
    } else return false;
  }
  return pattern.slice(at).every(isAny);
}

// The known name that an unknown one was probably meant to be.

/**
 * What to say of an unknown name.
 * @param name The name that is not known.
 * @param known Names there are.
 * @param prefix What all names begin with, for the reader: it is left out of both, because it makes any two alike.
 * @returns ` (did you mean speed?)`, or nothing where none is near.
 */
export function nearest(name: string, known: readonly string[], prefix = ""): string {
  const given = name.toLowerCase();
  const best =
    typoOf(name, known) ??
    byDistance(name, known).find((one) => given.length > 2 && one.toLowerCase().startsWith(given));
  return best === undefined ? "" : ` (did you mean ${prefix}${best}?)`;
}

/** The known name that is a few letters away: a third of them at most, or two of five and more, as where two are swapped. */
export function typoOf(name: string, known: readonly string[]): string | undefined {
  const [best] = byDistance(name, known);
  const most = Math.max(name.length > 4 ? 2 : 1, Math.floor(name.length / 3));
  return best !== undefined && distanceOf(name.toLowerCase(), best.toLowerCase()) <= most ? best : undefined;
}

/** Known names, the nearest first. */
export function byDistance(name: string, known: readonly string[]): string[] {
  const distance = new Map(known.map((one) => [one, distanceOf(name.toLowerCase(), one.toLowerCase())]));
  return known.toSorted((left, right) => (distance.get(left) as number) - (distance.get(right) as number));
}

/** How many letters have to be changed, added or left out (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, wanted] of [...other].entries()) {
      const changed = (row[place] as number) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] as number) + 1, (next[place] as number) + 1));
    }
    row = next;
  }
  return row[other.length] as number;
}

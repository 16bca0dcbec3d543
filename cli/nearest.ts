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
  const longer = known.filter((one) => given.length > 2 && one.toLowerCase().startsWith(given));
  const best = typoOf(name, known) ?? byDistance(name, longer)[0];
  return best === undefined ? "" : ` (did you mean ${prefix}${best}?)`;
}

/** The known name that is a few letters away: a third of them at most, or two of five and more, as where two are swapped. */
export function typoOf(name: string, known: readonly string[]): string | undefined {
  const most = Math.max(name.length > 4 ? 2 : 1, Math.floor(name.length / 3));
  const [best] = byDistance(
    name,
    known.filter((one) => Math.abs(one.length - name.length) <= most),
  );
  return best !== undefined && distanceOf(name.toLowerCase(), best.toLowerCase()) <= most ? best : undefined;
}

/** Known names, the nearest first. */
function byDistance(name: string, known: readonly string[]): string[] {
  const distance = new Map(known.map((one) => [one, distanceOf(name.toLowerCase(), one.toLowerCase())]));
  return known.toSorted((left, right) => (distance.get(left) as number) - (distance.get(right) as number));
}

/** What it costs to make one the other, letter by letter (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const given of one) {
    const next = [(row[0] as number) + 1];
    for (const [index, letter] of [...other].entries()) {
      const changed = (row[index] as number) + (given === letter ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] as number) + 1, (next[index] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}

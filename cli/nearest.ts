// Suggests the known name that an unknown name was probably meant to be.

/**
 * A suggestion that ends the error text about an unknown name.
 * @param name The unknown name, without the prefix.
 * @param known All known names, without the prefix.
 * @param prefix Common start of all names, for the output. It is not compared, because it makes all names similar.
 * @returns ` (did you mean speed?)`, or an empty text when no name is near.
 */
export function nearest(name: string, known: readonly string[], prefix = ""): string {
  const given = name.toLowerCase();
  const longer = known.filter((one) => given.length > 2 && one.toLowerCase().startsWith(given));
  const best = typoOf(name, known) ?? byDistance(name, longer)[0];
  return best === undefined ? "" : ` (did you mean ${prefix}${best}?)`;
}

/** The nearest name, if at most a third of the letters differ. Two may differ in five or more, for swapped letters. */
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

/** The Levenshtein distance of two texts. */
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

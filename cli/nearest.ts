// The known name that an unknown one was probably meant to be.

/**
 * What to say of an unknown name.
 * @param name The name that is not known.
 * @param known Names there are.
 * @returns ` (did you mean speed?)`, or nothing where none is near.
 */
export function nearest(name: string, known: readonly string[]): string {
  const given = name.toLowerCase();
  const ranked = known
    .map((one) => ({ one, distance: distanceOf(given, one.toLowerCase()) }))
    .toSorted((left, right) => left.distance - right.distance);
  const near = ranked.find(({ distance }) => distance <= Math.max(1, Math.floor(name.length / 3)));
  const best = near ?? ranked.find(({ one }) => given.length > 2 && one.toLowerCase().startsWith(given));
  return best === undefined ? "" : ` (did you mean ${best.one}?)`;
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

// What is prose, and how the rest is blanked out, for every kind of file.

/** More than two words, most of them of letters: neither a name, a pattern nor a command line. */
export function isProse(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const plain = words.filter((word) => /^[`"'(]?[A-Za-z][a-z'-]*[`.,:;?!)"']*$/.test(word));
  return words.length > 2 && plain.length > words.length / 2;
}

/** The same number of lines and columns, without a letter. */
export const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/** Everything blanked except the ranges, which are given in their order. */
export function keep(text: string, ranges: [start: number, end: number][]): string {
  let kept = "";
  let at = 0;
  for (const [start, end] of ranges) {
    kept += blank(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return kept + blank(text.slice(at));
}

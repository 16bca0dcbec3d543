// Text as the terms that are looked up: the same for what is indexed and for what is asked.

/** Words that say nothing about what is wanted. */
const empty = new Set(
  (
    "a an and any are as at be been by can could did do does for from has have how i if in into is it its me must my need " +
    "needs no not of on one or our own please should so some than that the their them there these they this to us use used using was we " +
    "what when where which who whose why will with would you your"
  ).split(" "),
);

/** Whether a term is worth looking up. */
export function says(term: string): boolean {
  return !empty.has(term);
}

/** A word in the form under which all its spellings are kept: no plural, no accent, American. */
function stem(word: string): string {
  const american = word
    .replace(/isation(?=s?$)/, "ization")
    .replace(/is(?=e[ds]?$|ing$)/, "iz")
    .replace(/lled$/, "led");
  if (american.length > 4 && american.endsWith("ies")) return `${american.slice(0, -3)}y`;
  return american.length > 3 && /[^aius]s$/.test(american) ? american.slice(0, -1) : american;
}

/** A text without accents: `Rückerstattung` is found as `Ruckerstattung`, too. */
function bare(text: string): string {
  return text.normalize("NFD").replace(/\p{M}+/gu, "");
}

/** The parts of a word: `payInId` is pay, in and id; `PAY_IN` pay and in. */
function parts(word: string): string[] {
  return word.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+|\p{L}+/gu) ?? [];
}

/** A word of a text: its parts, and the whole if it has more than one. */
export interface Word {
  parts: string[];
  whole: string | undefined;
}

/** The words of a text; a word goes as far as letters, digits and what joins them in names. */
export function wordsOf(text: string): Word[] {
  return (bare(text).match(/[\p{L}\p{N}]+(?:[-._:][\p{L}\p{N}]+)*/gu) ?? []).flatMap((word) => {
    const all = parts(word).map((one) => stem(one.toLowerCase()));
    if (all.length === 0) return [];
    return [{ parts: all, whole: all.length > 1 ? all.join("") : undefined }];
  });
}

/** Every term of a text, in order; words that say nothing only as a part of a name. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap(({ parts: all, whole }) => [
    ...all.filter(says),
    ...(whole === undefined ? [] : [whole]),
  ]);
}

/** A name as one term, however it is written: `createPayout`, `create_payout` and `Create payout` are the same. */
export function joined(text: string): string {
  return wordsOf(text)
    .flatMap(({ parts: all }) => all)
    .join("");
}

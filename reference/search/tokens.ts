// Splits text into search terms, in the same way for the index and for queries.

/** Words that do not narrow a search. */
const empty = new Set(
  (
    "a about allowed also an and any are as at back be because been being by can could did do does exist existing " +
    "for from get gets got had has have how i if in into is it its just long many may me mean means might must my need needs " +
    "no not now of often on one or our ourselves out own please possible post put s safe safely same see should show so some someone " +
    "still t than that the their them there these they this to us use used using want was way we what when where " +
    "which who whose why will with would you your"
  ).split(" "),
);

/** Whether a term is worth looking up. */
export const isContentWord = (term: string): boolean => !empty.has(term);

/** Reduces a word to the form that all its spellings share: singular (also “in” of pay-ins), American. */
function stem(word: string): string {
  const american = word.replace(/is(?=ations?$|e[ds]?$|ing$)/, "iz").replace(/ll(?=ed$|ing$)/, "l");
  if (american.length > 4 && american.endsWith("ies")) return `${american.slice(0, -3)}y`;
  return /..[^aius]s$|^ins$/.test(american) ? american.slice(0, -1) : american;
}

/** The parts of each word of a text, without accents: `payInId` gives pay, in and id; `PAY_IN` gives pay and in. */
export function wordsOf(text: string): string[][] {
  const bare = text.normalize("NFD").replace(/\p{M}+/gu, "");
  return (bare.match(/[\p{L}\p{N}]+(?:[-._:][\p{L}\p{N}]+)*/gu) ?? []).map((word) =>
    (word.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+|\p{L}+/gu) ?? []).map((part) => stem(part.toLowerCase())),
  );
}

/** The parts of all words, in order. */
export const partsOf = (text: string): string[] => wordsOf(text).flat();

/** A name as one term in any spelling: `createPayout`, `create_payout` and `Create payout` give the same. */
export const joinParts = (text: string): string => partsOf(text).join("");

/** The content words of a name as one term. */
export const joinContentWords = (text: string): string => partsOf(text).filter(isContentWord).join("");

/** The terms of a text: its content words, and each word of several parts as a whole. */
export const termsOf = (text: string): string[] =>
  wordsOf(text).flatMap((parts) => [...parts.filter(isContentWord), ...(parts.length > 1 ? [parts.join("")] : [])]);

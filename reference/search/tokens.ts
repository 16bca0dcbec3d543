// Text as the terms that are looked up: the same for what is indexed and for what is asked.

/** Words that say nothing about what is wanted. */
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

/** A word in the form under which all its spellings are kept: no plural (also of pay-in), no accent, American. */
function stem(word: string): string {
  const american = word.replace(/is(?=ations?$|e[ds]?$|ing$)/, "iz").replace(/ll(?=ed$|ing$)/, "l");
  if (american.length > 4 && american.endsWith("ies")) return `${american.slice(0, -3)}y`;
  return /..[^aius]s$|^ins$/.test(american) ? american.slice(0, -1) : american;
}

/** The words of a text in their parts: `payInId` is pay, in and id; `PAY_IN` pay and in. */
export function wordsOf(text: string): string[][] {
  const bare = text.normalize("NFD").replace(/\p{M}+/gu, "");
  return (bare.match(/[\p{L}\p{N}]+(?:[-._:][\p{L}\p{N}]+)*/gu) ?? []).map((word) =>
    (word.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+|\p{L}+/gu) ?? []).map((part) => stem(part.toLowerCase())),
  );
}

/** The parts of all words, in order. */
export const partsOf = (text: string): string[] => wordsOf(text).flat();

/** A name as one term, however it is written: `createPayout`, `create_payout` and `Create payout` are the same. */
export const joinParts = (text: string): string => partsOf(text).join("");

/** The parts of a name that say something, as one term. */
export const joinContentWords = (text: string): string => partsOf(text).filter(isContentWord).join("");

/** Every term of a text: the parts that say something, and each word of several parts as a whole. */
export const termsOf = (text: string): string[] =>
  wordsOf(text).flatMap((parts) => [...parts.filter(isContentWord), ...(parts.length > 1 ? [parts.join("")] : [])]);

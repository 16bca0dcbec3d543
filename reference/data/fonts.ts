// The fonts of the site, and the characters they keep.

/** The variable fonts, one for text and one for code: of each, the package `@fontsource-variable/` of its name. */
export const fonts = ["hanken-grotesk", "geist-mono"] as const;

/** The weights that the style sheet uses; a variable font is cut down to them. */
export const weights = { min: 400, max: 700 } as const;

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

/**
 * Every character that the fonts keep: ASCII and the punctuation of the pages. A letter beyond them comes in a font of the system.
 * A font that is larger than what a server sends at first, 14 kB, costs a phone one more trip to it.
 */
export const characters = `${range(0x20, 0x7e)}\u00a0–—‘’“”…•→←↑↓−›‹×·§°±©«»€`;

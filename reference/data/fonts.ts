// The fonts of the site, and the characters and weights that they are cut down to.

/** The variable fonts for text and for code, by the names of their packages in `@fontsource-variable/`. */
export const fonts = ["hanken-grotesk", "geist-mono"] as const;

/** The weights that the style sheet uses. */
export const weights = { min: 400, max: 700 } as const;

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

/**
 * The characters of the fonts: ASCII and the punctuation of the pages. The system's font shows any other letter. A font
 * of more than 14 kB, the usual first burst of a server, costs a phone another round trip.
 */
export const characters = `${range(0x20, 0x7e)}\u00a0–—‘’“”…•→←↑↓−›‹×·§°±©«»€`;

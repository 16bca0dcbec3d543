// The fonts of the site: which packages they come from, and the characters they keep.

/** A variable font of the site. */
export interface Font {
  /** Its name in assets/fonts/. */
  name: string;
  /** The npm package it is cut from, and the file in it. */
  package: string;
  file: string;
}

/** One for text, one for code. */
export const fonts: Font[] = [
  {
    name: "hanken-grotesk",
    package: "@fontsource-variable/hanken-grotesk",
    file: "files/hanken-grotesk-latin-wght-normal.woff2",
  },
  {
    name: "geist-mono",
    package: "@fontsource-variable/geist-mono",
    file: "files/geist-mono-latin-wght-normal.woff2",
  },
];

/** The weights that the style sheet uses; a variable font is cut down to them. */
export const weights = { min: 400, max: 700 } as const;

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

/**
 * Every character that the fonts keep: ASCII and the punctuation of the pages. A letter beyond them comes in a font of the system.
 * A font that is larger than what a server sends at first, 14 kB, costs a phone one more trip to it.
 */
export const characters = `${range(0x20, 0x7e)}\u00a0–—‘’“”…•→←↑↓−›‹×·§°±©«»€`;

// Checks the version of Node.js before a program imports modules that an older version cannot load.

/** The major version without features that later versions of its predecessor have. */
const without = 23;

/** A program that npx runs. */
export interface Program {
  /** Its name at the start of a sentence, such as `The mock`. */
  title: string;
  /** Its command, such as `finance-ramp-mock`. */
  bin: string;
  /** The lowest version, as major and minor number; `engines` of the package says the same. */
  least: readonly [number, number];
}

/**
 * Checks whether a version of Node.js can run a program.
 * @param version Version of Node.js, such as `22.16.0`.
 * @returns One line that says what to do; undefined when the version fits.
 */
export function nodeFault({ title, bin, least }: Program, version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isNew = major > least[0] || (major === least[0] && minor >= least[1]);
  if (isNew && major !== without) return undefined;
  const needs = `${title} needs Node.js ${least.join(".")} or later, but not ${without}; this is ${version}.`;
  const command = `npx --yes --package=node@24 --package=ADDRESS ${bin}`;
  return `${needs} Upgrade, or run ${command} with the package's address for ADDRESS and your flags at the end.`;
}

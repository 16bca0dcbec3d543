// Which Node.js runs a program: it is asked before anything is loaded that an older one does not have.

/** The major version that has less than the one before it. */
const without = 23;

/** A program that npx runs. */
export interface Program {
  /** How it is called in a sentence, such as `The mock`. */
  title: string;
  /** Its command, such as `finance-ramp-mock`. */
  bin: string;
  /** The first version that has all, as in `engines` of the package: its major and its minor number. */
  least: readonly [number, number];
}

/**
 * Looks whether a Node.js is too old.
 * @param program What needs it.
 * @param version Its version, such as `22.16.0`.
 * @returns One line with the way out; undefined when it is not.
 */
export function nodeFault({ title, bin, least }: Program, version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isNew = major > least[0] || (major === least[0] && minor >= least[1]);
  if (isNew && major !== without) return undefined;
  const needs = `${title} needs Node.js ${least.join(".")} or later, but not ${without}; this is ${version}.`;
  const command = `npx --yes --package=node@24 --package=ADDRESS ${bin}`;
  return `${needs} Without installing another: ${command}, with the package's address for ADDRESS and your flags behind it.`;
}

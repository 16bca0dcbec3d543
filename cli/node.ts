// Which Node.js runs a program: it is asked before anything is loaded that an older one does not have.

/** The major version that has less than the one before it. */
const without = 23;

/**
 * Looks whether a Node.js is too old.
 * @param program What needs it, such as `The mock`.
 * @param least The first version that has all, as in `engines` of the package: its major and its minor number.
 * @param version Its version, such as `22.16.0`.
 * @returns One line; undefined when it is not.
 */
export function nodeFault(program: string, least: readonly [number, number], version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isNew = major > least[0] || (major === least[0] && minor >= least[1]);
  if (isNew && major !== without) return undefined;
  return `${program} needs Node.js ${least.join(".")} or later, but not ${without}; this is ${version}.`;
}

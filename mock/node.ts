// Which Node.js runs the mock: it is asked before anything is loaded that an older one does not have.

/** As in `engines` of mock/package.json: what `node:sqlite` needs for a rollback came with 22.16 and 24, and never to 23. */
const least = [22, 16] as const;
const without = 23;

/**
 * Looks whether a Node.js is too old.
 * @param version Its version, such as `22.16.0`.
 * @returns One line; undefined when it is not.
 */
export function nodeFault(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isNew = major > least[0] || (major === least[0] && minor >= least[1]);
  if (isNew && major !== without) return undefined;
  return `The mock needs Node.js ${least.join(".")} or later, but not ${without}; this is ${version}.`;
}

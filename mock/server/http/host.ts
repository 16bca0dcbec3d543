// Names of hosts as users write them.

/**
 * The name of a host as a URL has it: in lower case, and other letters than ASCII in their encoding.
 * @returns Undefined for what is no name of a host, such as one with a port or a scheme.
 */
export function hostOf(text: string): string | undefined {
  const name = text.trim();
  const url = /^[^\s/?#@:\\]+$/.test(name) || /^\[[\da-f:.]+\]$/i.test(name) ? URL.parse(`http://${name}`) : null;
  return url?.hostname;
}

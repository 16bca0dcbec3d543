// The name of an error code's example, for build and linter. JavaScript because Spectral cannot load TypeScript.

/**
 * The code in camelCase: `account-not-found` has the example `accountNotFound`.
 * @param {string} code
 * @returns {string}
 */
export function exampleName(code) {
  const parts = code.split(/[^A-Za-z0-9]+/).map((part) => (/^[A-Z0-9]+$/.test(part) ? part.toLowerCase() : part));
  return parts.map((part, i) => (i === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1))).join("");
}

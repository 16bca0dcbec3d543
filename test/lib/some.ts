// What npm test takes of a long table; npm run test:long takes all of it. Files that use it stand in `sampled` of vitest.config.ts.

/**
 * Takes the first rows of a table in npm test, and all of them in the long tests.
 * @param rows The table, with the most telling rows first.
 * @param few How many npm test takes.
 */
export function some<Row>(rows: readonly Row[], few: number): Row[] {
  return process.env["LONG"] === "1" ? [...rows] : rows.slice(0, few);
}

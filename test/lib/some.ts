// What npm test takes of a long table; npm run test:long takes all of it. Files that use it stand in `sampled` of vitest.config.ts.

/** The first rows of a table, the most telling ones, in npm test, and all of them in the long tests. */
export function some<Row>(rows: readonly Row[], few: number): Row[] {
  return process.env["LONG"] === "1" ? [...rows] : rows.slice(0, few);
}

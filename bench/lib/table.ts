// Tables on the terminal: the first column to the left, the others to the right.

/** A cell; numbers are printed as they are. */
type Cell = string | number;

/**
 * Prints a table whose rows are all known.
 * @param head The heads of its columns.
 */
export function printTable(head: string[], rows: Cell[][]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => String(row[column] ?? "").length)));
  for (const row of [head, ...rows]) printRow(row, widths);
  console.log();
}

/**
 * Prints the head of a table whose rows are printed as they are measured.
 * @param head The heads of its columns.
 * @param first Width of the first column.
 * @returns Prints a row; a row may end with a reason in place of figures.
 */
export function openTable(head: string[], first: number): (row: Cell[]) => void {
  const widths = head.map(({ length }, column) => Math.max(length, column === 0 ? first : 8));
  printRow(head, widths);
  return (row) => printRow(row, widths);
}

function printRow(row: Cell[], widths: number[]): void {
  const cells = row.map(String).map((cell, column) => {
    const width = widths[column] ?? 0;
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  });
  console.log(`  ${cells.join("  ")}`.trimEnd());
}

// Generates what the client needs of one service at run time: its operations as compact data.

import type { Contract } from "../../model/contract.ts";
import { operationRows } from "./catalogues.ts";
import type { OperationRow } from "./operation-row.ts";
import { union } from "./type-tree.ts";

/**
 * Generates `operations.ts`: the table the client looks operations up in, and the paths of lists. Only the table exists
 * at run time.
 * @param title Name of the service for the header.
 * @param contract Its contract.
 * @returns TypeScript source.
 */
export function clientOperations(title: string, contract: Contract): string {
  const rows = operationRows(contract);
  const lines = [...Map.groupBy(rows, ({ path }) => path)].map(([path, operations]) => {
    const methods = operations.map(
      (row) => `${row.method}: { ${factsOf(row, retryableCodes(contract, row)).join(", ")} }`,
    );
    return `  "${path}": { ${methods.join(", ")} },`;
  });
  return `// Operations of the ${title}, for the client. Generated from openapi/ by npm run build; do not edit.

/**
 * The operations by path and method. \`idempotent\` are those whose request body accepts an \`idempotencyKey\`; \`retryable\`
 * has the error codes after which the same request can be repeated, whatever it is. Those with a \`sunset\` are deprecated
 * and end on that day; \`replacedBy\` is what to use instead.
 */
export const operations: Record<
  string,
  Record<string, { operationId: string; idempotent?: true; retryable?: string[]; sunset?: string; replacedBy?: string }>
> = {
${lines.join("\n")}
};

/** Paths whose GET returns a list page by page. */
export type PagedPath = ${union(rows.filter(({ paged }) => paged).map(({ path }) => path))};

/** Deprecated operations, so that an editor strikes their calls through. */
export type Deprecated = ${union(rows.filter(({ deprecated }) => deprecated).map(({ method, path }) => `${method} ${path}`))};
`;
}

/** What the client knows of an operation, as properties of its entry; nothing more for one that is not deprecated. */
function factsOf(row: OperationRow, retryable: string[]): string[] {
  const { operationId, idempotent, deprecated, sunset, replacedBy } = row;
  return [
    `operationId: "${operationId}"`,
    ...(idempotent ? ["idempotent: true"] : []),
    ...(retryable.length > 0 ? [`retryable: ${JSON.stringify(retryable)}`] : []),
    ...(deprecated ? [`sunset: "${sunset}"`] : []),
    ...(replacedBy === null ? [] : [`replacedBy: "${replacedBy}"`]),
  ];
}

/** The codes of an operation whose `x-retryable` is true, but for those of a 401: that request needs another token first. */
function retryableCodes({ byId, errors }: Contract, { operationId }: OperationRow): string[] {
  const ofTokens = byId.get(operationId)?.responses.find(({ status }) => status === "401")?.codes;
  return errors
    .filter(
      ({ code, retryable, operations }) =>
        retryable === true && operations.includes(operationId) && !ofTokens?.includes(code),
    )
    .map(({ code }) => code);
}

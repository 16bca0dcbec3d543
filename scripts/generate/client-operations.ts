// Generates what the client needs of one service at run time: its operations as compact data.

import type { Contract } from "../../model/contract.ts";
import { fieldNames } from "../../model/sensitive.ts";
import { operationRows } from "./catalogues.ts";
import type { OperationRow } from "./operation-row.ts";
import { union } from "./type-tree.ts";

/**
 * Generates `operations.ts`: the table the client looks operations up in, the names of fields that no error shows, and the
 * paths of lists. Only the first two exist at run time.
 * @param title Name of the service for the header.
 * @param contract Its contract.
 * @returns TypeScript source.
 */
export function clientOperations(title: string, contract: Contract): string {
  const rows = operationRows(contract);
  const lines = rows.map((row) => [row.method, row.operationId, row.path, ...wordsOf(row, contract)].join(" "));
  return `// Operations of the ${title}, for the client. Generated from openapi/ by npm run build; do not edit.

/**
 * The operations: method, operationId, path; then \`key\` if the request body accepts an \`idempotencyKey\`, \`file\` if the
 * response is one, and the error codes after which the same request can be repeated, whatever it is.
 */
export const operations = \`${lines.join("\n")}\`;

/** Names of the fields that have personal, bank or secret data somewhere (\`x-data\`). */
export const sensitive = "${[...fieldNames(contract.document).sensitive].join("|")}";

/** Paths whose GET returns a list page by page. */
export type PagedPath = ${union(rows.filter(({ paged }) => paged).map(({ path }) => path))};
`;
}

/** What the client knows of an operation, as words. */
function wordsOf(row: OperationRow, contract: Contract): string[] {
  const { responses = [] } = contract.byId.get(row.operationId) ?? {};
  const success = responses.filter(({ status }) => status.startsWith("2"));
  const isFile = success.every(({ media }) => media.length > 0 && media.every(({ type }) => !/json/.test(type)));
  return [...(row.idempotent ? ["key"] : []), ...(isFile ? ["file"] : []), ...retryableCodes(contract, row)];
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

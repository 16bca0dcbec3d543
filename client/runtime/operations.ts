// Reads the table of operations that is generated from the contract.

/** What the client knows of an operation. */
export interface Operation {
  operationId: string;
  /** Whether the request body has an `idempotencyKey`. */
  idempotent: boolean;
}

/**
 * Reads the generated table.
 * @param table Lines with a path, followed by pairs of method and operationId. `!` marks idempotent operations.
 * @returns The operations by method and path, for example `GET /v1/parties`.
 */
export function readOperations(table: string): Map<string, Operation> {
  const operations = new Map<string, Operation>();
  for (const [, path, line = ""] of table.matchAll(/(\S+) (.+)/g))
    for (const [, method, operationId = "", mark] of line.matchAll(/(\w+) (\w+)(!?)/g))
      operations.set(`${method} ${path}`, { operationId, idempotent: !!mark });
  return operations;
}

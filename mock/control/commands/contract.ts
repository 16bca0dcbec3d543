// Commands about the contract: its operations with the responses one can ask for.

import type { Operation } from "../../../model/operations.ts";
import { exampleNames } from "../../respond/wanted.ts";
import type { Commands } from "../command.ts";

/** What can be asked of the contract. */
export const contractCommands: Commands = {
  "GET /operations": ({ contracts }) => contracts().flatMap(({ operations }) => operations.map(listed)),
};

function listed(operation: Operation): object {
  const { api, operationId, method, path, summary } = operation;
  return { api, operationId, method, path, summary, responses: exampleNames(operation) };
}

// The catalogue and an editor's texts have every code of an operation, also those of a range beside a status of its own.

import { expect, test } from "vitest";
import { createContract } from "../../model/contract.ts";
import { errorRows } from "../../scripts/generate/catalogues.ts";
import { callDocs } from "../../scripts/generate/client-docs.ts";
import { document } from "./documents.ts";
import { operation, refusal, schemas } from "./places.ts";

test("the codes of a status and those of its range are united", () => {
  const codes = ["late", "early", "closed"];
  const contract = createContract(
    "finance",
    document({
      [`${schemas} ErrorCode x-extensible-enum`]: codes,
      [`${operation} responses 409`]: refusal("late"),
      [`${operation} responses 4XX`]: refusal("early", "closed"),
    }),
  );
  const rows = errorRows(contract);
  const [call] = contract.operations;
  expect(rows.map(({ code, operations }) => [code, operations])).toEqual(
    codes.map((code) => [code, [call?.operationId]]),
  );
  expect(call && callDocs(call, "finance", rows)).toContain("Errors: `late`, `early`, `closed`. Others");
});

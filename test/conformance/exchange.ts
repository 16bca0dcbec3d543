// Makes exchanges for tests.

import type { Exchange } from "../../conformance/exchange.ts";
import type { Operation } from "../../model/operations.ts";

export function exchangeOf(
  operation: Operation | undefined,
  response: Partial<Exchange["response"]>,
  more: Partial<Exchange> = {},
): Exchange {
  if (operation === undefined) throw new Error("the contract has no such operation");
  return {
    number: 1,
    service: operation.api,
    operation,
    purpose: "test",
    json: undefined,
    milliseconds: 1,
    request: { method: "GET", url: `https://${operation.api}.example/v1`, headers: [] },
    response: { status: 200, headers: {}, body: "", ...response },
    startedAt: new Date("2026-11-22T15:00:00Z"),
    ...more,
  };
}

// Changes of the bundles as the team of the services would make them, for the tests of the comparisons.

import type { Api } from "../../../model/apis.ts";
import type { Json, JsonObject } from "../../../model/document.ts";
import { put } from "../../lint/documents.ts";
import type { Comparison, Contract } from "./problems.ts";
import type { ConfirmedEntry, Register } from "./register.ts";

/** Values by place; a place is the API and a list of keys separated by spaces, and `undefined` removes what is there. */
export type BundleChange = Record<string, Json | undefined>;

/** A contract with a change. */
export function changed({ bundles }: Contract, change: BundleChange): Contract {
  const copies = structuredClone(bundles);
  for (const [place, value] of Object.entries(change)) {
    const [api, ...keys] = place.split(" ");
    put(copies[api as Api], keys, value);
  }
  return { bundles: copies };
}

/** The register with entries that were confirmed. */
export function withConfirmed(register: Register, entries: Partial<ConfirmedEntry>[]): Register {
  const common = { date: "2026-11-02", origin: "The services' team, in a call.", section: "Test", says: "It is so." };
  const confirmed = entries.map(
    (entry, i): ConfirmedEntry => ({ id: `C${i + 1}`, api: "finance", ...common, ...entry }),
  );
  return { ...register, confirmed: [...register.confirmed, ...confirmed] };
}

/** What several comparisons find. */
export function problemsOf(comparisons: Comparison[], register: Register, contract: Contract): string[] {
  return comparisons.flatMap((compare) => compare(register, contract));
}

/** An operation that needs nothing but a token, as a bundle has it. */
export function operation(operationId: string, more: JsonObject = {}): JsonObject {
  return {
    operationId,
    summary: "Do something",
    tags: ["Accounts"],
    security: [{ OAuth2: [] }],
    responses: { "200": { description: "Done.", "x-evidence": "assumed" } },
    ...more,
  };
}

/** A webhook of an event with these fields in `result`, as a bundle has it. */
export function webhook(eventType: string, fields: string[], more: JsonObject = {}): JsonObject {
  const schema = {
    type: "object",
    required: ["eventType", "result"],
    properties: {
      eventType: { type: "string", const: eventType },
      result: {
        type: "object",
        required: fields,
        properties: Object.fromEntries(fields.map((name) => [name, { type: "string" }])),
      },
    },
  };
  return {
    post: { operationId: `on${eventType}`, requestBody: { content: { "application/json": { schema } } }, ...more },
  };
}

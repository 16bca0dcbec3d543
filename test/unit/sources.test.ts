// The contract holds what openapi/register.yaml states, no more and no less. Every table is taken from the register: what
// fails here says which file to edit.

import { describe, expect, test } from "vitest";
import { bundles } from "../lib/bundles.ts";
import { formProblems } from "../lib/register/form.ts";
import * as operations from "../lib/register/operations.ts";
import type { Comparison } from "../lib/register/problems.ts";
import { allEntries, readRegister } from "../lib/register/register.ts";
import * as schemas from "../lib/register/schemas.ts";
import { sources } from "../lib/register/sources.ts";
import * as values from "../lib/register/values.ts";

const register = readRegister();

const comparisons: Record<string, Comparison> = {
  "the operations are those that are stated": operations.operations,
  "an operation is documented, listed or confirmed as it is stated": operations.evidence,
  "an operation has the scopes and roles that are stated, and no other": operations.access,
  "the scopes are those that were seen": operations.scopes,
  "a success status is assumed unless it is stated; a stated error status is there": operations.statuses,
  "what is paged is stated or assumed": operations.paging,
  "an idempotency key is accepted where it is stated": operations.idempotency,
  "what is only listed requires nothing of its body that is not stated": operations.listedBodies,
  "the events and their fields are those that are stated": schemas.events,
  "the fields of responses are those that are stated, with presence and type": schemas.responseFields,
  "the fields of requests are those that are stated": schemas.requestFields,
  "enumerations are complete or open as stated, with the stated values": values.values,
  "limits are those that are stated": values.limits,
  "the error codes are those that are stated, with their statuses": values.codes,
  "each number of the register is used where its fact is": sources,
};

describe("the register", () => {
  test("has the form that its first lines describe", () => {
    expect(formProblems(register)).toEqual([]);
  });

  test("says nothing twice", () => {
    const all = allEntries(register).map(({ section, says, code }) => `${section}: ${says} ${code?.name ?? ""}`);
    expect(all.filter((text, i) => all.indexOf(text) !== i)).toEqual([]);
  });

  test("points nowhere outside the repository", () => {
    expect(JSON.stringify(register)).not.toMatch(/\.\.\/|\bseeds?\b|\bshared\//);
  });
});

describe("the contract and the register agree", () => {
  test.each(Object.entries(comparisons))("%s", (_, compare) => {
    expect(compare(register, { bundles })).toEqual([]);
  });
});

// Commands that put something into the state from outside: resources, and bank credits.

import { nearest } from "../../../cli/nearest.ts";
import type { BankCredit } from "../../domain/types.ts";
import { createForm } from "../../form.ts";
import { Refusal } from "../../refusal.ts";
import { attempt, type Commands, checkForm, ownTenantOf } from "../command.ts";

const text = { type: "string", minLength: 1 };
const creditFields = {
  virtualBankAccountId: text,
  amount: { type: ["string", "number"] },
  currency: text,
} satisfies Record<keyof BankCredit, object>;
const creditForm = createForm({
  type: "object",
  required: Object.keys(creditFields),
  additionalProperties: false,
  properties: creditFields,
});

/** Adds resources and money. */
export const seedCommands: Commands = {
  "POST /seed": (controlled, { tenantId, ...resources }) =>
    attempt(() => controlled.state.seed(resources as Record<string, unknown[]>, ownTenantOf(controlled, tenantId))),
  "POST /bank-credits": (controlled, { tenantId, ...given }) => {
    const state = controlled.state;
    const tenant = ownTenantOf(controlled, tenantId);
    const credit = creditOf(given);
    return attempt(() => ({ payInId: state.credit(tenant, credit) }));
  },
};

/** The credit a body asks for. @throws Refusal 400 for an unknown field, with the nearest one, and for one that is missing or wrong. */
function creditOf(given: Record<string, unknown>): BankCredit {
  const known = [...Object.keys(creditFields), "tenantId"];
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Refusal(
      400,
      `a bank credit has no field ${unknown}${nearest(unknown, known)}; it may have ${known.join(", ")}`,
    );
  checkForm(creditForm, given, "the bank credit");
  return { ...(given as unknown as BankCredit), amount: String(given["amount"]) };
}

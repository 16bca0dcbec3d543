// The command that moves the status of a resource.

import { createForm } from "../../form.ts";
import type { MoveOrder } from "../../state/types.ts";
import { type Commands, checkForm, stateOf, tenantOf } from "../command.ts";

const text = { type: "string", minLength: 1 };
const form = createForm({
  type: "object",
  required: ["kind", "id", "to"],
  additionalProperties: false,
  properties: { kind: text, id: text, to: text, field: text, reason: text, tenantId: text },
});

/** Moves a status by hand. */
export const moveCommands: Commands = {
  "POST /move": (controlled, body) => {
    checkForm(form, body, "the move");
    const { tenantId, ...order } = body;
    return stateOf(controlled).move(order as unknown as MoveOrder, tenantOf(controlled, tenantId));
  },
};

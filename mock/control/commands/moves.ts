// The commands that bring about what else time, banks and people would: moves, funds, and the list of test values.

import { listOutcomes } from "../../domain/lifecycle/outcomes.ts";
import type { MoveOrder, RampFunds } from "../../domain/types.ts";
import { createForm } from "../../form.ts";
import { type Commands, checkForm, tenantOf } from "../command.ts";

const text = { type: "string", minLength: 1 };
const moveForm = createForm({
  type: "object",
  required: ["kind", "id", "to"],
  additionalProperties: false,
  properties: { kind: text, id: text, to: text, field: text, reason: text, tenantId: text },
});
const fundingForm = createForm({
  type: "object",
  required: ["rampRequestId"],
  additionalProperties: false,
  properties: { rampRequestId: text, amount: { type: ["string", "number"] }, tenantId: text },
});

/** Moves a status by hand, funds a ramp request, lists the test values. */
export const moveCommands: Commands = {
  "POST /move": (controlled, body) => {
    checkForm(moveForm, body, "the move");
    const { tenantId, ...order } = body;
    return controlled.state.move(order as unknown as MoveOrder, tenantOf(controlled, tenantId));
  },
  "POST /ramp-funding": (controlled, body) => {
    checkForm(fundingForm, body, "the funding");
    const { tenantId, ...funds } = body;
    return controlled.state.fund(tenantOf(controlled, tenantId), funds as unknown as RampFunds);
  },
  "GET /outcomes": () => listOutcomes(),
};

// A process that writes to a data file until it is killed. It prints the id of each resource once its call is answered.
// Usage: node writer.ts FILE

import { createState } from "../../../../mock/state/index.ts";
import { cast } from "./state.ts";

const [, , file = ""] = process.argv;
const state = createState({ file, speed: 0 });
const caller = { clientId: "writer", scopes: [], roles: [] };

function call(operationId: string, path: Record<string, string>, body: unknown): string {
  const answer = state.answer({ api: "finance", operationId, path, query: {}, body, tenantId: cast.tenant, caller });
  if (answer === undefined || answer.status > 299) throw new Error(`${operationId}: ${JSON.stringify(answer)}`);
  const { result } = answer.body as { result: { id: string } };
  return `${operationId} ${result.id}`;
}

const transfer = {
  sourceAccountId: cast.mayaAccount,
  destinationAccountId: cast.ceramicsAccount,
  amount: "0.000100",
  cryptocurrency: "USDC",
};
const payout = { routeId: cast.activeRoute, asset: "USDC", amount: "0.000007" };
const account = { accountId: cast.mayaAccount };

// Ended by a kill; at the latest by its parent going away, or after a while.
process.stdout.on("error", () => process.exit(1));
for (let round = 0; round < 20_000; round += 1) {
  const lines = [
    call("createAccountToAccountTransfer", {}, transfer),
    call("createPayout", account, payout),
    call("createAccountPaymentRequest", account, { amount: { crypto: "0.000003" } }),
  ];
  state.advance(700);
  // Written at once, so that what was acknowledged is known whenever the kill comes.
  process.stdout.write(`${lines.join("\n")}\n`);
  if (round % 10 === 0) await new Promise((done) => setImmediate(done));
}

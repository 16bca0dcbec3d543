// What the seeded server does for each operation that keeps state; every other one gives the contract's example.

import type { Contracts } from "../../../conformance/contracts.ts";
import { asArray, asObject, type JsonObject } from "../../../model/document.ts";
import type { Answer, Call } from "./behaviour.ts";
import { done, type Handler, has, paged, refuse } from "./handlers/answers.ts";
import { parties } from "./handlers/parties.ts";
import { payments } from "./handlers/payments.ts";
import { approve, ramp } from "./handlers/ramp.ts";
import { listSessions } from "./handlers/sessions.ts";
import { webhooks } from "./handlers/webhooks.ts";
import { exampleOf, newId } from "./world.ts";

/** All handlers, by operation. */
export function makeHandlers(contracts: Contracts): Record<string, Handler> {
  const approved = asObject(exampleOf(contracts, "approveRampRequest")["result"]);
  const second = asObject(exampleOf(contracts, "approveRampRequest", 1)["result"]);
  const invited = asObject(exampleOf(contracts, "inviteCompanyUser")["result"]);
  return {
    ...webhooks,
    ...parties,
    ...payments,
    ...ramp,
    listAccounts: ({ world, query }) => paged(world.accounts, query, 50),
    createAccount({ world, body }) {
      const account = { ...asObject(exampleOf(contracts, "createAccount")["result"]), id: newId() } as JsonObject;
      if (body["externalId"] !== undefined) account["externalId"] = body["externalId"];
      world.accounts.push(account);
      return done(account, 201);
    },
    getAccount: ({ world, path }) => done(has(world.accounts, path["accountId"])),
    reactivateAccount({ path }) {
      const example = asObject(exampleOf(contracts, "reactivateAccount")["result"]);
      return done({ ...example, id: path["accountId"] });
    },
    listWallets: ({ world, query }) => paged(world.wallets, query, 50),
    listPaymentSessions: listSessions,
    getPayIn({ world, path }) {
      const payIn = has(world.payIns, path["payInId"]);
      return payIn === undefined ? refuse(404, "pay-in-not-found") : done(payIn);
    },
    approveRampRequest: approve({ ...approved, ...second }),
    inviteCompanyUser: ({ body }) => done({ ...invited, ...body, username: body["email"] }),
  };
}

/** The example of the contract with its ids set to those asked for; lists are cut to the page. */
export function exampleAnswer(contracts: Contracts, { operation, query, path }: Call): Answer {
  const example = exampleOf(contracts, operation.operationId);
  const status = Number(operation.responses.find((response) => response.status.startsWith("2"))?.status);
  if (Array.isArray(example["result"]) && example["pagination"] !== undefined) {
    return paged(asArray(example["result"]).map(asObject), query, 50);
  }
  const member = operation.segments.at(-1)?.startsWith("{")
    ? path[operation.segments.at(-1)?.slice(1, -1) ?? ""]
    : undefined;
  if (member !== undefined && example["result"] !== undefined) asObject(example["result"])["id"] = member;
  return { status, headers: {}, json: example };
}

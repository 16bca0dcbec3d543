// What the seeded server holds while it runs, and how it refuses.

import type { Contracts } from "../../../../conformance/contracts.ts";
import type { Api } from "../../../../model/apis.ts";
import type { Operation } from "../../../../model/operations.ts";
import type { Answer, Behaviour } from "../behaviour.ts";
import { type Handler, refuse } from "../handlers/answers.ts";
import type { World } from "../world.ts";
import type { Sender } from "./deliveries.ts";

interface Token {
  expiresAt: number;
  scopes: string[];
  role: string;
}

/** What the server holds. */
export interface State {
  contracts: Contracts;
  behaviour: Behaviour;
  off: Set<string>;
  world: World;
  tokens: Map<string, Token>;
  handlers: Record<string, Handler>;
  sender: Sender;
}

/** Clients the server knows; the second lacks `manage:webhooks`, the third all scopes, and the last two the role of an administrator. */
export const clients = {
  main: { id: "seeded-client", secret: "seeded-secret-9f2c" },
  limited: { id: "seeded-limited", secret: "seeded-limited-secret-71ad" },
  scopeless: { id: "seeded-scopeless", secret: "seeded-scopeless-secret-20b6" },
  manager: { id: "seeded-manager", secret: "seeded-manager-secret-5e90" },
  viewer: { id: "seeded-viewer", secret: "seeded-viewer-secret-c4d1" },
};

/** Every rule of access has a name, alone and with the operation. */
export function applies({ off }: State, rule: string, { operationId }: Operation): boolean {
  return !off.has(rule) && !off.has(`${operationId} ${rule}`);
}

/** Refusals of a service, by what went wrong; the ramp service has codes of its own. */
export function refusal(api: Api, status: number): Answer {
  const finance: Record<number, string> = {
    401: "unauthenticated",
    403: "forbidden",
    404: "code-not-documented",
    405: "code-not-documented",
    415: "code-not-documented",
    400: "invalid-request",
  };
  const ramp: Record<number, string> = {
    401: "UNAUTHORIZED",
    403: "FORBIDDEN",
    404: "NOT_FOUND",
    405: "METHOD_NOT_SUPPORTED",
    415: "INVALID_MEDIA_TYPE",
    400: "validation-error",
  };
  return refuse(status, (api === "ramp" ? ramp : finance)[status] ?? "invalid-request");
}

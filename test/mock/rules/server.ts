// What the walk needs to know of a server: addresses, credentials, IDs to begin with, and its controls by name.

import type { Api } from "../../../model/apis.ts";
import type { ServerName } from "./rule.ts";
import type { ids } from "./seeds.ts";

/** Credentials of a client. */
interface Credentials {
  clientId: string;
  clientSecret: string;
}

/** Does what a rule asks for beside the API; what it returns can be saved. */
export type RuleControls = Record<string, (given: Record<string, unknown>) => Promise<unknown>>;

/** A server under the walk. */
export interface RuleServer {
  name: ServerName;
  /** Origins; of auth, the whole address of the token endpoint. */
  addresses: Record<Api, string>;
  ids: typeof ids;
  /** `single` has one tenant; `main` two; `manager` and `viewer` that role; `scopeless` no scopes; `stranger` is another company's. */
  clients: Record<"single" | "main" | "manager" | "viewer" | "scopeless" | "stranger", Credentials>;
  /** Where a webhook has to lead to reach the receiver. */
  hookUrl: string;
  controls: RuleControls;
  /** Brings back the beginning; called before each rule that follows one which wrote. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

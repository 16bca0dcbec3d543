// Whether reads can show what was seeded: a resource that breaks its schema would break every list it is in.

import { createValidation, type Validation } from "../../../model/validation.ts";
import { faultOf } from "../../form.ts";
import type { Service, StateContract } from "../contract.ts";
import { asArray, asObject, asText, type JsonObject } from "../json.ts";
import { accountView } from "../operations/accounts.ts";
import { walletView } from "../operations/wallets.ts";
import { type Kind, kinds, type Resource } from "../storage/store.ts";
import type { World } from "../world.ts";

/** How reads show a kind of resource. */
interface Shown {
  api: Service;
  /** The schema of the contract. */
  schema: string;
  /** What they show of it; its body when left out. */
  view?: (world: World, resource: Resource) => JsonObject;
}

const shown: Record<Kind, Shown> = {
  companies: { api: "ramp", schema: "Company" },
  parties: { api: "finance", schema: "Party" },
  verifications: { api: "finance", schema: "IvVerification" },
  accounts: { api: "finance", schema: "Account", view: accountView },
  wallets: { api: "finance", schema: "Wallet", view: walletView },
  virtualBankAccounts: { api: "finance", schema: "VirtualBankAccount" },
  paymentSessions: { api: "finance", schema: "PaymentSession" },
  payIns: { api: "finance", schema: "PayIn" },
  transfers: { api: "finance", schema: "Transfer" },
  paymentRequests: { api: "finance", schema: "PaymentRequest" },
  payoutBankAccounts: { api: "finance", schema: "PayoutBankAccount" },
  payoutRoutes: { api: "finance", schema: "PayoutRoute" },
  payouts: { api: "finance", schema: "Payout" },
  webhooks: { api: "finance", schema: "Webhook" },
  companyBankAccounts: { api: "ramp", schema: "CompanyBankAccount" },
  companyWallets: { api: "ramp", schema: "CompanyWallet" },
  rampRequests: { api: "ramp", schema: "RampRequest" },
  invitations: { api: "ramp", schema: "UserInvitation" },
};

const options = { discriminator: true, verbose: true };
const validations = new WeakMap<JsonObject, Validation>();

/** The validators of a bundle; made once, for they are slow to make. */
function validationOf({ contracts }: StateContract, api: Service): Validation {
  const { document } = contracts[api];
  const validation = validations.get(document) ?? createValidation(document, options);
  validations.set(document, validation);
  return validation;
}

/**
 * Holds what was seeded to the contract, as it stands in the state now.
 * @param resources What was seeded, by kind.
 * @throws Error in one line that names the first place that is wrong: `wallets[0].amlStatus must be one of …`.
 */
export function checkShown(world: World, tenant: string, resources: Record<string, unknown[] | undefined>): void {
  for (const kind of kinds) {
    asArray(resources[kind]).forEach((given, index) => {
      const resource = world.store.find(tenant, kind, asText(asObject(given)["id"]) ?? "");
      const words = resource && wrongIn(world, kind, resource);
      if (words !== undefined) throw new Error(`${kind}[${index}]${words}`);
    });
  }
}

/** What is wrong with a resource, to follow its name; undefined when nothing is. */
function wrongIn(world: World, kind: Kind, resource: Resource): string | undefined {
  const { api, schema, view } = shown[kind];
  const validate = validationOf(world.contract, api).at(`/components/schemas/${schema}`);
  if (validate(view === undefined ? resource.body : view(world, resource))) return undefined;
  const [error] = validate.errors ?? [];
  if (error === undefined) return undefined;
  const { at, words } = faultOf(error);
  return `${at.replaceAll("/", ".")} ${words}`;
}

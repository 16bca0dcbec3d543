// The clients the mock knows: their secrets as digests, tenants, scopes and roles, from a JSON file.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { nearest } from "../../../cli/nearest.ts";
import type { Contract } from "../../../model/contract.ts";
import { asStrings, componentsOf } from "../../../model/document.ts";
import { createForm } from "../../form.ts";
import { digestOf } from "../../secrets/digest.ts";

/** One client of the token endpoint. */
export interface MockClient {
  id: string;
  /** SHA-256 of the secret. */
  digest: Buffer;
  /** Ids of the tenants its tokens grant, at least one. */
  tenants: string[];
  /** Scopes its tokens grant; all of the contract's when it is left out. */
  scopes?: string[];
  /** Roles in the ramp service. */
  roles?: string[];
  /** Access tokens that are valid from the start and never expire, for calls written by hand. */
  tokens?: string[];
}

/** The documented default: `mock-client` and its kin (mock/README.md). */
export const defaultClientsFile = fileURLToPath(new URL("clients.json", import.meta.url));

const text = { type: "string", minLength: 1 };
/** What a bearer token may be (RFC 6750, section 2.1). */
export const tokenPattern = "[A-Za-z0-9._~+/-]+=*";
const tokens = { type: "array", items: { type: "string", pattern: `^${tokenPattern}$` }, uniqueItems: true };
const texts = { type: "array", items: text, uniqueItems: true };
const uuid = "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$";
const form = createForm({
  type: "object",
  required: ["clients"],
  additionalProperties: false,
  properties: {
    clients: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        required: ["id", "secret", "tenants"],
        additionalProperties: false,
        properties: {
          id: text,
          secret: text,
          tenants: { type: "array", minItems: 1, uniqueItems: true, items: { type: "string", pattern: uuid } },
          scopes: texts,
          roles: texts,
          tokens,
        },
      },
    },
  },
});

/** What of the scopes and roles of a client the contract does not have, with the nearest that it has. */
function unknownGrant(
  contracts: Contract[],
  { scopes = [], roles = [] }: Pick<MockClient, "scopes" | "roles">,
): string | undefined {
  const known = {
    scope: contracts.flatMap((contract) => Object.keys(contract.scopes)),
    role: contracts.flatMap(rolesOf),
  };
  const wanted = [...scopes.map((name) => ["scope", name] as const), ...roles.map((name) => ["role", name] as const)];
  const unknown = wanted.find(([what, name]) => !known[what].includes(name));
  if (unknown === undefined) return undefined;
  const [what, name] = unknown;
  const all = [...new Set(known[what])];
  return `there is no ${what} ${name}${nearest(name, all)}; there are ${all.join(", ")}`;
}

/** The roles of the contract: those of its own list of them, and those that an operation asks for. */
function rolesOf({ document, operations }: Contract): string[] {
  const listed = asStrings(componentsOf(document, "schemas")["CompanyRole"]?.["enum"]);
  return [...listed, ...operations.flatMap(({ roles }) => roles)];
}

/**
 * Reads the clients from a file.
 * @param file Path of a JSON file: `{"clients": [{"id", "secret", "tenants", "scopes"?, "roles"?, "tokens"?}]}`.
 * @param contracts What scopes and roles there are.
 * @throws Error in one line that names the file and what is wrong in it; never a secret.
 */
export async function readClients(file: string, contracts: Contract[]): Promise<MockClient[]> {
  let config: unknown;
  try {
    config = JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new Error(`the config file ${file} ${missing ? "does not exist" : "is not readable JSON"}`);
  }
  // The default is ours and tested: to compile its form would be a tenth of the start.
  const fault = file === defaultClientsFile ? undefined : form(config);
  if (fault !== undefined)
    throw new Error(`the config file ${file} is wrong at ${fault.at || "its root"}: ${fault.words}`);
  const { clients } = config as { clients: (Omit<MockClient, "digest"> & { secret: string })[] };
  for (const [index, client] of clients.entries()) {
    const unknown = unknownGrant(contracts, client);
    if (unknown !== undefined) throw new Error(`the config file ${file} is wrong at /clients/${index}: ${unknown}`);
  }
  const ids = clients.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`the config file ${file} has two clients with the id ${twice}`);
  return clients.map(({ secret, ...client }) => ({ ...client, digest: digestOf(secret) }));
}

// Reads the clients of the mock from a JSON file: digests of their secrets, tenants, scopes and roles.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Contract } from "../../../model/contract.ts";
import { asStrings, componentsOf } from "../../../model/document.ts";
import { type Form, formOf } from "../../form.ts";
import { digestOf } from "../../secrets/digest.ts";

/** One client of the token endpoint. */
export interface MockClient {
  id: string;
  /** SHA-256 of the secret. */
  digest: Buffer;
  /** IDs of the tenants that its tokens grant, at least one. */
  tenants: string[];
  /** Scopes that its tokens grant; by default all scopes of the contract. */
  scopes?: string[];
  /** Roles in the ramp service. */
  roles?: string[];
  /** Access tokens that are valid from the start and never expire, for calls written by hand. */
  tokens?: string[];
}

/** The default clients: `mock-client` and others (mock/README.md). */
export const defaultClientsFile = fileURLToPath(new URL("clients.json", import.meta.url));

/** Form of a bearer token (RFC 6750, section 2.1). */
export const tokenPattern = "[A-Za-z0-9._~+/-]+=*";
const text = { type: "string", minLength: 1 };
const uuid = "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$";

function formFor(contracts: Contract[]): Form {
  const listOf = (items: object) => ({ type: "array", uniqueItems: true, items });
  const fields = {
    id: text,
    secret: text,
    tenants: { ...listOf({ type: "string", pattern: uuid }), minItems: 1 },
    scopes: listOf({ enum: contracts.flatMap(({ scopes }) => Object.keys(scopes)) }),
    roles: listOf({ enum: [...new Set(contracts.flatMap(rolesOf))] }),
    tokens: listOf({ type: "string", pattern: `^${tokenPattern}$` }),
  };
  const required = ["id", "secret", "tenants"];
  const client = { type: "object", required, additionalProperties: false, properties: fields };
  return formOf({ clients: { type: "array", minItems: 1, items: client } }, "clients");
}

/** The roles of the contract: those in the schema CompanyRole, and those that an operation needs. */
function rolesOf({ document, operations }: Contract): string[] {
  const listed = asStrings(componentsOf(document, "schemas")["CompanyRole"]?.["enum"]);
  return [...listed, ...operations.flatMap(({ roles }) => roles)];
}

/**
 * Reads the clients from a file.
 * @param file Path of a JSON file: `{"clients": [{"id", "secret", "tenants", "scopes"?, "roles"?, "tokens"?}]}`.
 * @param contracts They have the possible scopes and roles.
 * @throws Error in one line that names the file and the fault, never a secret.
 */
export async function readClients(file: string, contracts: Contract[]): Promise<MockClient[]> {
  let config: unknown;
  try {
    config = JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new Error(`the config file ${file} ${missing ? "does not exist" : "is not readable JSON"}`);
  }
  // A test checks the default file: compiling the form would take a tenth of the start.
  const fault = file === defaultClientsFile ? undefined : formFor(contracts)(config);
  if (fault !== undefined)
    throw new Error(`the config file ${file} is wrong at ${fault.at || "its root"}: ${fault.words}`);
  // The cast: the form has checked the config, or a test the default file.
  const { clients } = config as { clients: (Omit<MockClient, "digest"> & { secret: string })[] };
  const ids = clients.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`the config file ${file} has two clients with the id ${twice}`);
  return clients.map(({ secret, ...client }) => ({ ...client, digest: digestOf(secret) }));
}

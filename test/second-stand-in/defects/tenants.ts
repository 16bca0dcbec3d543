// Defects of access: the choice of the tenant.

import { isUuid, Refusal, refused } from "../basics.ts";
import type { Client, World } from "../model.ts";
import { faithful } from "../rules.ts";
import { type Apply, early, table } from "./tools.ts";

/** Another decision about `x-tenant-id` where the faithful server refuses. */
const accepting =
  (accept: (values: string[], client: Client, world: World) => string | undefined): Apply =>
  (rules) => {
    const usual = rules.tenant;
    rules.tenant = (client, values, world) => usual(client, values, world) ?? accept(values, client, world);
  };
const home = (client: Client): string | undefined => client.tenants[0];

export const tenantDefects = table("access", [
  [
    "tenant-absent-accepted",
    "F174",
    "Without x-tenant-id, a client of several tenants gets its first.",
    accepting((values, client) => (values.length === 0 ? home(client) : undefined)),
  ],
  [
    "tenant-blank-accepted",
    "F174",
    "A blank x-tenant-id stands for the first tenant.",
    accepting((values, client) => (values.length === 1 && values[0]?.trim() === "" ? home(client) : undefined)),
  ],
  [
    "tenant-malformed-accepted",
    "F174",
    "A malformed x-tenant-id stands for the first tenant.",
    accepting(([value = ""], client) =>
      value.trim() !== "" && !value.includes(",") && !isUuid(value) ? home(client) : undefined,
    ),
  ],
  [
    "tenant-unknown-accepted",
    "F174",
    "A well-formed x-tenant-id that was not granted stands for the first tenant.",
    accepting((values, client) => (values.length === 1 && isUuid(values[0]) ? home(client) : undefined)),
  ],
  [
    "tenant-foreign-served",
    "F174",
    "The tenant of another company is served to whoever names it.",
    accepting(([value = ""], _, world) => (world.tenants.has(value) ? value : undefined)),
  ],
  [
    "tenant-repeated-accepted",
    "F174",
    "Of a repeated x-tenant-id, the first value counts.",
    accepting((values, client) => (values.length > 1 ? client.tenants.find((id) => id === values[0]) : undefined)),
  ],
  [
    "tenant-listed-accepted",
    "F173",
    "A list of tenants in x-tenant-id is accepted.",
    accepting(([value = ""], client) =>
      value.includes(",") ? client.tenants.find((id) => value.startsWith(id)) : undefined,
    ),
  ],
  [
    "tenant-upper-accepted",
    "F173",
    "x-tenant-id in upper case is accepted.",
    accepting(([value = ""], client) => client.tenants.find((id) => id === value.toLowerCase())),
  ],
  ["tenant-absent-400", "F174", "A bad x-tenant-id gives 400.", early("tenant", { status: 400 })],
  ["tenant-absent-404", "F174", "A bad x-tenant-id gives 404.", early("tenant", { status: 404 })],
  [
    "tenant-code-other",
    "F174",
    "The code for a bad x-tenant-id is tenant-not-granted.",
    early("tenant", { code: "tenant-not-granted" }),
  ],
  [
    "tenant-malformed-told",
    "F174",
    "A malformed x-tenant-id has a code of its own, unlike a foreign one.",
    (rules) => {
      rules.last.push((_, reply, headers) => {
        const bad = headers["x-tenant-id"] !== undefined && !isUuid(headers["x-tenant-id"]);
        if (reply.status !== 403 || !bad) return reply;
        return { ...reply, body: refused(new Refusal(403, "malformed-tenant", "x-tenant-id is no UUID.")).body };
      });
    },
  ],
  [
    "tenant-ignored",
    "F173",
    "Whatever tenant is chosen, the first one is served.",
    (rules) => {
      const usual = faithful().tenant;
      rules.tenant = (client, values, world) => usual(client, values, world) && client.tenants[0];
    },
  ],
]);

// The links that a person opens to verify a party, to consent, or to pay a session. The state stores example addresses;
// responses show links to the pages of the mock instead (control/hosted).

import { randomUUID } from "node:crypto";
import { asText, type JsonFields } from "../store/json.ts";
import type { Timer } from "../store/storage.ts";
import { isOrganization } from "./lifecycle/conditions.ts";
import { type MachineName, machineOf } from "./lifecycle/machines.ts";
import { statusOf, unpaidStatuses } from "./lifecycle/status.ts";
import type { HostedLink, HostedPage, HostedView } from "./types.ts";
import type { World } from "./world.ts";

/** Start of each link, as in the examples of the contract; the rest of a link is its secret. */
const exampleLinks: Record<HostedPage, string> = {
  verification: "https://verify.provider.example/l/",
  consent: "https://terms.partner.example/consent/",
  payment: "https://pay.provider.example/s/",
};

/** A link with a new random secret. */
export function newLink(page: HostedPage): string {
  return exampleLinks[page] + randomUUID();
}

/** The page of a link and its secret; undefined for any other value. */
export function linkOf(url: unknown): { page: HostedPage; secret: string } | undefined {
  for (const [page, start] of Object.entries(exampleLinks) as [HostedPage, string][])
    if (typeof url === "string" && url.startsWith(start)) return { page, secret: url.slice(start.length) };
  return undefined;
}

/** The resource of a link, its machine, the statuses in which it waits for the person, and the valid link. */
function behindLink(world: World, tenant: string, { page, id }: HostedLink) {
  const kind = page === "payment" ? "paymentSessions" : "parties";
  const resource = world.store.find(tenant, kind, id);
  if (resource === undefined) return undefined;
  const { body, hidden } = resource;
  const behind = (machine: MachineName, open: string[], url: unknown) => ({ resource, machine, open, url });
  if (page === "payment") return behind("paymentSession", unpaidStatuses, body["paymentUrl"]);
  if (page === "consent") return behind("partnerTerms", ["REQUIRED"], hidden["consentUrl"]);
  const url = world.store.find(tenant, "verifications", id)?.body["url"];
  return behind(isOrganization(body) ? "partyKyb" : "partyKyc", ["PENDING"], url);
}

/** What the page of a link shows, for the first tenant that has the resource; undefined if none has. */
export function lookAt(world: World, tenants: readonly string[], link: HostedLink): HostedView | undefined {
  for (const tenantId of tenants) {
    const behind = behindLink(world, tenantId, link);
    const secret = linkOf(behind?.url)?.secret;
    if (behind === undefined || secret === undefined) continue;
    const { resource, machine, open } = behind;
    const { kind, id, body } = resource;
    const status = statusOf(resource, machine) ?? "";
    return {
      secret,
      tenantId,
      kind,
      id,
      field: machineOf(machine).field,
      status,
      isOpen: open.includes(status),
      facts: link.page === "payment" ? sessionFacts(body) : partyFacts(body),
    };
  }
  return undefined;
}

/** Removes the timers that decide for the person, because the page is open. A session still expires. */
export function waitForPage(world: World, tenantId: string, link: HostedLink): void {
  const { storage } = world;
  const machine = behindLink(world, tenantId, link)?.machine;
  for (const row of storage.table<Timer>("timer").all()) {
    const { tenant, value } = row;
    if (tenant === tenantId && value.id === link.id && value.machine === machine && value.cause !== "expiry")
      storage.remove(row);
  }
}

function partyFacts(body: JsonFields): [string, string][] {
  const name = [body["firstName"], body["lastName"]].filter((part) => part !== undefined).join(" ");
  return listed({ Name: asText(body["name"]) ?? name, Email: body["email"], Reference: body["externalId"] });
}

function sessionFacts({ inAmount, inCurrency, externalRef, expiresAt }: JsonFields): [string, string][] {
  return listed({ Amount: `${inAmount} ${inCurrency}`, Reference: externalRef, Expires: expiresAt });
}

function listed(facts: Record<string, unknown>): [string, string][] {
  return Object.entries(facts).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === "" ? [] : [[name, String(value)]],
  );
}

// Redocly Respect with the workflows of this repository.

import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../../model/apis.ts";
import { asArray, asObject, type Json } from "../../../model/document.ts";
import { programOf } from "../../../test/lib/install.ts";
import type { Peer } from "../peer.ts";
import { clients, ownTenant, respectArguments, stories } from "../subject.ts";
import { runTool } from "./tool.ts";

/** What the seeded server has in place of the defaults of the workflows' inputs. */
const seeded = {
  companyBankAccountId: "f24c6e51-07b9-48ad-a0f3-9518a714c900",
  walletId: "a1e94c70-5d28-4f3b-9e67-0c8b1d2f5510",
};

let folder = "";

/** One complaint for each check that failed: in which step, and which. */
function failed(node: Json | undefined, place: string): string[] {
  const { workflowId, stepId, checks, executedSteps, executedWorkflows } = asObject(node);
  const here = [place, workflowId, stepId].filter((name) => typeof name === "string").join(" ");
  const own = asArray(checks)
    .map(asObject)
    .filter(({ passed }) => passed === false)
    .map(({ name, message }) => `${here}: ${String(name)} ${String(message)}`);
  const inner = [...asArray(executedSteps), ...asArray(executedWorkflows)];
  return [...own, ...inner.flatMap((child) => failed(child, ""))];
}

/** Redocly Respect. */
export const respect: Peer = {
  name: "Redocly Respect",
  traffic: "the workflows of openapi/workflows",
  async prepare(_, own) {
    folder = own;
    return undefined;
  },
  async complaints({ origins }) {
    const json = join(folder, "respect.json");
    await rm(json, { force: true });
    const { id: clientId, secret: clientSecret } = clients.main;
    const client = { clientId, clientSecret, approverId: clientId, approverSecret: clientSecret };
    const run = { runId: crypto.randomUUID(), keyPrefix: crypto.randomUUID().slice(0, -2) };
    const inputs = { ...client, tenantId: ownTenant, ...run, ...seeded };
    const args = respectArguments(stories(), { origins, inputs, json });
    const code = await runTool([...programOf(root, "redocly"), ...args], folder);
    const text = await readFile(json, "utf8").catch(() => undefined);
    if (text === undefined) return [`ended with ${code} and no report`];
    return Object.values(asObject(asObject(JSON.parse(text) as Json)["files"])).flatMap((file) => failed(file, ""));
  },
};

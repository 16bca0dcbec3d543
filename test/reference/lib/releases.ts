// A folder of releases for the tests: a former release of the finance contract, the present one with what changed between them,
// and first releases of the others.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Api, apis } from "../../../model/apis.ts";
import type { Change } from "../../../model/change.ts";
import type { JsonObject } from "../../../model/document.ts";
import type { Release } from "../../../model/releases.ts";
import { readGenerated } from "../../lib/bundles.ts";

/** Text that would do harm as markup. */
const attack = `</pre></article><script>globalThis.hit = 1</script><img src=x onerror="hit=1">`;

/** The former version of the finance contract. */
export const formerVersion = "0.9.0";

/** An operation and an event that the present version no longer has. */
export const gone = { operation: "listOldPayouts", event: "PAYOUT_RETIRED" };

/** The place of a path's operation in a bundle. */
const operationAt = (path: string, method: string): string => `/paths/${path.replaceAll("/", "~1")}/${method}`;

type Rated = [wire: Change["wire"], types: Change["types"], rule: string];

const change = ([wire, types, rule]: Rated, place: string, text: string, given: Partial<Change>): Change => ({
  ...{ api: "finance", wire, types, rule, place, text, evidence: "documented" },
  ...{ operationIds: [], events: [], before: undefined, after: undefined },
  ...given,
});

const wallet = "/components/schemas/Wallet/properties";

/** What changed between both versions: one of each group at least. */
export const changes: Change[] = [
  change(["minor", "minor", "operation-added"], operationAt("/v1/webhooks", "post"), "`registerWebhook` is new.", {
    operationIds: ["registerWebhook"],
    after: { operationId: "registerWebhook" },
  }),
  change(
    ["major", "major", "operation-removed"],
    operationAt("/v1/old-payouts", "get"),
    `\`${gone.operation}\` is gone; call \`getPayout\` instead.`,
    {
      operationIds: [gone.operation, "listPayouts"],
      before: { operationId: gone.operation, summary: "List old payouts", tags: ["Payouts"] },
    },
  ),
  change(["major", "patch", "event-removed"], `/webhooks/${gone.event}`, `\`${gone.event}\` is no longer sent.`, {
    events: [gone.event],
    before: "An event.\nOf two lines.",
  }),
  change(["minor", "minor", "property-added"], `${wallet}/amlStatus`, "`Wallet.amlStatus` is new.", {
    operationIds: ["listWallets"],
    events: ["ACCOUNT_WALLETS_PROVISIONED"],
    after: { $ref: "#/components/schemas/AmlStatus" },
  }),
  change(
    ["minor", "major", "type-changed"],
    "/components/schemas/PartySummary/properties/email/maxLength",
    "`PartySummary.email` may have 254 characters; that it has 100 was only assumed.",
    { correction: true, evidence: "assumed", operationIds: ["createParty"], before: 100, after: 254 },
  ),
  change(
    ["patch", "patch", "description"],
    `${wallet}/id/description`,
    `The description of \`Wallet.id\` is longer ${attack}.`,
    { operationIds: ["listPayouts"], before: "The id.", after: `The ID. ${attack}` },
  ),
];

/**
 * Writes the folder.
 * @param before Number of the former version.
 * @returns The present version of the finance contract.
 */
export async function writeReleases(folder: string, before = formerVersion): Promise<string> {
  const bundle = (api: Api) => readGenerated<JsonObject>(`${api}/openapi.json`);
  const write = async (api: Api, version: string, document: JsonObject, release: Partial<Release>) => {
    const place = join(folder, api, version);
    await mkdir(place, { recursive: true });
    const whole: Release = {
      ...{ api, version, date: "2026-10-01", wire: "none", types: "none", entries: [], changes: [] },
      ...release,
    };
    await writeFile(join(place, "openapi.json"), JSON.stringify(document));
    await writeFile(join(place, "release.json"), JSON.stringify(whole));
  };
  const versions = new Map<Api, string>();
  for (const api of apis) {
    const document = bundle(api);
    const version = String((document["info"] as JsonObject)["version"]);
    versions.set(api, version);
    if (api !== "finance") await write(api, version, document, {});
    else {
      await write(api, before, document, {});
      const entries = [
        { text: "Webhooks can be registered.", breaking: false },
        { text: `**Breaking**: \`${gone.operation}\` is gone. Call \`getPayout\`. ${attack}`, breaking: true },
      ];
      await write(api, version, document, { date: "2026-11-20", wire: "major", types: "major", entries, changes });
    }
  }
  return versions.get("finance") ?? "";
}

// The reader's values: environment, origins and IDs, stored for the session. Tokens are never stored.

import { keepAs, recall } from "../storage.ts";

/** The target of calls. */
export type RunEnvironment = "mock" | "staging" | "own";

/** The stored values. */
interface ReaderValues {
  environment: RunEnvironment;
  /** Origins by environment and service, such as `staging.finance`; the page has defaults. */
  origins: Record<string, string>;
  /** IDs by the name of their parameter or field, and `tenant`. */
  ids: Record<string, string>;
}

const key = "calls";

function load(): ReaderValues {
  try {
    const kept = Object(JSON.parse(recall(key, "sessionStorage") ?? "{}")) as Partial<ReaderValues>;
    return { environment: "mock", ...kept, origins: { ...kept.origins }, ids: { ...kept.ids } };
  } catch {
    // Someone has changed the storage, so the defaults apply.
    return { environment: "mock", origins: {}, ids: {} };
  }
}

export const values = load();

/** Stores the values for the other pages of this session. */
export const keep = (): void => keepAs(key, JSON.stringify(values), "sessionStorage");

/** An ID without characters that could end a string in a sample. */
const plainId = (text = ""): string => text.trim().replace(/[^\w.~:@-]/g, "");

/** The text of a marked value in a sample: an origin, the token, or an ID. */
function fill(name: string, usual: string): string {
  const { environment, origins, ids } = values;
  if (name === "token") return environment === "mock" ? usual : "YOUR_ACCESS_TOKEN";
  if (!name.startsWith("origin.")) return plainId(ids[name]) || usual;
  const service = name.slice("origin.".length);
  const host = { mock: usual, staging: `https://${service}.staging.example`, own: `https://${service}.example` };
  return origins[`${environment}.${service}`] ?? host[environment];
}

/** Puts the values into every sample of the page. */
export function fillSamples(): void {
  for (const mark of document.querySelectorAll<HTMLElement>("var[data-fill]")) {
    mark.dataset["usual"] ??= mark.textContent;
    mark.textContent = fill(mark.dataset["fill"] ?? "", mark.dataset["usual"]);
  }
  const tenant = plainId(values.ids["tenant"]);
  for (const place of document.querySelectorAll<HTMLElement>("ins[data-tenant]"))
    place.textContent = tenant === "" ? "" : (place.dataset["tenant"] ?? "").replace("TENANT_ID", tenant);
}

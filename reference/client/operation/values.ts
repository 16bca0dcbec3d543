// What a reader fills in: environment, origins and IDs, kept for the session; never a token, which only a page has in memory.

import { keepAs, recall } from "../storage.ts";

/** Where calls go. */
export type RunEnvironment = "mock" | "staging" | "own";

/** What is kept. */
interface Values {
  environment: RunEnvironment;
  /** Origins by environment and service, such as `staging.finance`; those of the page where there is none. */
  origins: Record<string, string>;
  /** IDs by the name of their parameter or field, and `tenant`. */
  ids: Record<string, string>;
}

const key = "calls";

function load(): Values {
  try {
    const kept = Object(JSON.parse(recall(key, "sessionStorage") ?? "{}")) as Partial<Values>;
    return { environment: "mock", ...kept, origins: { ...kept.origins }, ids: { ...kept.ids } };
  } catch {
    // Storage was tampered with: the values of the page hold.
    return { environment: "mock", origins: {}, ids: {} };
  }
}

/** The values as they are now. */
export const values = load();

/** Keeps them for the other pages of this session. */
export const keep = (): void => keepAs(key, JSON.stringify(values), "sessionStorage");

/** An ID without what could end a string of a sample. */
const plainId = (text = ""): string => text.trim().replace(/[^\w.~:@-]/g, "");

/** What stands in a sample for a value with a name: an origin, the token, or an ID. */
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

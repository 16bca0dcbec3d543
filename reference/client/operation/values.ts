// What a reader fills in: environment, origins and IDs, kept for the session; never a token, which only a page has in memory.

/** Where calls go. */
export type Environment = "mock" | "staging" | "own";

/** What is kept. */
export interface Values {
  environment: Environment;
  /** Origins by environment and service, such as `staging.finance`; those of the page where there is none. */
  origins: Record<string, string>;
  /** IDs by the name of their parameter or field, and `tenant`. */
  ids: Record<string, string>;
}

const key = "calls";

function texts(value: unknown): Record<string, string> {
  const entries = Object.entries(Object(value)).filter((one): one is [string, string] => typeof one[1] === "string");
  return Object.fromEntries(entries);
}

function load(): Values {
  let kept: Partial<Record<keyof Values, unknown>> = {};
  try {
    kept = Object(JSON.parse(sessionStorage.getItem(key) ?? "{}"));
  } catch {
    // Storage is blocked or was tampered with: the values of the page hold.
  }
  const environment = kept.environment === "staging" || kept.environment === "own" ? kept.environment : "mock";
  return { environment, origins: texts(kept.origins), ids: texts(kept.ids) };
}

/** The values as they are now. */
export const values = load();

/** Keeps them for the other pages of this session. */
export function keep(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage is blocked: they hold for this page.
  }
}

/** An ID without what could end a string of a sample. */
export const plainId = (text: string): string => text.trim().replace(/[^\w.~:@-]/g, "");

/** Puts the values into every sample of the page. */
export function fillSamples(): void {
  const { environment, origins, ids } = values;
  for (const mark of document.querySelectorAll<HTMLElement>("var[data-fill]")) {
    const name = mark.dataset["fill"] ?? "";
    mark.dataset["usual"] ??= mark.textContent;
    const usual = mark.dataset["usual"];
    const service = /^origin\.(.*)/.exec(name)?.[1];
    if (service !== undefined) mark.textContent = origins[`${environment}.${service}`] ?? usualOrigin(service, usual);
    else if (name === "token") mark.textContent = environment === "mock" ? usual : "YOUR_ACCESS_TOKEN";
    else mark.textContent = plainId(ids[name] ?? "") || usual;
  }
  const tenant = plainId(ids["tenant"] ?? "");
  for (const place of document.querySelectorAll<HTMLElement>("ins[data-tenant]"))
    place.textContent = tenant === "" ? "" : (place.dataset["tenant"] ?? "").replace("TENANT_ID", tenant);
}

function usualOrigin(service: string, mock: string): string {
  if (values.environment === "mock") return mock;
  return values.environment === "staging" ? `https://${service}.staging.example` : `https://${service}.example`;
}

// One run of Lighthouse on one address.

import { UserError } from "../../cli/command.ts";
import { loadPeer } from "../lib/peers.ts";

/** What Lighthouse measured: scores from 0 to 100, times in milliseconds, weight in bytes. */
export interface Audit {
  scores: Record<string, number>;
  fcp: number;
  lcp: number;
  tbt: number;
  bytes: number;
  requests: number;
  /** Audits below their full score in the categories that have one. */
  lost: string[];
}

/** The part of Lighthouse that is used. */
interface Lighthouse {
  default(
    url: string,
    flags: { port: number; output: "json"; logLevel: "silent"; onlyCategories: string[] },
    config: object | undefined,
  ): Promise<{ lhr: Result } | undefined>;
  desktopConfig: object;
}

interface Result {
  runtimeError?: { message: string };
  audits: Record<string, { score: number | null; numericValue?: number; details?: unknown } | undefined>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Measures an address, as a phone or as a desktop machine. */
export async function audit(url: string, port: number, form: "mobile" | "desktop"): Promise<Audit> {
  // Only here: it takes a second to load, also where just the help is wanted.
  const { default: lighthouse, desktopConfig } = await loadPeer<Lighthouse>("lighthouse", "13.5.0");
  const config = form === "desktop" ? desktopConfig : undefined;
  const run = await lighthouse(url, { port, output: "json", logLevel: "silent", onlyCategories: categories }, config);
  const result = run?.lhr;
  if (result === undefined || result.runtimeError !== undefined)
    throw new UserError(`Lighthouse could not measure ${url}: ${result?.runtimeError?.message ?? "no result"}`);
  const value = (id: string): number => result.audits[id]?.numericValue ?? 0;
  const items =
    (result.audits["network-requests"]?.details as { items?: { transferSize?: number; url: string }[] } | undefined)
      ?.items ?? [];
  const own = items.filter((one) => !one.url.startsWith("data:"));
  const lost = categories
    .slice(1)
    .flatMap((name) =>
      (result.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    );
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((result.categories[name]?.score ?? 0) * 100)]),
    ),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    bytes: own.reduce((sum, one) => sum + (one.transferSize ?? 0), 0),
    requests: own.length,
    lost,
  };
}

// The gaps in the documentation that can cost money, from generated/questions.md, with advice for the meantime.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { address } from "./addresses.ts";
import { contractFolder, type Service } from "./document.ts";

/** A question to the services' team whose answer affects money. */
export interface MoneyGap {
  id: string;
  question: string;
  /** What it can cost, in Markdown. */
  cost: string;
  /** What to do until it is answered, in Markdown. */
  meanwhile: string;
  /** The gaps that it covers, each as service and sentence, such as `finance Rate limits.`. */
  covers: Set<string>;
}

/** Guides that explain, step by step, how to work with a gap. A test checks that gaps and guides exist. */
export const guideOfGap: Record<string, string> = {
  "idempotency-of-payouts-and-transfers": "idempotency-and-money",
  "scope-of-an-idempotency-key": "idempotency-and-money",
  "pay-ins-without-their-event": "reconciliation",
  "signature-of-deliveries": "webhooks",
};

function gapOf(text: string): MoneyGap {
  const [heading = "", ...lines] = text.split("\n");
  const body = lines.join("\n");
  const part = (label: string) => new RegExp(`^- \\*\\*${label}:\\*\\* (.*)$`, "m").exec(body)?.[1] ?? "";
  const covered = [...body.matchAll(/^- (\w+) (?:`[^`]*`|\([^)]*\)): (.+)$/gm)];
  return {
    id: part("Id").replaceAll("`", ""),
    question: heading.replace(/^\d+\. /, ""),
    cost: part("Why it matters"),
    meanwhile: part("Meanwhile"),
    covers: new Set(covered.map(([, service, item]) => `${service} ${item}`)),
  };
}

const questions = readFileSync(join(contractFolder(), "questions.md"), "utf8");
const [, money = ""] = /^## Money$([\s\S]*?)(?:^## |(?![\s\S]))/m.exec(questions) ?? [];

/** The gaps that can cost money, the most expensive first. */
export const moneyGaps: MoneyGap[] = money.split(/^### /m).slice(1).map(gapOf);

/** Address of the advice about an undocumented item on the page of known gaps; undefined if there is none. */
export function gapHref(service: Service, item: string): string | undefined {
  const gap = moneyGaps.find(({ covers }) => covers.has(`${service} ${item}`));
  return gap && `${address.gaps()}#${gap.id}`;
}

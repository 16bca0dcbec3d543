// The known gaps: what is not documented and can cost money, from generated/questions.md, with what to do meanwhile.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { address } from "./addresses.ts";
import { contractFolder, type Service } from "./document.ts";

/** A question to the services' team whose answer decides about money. */
export interface MoneyGap {
  id: string;
  question: string;
  /** What it can cost, in Markdown. */
  cost: string;
  /** What to do until it is answered, in Markdown. */
  meanwhile: string;
  /** The service and the sentence of everything that it covers, such as `finance Rate limits.`. */
  covers: Set<string>;
}

/** Guides that live with a gap: they say what to do, step by step. A test holds both sides. */
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

/** The gaps that can cost money, the costliest first. */
export const moneyGaps: MoneyGap[] = money.split(/^### /m).slice(1).map(gapOf);

/** Where the page of known gaps says what to do about something that is not documented; undefined where it does not. */
export function gapHref(service: Service, item: string): string | undefined {
  const gap = moneyGaps.find(({ covers }) => covers.has(`${service} ${item}`));
  return gap && `${address.gaps()}#${gap.id}`;
}

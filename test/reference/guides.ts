// The code blocks of the guides, and what each is said to do.

import type { guides } from "../../reference/text/guides.ts";

export interface Block {
  name: string;
  language: string;
  /** `norun`, `received`, or the HTTP status that is the right response. */
  flag: string;
  code: string;
  /** What the block below it says that it prints. */
  printed: string | undefined;
}

export function blocksOf({ name, source }: (typeof guides)[number]): Block[] {
  const fences = [...source.matchAll(/^```(\w+)(?: (\w+))?\n([\s\S]*?)^```$/gm)];
  return fences.map(([, language = "", flag = "", code = ""], at) => {
    // Requests may stand between a program and what it prints, but no other program.
    const next =
      language === "ts"
        ? fences.slice(at + 1).find(([, one, mark]) => one === "ts" || (one === "text" && mark === undefined))
        : undefined;
    const printed = next?.[1] === "text" ? next[3] : undefined;
    return { name: `${name}-${at + 1}`, language, flag, code, printed };
  });
}

/** Whether a program prints what a guide says; `…` stands for what differs each time. */
export function says(text: string): RegExp {
  const parts = text.trimEnd().split("…");
  return new RegExp(`^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join(".+")}\n$`);
}

/** Whether a program goes on, waiting for deliveries. */
export const isReceiver = (block: Block): boolean => block.code.includes(".listen(");

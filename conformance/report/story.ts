// What it takes to see a difference, as lines for bash: one request, or the shortest sequence that shows it.

import { asObject } from "../../model/document.ts";
import type { Story } from "../result.ts";
import { curlLine } from "./curl.ts";
import type { Mask } from "./mask.ts";
import type { WrittenDifference } from "./report.ts";

/** A comment ends with its line: what a server has sent never begins another one. */
const onOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

/** A story as it is written: each request, with a comment of what it was for and what came back. */
export function toldStory({ exchanges, replay }: Story, mask: Mask): NonNullable<WrittenDifference["story"]> {
  const lines = exchanges.map(({ purpose, request, response, json }) => {
    const { id } = asObject(asObject(json)["result"]);
    const comment = `# ${purpose}: ${response.status}${typeof id === "string" ? `, ID ${id}` : ""}`;
    return `${curlLine(request, mask)}  ${onOneLine(mask.text(comment))}`;
  });
  return { curl: lines, replay };
}

/** The lines that repeat a difference; a sequence ends with the flags that make it again. */
export function linesToRepeat({ curl, story }: Pick<WrittenDifference, "curl" | "story">): string {
  return story === undefined ? curl : [...story.curl, `# the same sequence again: run ${story.replay}`].join("\n");
}

// A finding as a sentence, by the table of kinds.

import { heavier } from "../../model/change.ts";
import type { Json } from "../../model/document.ts";
import type { Finding } from "./finding.ts";
import { type Direction, kindOf } from "./kinds.ts";
import { listed, shown } from "./naming.ts";

/** What a sentence is made from. */
interface Subject extends Pick<Finding, "kind" | "before" | "after" | "words" | "place"> {
  /** What the place is called, and the node that a keyword stands in. */
  name: string;
  owner: string;
  directions: Set<Direction>;
}

/** A finding as a sentence: what changed, and what a consumer has to do. */
export function say({ kind, before, after, words, place, name, owner, directions }: Subject): string {
  const keyword = place.slice(place.lastIndexOf("/") + 1);
  const [first = "", second = ""] = words;
  const values: Record<string, string> = {
    ...{ name, owner, keyword, first, second, was: shown(before), is: shown(after) },
    ...{ words: words.length === 0 ? "nothing" : listed(words), moved: moved(keyword, before, after) },
  };
  const { request, response } = kindOf(kind).wire;
  // In both directions at once, the heavier one is said.
  const isRead = directions.has("response") && !(directions.has("request") && heavier(request, response) !== response);
  const sentence = kindOf(kind).sentence.replaceAll(
    /\{([^|{}]*)(?:\|([^{}]*))?\}/g,
    (_, one: string, other?: string) => (other === undefined ? (values[one] ?? "") : isRead ? other : one),
  );
  return `${sentence}.`;
}

/** How a keyword moved. */
function moved(keyword: string, was: Json | undefined, is: Json | undefined): string {
  if (is === undefined) return `no longer has \`${keyword}\` (${shown(was)})`;
  return `has \`${keyword}\` ${shown(is)} now${was === undefined ? "" : ` (it was ${shown(was)})`}`;
}

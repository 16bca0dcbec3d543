// The example that is asked for by its name, as it stands in the contract: there is nothing to pick, so Prism is not asked.

import { responseFor } from "../../model/calls.ts";
import { asObject } from "../../model/document.ts";
import type { Media } from "../../model/media.ts";
import type { Operation, ResponseSpec } from "../../model/operations.ts";
import { accepts } from "../http/accept.ts";
import type { Preferences } from "./prefer.ts";
import type { PrismResponse } from "./question.ts";

/**
 * Finds an example by status and name.
 * @param accept The header Accept; undefined when there is none.
 * @returns The response that Prism would give; undefined where Prism has to pick: without a status or a name, or where no
 *   media type, or more than one, has it and is accepted.
 */
export function namedExample(
  operation: Operation,
  { code, example }: Preferences,
  accept: string | undefined,
): PrismResponse | undefined {
  if (code === undefined || example === undefined) return undefined;
  const response = responseFor(operation, code);
  const bodies = (response?.media ?? []).flatMap((media) =>
    accepts(accept, media.type) ? bodyIn(media, example) : [],
  );
  const [found, ...others] = bodies;
  if (response === undefined || found === undefined || others.length > 0) return undefined;
  const headers = Object.fromEntries([...exampleHeaders(response), ["Content-type", found.type]]);
  return { status: code, headers, body: found.body };
}

function bodyIn({ type, examples }: Media, name: string): { type: string; body: string }[] {
  const value = examples.find((example) => example.name === name)?.value;
  if (value === undefined) return [];
  return [{ type, body: typeof value === "string" ? value : JSON.stringify(value) }];
}

/** The headers that have an example, spelled as in the contract. */
function exampleHeaders({ raw, headers }: ResponseSpec): [string, string][] {
  return Object.keys(asObject(raw["headers"])).flatMap((name): [string, string][] => {
    const example = headers[name.toLowerCase()]?.["example"];
    return example === undefined ? [] : [[name, String(example)]];
  });
}

// What stops compiling when a contract changes: code of today's consumers, compiled against the types of tomorrow.

import { type Api } from "../../../model/apis.ts";
import type { Rating } from "../../../model/change.ts";
import { createContract } from "../../../model/contract.ts";
import type { JsonObject } from "../../../model/document.ts";
import { operationRows } from "../../generate/catalogues.ts";
import { clientModels, clientOperations } from "../../generate/client-operations.ts";
import { generateTypes } from "../../generate/types.ts";
import { compile, type Diagnostic } from "./compile.ts";
import { type Names, namesIn } from "./names.ts";
import { type Probe, prelude } from "./probe.ts";
import { probesOf } from "./probes.ts";
import { sameText, sameTypes, skeleton } from "./skeleton.ts";

/** Something that compiled and no longer does. */
export interface TypeBreak {
  /** JSON pointer in the bundle before. */
  place: string;
  /** What no longer compiles, as one clause without a full stop. */
  text: string;
}

/** What is generated for the code of one bundle's consumers. */
interface Side {
  document: JsonObject;
  types: string;
  models: string;
  operations: string;
  paged: string[];
}

/**
 * Compiles what consumers of a contract can write against the types of the contract after a change.
 *
 * A value that joins or leaves an open list breaks nothing: its type accepts any string.
 * @param api The API, for the error texts.
 * @param before Its bundle before.
 * @param after Its bundle after.
 * @returns What no longer compiles, each at the place that causes it, in document order; empty where everything does.
 * @throws Error when a probe does not compile against the types before: then the probe is wrong, not the change.
 */
export async function judgeTypes(api: Api, before: JsonObject, after: JsonObject): Promise<TypeBreak[]> {
  if (sameTypes(before, after)) return [];
  const was = await sideOf(api, before);
  const now = await sideOf(api, after);
  const names = namesIn(was.document, now.document);
  const probes = [...probesOf(was.document, names, was.paged)];
  const files = { ...sideFiles("now", now, probes, "../was.ts"), "was.ts": rebound(was.types, names) };
  const own = verified.has(was) ? [] : [...probesOf(was.document, namesIn(was.document, was.document), was.paged)];
  const check = own.length === 0 ? {} : sideFiles("own", was, own, "./types.ts");
  const found = await compile({ ...files, ...check });
  for (const entry of found) {
    const line = entry.file.startsWith("own/") ? own[entry.line - firstLine] : undefined;
    if (entry.file.startsWith("own/") || entry.file === "now/types.ts" || entry.file === "now/models.ts")
      throw new Error(`${api}: ${line?.code ?? entry.file} does not compile by itself: ${entry.text}`);
  }
  verified.add(was);
  return breaksOf(probes, found.filter(({ file }) => file === "now/probes.ts"));
}

/**
 * How much the types differ where nothing breaks.
 * @returns `none` where their text is the same, `patch` where only comments or the order differ, otherwise `minor`.
 */
export function typesDiffer(before: JsonObject, after: JsonObject): Rating {
  if (!sameTypes(before, after)) return "minor";
  return sameText(before, after) ? "none" : "patch";
}

/** What was generated for a bundle, and for whose bundles the probes have proved right: a run compares with one often. */
const sides = new WeakMap<JsonObject, Promise<Side>>();
const verified = new WeakSet<Side>();

function sideOf(api: Api, bundle: JsonObject): Promise<Side> {
  const known = sides.get(bundle) ?? generateSide(api, bundle);
  sides.set(bundle, known);
  return known;
}

async function generateSide(api: Api, bundle: JsonObject): Promise<Side> {
  const document = skeleton(bundle);
  const rows = operationRows(createContract(api, bundle));
  return {
    document,
    types: await generateTypes(api, document),
    models: clientModels(api, document),
    operations: clientOperations(api, rows, []),
    paged: rows.filter(({ paged }) => paged).map(({ path }) => path),
  };
}

const head = (was: string) => `import type * as Now from "./types.ts";
import type * as Models from "./models.ts";
import type { PagedPath } from "./operations.ts";
import type * as Was from "${was}";
${prelude}`;

/** The line of the first probe. */
const firstLine = head("").split("\n").length;

function sideFiles(folder: string, side: Side, probes: Probe[], was: string): Record<string, string> {
  return {
    [`${folder}/types.ts`]: side.types,
    [`${folder}/models.ts`]: side.models,
    [`${folder}/operations.ts`]: side.operations,
    [`${folder}/probes.ts`]: `${head(was)}${probes.map(({ code }) => code).join("\n")}\n`,
  };
}

/** The types before, with the schemas and other components of now where they refer to some that are still there. */
function rebound(types: string, names: Names): string {
  const text = types.replace(/\bcomponents\["(\w+)"\]\["([^"]+)"\]/g, (whole, kind: string, name: string) => {
    const now = kind === "schemas" ? names.schema(name) : names.hasShared(kind, name) ? name : undefined;
    return now === undefined ? whole : `Now.components["${kind}"]["${now}"]`;
  });
  return `import type * as Now from "./now/types.ts";\n${text}`;
}

/** One break for each place and clause, without those that another break explains. */
function breaksOf(probes: Probe[], found: Diagnostic[]): TypeBreak[] {
  const refusals = new Map<Probe, Diagnostic>();
  for (const entry of found) {
    const probe = probes[entry.line - firstLine];
    if (probe === undefined) throw new Error(`The compiler complains about no probe: ${entry.text}`);
    if (!refusals.has(probe)) refusals.set(probe, entry);
  }
  const breaks = new Map<string, TypeBreak>();
  const places = new Set<string>();
  const whole = new Set<string>();
  const goneGroups = new Set<string>();
  for (const [probe, refusal] of refusals) {
    const { place, group = "", causes = [] } = probe;
    const above = place.slice(0, place.lastIndexOf("/"));
    if (causes.some((cause) => isExplained(cause, places)) || isExplained(above, whole)) continue;
    if (goneGroups.has(group)) continue;
    if (group !== "" && refusal.gone) goneGroups.add(group);
    const text = probe.says(refusal);
    breaks.set(`${place} ${text}`, { place, text });
    places.add(place);
    if (probe.whole) whole.add(place);
  }
  return [...breaks.values()];
}

/** Whether something broke at a place or above it. */
function isExplained(place: string, broken: Set<string>): boolean {
  const keys = place.split("/");
  return keys.some((_, index) => broken.has(keys.slice(0, index + 1).join("/")));
}

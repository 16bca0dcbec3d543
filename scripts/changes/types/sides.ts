// The types and probes of both sides of a change, compiled together.

import type { Api } from "../../../model/apis.ts";
import { createContract } from "../../../model/contract.ts";
import type { JsonObject } from "../../../model/document.ts";
import { operationRows } from "../../generate/catalogues.ts";
import { clientModels } from "../../generate/client-models.ts";
import { clientOperations } from "../../generate/client-operations.ts";
import { TypeTree } from "../../generate/type-tree.ts";
import { generateTypes, typeNodes } from "../../generate/types.ts";
import { breaksOf, type TypeBreak } from "./breaks.ts";
import { compile, type Diagnostic } from "./compile.ts";
import { type Names, namesIn } from "./names.ts";
import { type Probe, prelude } from "./probe.ts";
import { probesOf } from "./probes.ts";
import { skeleton } from "./skeleton.ts";

/** What is generated for the code of one bundle's consumers. */
interface Side {
  document: JsonObject;
  types: string;
  models: string;
  operations: string;
  paged: string[];
}

/** What was generated for a bundle, and of which the probes have proved right: one is often compared with many. */
const sides = new WeakMap<JsonObject, Promise<Side>>();
const verified = new WeakSet<Side>();

/**
 * Compiles the probes of a bundle against the types of another one, and once against its own.
 * @returns What compiles against its own types only.
 * @throws Error when a probe does not compile against the types of its own bundle, or when types do not compile.
 */
export async function compareSides(api: Api, before: JsonObject, after: JsonObject): Promise<TypeBreak[]> {
  const was = await sideOf(api, before);
  const now = await sideOf(api, after);
  const names = namesIn(was.document, now.document);
  const probes = [...probesOf(was.document, names, was.paged)];
  const own = verified.has(was) ? [] : [...probesOf(was.document, namesIn(was.document, was.document), was.paged)];
  const found = await compile({
    ...sideFiles("now", now, probes, "../was.ts"),
    "was.ts": rebound(was.types, names),
    ...(own.length === 0 ? {} : sideFiles("own", was, own, "./types.ts")),
  });
  for (const entry of found) refuse(api, entry, own);
  verified.add(was);
  const refused = found.filter(({ file }) => file === "now/probes.ts");
  return breaksOf(refused.map((refusal) => ({ probe: probeAt(probes, refusal), refusal })));
}

/** Everything has to compile but the probes against the new types, and the references of the former types. */
function refuse(api: Api, entry: Diagnostic, own: Probe[]): void {
  if (entry.file === "now/probes.ts" || entry.file === "was.ts") return;
  const code = entry.file === "own/probes.ts" ? probeAt(own, entry).code : entry.file;
  throw new Error(`The types of ${api} do not compile by themselves: ${code}: ${entry.text}`);
}

function probeAt(probes: Probe[], { line, text }: Diagnostic): Probe {
  const probe = probes[line - firstLine];
  if (probe === undefined) throw new Error(`The compiler complains about something that is no probe: ${text}`);
  return probe;
}

function sideOf(api: Api, bundle: JsonObject): Promise<Side> {
  const known = sides.get(bundle) ?? generateSide(api, bundle);
  sides.set(bundle, known);
  return known;
}

async function generateSide(api: Api, bundle: JsonObject): Promise<Side> {
  const document = skeleton(bundle);
  const contract = createContract(api, bundle);
  return {
    document,
    types: await generateTypes(api, document),
    models: clientModels(api, new TypeTree(await typeNodes(document))),
    operations: clientOperations(api, contract),
    paged: operationRows(contract)
      .filter(({ paged }) => paged)
      .map(({ path }) => path),
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

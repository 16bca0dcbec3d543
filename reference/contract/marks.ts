// The mark "Changed in 1.11.0": the newest release that changed an operation, an event, a schema or a field.

import type { Change } from "../../model/change.ts";
import { type JsonObject, pointer } from "../../model/document.ts";
import { address } from "./addresses.ts";
import { contracts, type Service, services } from "./document.ts";
import { changesOf, releasesOf } from "./releases.ts";

/** When something changed last, or came. */
export interface Mark {
  kind: "new" | "changed";
  version: string;
  /** Address of the change on the page of its release. */
  href: string;
}

/** Only what somebody may have to look at is marked: a text that says the same in other words is not. */
function isMarked({ wire, types, correction }: Change): boolean {
  return correction === true || [wire, types].some((one) => one === "minor" || one === "major");
}

/** Names that a list of required fields gained or lost. */
function renamed({ before, after }: Change): string[] {
  const [old = [], now = []] = [before, after].map((side) => [side ?? []].flat().map(String));
  return [...old.filter((name) => !now.includes(name)), ...now.filter((name) => !old.includes(name))];
}

const field = /^.*\/(?:properties\/[^/]+|additionalProperties|parameters\/[^/]+)/;
const component = /^\/components\/[^/]+\/[^/]+/;

/**
 * The places that a change is shown at: the field or the parameter it is in, else the component.
 * @returns JSON pointers within the bundle; none for what is in neither.
 */
export function shownAt(change: Change): string[] {
  const [, schema] = /^(.*)\/required(?:\/\d+)?$/.exec(change.place) ?? [];
  const names = schema === undefined ? [] : renamed(change);
  if (names.length > 0) return names.map((name) => `${schema}${pointer("/properties", name)}`);
  const place = field.exec(change.place)?.[0] ?? component.exec(change.place)?.[0];
  return place === undefined ? [] : [place];
}

/** Whether a change added the whole of a place. */
function adds({ before, after, place }: Change, whole: string): boolean {
  return before === undefined && after !== undefined && (whole === place || whole.startsWith(`${place}/`));
}

/** What the releases changed in one service. */
interface Marks {
  /** By the JSON pointer of an operation, an event, a field, a parameter or a component. */
  places: Map<string, Mark>;
  /** Where each object of the bundle stands in it. */
  pointers: Map<unknown, string>;
}

function collect(node: unknown, at: string, pointers: Map<unknown, string>): void {
  if (node === null || typeof node !== "object") return;
  pointers.set(node, at);
  for (const [key, value] of Object.entries(node)) collect(value, pointer(at, key), pointers);
}

function marksOf(service: Service): Marks {
  const { byId, events, document } = contracts[service];
  const [places, pointers] = [new Map<string, Mark>(), new Map<unknown, string>()];
  collect(document, "", pointers);
  // The newest release comes first, and what is new in it is not also changed.
  for (const release of releasesOf(service))
    for (const { change, id } of changesOf(release).filter((one) => isMarked(one.change))) {
      const { version } = release;
      const nodes = [
        ...change.operationIds.map((name) => byId.get(name)?.raw),
        ...change.events.map((name) => events.get(name)?.raw),
      ];
      const own = nodes.flatMap((node) => pointers.get(node) ?? []);
      for (const place of [...own, ...shownAt(change)]) {
        const kind = adds(change, place) ? "new" : "changed";
        const known = places.get(place);
        if (known === undefined || (known.version === version && kind === "new" && known.kind !== "new"))
          places.set(place, { kind, version, href: `${address.release(service, version)}#${id}` });
      }
    }
  return { places, pointers };
}

const marks = new Map(services.map((service) => [contracts[service].document, { service, ...marksOf(service) }]));

/**
 * The mark of an operation, an event, a field, a parameter or a schema.
 * @param document The bundle it is in.
 * @param node As it is written there; an object that was put together has no place of its own.
 * @param names Schema components it refers to: what changed in them, outside of their own fields, changed here.
 */
export function markOf(document: JsonObject, node: object, names: (string | undefined)[] = []): Mark | undefined {
  const own = marks.get(document);
  if (own === undefined || own.places.size === 0) return undefined;
  const places = [own.pointers.get(node), ...names.map((name) => name && pointer("/components/schemas", name))];
  const versions = releasesOf(own.service).map(({ version }) => version);
  return places
    .flatMap((place) => own.places.get(place ?? "") ?? [])
    .sort((a, b) => versions.indexOf(a.version) - versions.indexOf(b.version))[0];
}

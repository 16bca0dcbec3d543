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

/** What the releases changed in one service, the newest first. */
interface Marks {
  operations: Map<string, Mark>;
  events: Map<string, Mark>;
  /** By the pointer of the field, of the parameter or of the component that the change is in. */
  places: Map<string, Mark>;
}

/** Only what somebody may have to look at is marked: a text that says the same in other words is not. */
function isMarked({ wire, types, correction }: Change): boolean {
  return correction === true || [wire, types].some((one) => one === "minor" || one === "major");
}

/** Names that a list of required fields gained or lost. */
function renamed({ before, after }: Change): string[] {
  const [old, now] = [before, after].map((side) => [side ?? []].flat().map(String)) as [string[], string[]];
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

/** Notes a mark where a newer release has not left one; in one release, what is new is not also changed. */
function note(marks: Map<string, Mark>, key: string, mark: Mark): void {
  const known = marks.get(key);
  if (known === undefined || (known.version === mark.version && mark.kind === "new" && known.kind !== "new"))
    marks.set(key, mark);
}

function marksOf(service: Service): Marks {
  const marks: Marks = { operations: new Map(), events: new Map(), places: new Map() };
  const { byId, events } = contracts[service];
  for (const release of releasesOf(service)) {
    const { version } = release;
    for (const { change, id } of changesOf(release).filter((one) => isMarked(one.change))) {
      const href = `${address.release(service, version)}#${id}`;
      const mark = (whole: string | undefined): Mark => ({
        kind: whole !== undefined && adds(change, whole) ? "new" : "changed",
        version,
        href,
      });
      for (const name of change.operationIds)
        note(marks.operations, name, mark(pointerOf(service, byId.get(name)?.raw)));
      for (const name of change.events) note(marks.events, name, mark(pointerOf(service, events.get(name)?.raw)));
      for (const place of shownAt(change)) note(marks.places, place, mark(place));
    }
  }
  return marks;
}

const pointers = new Map<Service, WeakMap<object, string>>();

/** Where an object of a bundle stands in it; undefined for one that was made up since. */
function pointerOf(service: Service, node: object | undefined): string | undefined {
  let known = pointers.get(service);
  if (known === undefined) {
    known = new WeakMap();
    collect(contracts[service].document, "", known);
    pointers.set(service, known);
  }
  return node === undefined ? undefined : known.get(node);
}

function collect(node: unknown, at: string, found: WeakMap<object, string>): void {
  if (node === null || typeof node !== "object") return;
  found.set(node, at);
  for (const [key, value] of Object.entries(node)) collect(value, pointer(at, key), found);
}

const cache = new Map<Service, Marks>();

function known(service: Service): Marks {
  const marks = cache.get(service) ?? marksOf(service);
  cache.set(service, marks);
  return marks;
}

/** The mark of an operation. */
export const markOfOperation = (service: Service, operationId: string): Mark | undefined =>
  known(service).operations.get(operationId);

/** The mark of an event. */
export const markOfEvent = (service: Service, type: string): Mark | undefined => known(service).events.get(type);

/**
 * The mark of a field, a parameter or a schema.
 * @param document The bundle it is in.
 * @param node As it is written there; an object that was put together has no place of its own.
 * @param names Schema components it refers to: what changed in them, outside of their own fields, changed here.
 */
export function markOfPlace(document: JsonObject, node: object, names: (string | undefined)[] = []): Mark | undefined {
  const service = services.find((one) => contracts[one].document === document);
  const places = service === undefined ? undefined : known(service).places;
  if (service === undefined || places === undefined || places.size === 0) return undefined;
  const own = pointerOf(service, node);
  const found = [own, ...names.map((name) => name && pointer("/components/schemas", name))].flatMap(
    (place) => places.get(place ?? "") ?? [],
  );
  return found.sort((a, b) => order(service, a) - order(service, b))[0];
}

/** How many releases were made since that of a mark. */
const order = (service: Service, { version }: Mark): number =>
  releasesOf(service).findIndex((one) => one.version === version);

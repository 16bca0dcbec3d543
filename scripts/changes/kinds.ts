// The table of what can differ: what each kind weighs for who sends and who reads, what it is to the types, and its sentence.

import type { Rating } from "../../model/change.ts";
import type { Json } from "../../model/document.ts";
import type { Direction, Finding } from "./finding.ts";
import { listed, shown } from "./naming.ts";

/** What a sentence is made from. */
export interface Subject extends Pick<Finding, "before" | "after" | "words" | "place"> {
  /** What the place is called. */
  name: string;
  /** What the node is called that a keyword stands in. */
  owner: string;
  directions: Set<Direction>;
}

/** A kind of difference. */
interface Kind {
  /** For who sends, and where it has no direction. */
  request: Rating;
  /** For who reads. */
  response: Rating;
  /** What it is to the types, unless the compiler finds a break. */
  types: Rating;
  says: (subject: Subject) => string;
}

const isRead = ({ directions }: Subject) => directions.has("response");
const isSent = ({ directions }: Subject) => directions.has("request");
const itThem = ({ words }: Subject) => (words.length === 1 ? "it" : "them");
const first = ({ words: [word = ""] }: Subject) => word;
const second = ({ words: [, word = ""] }: Subject) => word;
const keyOf = ({ place }: Subject) => place.slice(place.lastIndexOf("/") + 1);

/** How a keyword moved. */
function moved({ before, after, ...subject }: Subject): string {
  const word = `\`${keyOf({ before, after, ...subject })}\``;
  if (after === undefined) return `no longer has ${word} (${shown(before)})`;
  if (before === undefined) return `has ${word} ${shown(after)} now`;
  return `has ${word} ${shown(after)} now (it was ${shown(before)})`;
}

/** What to do about a rule of a value that became narrower in requests or wider in responses. */
function adapt(subject: Subject): string {
  if (!isSent(subject)) return "check what you do with it";
  return isRead(subject) ? "check what you send and read" : "check what you send";
}

/** A kind that weighs the same in both directions. */
function always(wire: Rating, types: Rating, says: Kind["says"]): Kind {
  return { request: wire, response: wire, types, says };
}

/** A kind that weighs something else for who sends than for who reads. */
function byDirection(request: Rating, response: Rating, types: Rating, says: Kind["says"]): Kind {
  return { request, response, types, says };
}

const advice = (value: Json | undefined): string => {
  if (value === true) return "to send the request again";
  if (value === "after-reading-again") return "to read the resource again first";
  return value === false ? "not to retry" : "not documented";
};

/** Every kind, by its rule and, where a rule has several, what happened. */
export const kinds = {
  // Operations.
  "operation-removed": always("major", "major", () => "the operation is gone; stop calling it."),
  "operation-added": always("minor", "minor", (one) => `the operation \`${first(one)}\` is new.`),
  "removed-before-sunset": always(
    "major",
    "major",
    (one) => `${one.name} is gone before the day announced for it; keep it until ${first(one)}.`,
  ),
  "removed-after-sunset": always(
    "major",
    "major",
    (one) => `${one.name} is gone, as announced for ${first(one)}; stop using it.`,
  ),
  "operation-id": always(
    "none",
    "major",
    (one) => `${second(one)} is now \`${first(one)}\`; change the name where your code or your tools use it.`,
  ),
  "path-parameter-name": always(
    "none",
    "major",
    (one) => `the path parameter \`${first(one)}\` is now \`${second(one)}\`; change its name where your code uses it.`,
  ),
  "schema-name renamed": always(
    "none",
    "major",
    (one) => `the schema \`${first(one)}\` is now \`${second(one)}\`; change the name in your code.`,
  ),
  "schema-name gone": always(
    "none",
    "major",
    (one) => `the schema \`${first(one)}\` is gone; use the type of the place where it was.`,
  ),
  "schema-name new": always("none", "minor", (one) => `the schema \`${first(one)}\` is new.`),
  component: always("none", "minor", ({ name }) => `${name}, which nothing uses, is different; nothing to do.`),
  "undone-by gone": always(
    "major",
    "none",
    (one) =>
      `${one.words.length === 0 ? "it is not documented what undoes it now" : `${listed(one.words)} undoes it now`}; change what your code calls to undo it.`,
  ),
  "undone-by new": always("minor", "none", (one) => `${listed(one.words)} undoes it now.`),

  // What a request needs, and what it can have.
  "parameter gone": always(
    "major",
    "major",
    (one) => `${one.name} is gone; stop sending it and do not rely on its effect.`,
  ),
  "parameter renamed": always(
    "major",
    "major",
    (one) => `${one.name} is now \`${first(one)}\`; send \`${first(one)}\`.`,
  ),
  "parameter required": always("major", "major", ({ name }) => `${name} is required now; send it.`),
  "parameter optional": always("minor", "none", ({ name }) => `${name} can be left out now.`),
  "parameter new": always("minor", "minor", ({ name }) => `${name} is new; send it if you need it.`),
  "parameter-serialization": always(
    "major",
    "none",
    (one) => `${one.owner} ${moved(one)}; write its value in the new way.`,
  ),
  "request-body required": always(
    "major",
    "major",
    (one) => `the request must have a body now; send ${one.words.length === 0 ? "one" : listed(one.words)}.`,
  ),
  "request-body optional": always("minor", "minor", () => "the request can have a body now; send one if you need it."),
  "request-body-removed": always("major", "major", () => "the request has no body anymore; stop sending one."),
  "request-field-removed": always(
    "major",
    "major",
    ({ name }) => `${name} is no longer accepted; stop sending it, and check what happens without it.`,
  ),
  "idempotency gone": always(
    "major",
    "major",
    () => "the idempotency key is no longer accepted; do not retry a request, because it can pay twice.",
  ),
  "idempotency moved": always(
    "major",
    "major",
    (one) =>
      `send the idempotency key ${first(one)} now; in the old place it no longer keeps a retry from paying twice.`,
  ),
  "idempotency required": always(
    "major",
    "major",
    () => "the idempotency key is required now; send one with each request, the same one when you retry it.",
  ),
  "idempotency optional": always("minor", "none", () => "the idempotency key can be left out now; keep sending it."),
  "idempotency new": always(
    "minor",
    "minor",
    () => "an idempotency key is accepted now; send the same one when you retry a request.",
  ),

  // Fields and their presence.
  "property-removed": always("major", "major", ({ name }) => `${name} is gone; stop reading it.`),
  "field-added": byDirection(
    "minor",
    "minor",
    "minor",
    (one) => `${one.name} is new; ${isSent(one) ? "send" : "read"} it if you need it.`,
  ),
  "presence required": byDirection("major", "minor", "none", (one) =>
    isSent(one)
      ? `${listed(one.words)} of ${one.owner} must be sent now; add ${itThem(one)} to your requests.`
      : `${listed(one.words)} of ${one.owner} is always present now.`,
  ),
  "presence new": byDirection("major", "minor", "minor", (one) =>
    isSent(one)
      ? `${listed(one.words)} of ${one.owner} must be sent now; add ${itThem(one)} to your requests.`
      : `${listed(one.words)} of ${one.owner} is new and always present.`,
  ),
  "presence optional": byDirection(
    "minor",
    "major",
    "none",
    (one) =>
      `${listed(one.words)} of ${one.owner} ${isRead(one) ? "can be absent now; handle its absence" : "can be left out now"}.`,
  ),
  "presence stated": always(
    "patch",
    "none",
    ({ owner }) => `the presence of the required fields of ${owner} is stated now.`,
  ),
  "presence suggested": always(
    "major",
    "none",
    ({ owner }) => `the presence of the fields of ${owner} is no longer stated; handle their absence.`,
  ),
  "response-header absent": always("major", "none", ({ owner }) => `${owner} can be absent now; handle its absence.`),
  "response-header present": always("minor", "none", ({ owner }) => `${owner} is always present now.`),
  "response-header-removed": always(
    "major",
    "major",
    ({ name }) => `${name} is gone from the response; stop reading it.`,
  ),
  "response-header-added": always(
    "minor",
    "minor",
    ({ name }) => `the response header${name.replace(/^the header/, "")} is new; read it if you need it.`,
  ),

  // Values: a request that can be less and a response that can be more breaks.
  "schema-type-changed": always(
    "major",
    "none",
    (one) => `${one.owner} is of type ${shown(one.after)} now (it was ${shown(one.before)}); ${adapt(one)}.`,
  ),
  "schema-constraint-changed": always("major", "none", (one) => `${one.owner} ${moved(one)}; ${adapt(one)}.`),
  eased: always(
    "minor",
    "none",
    (one) => `${one.owner} ${moved(one)}; you can ${isSent(one) ? "send more" : "rely on it"}.`,
  ),
  const: always(
    "major",
    "major",
    (one) => `${one.owner} is always ${shown(one.after)} now (it was ${shown(one.before)}); use the new value.`,
  ),
  "closed-list gone": byDirection(
    "major",
    "minor",
    "major",
    (one) =>
      `${one.owner} no longer allows ${listed(one.words)}; ${isSent(one) ? "stop sending it" : "it is no longer returned"}.`,
  ),
  "closed-list new": byDirection(
    "minor",
    "major",
    "minor",
    (one) =>
      `${one.owner} newly allows ${listed(one.words)}; ${isRead(one) ? "handle it before you upgrade" : "you can send it"}.`,
  ),
  "open-list gone": always(
    "major",
    "patch",
    (one) => `${one.owner} no longer lists ${listed(one.words)}; stop relying on what depends on it.`,
  ),
  "open-list new": always(
    "minor",
    "minor",
    (one) => `${one.owner} newly lists ${listed(one.words)}; decide what your code does with it.`,
  ),
  "list-kind opened": byDirection(
    "minor",
    "major",
    "none",
    ({ owner }) => `${owner} is an open list now; handle values that are not listed.`,
  ),
  "list-kind closed": byDirection(
    "major",
    "minor",
    "none",
    ({ owner }) => `${owner} has a closed list of values now; no other value is valid.`,
  ),
  "list-kind dropped": byDirection(
    "minor",
    "major",
    "major",
    ({ owner }) => `${owner} no longer has a list of values; handle any value.`,
  ),
  "list-kind forgotten": always(
    "major",
    "major",
    ({ owner }) => `${owner} no longer lists its values; do not rely on those that were listed.`,
  ),
  "list-kind listed": always(
    "minor",
    "minor",
    ({ owner }) => `${owner} lists its known values now; others can still occur.`,
  ),
  "schema-combinator-changed gone": byDirection(
    "major",
    "minor",
    "none",
    (one) => `${one.owner} has an alternative less; ${adapt(one)}.`,
  ),
  "schema-combinator-changed new": byDirection(
    "minor",
    "major",
    "none",
    (one) => `${one.owner} has another alternative; ${adapt(one)}.`,
  ),
  "schema-combinator-changed": always(
    "major",
    "none",
    (one) => `${one.owner} is composed in another way; ${adapt(one)}.`,
  ),
  "discriminator field": always(
    "major",
    "none",
    (one) =>
      `${one.owner} is told apart by ${shown(one.after)} instead of ${shown(one.before)}; read and send that field.`,
  ),
  "discriminator gone": always(
    "major",
    "major",
    (one) => `${one.owner} no longer has the kind ${listed(one.words)}; stop using it.`,
  ),
  "discriminator new": byDirection(
    "minor",
    "major",
    "minor",
    (one) =>
      `${one.owner} has the kind ${listed(one.words)} now; ${isRead(one) ? "handle it" : "send it if you need it"}.`,
  ),
  default: always("major", "patch", (one) =>
    one.after === undefined
      ? `${one.owner} has no documented default any more, it was ${shown(one.before)}; send the value you need.`
      : `${one.owner} has the default ${shown(one.after)} instead of ${shown(one.before)}; send ${shown(one.before)} to keep what you get.`,
  ),
  "default new": always(
    "minor",
    "patch",
    (one) => `${one.owner} has the default ${shown(one.after)} now; send the value you need.`,
  ),

  // Statuses, media types and error codes.
  "success-status moved": always(
    "major",
    "major",
    (one) => `the operation responds with \`${second(one)}\` instead of \`${first(one)}\`; accept every 2xx status.`,
  ),
  "success-status new": always(
    "major",
    "minor",
    (one) => `the operation responds with ${listed(one.words)}, too; accept every 2xx status.`,
  ),
  "response-removed": always(
    "major",
    "major",
    (one) => `the response ${first(one)} is no longer documented; handle what comes instead as any other error.`,
  ),
  "response-added": always("minor", "minor", (one) => `the response ${first(one)} is new; handle it.`),
  "media-type-removed": always("major", "major", (one) => `the media type \`${first(one)}\` is gone; use another one.`),
  "media-type-added": always(
    "minor",
    "minor",
    (one) =>
      `the media type \`${first(one)}\` of ${one.owner} is new; ${isSent(one) ? "send" : "ask for"} it if you need it.`,
  ),
  "error-code gone": always("major", "patch", (one) => `the error code \`${first(one)}\` is gone; do not wait for it.`),
  "error-code moved": always(
    "major",
    "patch",
    (one) =>
      `the error code \`${first(one)}\` comes with ${second(one)} and no longer as it did; change what reads the status.`,
  ),
  "error-code new": always(
    "minor",
    "minor",
    (one) => `the error code \`${first(one)}\` is new; decide what your code does with it.`,
  ),
  "error-advice retry": always(
    "major",
    "none",
    (one) => `the retry advice of \`${first(one)}\` is ${advice(one.after)} now; change what your code does after it.`,
  ),
  "error-advice status": always(
    "major",
    "none",
    (one) =>
      `the HTTP status of \`${first(one)}\` is ${one.after === null ? "no longer documented" : `${shown(one.after)} now`}; change what reads the status.`,
  ),
  "error-advice new": always(
    "minor",
    "none",
    (one) => `the ${second(one)} of \`${first(one)}\` is documented now; use it.`,
  ),

  // Events and states.
  "event gone": always(
    "major",
    "major",
    (one) => `the event \`${first(one)}\` is no longer sent; read the resource instead, or wait for another event.`,
  ),
  "event new": always(
    "minor",
    "minor",
    (one) => `the event \`${first(one)}\` is new; every webhook receives it, so acknowledge it.`,
  ),
  "event-key": always(
    "major",
    "none",
    (one) =>
      `deliveries are the same event if they agree in ${one.words.length === 0 ? "nothing" : listed(one.words)} now; change what you deduplicate by.`,
  ),
  "delivery-method": always(
    "major",
    "major",
    (one) => `deliveries come by ${listed(one.words)} now; accept that method.`,
  ),
  "acknowledgement gone": always(
    "major",
    "none",
    (one) => `return ${listed(one.words)} now; another status no longer acknowledges the delivery.`,
  ),
  "acknowledgement new": always(
    "minor",
    "none",
    (one) => `${listed(one.words)} acknowledges the delivery now; nothing to do.`,
  ),
  "delivery-access gone": always("major", "none", (one) => `deliveries no longer come with ${listed(one.words)}.`),
  "delivery-access new": always(
    "minor",
    "none",
    (one) => `deliveries can come with ${listed(one.words)}, too; check it.`,
  ),
  "transition gone": always("major", "none", (one) => `${first(one)} no longer happens; do not wait for it.`),
  "transition back": always(
    "major",
    "none",
    (one) => `${first(one)} is new; \`${second(one)}\` is no longer the last status, so do not stop reading there.`,
  ),
  "transition new": always("minor", "none", (one) => `${first(one)} is new.`),
  "transition guessed": always("patch", "none", (one) => `${first(one)} is new, and only assumed.`),
  "transition assumed": always("major", "none", (one) => `${first(one)} is only assumed now; do not rely on it.`),
  "transition documented": always("patch", "none", (one) => `${first(one)} is documented now.`),
  "final-status": always(
    "major",
    "patch",
    (one) => `\`${first(one)}\` of ${one.owner} ${second(one)}; check where your code stops reading.`,
  ),
  "final-status said": always("patch", "patch", (one) => `\`${first(one)}\` of ${one.owner} ${second(one)}.`),

  // Security.
  access: always(
    "major",
    "none",
    () => "anyone can call the operation now, without authentication; check who can read and change what is yours.",
  ),
  "access default": always(
    "major",
    "none",
    () => "the contract asks for no authentication by default anymore; check who can call what is yours.",
  ),
  "scopes more": always(
    "major",
    "none",
    (one) => `the operation asks for other access now: ${first(one)}; request a token that has it.`,
  ),
  "scopes less": always("minor", "none", (one) => `the operation asks for less access now: ${first(one)}.`),
  "roles more": always(
    "major",
    "none",
    (one) => `a caller needs ${first(one)} now; check whom your code calls it for.`,
  ),
  "roles less": always("minor", "none", (one) => `a caller needs ${first(one)} now.`),
  "write-only returned": always(
    "major",
    "none",
    ({ owner }) => `${owner} may be returned now; keep responses that contain it out of logs.`,
  ),
  "write-only": byDirection(
    "patch",
    "major",
    "none",
    (one) => `${one.owner} is ${isRead(one) ? "no longer returned; stop reading it" : "never returned"}.`,
  ),
  "read-only": byDirection("major", "none", "major", ({ owner }) => `${owner} is no longer accepted; stop sending it.`),
  "read-only no more": byDirection("minor", "none", "none", ({ owner }) => `${owner} is accepted in requests now.`),
  "data-mark secret": always(
    "major",
    "none",
    (one) => `${one.owner} is no longer marked as a secret; mask it by its name if you masked it by its mark.`,
  ),
  "data-mark weaker": always(
    "minor",
    "none",
    (one) =>
      `${one.owner} is no longer marked as ${shown(one.before)}; mask it by its name if you masked it by its mark.`,
  ),
  "data-mark": always(
    "patch",
    "none",
    (one) => `${one.owner} is marked as ${shown(one.after)}; mask it where you log it.`,
  ),
  "server-removed": always(
    "major",
    "none",
    (one) => `the server \`${first(one)}\` is gone; stop sending requests to it.`,
  ),
  "server-added": always("minor", "none", (one) => `the server \`${first(one)}\` is new; use it if you need it.`),
  "internal-server": always(
    "major",
    "none",
    (one) => `the server \`${first(one)}\` is for internal use only now; use another one.`,
  ),
  "internal-server opened": always("minor", "none", (one) => `the server \`${first(one)}\` is open to you now.`),
  "operation-server": always(
    "major",
    "none",
    (one) => `requests go to another host now: ${listed(one.words)}; send them there.`,
  ),
  "operation-server new": always("minor", "none", (one) => `requests can go to ${listed(one.words)}, too.`),
  "token-address": always(
    "major",
    "none",
    (one) => `tokens come from ${shown(one.after)} instead of ${shown(one.before)}; change the address.`,
  ),
  "oauth-flow gone": always(
    "major",
    "none",
    (one) => `access tokens no longer come by the flow ${listed(one.words)}; request them in the new way.`,
  ),
  "oauth-flow new": always(
    "minor",
    "none",
    (one) => `access tokens come by the flow ${listed(one.words)}, too; use it if you need it.`,
  ),
  "scope-list gone": always("major", "none", (one) => `the scope \`${first(one)}\` is gone; stop requesting it.`),
  "scope-list new": always("minor", "none", (one) => `the scope \`${first(one)}\` is new; request it if you need it.`),
  "scope-list words": always(
    "patch",
    "none",
    (one) => `the documentation of the scope \`${first(one)}\` is different; nothing to do.`,
  ),
  "security-scheme-changed": always(
    "major",
    "none",
    ({ name }) => `the security scheme ${name} is different; authenticate in the new way.`,
  ),

  // Announcements.
  deprecation: always("minor", "patch", (one) => `${one.owner} is deprecated${first(one)}.`),
  "deprecation withdrawn": always("patch", "patch", ({ owner }) => `${owner} is no longer deprecated.`),
  "deprecation earlier": always(
    "major",
    "none",
    (one) =>
      `${one.owner} ends on ${shown(one.after)} instead of ${shown(one.before)}; stop using it earlier than planned.`,
  ),
  "deprecation dated": always(
    "minor",
    "none",
    (one) => `${one.owner} ends on ${shown(one.after)}; stop using it until then.`,
  ),
  "deprecation later": always(
    "patch",
    "none",
    (one) =>
      `${one.owner} ends ${one.after === undefined ? "on no set day" : `on ${shown(one.after)}`} instead of ${shown(one.before)}.`,
  ),
  "deprecation replaced": always(
    "patch",
    "none",
    (one) => `${one.owner} ${one.after ? `is replaced by ${shown(one.after)} now` : "has no replacement"}.`,
  ),
  "sunset-passed": always(
    "major",
    "patch",
    (one) =>
      `${one.owner} ends on ${shown(one.after)}, which is not ahead; set an x-sunset that leaves consumers time.`,
  ),

  // How certain it is, and words.
  "evidence-weakened": always(
    "major",
    "patch",
    (one) => `${one.owner} is ${first(one)} now and no longer ${second(one)}; do not rely on it.`,
  ),
  "evidence-strengthened": always("patch", "patch", (one) => `${one.owner} is ${first(one)} now; you can rely on it.`),
  "evidence-changed": always(
    "patch",
    "patch",
    (one) => `${one.owner} is ${first(one)} now and no longer ${second(one)}; nothing to do.`,
  ),
  documentation: always(
    "patch",
    "patch",
    (one) => `the documentation of ${one.owner} is different (\`${keyOf(one)}\`); nothing to do.`,
  ),
  "documentation unseen": always(
    "patch",
    "none",
    (one) => `the documentation of ${one.owner} is different (\`${keyOf(one)}\`); nothing to do.`,
  ),
  "unknown new": always("minor", "minor", (one) => `${one.owner} ${moved(one)}; check what it says.`),
  unknown: always("major", "minor", (one) => `${one.owner} ${moved(one)}; check whether you rely on it.`),
} satisfies Record<string, Kind>;

/** Name of a kind: its rule, and what happened. */
export type KindName = keyof typeof kinds;

/** A kind by its name. */
export function kindOf(name: KindName): Kind {
  return kinds[name];
}

/** The rule of a kind, as reports and releases name it. */
export function ruleOf(name: KindName): string {
  return name.split(" ")[0] as string;
}

/**
 * Kinds that break code where the compiler says so. What is gone or has another name breaks in any case, also where a
 * compiler that compares types sees nothing, such as a field that could be absent.
 */
export const compiled: ReadonlySet<KindName> = new Set([
  ...(["schema-type-changed", "schema-constraint-changed", "eased", "closed-list new", "presence required"] as const),
  ...(["presence new", "presence optional", "list-kind opened", "list-kind closed", "field-added"] as const),
  ...(["schema-combinator-changed gone", "schema-combinator-changed new", "schema-combinator-changed"] as const),
  ...(["response-header absent", "parameter optional", "write-only", "write-only returned", "unknown"] as const),
  ...([
    "discriminator field",
    "discriminator new",
    "list-kind dropped",
    "read-only no more",
    "component",
    "success-status new",
  ] as const),
] as KindName[]);

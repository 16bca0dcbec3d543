// The table of the kinds of differences by their ratings: on the wire, for senders and readers, and for the types.

import type { Rating } from "../../model/change.ts";

/** Whether consumers send the value of a place (requests) or read it (responses and events). */
export type Direction = "request" | "response";

/**
 * Every kind, under the key `wire types`. The wire rating is `request/response` if it depends on the direction. `?`
 * before a sentence means that the compiler can raise the rating of the types. Removals and renames are major for the
 * types, even if the compiler accepts them, such as the removal of an optional field. The name of a kind is its rule
 * and, if the rule has several kinds, what happened. In braces: `words` are the values or names of the finding, `first`
 * and `second` its first two; `name` is the place, `owner` the node with the keyword, `moved` the change of the
 * keyword's value; of `{a|b}`, `a` is for senders and `b` for readers.
 */
const table = {
  "major major": {
    "operation-removed": "the operation is gone; stop calling it",
    "removed-before-sunset": "{name} is gone before the day announced for it; keep it until {first}",
    "removed-after-sunset": "{name} is gone, as announced for {first}; stop using it",
    "parameter gone": "{name} is gone; stop sending it and do not rely on its effect",
    "parameter renamed": "{name} is now `{first}`; send `{first}`",
    "operation-removed moved": "the operation is now `{first}`; call that",
    "parameter required": "{name} is required now; send it",
    "parameter needed": "{name} is new and required; send it",
    "request-body required": "the request must have a body now; send it with {words}",
    "request-body-removed": "the request has no body anymore; stop sending one",
    "request-field-removed": "{name} is no longer accepted; stop sending it, and check what happens without it",
    "property-removed": "{name} is gone; stop reading it",
    "idempotency gone": "the idempotency key is no longer accepted; do not retry a request, because it can pay twice",
    "idempotency renamed": "the idempotency key is now `{first}`; send `{first}`, or a retry can pay twice",
    "idempotency moved":
      "send the idempotency key {first} now; in the old place it no longer keeps a retry from paying twice",
    "idempotency required":
      "the idempotency key is required now; send one with each request, the same one when you retry it",
    "response-header-removed": "{name} is gone from the response; stop reading it",
    "success-status moved": "the operation responds with `{second}` instead of `{first}`; accept every 2xx status",
    "response-removed": "the response {first} is no longer documented; handle what comes instead as any other error",
    "media-type-removed": "the media type `{first}` is gone; use another one",
    const: "{owner} is always {is} now (it was {was}); use the new value",
    "list-kind forgotten": "{owner} no longer lists its values; do not rely on those that were listed",
    "event gone": "the event `{first}` is no longer sent; read the resource instead, or wait for another event",
    "delivery-method": "deliveries come by {words} now; accept that method",
  },
  "none major": {
    "operation-id": "{second} is now `{first}`; change the name where your code or your tools use it",
    "path-parameter-name": "the path parameter `{first}` is now `{second}`; change its name where your code uses it",
    "schema-name renamed": "the schema `{first}` is now `{second}`; change the name in your code",
    "schema-name gone": "the schema `{first}` is gone; use the type of the place where it was",
  },
  "major/none major": { "read-only": "{owner} is no longer accepted; stop sending it" },
  // A removed enum value: major in a request, where callers send it, and minor in a response.
  "major/minor major": {
    "discriminator gone": "{owner} no longer has the kind {words}; {stop sending it|it is no longer returned}",
    "closed-list gone": "{owner} no longer allows {words}; {stop sending it|it is no longer returned}",
  },
  "minor/major major": { "list-kind dropped": "? {owner} no longer has a list of values; handle any value" },
  "major minor": {
    "success-status new": "? the operation responds with {words}, too; accept every 2xx status",
    unknown: "? {owner} {moved}; check whether you rely on it",
  },
  "major/minor minor": {
    "presence new": "? {owner} {must be sent with|always has} the new {words}{; change your requests|}",
  },
  "minor/major minor": {
    "closed-list new": "? {owner} newly allows {words}; {you can send it|handle it before you upgrade}",
    "discriminator new": "? {owner} has the kind {words} now; {send it if you need it|handle it}",
  },
  "minor minor": {
    "operation-added": "the operation `{first}` is new",
    "parameter new": "{name} is new; send it if you need it",
    "request-body left out": "? the request body can be left out now",
    "request-body optional": "the request can have a body now; send one if you need it",
    "idempotency new": "an idempotency key is accepted now; send the same one when you retry a request",
    "idempotency guessed": "an idempotency key is new, and only assumed; do not rely on it when you retry a request",
    "field-added": "{name} is new; {send|read} it if you need it",
    "response-header-added": "{name} of the response is new; read it if you need it",
    "response-added": "the response {first} is new; handle it",
    "media-type-added": "the media type `{first}` is new; {send|ask for} it if you need it",
    "open-list new": "{owner} newly lists {words}; decide what your code does with it",
    "list-kind listed": "{owner} lists its known values now; others can still occur",
    "error-code new": "the error code `{first}` is new; decide what your code does with it",
    "event new": "the event `{first}` is new; every webhook receives it, so acknowledge it",
    "unknown new": "{owner} {moved}; check what it says",
  },
  "none minor": {
    "schema-name new": "the schema `{first}` is new",
    component: "{name}, which nothing uses, is different; nothing to do",
  },
  "major patch": {
    // The comments of the types contain the format, but no other limits.
    "schema-constraint-changed format": "{owner} {moved}; check what you {send|read}",
    "open-list gone": "{owner} no longer lists {words}; stop relying on what depends on it",
    default: "{owner} {moved}; send {was} to keep what you get",
    "error-code gone": "the error code `{first}` is gone; do not wait for it",
    "error-code moved":
      "the error code `{first}` comes with {second} and no longer as it did; change what reads the status",
    "final-status": "`{first}` of {owner} {second}; check where your code stops reading",
    "sunset-passed": "{owner} ends on {is}, which is not ahead; set an x-sunset that leaves consumers time",
    "evidence-weakened": "{owner} is {first} now and no longer {second}; do not rely on it",
  },
  "minor patch": {
    "eased format": "{owner} {moved}; you can {send more|rely on it}",
    "default new": "{owner} has the default {is} now; send the value you need",
    deprecation: "{owner} is deprecated{first}",
  },
  "patch patch": {
    "final-status said": "`{first}` of {owner} {second}",
    "deprecation withdrawn": "{owner} is no longer deprecated",
    "evidence-strengthened": "{owner} is {first} now{second}; you can rely on it",
    "evidence-changed": "{owner} is {first} now and no longer {second}; nothing to do",
    documentation: "the documentation of {owner} is different (`{keyword}`); nothing to do",
  },
  "major none": {
    condition: "{owner} now requires {first}, and no longer what it did; check whether you rely on that",
    "undone-by gone": "{words} can no longer undo it; change what your code calls to undo it",
    "parameter-serialization": "{owner} {moved}; write its value in the new way",
    "schema-type-changed": "? {owner} is of type {is} now (it was {was}); check what you {send|read}",
    "schema-constraint-changed limit": "{owner} {moved}; check what you {send|read}",
    "schema-constraint-changed": "? {owner} {moved}; check what you {send|read}",
    "schema-combinator-changed": "? {owner} is composed in another way; check what you {send|read}",
    "discriminator field": "? {owner} is identified by {is} instead of {was}; use that field",
    "presence suggested": "the presence of the fields of {owner} is no longer stated; handle their absence",
    "response-header absent": "? {owner} can be absent now; handle its absence",
    "error-advice retry": "the retry advice of `{first}` is {second} now; change what your code does after it",
    "error-advice status": "`{first}` comes with {second} now; change what reads the status",
    "event-key": "deliveries are the same event if they agree in {words} now; change what you deduplicate by",
    "acknowledgement gone": "return {words} now; another status no longer acknowledges the delivery",
    "delivery-access gone": "deliveries no longer come with {words}; check what else says that they are genuine",
    "transition changed": "{first} is one {second} now; check what you wait for",
    "transition gone": "{first} no longer happens; do not wait for it",
    "transition back": "{first} is new; `{second}` is no longer the last status, so do not stop reading there",
    "transition assumed": "{first} is only assumed now; do not rely on it",
    access: "anyone can call the operation now, without authentication; check who can read and change what is yours",
    "access default": "the contract asks for no authentication by default anymore; check who can call what is yours",
    "scopes more": "the operation asks for other access now: {first}; request a token that has it",
    "roles more": "a caller needs {first} now; check whom your code calls it for",
    "write-only returned": "? {owner} may be returned now; keep responses that contain it out of logs",
    "data-mark secret": "{owner} is no longer marked as a secret; mask it by its name if you masked it by its mark",
    "server-removed": "the server `{first}` is gone; stop sending requests to it",
    "internal-server": "the server `{first}` is for internal use only now; use another one",
    "operation-server": "requests go to another host now: {words}; send them there",
    "token-address": "tokens come from {is} instead of {was}; change the address where you request them",
    "oauth-flow gone": "access tokens no longer come by the flow {words}; request them in another way",
    "scope-list gone": "the scope `{first}` is gone; stop requesting it",
    "security-scheme-changed": "the security scheme {moved}; authenticate in the new way",
    "deprecation earlier": "{owner} ends on {is} instead of {was}; stop using it earlier than planned",
  },
  "major/minor none": {
    "condition new": "{owner} now requires {first}; {send it|you can rely on it}",
    "presence required": "? {owner} {must be sent with|always has} {words} now{; change your requests|}",
    "list-kind closed": "? {owner} has a closed list of values now; no other value is valid",
    "schema-combinator-changed gone": "? {owner} has one fewer alternative; check what you {send|read}",
  },
  "minor/major none": {
    "condition gone": "{owner} no longer requires {first}; {you can leave it out|do not rely on it}",
    "presence optional": "? {owner} {can be sent|can come} without {words} now{|; handle that}",
    "list-kind opened": "? {owner} is an open list now; handle values that are not listed",
    "schema-combinator-changed new": "? {owner} has another alternative; check what you {send|read}",
  },
  "minor none": {
    "undone-by new": "{words} can undo it now",
    "parameter optional": "? {owner} can be left out now",
    "idempotency optional": "the idempotency key can be left out now; keep sending it",
    "response-header present": "{owner} is always present now",
    "eased limit": "{owner} {moved}; you can {send more|rely on it}",
    eased: "? {owner} {moved}; you can {send more|rely on it}",
    "error-advice new": "what is known of `{first}` now: {second}",
    "acknowledgement new": "{words} acknowledges the delivery now; nothing to do",
    "delivery-access new": "deliveries can come with {words}, too; check it",
    "transition new": "{first} is new",
    "scopes less": "the operation asks for less access now: {first}",
    "scopes forgotten": "the scope that the operation asks for is no longer documented; do not drop yours",
    "roles less": "a caller needs {first} now",
    "roles forgotten": "the role that a caller needs is no longer documented; do not assume that none is needed",
    "data-mark weaker": "{owner} is no longer marked as {was}; mask it by its name if you masked it by its mark",
    "server-added": "the server `{first}` is new; use it if you need it",
    "internal-server opened": "the server `{first}` is open to you now",
    "operation-server new": "requests can go to {words}, too",
    "oauth-flow new": "access tokens come by the flow {words}, too; use it if you need it",
    "scope-list new": "the scope `{first}` is new; request it if you need it",
    "deprecation dated": "{owner} ends on {is}; stop using it until then",
  },
  "minor/none none": { "read-only no more": "? {owner} is accepted in requests now" },
  "patch/major none": { "write-only": "? {owner} is {never returned|no longer returned; stop reading it}" },
  "patch none": {
    "presence stated": "the presence of the required fields of {owner} is stated now",
    "transition guessed": "{first} is new, and only assumed",
    "transition detailed": "{first} is known as one {second} now",
    "transition documented": "{first} is documented now",
    "data-mark": "{owner} is marked as {is}; mask it where you log it",
    "scope-list words": "the documentation of the scope `{first}` is different; nothing to do",
    "deprecation later": "{owner} ends on {is} instead of {was}",
    "deprecation replaced": "{owner} is replaced by {is} now",
    "documentation unseen": "the documentation of {owner} is different (`{keyword}`); nothing to do",
  },
} as const;

type Table = typeof table;

/** Name of a kind: its rule and what happened. */
export type KindName = { [Weight in keyof Table]: keyof Table[Weight] }[keyof Table];

/** A kind of difference. */
type Kind = { wire: Record<Direction, Rating>; types: Rating; isCompiled: boolean; sentence: string };

const kinds = new Map(
  Object.entries(table).flatMap(([weight, sentences]) => {
    const [wire = "", types] = weight.split(" ");
    const [request, response = request] = wire.split("/");
    return Object.entries(sentences).map(([name, text]) => {
      const [, asks, sentence] = /^(\? )?(.*)$/.exec(text) ?? [];
      return [name, { wire: { request, response }, types, isCompiled: asks !== undefined, sentence } as Kind] as const;
    });
  }),
);

export function kindNamed(name: KindName): Kind {
  return kinds.get(name) as Kind; // The map has every name of the table.
}

/** The rule of a kind, as reports and releases name it. */
export function ruleOf(name: KindName): string {
  return name.split(" ")[0] as string;
}

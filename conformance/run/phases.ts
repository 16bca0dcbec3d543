// The phases of a run, in their order.

import { acrossRequests } from "../checks/index.ts";
import { sequenceRules } from "../checks/sequences.ts";
import { type Service, services } from "../exchange.ts";
import { inParallel } from "../parallel.ts";
import { semantic } from "./across.ts";
import { negatives } from "./broken.ts";
import type { Deliveries } from "./deliveries/index.ts";
import { firstContact } from "./first.ts";
import { expectAccess, expectServices, greet } from "./hosts.ts";
import { has, wantsAcross, wantsDeliveries } from "./only.ts";
import type { Parts } from "./parts.ts";
import { reads } from "./reads.ts";
import { sequences } from "./sequences.ts";
import { writes } from "./writes.ts";

/** What a run is narrowed to for a proof. */
export interface Focus {
  /** Which checks across requests are run. */
  across: (check: string) => boolean;
  /** Whether broken requests are made, or for which checks. */
  broken: boolean | ((check: string) => boolean);
  /** False for a run that makes no writes beside those of its checks. */
  writes?: boolean;
}

/** What the phases of one run work with. */
export interface Course {
  parts: Parts;
  deliveries: Deliveries;
  focus?: Focus | undefined;
  /** Called when a part of a phase begins. */
  onPhase: (name: string) => unknown;
}

/** A phase. One that is not due is left out. */
interface Phase {
  name: string;
  isDue?(course: Course): boolean;
  carryOut(course: Course): Promise<unknown>;
}

const isGentle = ({ parts }: Course) => parts.target.most !== undefined;
const mayWrite = ({ parts }: Course) => parts.target.writes !== "none";
const testedBy = ({ target }: Parts): Service[] => services.filter((service) => target.origins[service] !== undefined);

/** Every phase. */
export const phases: Phase[] = [
  { name: "token", carryOut: ({ parts }) => parts.tokens.get() },
  {
    name: "hosts",
    isDue: (course) => !isGentle(course),
    async carryOut({ parts }) {
      await Promise.all(testedBy(parts).map((service) => greet(parts, service)));
      expectServices(parts, testedBy(parts), false);
    },
  },
  {
    name: "reads",
    isDue: (course) => !isGentle(course),
    async carryOut({ parts }) {
      await reads(parts);
      expectServices(parts, testedBy(parts), true);
      for (const service of testedBy(parts)) expectAccess(parts, service);
    },
  },
  { name: "first contact", isDue: isGentle, carryOut: ({ parts, onPhase }) => firstContact(parts, onPhase) },
  { name: "webhooks", isDue: mayWrite, carryOut: ({ deliveries }) => deliveries.begin() },
  {
    name: "writes",
    isDue: (course) => mayWrite(course) && course.focus?.writes !== false,
    async carryOut({ parts }) {
      await writes(parts);
      // What could not be read before may be there now.
      await reads(parts, true);
    },
  },
  {
    name: "broken requests",
    isDue: ({ focus }) => focus?.broken !== false,
    carryOut: ({ parts, focus }) => negatives(parts, typeof focus?.broken === "function" ? focus.broken : undefined),
  },
  {
    name: "rules across requests",
    async carryOut({ parts, focus }) {
      const isWanted = focus?.across ?? ((_: string) => undefined);
      for (const check of acrossRequests)
        if (isWanted(check.name) ?? wantsAcross(parts.only, check)) await semantic(parts, check);
    },
  },
  {
    name: "deliveries",
    isDue: ({ parts }) => parts.target.deliveries !== undefined && wantsDeliveries(parts.only),
    carryOut: ({ deliveries }) => deliveries.finish(),
  },
  {
    name: "sequences",
    isDue: ({ parts, focus }) => sequenceRules.some(({ name }) => focus?.across(name) ?? has(parts.only.checks, name)),
    carryOut: ({ parts }) => sequences(parts),
  },
  {
    name: "every documented response",
    isDue: ({ parts }) => parts.target.prefer === true,
    carryOut: ({ parts }) => preferred(parts),
  },
];

/** Asks a mock for every example of every response by name. */
async function preferred(parts: Parts): Promise<void> {
  const wanted = parts.operations.flatMap((operation) =>
    operation.responses.flatMap(({ status, media }) =>
      media.flatMap(({ examples }) => examples.map(({ name }) => ({ operation, status, example: name }))),
    ),
  );
  await inParallel(wanted, async ({ operation, status, example }) => {
    // A range is asked for by its first status, `default` by one that no operation names.
    const code = `code=${status === "default" ? "422" : status.replace("XX", "00")}, `;
    const headers: [string, string][] = [["prefer", `${code}example=${example}`]];
    await parts.caller.call(operation, { headers, inventIds: true, purpose: `example ${example} of ${status}` });
  });
}

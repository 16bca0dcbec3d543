// The phases of a run, in their order.

import { sequenceRules } from "../check-table.ts";
import { acrossRequests } from "../checks/index.ts";
import { type ServiceName, services } from "../exchange.ts";
import { acrossCheck, missedReads, negatives, reads } from "./cases.ts";
import type { Course } from "./course.ts";
import type { Deliveries } from "./deliveries/index.ts";
import { fewRefusals } from "./first.ts";
import { expectAccess, expectServices, greet } from "./hosts.ts";
import { isNarrowed, wantsAcross } from "./only.ts";
import { sequences } from "./sequences.ts";
import { writes } from "./writes.ts";

/** A phase; it is skipped when it is not due. */
interface Phase {
  name: string;
  isDue?(course: Course): boolean;
  perform(course: Course, deliveries: Deliveries): Promise<unknown>;
}

const isGentle = ({ target }: Course) => target.most !== undefined;
const mayWrite = ({ target }: Course) => target.writes !== "none";
const testedBy = ({ target }: Course): ServiceName[] =>
  services.filter((service) => target.origins[service] !== undefined);

/** Every phase. */
export const phases: Phase[] = [
  { name: "token", perform: ({ tokens }) => tokens.get() },
  {
    name: "hosts",
    isDue: (course) => !isGentle(course),
    async perform(course) {
      await Promise.all(testedBy(course).map((service) => greet(course, service)));
      expectServices(course, testedBy(course), false);
    },
  },
  {
    name: "each read once",
    async perform(course) {
      await reads(course, ({ subject }) => subject === "");
      expectServices(course, testedBy(course), true);
      for (const service of testedBy(course)) expectAccess(course, service);
    },
  },
  { name: "a few refusals", isDue: isGentle, perform: (course) => fewRefusals(course, testedBy(course)) },
  { name: "reads", perform: missedReads },
  { name: "webhooks", isDue: mayWrite, perform: (_, deliveries) => deliveries.begin() },
  {
    name: "writes",
    isDue: (course) => mayWrite(course) && course.focus?.writes !== false,
    async perform(course) {
      await writes(course);
      await missedReads(course);
    },
  },
  {
    name: "broken requests",
    isDue: ({ focus }) => focus?.broken !== false,
    perform: (course) =>
      negatives(course, typeof course.focus?.broken === "function" ? course.focus.broken : undefined),
  },
  {
    name: "rules across requests",
    async perform(course) {
      for (const check of acrossRequests)
        if (course.focus?.across(check.name) ?? wantsAcross(course.only, check)) await acrossCheck(course, check);
    },
  },
  {
    name: "deliveries",
    isDue: ({ target, only }) => target.deliveries !== undefined && !isNarrowed(only),
    perform: (_, deliveries) => deliveries.finish(),
  },
  {
    name: "sequences",
    isDue: ({ focus }) => sequenceRules.some((name) => focus?.across(name) ?? true),
    perform: sequences,
  },
];

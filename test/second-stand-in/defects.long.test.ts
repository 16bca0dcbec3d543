// Each defect of the second stand-in changes what the stories of its kind show; no variation changes what is refused.

import { describe, expect, it } from "vitest";
import { DEFECTS } from "./defects/index.ts";
import type { Kind } from "./defects/tools.ts";
import { type Story, statuses, tell } from "./probe.ts";
import { stories } from "./stories.ts";
import { errors, ramp } from "./stories-more.ts";
import { VARIATIONS } from "./variations.ts";

const TOLD: Record<Kind, Story[]> = {
  deliveries: [stories.deliveries],
  sequences: [stories.sequences, ramp],
  lists: [stories.lists, ramp],
  money: [stories.money, ramp],
  access: [stories.access],
  shape: [stories.shape, ramp],
  idempotency: [stories.idempotency],
  errors: [errors, ramp],
};

const known = new Map<Story, Promise<string[]>>();
const usual = (story: Story): Promise<string[]> => {
  if (!known.has(story)) known.set(story, tell(story));
  return known.get(story) ?? Promise.resolve([]);
};

describe.concurrent("the defects of the second stand-in", () => {
  it.each(DEFECTS.map((one) => [one.name, one] as const))("%s changes what is seen", async (name, { kind }) => {
    for (const story of TOLD[kind]) {
      const seen = (await tell(story, [name])).join("\n");
      if (seen !== (await usual(story)).join("\n")) return;
    }
    expect.fail(`${name} changes nothing in the stories of its kind`);
  });
});

/** Statuses are what these are about. */
const OTHER_STATUSES = ["created-201", "ramp-statuses"];

describe.concurrent("the legal variations of the second stand-in", () => {
  it.each(VARIATIONS.map((one) => one.name))("%s keeps what is refused", async (name) => {
    for (const story of [...Object.values(stories), errors, ramp]) {
      const seen = statuses(await tell(story, [name]));
      if (OTHER_STATUSES.includes(name)) expect(seen.filter((status) => status >= "500")).toEqual([]);
      else expect(seen).toEqual(statuses(await usual(story)));
    }
  });
});

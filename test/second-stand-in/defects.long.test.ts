// Each defect of the second stand-in changes what its kind of story shows; each variation leaves the server in working order.

import { describe, expect, it } from "vitest";
import { DEFECTS } from "./defects/index.ts";
import type { Kind } from "./defects/tools.ts";
import { type Story, tell } from "./probe.ts";
import { stories } from "./stories.ts";
import { errors, ramp } from "./stories-more.ts";

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

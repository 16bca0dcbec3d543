// What the compiler found is put to the changes that caused it: to the nearest one, or to all that are gone with the place.

import { expect, test } from "vitest";
import type { Change } from "../../model/change.ts";
import { withTypeBreaks } from "../../scripts/changes/type-breaks.ts";

const change = (rule: string, place: string, text = "it is so; nothing to do."): Change => ({
  ...({ api: "finance", wire: "minor", types: "minor", rule, place, operationIds: [], events: [] } as const),
  ...({ evidence: "documented", before: undefined, after: undefined } as const),
  text,
});
const item = "/paths/~1v1~1wallets";
const alone = ({ place }: { place: string }): Change => change("types", place);
const judged = (changes: Change[], place: string) =>
  withTypeBreaks(changes, { breaks: [{ place, text: "it broke" }], differ: "minor" }, alone).map(({ rule, types }) => [
    rule,
    types,
  ]);

test("every operation that is gone with its path breaks", () => {
  const gone = [change("operation-removed", `${item}/get`), change("operation-removed", `${item}/post`)];
  expect(judged([...gone, change("default", `${item}/parameters/0`)], item)).toEqual([
    ["operation-removed", "major"],
    ["operation-removed", "major"],
    ["default", "minor"],
  ]);
});

test("a change at the place is the cause, before those above and below it", () => {
  const all = [change("above", item), change("exact", `${item}/get`), change("below", `${item}/get/responses`)];
  expect(judged(all, `${item}/get`)).toEqual([
    ["above", "minor"],
    ["exact", "major"],
    ["below", "minor"],
  ]);
});

test("what no change explains is a change of its own", () => {
  expect(judged([change("default", "/components/schemas/Other")], `${item}/get`)).toEqual([
    ["default", "minor"],
    ["types", "minor"],
  ]);
});

test("with nothing to do on the wire, there is something to do in code", () => {
  const [only] = withTypeBreaks(
    [change("names", item)],
    { breaks: [{ place: item, text: "it broke" }], differ: "minor" },
    alone,
  );
  expect(only?.text).toBe("it is so; change your code where it uses this.");
});

// npm run release: versions, changelogs, records and tags of what has changed since the last release.

import { command, stage, UserError } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { isFresh } from "./generate/freshness.ts";
import { generate } from "./generate/generate.ts";
import { planRelease, tagsOf } from "./release/plan.ts";
import { type Packed, packedAs, planText } from "./release/print.ts";
import { refusals, writeRelease } from "./release/write.ts";

const summary =
  "Releases what has changed, on main: moves versions, writes changelogs and the record of each contract, commits and tags. " +
  "The host publishes when the tags arrive.";

const flags = {
  "dry-run": {
    help: "Show versions, changelogs, what would be published and tags, on any branch; change no file of the repository.",
  },
  files: { help: "With --dry-run: list the files of each package." },
  date: { value: "YYYY-MM-DD", help: "Day of the release; today (UTC) when left out.", parse: day },
};

/** A day as YYYY-MM-DD. */
function day(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
  if (isDay) return text;
  throw new Error("Use a day of the form 2026-11-22.");
}

const next = `
Next: look at the commit (git show), then push it with its tags:
  git push --follow-tags`;

await command({ name: "npm run release", summary, flags }, async (given) => {
  const refused = refusals(root);
  if (given.files && !given["dry-run"]) throw new UserError("--files belongs to --dry-run", 2);
  if (refused.length > 0 && !given["dry-run"]) throw new UserError(refused.join("\n"));
  if (!(await isFresh())) throw new UserError("generated/ is stale; run npm run build, and commit it");
  const date = given.date ?? new Date().toISOString().slice(0, 10);
  const plan = await planRelease(date, { root });
  const reason = refused.map((why) => `\nThe release itself would be refused: ${why}.`).join("");
  if (tagsOf(plan).length === 0 || given["dry-run"]) {
    const packed = new Map<string, Packed>();
    for (const { name, folder } of plan.packages)
      packed.set(name, await stage(`pack ${folder}`, () => packedAs(root, folder)));
    return console.log(`${planText(plan, packed, given.files)}\n${reason}`);
  }
  await writeRelease(root, plan, () => generate(`${root}generated/`));
  console.log(`Released ${tagsOf(plan).join(", ")}.${next}`);
});

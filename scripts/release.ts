// npm run release: writes versions, changelogs, records and tags for the changes since the last release.

import { command, UserError } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { isFresh } from "./generate/freshness.ts";
import { generate } from "./generate/generate.ts";
import { planText } from "./release/changelog.ts";
import { planRelease, tagsOf } from "./release/plan.ts";
import { refusals, writeRelease } from "./release/write.ts";

const summary =
  "Releases the changes on main: raises versions, writes changelogs and the record of each contract, commits and tags. " +
  "GitHub publishes when you push the commit and its tags to main.";

const flags = {
  "dry-run": {
    help: "Show versions, changelogs, packages to publish and tags, on any branch; change no file of the repository.",
  },
};

const next = `
Next: review the commit (git show), then push it with its tags:
  git push --follow-tags`;

await command({ name: "npm run release", summary, flags }, async ({ "dry-run": isRehearsal }) => {
  const refused = refusals(root);
  if (refused.length > 0 && !isRehearsal) throw new UserError(refused.join("\n"));
  if (!(await isFresh())) throw new UserError("generated/ is stale; run npm run build, and commit it");
  const plan = await planRelease(new Date().toISOString().slice(0, 10), { root });
  const reason = refused.map((why) => `\nThe release itself would be refused: ${why}.`).join("");
  if (tagsOf(plan).length === 0 || isRehearsal) return console.log(`${planText(plan)}\n${reason}`);
  await writeRelease(root, plan, () => generate(`${root}generated/`));
  console.log(`Released ${tagsOf(plan).join(", ")}.${next}`);
});

// node reference/fonts.ts: cuts the fonts of the reference and of the mock's control page down to the characters and
// weights that they use, and copies the licenses. Run it after a change of data/fonts.ts, and commit the result.

import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { command } from "../cli/command.ts";
import { characters, fonts, weights } from "./data/fonts.ts";

const targets = ["public/assets/fonts/", "../mock/control/page/fonts/"].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

async function cut(name: string): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/package.json`));
  const whole = await readFile(join(folder, `files/${name}-latin-wght-normal.woff2`));
  // Without alternative shapes of letters, such as small capitals, which the style sheet does not use.
  const options = { targetFormat: "woff2", variationAxes: { wght: weights }, noLayoutClosure: true } as const;
  const part = await subsetFont(whole, characters, options);
  for (const target of targets) {
    await writeFile(join(target, `${name}.woff2`), part);
    await copyFile(join(folder, "LICENSE"), join(target, `${name}-LICENSE.txt`));
  }
  console.log(`${name}: ${whole.length} bytes, cut to ${part.length}`);
}

const summary = "Cuts the fonts of the reference down to the characters and weights that its pages use.";
await command({ name: "node reference/fonts.ts", summary, flags: {} }, async () => {
  for (const target of targets) await mkdir(target, { recursive: true });
  for (const name of fonts) await cut(name);
});

// Says in one line why a tool failed.

import { homedir, tmpdir } from "node:os";
import { stripVTControlCharacters } from "node:util";

const longest = 200;
const shortest = 45;
/** Lines that say nothing about the reason. */
const noise = /^(node:|file:|at |\^|Node\.js v|\(node:|\{|\}|\[|$|[-=─│┌└╷╵]+$)/;
/** Where the reason stands in the output of most tools. */
const telling = /error|invalid|cannot|must|fail|unexpected|not /i;

/** The one line of an error, or of the output of a tool, that says most. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : JSON.stringify(error);
  const lines = stripVTControlCharacters(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !noise.test(line));
  const best = Math.max(
    0,
    lines.findIndex((line) => telling.test(line)),
  );
  const [line = "no reason given", next] = lines.slice(best);
  // A short line is a heading: what it announces comes next.
  return shortened(next !== undefined && line.length < shortest ? `${line} ${next}` : line);
}

function shortened(line: string): string {
  const places = [tmpdir(), homedir()].map((place) => new RegExp(`(file://)?${place}/[^\\s:'"]*/`, "g"));
  const plain = places.reduce((text, place) => text.replace(place, ""), line).replaceAll(/\s+/g, " ");
  return plain.length > longest ? `${plain.slice(0, longest)} …` : plain;
}

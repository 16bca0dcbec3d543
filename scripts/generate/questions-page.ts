// Writes generated/questions.md: the ranked questions, each with the unknowns of the contract that it covers.

import { type Cost, type Covered, costs, type Ranked } from "./questions.ts";

const meanings: Record<Cost, string> = {
  money: "While the question is open, money can be lost, paid twice or left unreconciled.",
  events: "While the question is open, an event can be lost or misread.",
  access: "While the question is open, an integration or a user can be locked out, or let in by mistake.",
  convenience: "While the question is open, it costs work, but not money, events or access.",
};

/** Writes the page. */
export function questionsPage(ranked: Ranked[]): string {
  const lines = [
    "# Questions for the services' team",
    "",
    "Generated from `openapi/questions.yaml` and the bundles by `npm run build`; do not edit. The questions are ranked by",
    "what they can cost while they are open: money, then events, then access, then convenience. Together they cover every",
    "`x-not-shown` of the contract. Each question quotes what it covers from the bundles. `known-unknowns.md` lists the",
    "same unknowns by place.",
    "",
    "| Cost | Questions | Meaning |",
    "|---|---|---|",
    ...costs.map((cost) => `| ${cost} | ${range(ranked, cost)} | ${meanings[cost]} |`),
  ];
  let cost: Cost | undefined;
  for (const [index, question] of ranked.entries()) {
    if (question.cost !== cost) lines.push("", `## ${capital(question.cost)}`);
    cost = question.cost;
    lines.push(...section(question, index + 1));
  }
  return `${lines.join("\n")}\n`;
}

function range(ranked: Ranked[], cost: Cost): string {
  const numbers = ranked.flatMap((question, index) => (question.cost === cost ? [index + 1] : []));
  return numbers.length < 2 ? numbers.join("") : `${numbers[0]} to ${numbers.at(-1)}`;
}

function section(question: Ranked, number: number): string[] {
  return [
    "",
    `### ${number}. ${question.question.trim()}`,
    "",
    `- **Id:** \`${question.id}\``,
    `- **Why it matters:** ${question.why.trim()}`,
    `- **Meanwhile:** ${question.meanwhile.trim()}`,
    `- **What an answer changes:** ${question.changes.trim()}`,
    "",
    "What is not documented:",
    "",
    ...question.covered.flatMap(quotes),
  ];
}

/** One line for each unknown, with where it stands. */
function quotes({ api, name, notShown, weaker }: Covered): string[] {
  const at = `${api} ${name === "info" ? "(the whole service)" : `\`${name}\``}`;
  return [...notShown.map((entry) => `- ${at}: ${entry.trim()}`), ...weaker.map((part) => `- ${at}: ${part}`)];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

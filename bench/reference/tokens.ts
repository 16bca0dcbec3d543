// npm run tokens: how much a language model reads for the ten commonest tasks, in tokens; with another build beside it.

import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { command, UserError } from "../../cli/command.ts";
import { generatedDir } from "../../model/apis.ts";

/** The pages that each task needs, beside llms.txt, which leads to them. */
const tasks: Record<string, string[]> = {
  "first request": ["guides/first-call"],
  "get a token": ["guides/authentication", "auth/operations/createAccessToken"],
  "read balances": ["finance/operations/listWallets"],
  "onboard a party": ["finance/operations/createParty", "finance/operations/createAccount"],
  "request a payout": ["finance/operations/createPayout", "finance/states/PayoutStatus"],
  "receive an event": ["guides/webhooks", "finance/events/PAYOUT_COMPLETED"],
  "book a pay-in": ["finance/operations/getPayIn", "finance/events/PAY_IN_SETTLED"],
  "settle a payment request": ["finance/operations/settlePaymentRequest", "guides/idempotency-and-money"],
  "approve a ramp request": ["ramp/operations/approveRampRequest"],
  "handle an error": ["errors", "guides/errors-and-retries"],
};

/**
 * Tokens of a text, as an approximation: a token is 3.75 characters. The tokenizer o200k_base has 3.5 to 4.3 characters
 * for a token on these pages, so a figure is right within a tenth, and a ratio of two figures closer than that.
 */
const tokensOf = (text: string): number => Math.round(text.length / 3.75);

async function read(folder: string, page: string): Promise<number> {
  const text = await readFile(join(folder, page), "utf8").catch(() => {
    throw new UserError(`${join(folder, page)} is not there; run npm run reference`);
  });
  return tokensOf(text);
}

/**
 * Measures a build.
 * @param folder Where the site is.
 * @returns Tokens by task, llms.txt first.
 */
export async function measure(folder: string): Promise<Map<string, number>> {
  const found = new Map([["llms.txt", await read(folder, "llms.txt")]]);
  for (const [task, pages] of Object.entries(tasks)) {
    const sizes = await Promise.all(pages.map((page) => read(folder, `${page}.md`)));
    found.set(
      task,
      sizes.reduce((sum, one) => sum + one, 0),
    );
  }
  return found;
}

if (import.meta.main)
  await command(
    {
      name: "npm run tokens",
      summary: "Prints how many tokens a language model reads for the ten commonest tasks.",
      flags: {
        site: { value: "FOLDER", help: "The built site (default generated/reference)." },
        before: { value: "FOLDER", help: "A build to compare with." },
      },
    },
    async ({ site, before }) => {
      const now = await measure(resolve(site ?? `${generatedDir}reference`));
      const then = before === undefined ? undefined : await measure(resolve(before));
      const total = (sizes: Map<string, number>) => [...sizes.values()].reduce((sum, one) => sum + one, 0);
      const line = (name: string, tokens: number, former: number | undefined) =>
        console.log(
          `${name.padEnd(26)}${former === undefined ? "" : String(former).padStart(8)}${String(tokens).padStart(8)}` +
            (former === undefined ? "" : `${String(Math.round((100 * tokens) / former)).padStart(6)} %`),
        );
      for (const [task, tokens] of now) line(task, tokens, then?.get(task));
      line("all", total(now), then && total(then));
    },
  );

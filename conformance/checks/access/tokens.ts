// Checks of access tokens.

import { services } from "../../exchange.ts";
import { inParallel } from "../../parallel.ts";
import { checkAcross, NotCovered, type ProbeOptions, type SemanticCheck } from "../check.ts";
import { allOperations, expectRefusal, samples } from "./refusals.ts";

/** A token with one character changed near its end, where its signature or randomness is. */
function tampered(token: string): string {
  const at = Math.max(0, token.length - 10);
  return `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;
}

/** The case of every letter swapped. */
const swapped = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

type WrongToken = [what: string, authorization: (token: string) => string];

const wrongTokens: WrongToken[] = [
  ["a garbage token", () => "Bearer garbage"],
  ["a token with one character changed", (token) => `Bearer ${tampered(token)}`],
  ["another scheme than Bearer", (token) => `Basic ${token}`],
];

/** Tokens that a server refuses in one place for all operations, so they are tried on a few. */
const nearTokens: WrongToken[] = [
  ["a token with more behind it", (token) => `Bearer ${token}x`],
  ["a token that is cut", (token) => `Bearer ${token.slice(0, -2)}`],
  ["a token in swapped case", (token) => `Bearer ${swapped(token)}`],
  ["no token behind Bearer", () => "Bearer "],
  ["a token without Bearer", (token) => token],
];

export const tokenAccessChecks: SemanticCheck[] = [
  checkAcross("missing-token", [], (probe) =>
    inParallel(allOperations(probe), async (operation) => {
      await expectRefusal(probe, operation, 401, "no token", { without: ["authorization"] });
    }),
  ),
  checkAcross("wrong-token", [], async (probe) => {
    const token = await probe.accessToken();
    for (const form of [...wrongTokens, ...nearTokens]) {
      const [what, of] = form;
      if (of(token) === `Bearer ${token}`) continue;
      const operations = wrongTokens.includes(form) ? allOperations(probe) : samples(probe);
      await inParallel(operations, async (operation) => {
        await expectRefusal(probe, operation, 401, what, { authorization: of(token) });
      });
    }
  }),
  checkAcross("expired-token", [], async (probe) => {
    const token = probe.target.expiredToken;
    if (token === undefined) throw new NotCovered("no expired token is given (STAGING_FIXTURES: expiredToken)");
    for (const service of services) {
      const operation = probe.operations(service).find(({ method }) => method === "GET");
      if (operation === undefined) continue;
      await expectRefusal(probe, operation, 401, "an expired token", { authorization: `Bearer ${token}` });
    }
  }),
  checkAcross("missing-scope", [], async (probe) => {
    const limited = await probe.tokenOf("limited");
    const scopeless = await probe.tokenOf("scopeless");
    const granted = probe.scopes();
    let looked = false;
    for (const operation of allOperations(probe).filter(({ scopes }) => scopes.length > 0)) {
      const isLacking = granted !== undefined && operation.scopes.some((scope) => !granted.includes(scope));
      const isLimited = limited !== undefined && operation.scopes.includes("manage:webhooks");
      const other = isLimited ? limited : scopeless;
      if (!isLacking && other === undefined) continue;
      looked = true;
      const options: ProbeOptions = { ...(other !== undefined && { authorization: `Bearer ${other}` }) };
      await expectRefusal(probe, operation, 403, `a token without ${operation.scopes.join(" ")}`, options);
    }
    if (!looked) throw new NotCovered("the token grants every documented scope, or does not say which it grants");
  }),
];

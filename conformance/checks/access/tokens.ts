// Checks of access tokens: missing, wrong, nearly right, expired, and without a scope.

import type { CheckName } from "../../check-table.ts";
import { services } from "../../exchange.ts";
import { inParallel } from "../../parallel.ts";
import { checkAcross, NotCovered, type ProbeOptions, type SemanticCheck } from "../check.ts";
import { allOperations, expectRefusal, samples } from "./refusals.ts";

/** A token with one character changed where its signature or randomness is. */
function tampered(token: string): string {
  const at = Math.max(0, token.length - 10);
  return `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;
}

function tokenCheck(
  name: CheckName,
  what: string,
  authorization: (token: string) => string | undefined,
): SemanticCheck {
  return {
    name,
    needs: [],
    async run(probe) {
      const value = authorization(await probe.accessToken());
      const options: ProbeOptions = value === undefined ? { without: ["authorization"] } : { authorization: value };
      await inParallel(allOperations(probe), async (operation) => {
        await expectRefusal(probe, operation, 401, what, options);
      });
    },
  };
}

/** Swaps the case of every letter. */
function swapped(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}

const nearTokens: { what: string; of: (token: string) => string }[] = [
  { what: "a token with more behind it", of: (token) => `Bearer ${token}x` },
  { what: "a token that is cut", of: (token) => `Bearer ${token.slice(0, -2)}` },
  { what: "a token in swapped case", of: (token) => `Bearer ${swapped(token)}` },
  { what: "no token behind Bearer", of: () => "Bearer " },
  { what: "a token without Bearer", of: (token) => token },
];

const nearTokenCheck = checkAcross("near-token", [], async (probe) => {
  const token = await probe.accessToken();
  for (const { what, of } of nearTokens.filter((form) => form.of(token) !== `Bearer ${token}`)) {
    await inParallel(samples(probe), async (operation) => {
      await expectRefusal(probe, operation, 401, what, { authorization: of(token) });
    });
  }
});

const expiredCheck = checkAcross("expired-token", [], async (probe) => {
  const token = probe.target.expiredToken;
  if (token === undefined) throw new NotCovered("no expired token is given; expiredToken of STAGING_FIXTURES is one");
  for (const service of services) {
    const operation = probe.operations(service).find(({ method }) => method === "GET");
    if (operation === undefined) continue;
    await expectRefusal(probe, operation, 401, "an expired token", { authorization: `Bearer ${token}` });
  }
});

const scopeCheck = checkAcross("missing-scope", [], async (probe) => {
  const limited = await probe.tokenOf("limited");
  const scopeless = await probe.tokenOf("scopeless");
  const granted = probe.scopes();
  const operations = allOperations(probe).filter(({ scopes }) => scopes.length > 0);
  let looked = false;
  for (const operation of operations) {
    const lacking = operation.scopes.filter((scope) => granted !== undefined && !granted.includes(scope));
    const isLimited = limited !== undefined && operation.scopes.includes("manage:webhooks");
    const other = isLimited ? limited : scopeless;
    if (lacking.length === 0 && other === undefined) continue;
    looked = true;
    const options: ProbeOptions = other === undefined ? {} : { authorization: `Bearer ${other}` };
    await expectRefusal(probe, operation, 403, `a token without ${operation.scopes.join(" ")}`, options);
  }
  if (!looked) throw new NotCovered("the token grants every documented scope, or does not say which it grants");
});

/** All checks of access tokens. */
export const tokenAccessChecks: SemanticCheck[] = [
  tokenCheck("missing-token", "no token", () => undefined),
  tokenCheck("garbage-token", "a garbage token", () => "Bearer garbage"),
  tokenCheck("tampered-token", "a token with one character changed", (token) => `Bearer ${tampered(token)}`),
  tokenCheck("wrong-scheme", "another scheme than Bearer", (token) => `Basic ${token}`),
  nearTokenCheck,
  expiredCheck,
  scopeCheck,
];

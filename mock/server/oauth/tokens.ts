// Access tokens: JSON Web Tokens, signed (HS256) with a key of this run, so that nobody has to remember them.

import { createHmac, createSecretKey, randomBytes, randomUUID } from "node:crypto";
import { sameSecret } from "../../secrets/digest.ts";

/** What a token says. */
export interface Claims {
  clientId: string;
  scopes: string[];
  /** Id of the sandbox; undefined for `main`. */
  sandbox: string | undefined;
}

/** What a token is; with the claims, if they are certain. `foreign` is one that was signed with another key. */
export type Read = { claims: Claims; fault?: "expired" } | { fault: "unknown" | "foreign" };

/** What is signed, as JSON. */
interface Payload {
  sub: string;
  scope: string;
  sandbox?: string;
  exp: number;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** All that this mock issues have the same head; so an algorithm of somebody else's choosing is never looked at. */
const head = encoded({ alg: "HS256", typ: "JWT" });

/** Issues tokens, and reads them. */
export class Tokens {
  /** How long a token lives, in seconds. */
  readonly lifetime: number;
  // Not the bytes: Node would make a key of them for each request, which was a quarter of the CPU of a list.
  private readonly key = createSecretKey(randomBytes(32));

  /**
   * @param lifetime Seconds a token lives; the service's are 300. By the clock of the machine, not the mock's, so that
   *   advancing time logs nobody out.
   */
  constructor(lifetime: number) {
    this.lifetime = lifetime;
  }

  issue({ clientId, scopes, sandbox }: Claims): string {
    const exp = Date.now() / 1000 + this.lifetime;
    // JSON leaves out a sandbox that is undefined.
    const signed = `${head}.${encoded({ scope: scopes.join(" "), sandbox, sub: clientId, exp, jti: randomUUID() })}`;
    return `${signed}.${this.sign(signed)}`;
  }

  read(token: string): Read {
    const [first, body = "", signature = "", ...more] = token.split(".");
    if (first !== head || more.length > 0) return { fault: "unknown" };
    if (!sameSecret(signature, this.sign(`${head}.${body}`))) return { fault: "foreign" };
    const { sub, scope, sandbox, exp } = JSON.parse(Buffer.from(body, "base64url").toString()) as Payload;
    const claims = { clientId: sub, scopes: scope.split(" ").filter(Boolean), sandbox };
    return exp * 1000 <= Date.now() ? { claims, fault: "expired" } : { claims };
  }

  private sign(text: string): string {
    return createHmac("sha256", this.key).update(text).digest("base64url");
  }
}

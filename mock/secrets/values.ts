// The values of tokens and client secrets, which are masked wherever one stands in a text. Kept as digests, never as they are.

import { digestOf } from "./digest.ts";
import { maskedValue } from "./mask.ts";

/** A part of a text that can be a token or a secret; a shorter one would be a word. */
const word = /[^\s/?&=:;,"'`<>(){}[\]]{8,}=*/g;

export class SecretValues {
  private readonly digests = new Set<string>();

  add(digest: Buffer): void {
    this.digests.add(digest.toString("base64"));
  }

  remove(digest: Buffer): void {
    this.digests.delete(digest.toString("base64"));
  }

  /** A text without the secrets in it, also percent-encoded. */
  mask(text: string): string {
    return text.replace(word, (part) => (this.has(part) ? maskedValue : part));
  }

  /** A value of JSON without the secrets in its texts. */
  maskAll<T>(value: T): T {
    return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === "string" ? this.mask(part) : part));
  }

  private has(part: string): boolean {
    // A full stop can end a sentence. Mostly, the three are one text, and one digest.
    const forms = new Set([part, decoded(part), part.replace(/\.$/, "")]);
    return [...forms].some((one) => this.digests.has(digestOf(one).toString("base64")));
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

// When a wallet can be used.

import type { Resource } from "../../store/resources.ts";

/** A wallet is ready when its screening ended well; nothing else is (AmlStatus of the contract). */
export function isReady(wallet: Resource | undefined): boolean {
  return wallet?.body["amlStatus"] === "APPROVED";
}

// A small contract for the tests of the engine: one operation that reads, one that writes, one that is only listed, one event.

import type { JsonObject } from "../../../model/document.ts";

const json = (schema: JsonObject): JsonObject => ({ "application/json": { schema } });
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/**
 * Makes the contract.
 * @param edit Changes it.
 */
export function small(edit: (document: Small) => void = () => {}): JsonObject {
  const document = structuredClone(contract);
  edit(document);
  return document as unknown as JsonObject;
}

const contract = {
  openapi: "3.1.0",
  info: { title: "Finance service", version: "1.0.0" },
  servers: [{ url: "https://finance.example" }],
  tags: [{ name: "One" }, { name: "Two" }],
  paths: {
    "/v1/wallets": {
      get: {
        operationId: "listWallets",
        description: "Lists the wallets.",
        parameters: [
          { name: "page", in: "query", schema: { type: "integer", minimum: 1 } },
          { name: "size", in: "query", schema: { type: "integer", minimum: 1 } },
        ],
        responses: { "200": { description: "Wallets.", content: json(ref("Wallet")) } },
      },
      post: {
        operationId: "createWallet",
        requestBody: { content: json(ref("WalletInput")) },
        responses: { "200": { description: "Created.", "x-evidence": "assumed", content: json(ref("Wallet")) } },
      },
    },
    "/v1/payouts": {
      get: {
        operationId: "listPayouts",
        "x-evidence": "listed",
        responses: { "200": { description: "Payouts.", content: json(ref("Payout")) } },
      },
    },
  },
  webhooks: {
    WALLET_CREATED: {
      post: {
        operationId: "onWalletCreated",
        requestBody: { required: true, content: json(ref("WalletEvent")) },
        responses: { "2XX": { description: "Acknowledged." } },
      },
    },
  },
  components: {
    schemas: {
      Wallet: {
        type: "object",
        required: ["id", "chain"],
        properties: {
          id: { type: "string" },
          chain: ref("Chain"),
          label: { type: "string", "x-evidence": "assumed" },
          owner: { type: "string", "x-evidence": "named" },
          note: { type: "string" },
        },
      } as JsonObject,
      WalletInput: {
        type: "object",
        properties: { chain: ref("Chain"), memo: { type: "string", maxLength: 20 } },
      } as JsonObject,
      Payout: { type: "object", properties: { id: { type: "string" }, amount: { type: "string" } } } as JsonObject,
      WalletEvent: { type: "object", properties: { id: { type: "string" }, wallet: ref("Wallet") } } as JsonObject,
      Chain: { type: "string", enum: ["BASE", "POLYGON"], description: "A chain.", "x-data": "none" } as JsonObject,
      OtherChain: {
        type: "string",
        enum: ["BASE", "POLYGON", "SOLANA"],
        description: "A chain.",
        "x-data": "none",
      } as JsonObject,
    },
  },
};

/** The contract, typed as far as tests edit it. */
export type Small = typeof contract;

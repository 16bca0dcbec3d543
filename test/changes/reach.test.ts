// Where a place of a bundle is used: by which operations and events, and in which direction.

import { describe, expect, test } from "vitest";
import { usesOf } from "../../scripts/changes/reach.ts";
import { small } from "./lib/small.ts";

const uses = usesOf(small());
const at = (place: string) => {
  const { operationIds, events, directions } = uses(place);
  return [operationIds, events, [...directions].sort()];
};

describe("the reach of a place", () => {
  test.each([
    [
      "a component that is read and written",
      "/components/schemas/Chain/enum",
      ["listWallets", "createWallet"],
      ["WALLET_CREATED"],
      "both",
    ],
    [
      "a component that is only written",
      "/components/schemas/WalletInput/properties/memo",
      ["createWallet"],
      [],
      "request",
    ],
    ["a component that an event has", "/components/schemas/WalletEvent", [], ["WALLET_CREATED"], "response"],
    ["a component that nobody refers to", "/components/schemas/OtherChain", [], [], ""],
    ["a parameter", "/paths/~1v1~1wallets/get/parameters/0", ["listWallets"], [], "request"],
    ["a response", "/paths/~1v1~1wallets/get/responses/200", ["listWallets"], [], "response"],
    ["an operation", "/paths/~1v1~1wallets/post", ["createWallet"], [], "both"],
    ["a path", "/paths/~1v1~1wallets", ["listWallets", "createWallet"], [], "both"],
    [
      "the body of an event, which consumers read",
      "/webhooks/WALLET_CREATED/post/requestBody",
      [],
      ["WALLET_CREATED"],
      "response",
    ],
    [
      "the response to an event, which consumers write",
      "/webhooks/WALLET_CREATED/post/responses/2XX",
      [],
      ["WALLET_CREATED"],
      "request",
    ],
    ["a server", "/servers/0", ["listWallets", "createWallet", "listPayouts"], [], "request"],
    ["the title", "/info/title", [], [], ""],
  ])("%s", (_, place, operations, events, direction) => {
    const directions = direction === "both" ? ["request", "response"] : direction === "" ? [] : [direction];
    expect(at(place)).toEqual([operations, events, directions]);
  });

  test("one path is not part of another one that begins alike", () => {
    const longer = small((document) => {
      Object.assign(document.paths, { "/v1/wallets2": { get: { operationId: "other", responses: {} } } });
    });
    expect(usesOf(longer)("/paths/~1v1~1wallets").operationIds).toEqual(["listWallets", "createWallet"]);
  });

  test("references in a circle end", () => {
    const circle = small(({ components }) => {
      components.schemas.Chain = { type: "object", properties: { next: { $ref: "#/components/schemas/Chain" } } };
    });
    expect(usesOf(circle)("/components/schemas/Chain").events).toEqual(["WALLET_CREATED"]);
  });
});

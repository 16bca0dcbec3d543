// What the first page shows as the response to its call: the mock's own, with one entry of each list. A test holds it to that;
// the example of the contract is of another moment, when less is reserved and there is one wallet less.

import { asArray, asObject } from "../../model/document.ts";
import { operations } from "../contract/model.ts";
import { shortened } from "./shortened.ts";

const examples = operations
  .filter(({ operationId }) => operationId === "listWallets")
  .flatMap(({ responses }) => responses[0]?.media[0]?.examples ?? []);
const example = asObject(shortened(examples[0]?.value));
const wallet = asObject(asArray(example["result"])[0]);
const balance = asObject(asArray(wallet["balances"])[0]);
const amount = { ...asObject(balance["amount"]), available: "177.088375", reserved: "91.686000" };

export const firstResponse = {
  ...example,
  result: [{ ...wallet, balances: [{ ...balance, amount }] }],
  pagination: { ...asObject(example["pagination"]), numberOfElements: 3 },
};

// The chain and asset pairs the mock supports, as the contract's example of listSupportedAssets gives them.

import { asArray, asObject, asText, type JsonObject } from "../../store/json.ts";
import { perContract, type StateContract } from "../contract.ts";

/** Every pair with its `decimals` and `contractAddress`. */
export const supportedAssets = perContract(({ exampleResults }) =>
  asArray(exampleResults("finance", "listSupportedAssets")[0]).map(asObject),
);

/** The same by chain and asset. */
const pairs = perContract(
  (contract) =>
    new Map(supportedAssets(contract).map((pair) => [`${String(pair["chain"])} ${String(pair["asset"])}`, pair])),
);

/** The pair of a chain and an asset; undefined when it is not supported. */
export function supportedAsset(contract: StateContract, chain: unknown, asset: unknown): JsonObject | undefined {
  return pairs(contract).get(`${String(chain)} ${String(asset)}`);
}

/** Address of an asset's contract on a chain, where one is known. */
export function contractAddressOf(contract: StateContract, chain: unknown, asset: unknown): string | undefined {
  return asText(supportedAsset(contract, chain, asset)?.["contractAddress"]);
}

// The chain and asset pairs the mock supports, as the contract's example of listSupportedAssets gives them.

import { exampleResults } from "../contract.ts";
import { asArray, asObject, asText, type JsonObject } from "../json.ts";

/** Every pair with its `decimals` and `contractAddress`. */
export const supportedAssets: JsonObject[] = asArray(exampleResults("finance", "listSupportedAssets")[0]).map(asObject);

/** The pair of a chain and an asset; undefined when it is not supported. */
export function supportedAsset(chain: unknown, asset: unknown): JsonObject | undefined {
  return supportedAssets.find((pair) => pair["chain"] === chain && pair["asset"] === asset);
}

/** Address of an asset's contract on a chain, where one is known. */
export function contractAddressOf(chain: unknown, asset: unknown): string | undefined {
  return asText(supportedAsset(chain, asset)?.["contractAddress"]);
}

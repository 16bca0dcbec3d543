// What the services offer every company, from the contract's examples: pairs of chain and asset, currencies, deposit details.

import { asArray, asObject, asText, isObject, type JsonFields } from "../../store/json.ts";
import { perContract, type StateContract } from "../contract.ts";

/** Every pair with its `decimals` and `contractAddress`. */
export const supportedAssets = perContract((contract) =>
  asArray(contract.exampleResults("finance", "listSupportedAssets")[0]).map(asObject),
);

/** The same by chain and asset. */
const pairs = perContract(
  (contract) =>
    new Map(supportedAssets(contract).map((pair) => [`${String(pair["chain"])} ${String(pair["asset"])}`, pair])),
);

/** The pair of a chain and an asset; undefined when it is not supported. */
export function supportedAsset(contract: StateContract, chain: unknown, asset: unknown): JsonFields | undefined {
  return pairs(contract).get(`${String(chain)} ${String(asset)}`);
}

/** Address of an asset's contract on a chain, where one is known. */
export function contractAddressOf(contract: StateContract, chain: unknown, asset: unknown): string | undefined {
  return asText(supportedAsset(contract, chain, asset)?.["contractAddress"]);
}

/** What the ramp service offers. */
export interface Offer {
  /** The currencies a ramp request can name. */
  currencies: { fiat: JsonFields[]; crypto: JsonFields[] };
  /** The pairs by direction. */
  pairs: { on: unknown[]; off: unknown[] };
  /** Where the funds of a ramp request are to be sent, once it is approved; by `rampType`. */
  deposits: Record<string, JsonFields>;
}

/** What a contract shows of the offer. */
export const offerOf = perContract((contract): Offer => {
  const requests = contract.exampleResults("ramp", "getRampRequest").map(asObject);
  /** The different values of a field of the example requests. */
  const valuesOf = (field: string): JsonFields[] => {
    const values = requests.map((request) => request[field]).filter(isObject);
    return [...new Map(values.map((value) => [value["id"], value])).values()];
  };
  return {
    currencies: { fiat: valuesOf("fiatCurrency"), crypto: valuesOf("cryptoCurrency") },
    pairs: {
      on: asArray(contract.exampleResults("ramp", "listOnRampPairs")[0]),
      off: asArray(contract.exampleResults("ramp", "listOffRampPairs")[0]),
    },
    deposits: {
      ON_RAMP: { depositBankAccount: valuesOf("depositBankAccount")[0] },
      OFF_RAMP: { depositWallet: valuesOf("depositWallet")[0] },
    },
  };
});

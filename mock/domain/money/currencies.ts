// What the ramp service offers every company: currencies, pairs and deposit details, from the contract's examples.

import { asArray, asObject, isObject, type JsonObject } from "../../store/json.ts";
import { perContract } from "../contract.ts";

/** What the ramp service offers. */
export interface Offer {
  /** The currencies a ramp request can name. */
  currencies: { fiat: JsonObject[]; crypto: JsonObject[] };
  /** The pairs by direction. */
  pairs: { on: unknown[]; off: unknown[] };
  /** Where the funds of a ramp request are to be sent, once it is approved; by `rampType`. */
  deposits: Record<string, JsonObject>;
}

/** What a contract shows of the offer. */
export const offerOf = perContract(({ exampleResults }): Offer => {
  const requests = exampleResults("ramp", "getRampRequest").map(asObject);
  /** The different values of a field of the example requests. */
  const valuesOf = (field: string): JsonObject[] => {
    const values = requests.map((request) => request[field]).filter(isObject);
    return [...new Map(values.map((value) => [value["id"], value])).values()];
  };
  return {
    currencies: { fiat: valuesOf("fiatCurrency"), crypto: valuesOf("cryptoCurrency") },
    pairs: {
      on: asArray(exampleResults("ramp", "listOnRampPairs")[0]),
      off: asArray(exampleResults("ramp", "listOffRampPairs")[0]),
    },
    deposits: {
      ON_RAMP: { depositBankAccount: valuesOf("depositBankAccount")[0] },
      OFF_RAMP: { depositWallet: valuesOf("depositWallet")[0] },
    },
  };
});

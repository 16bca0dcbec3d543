// What the ramp service offers every company: currencies, pairs and deposit details, from the contract's examples.

import { exampleResults } from "../contract.ts";
import { asArray, asObject, isObject, type JsonObject } from "../json.ts";

const requests = exampleResults("ramp", "getRampRequest").map(asObject);

/** The different values of a member of the example requests. */
function valuesOf(member: string): JsonObject[] {
  const values = requests.map((request) => request[member]).filter(isObject);
  return [...new Map(values.map((value) => [value["id"], value])).values()];
}

/** The currencies a ramp request can name. */
export const currencies = { fiat: valuesOf("fiatCurrency"), crypto: valuesOf("cryptoCurrency") };

/** The pairs by direction. */
export const currencyPairs = {
  on: asArray(exampleResults("ramp", "listOnRampPairs")[0]),
  off: asArray(exampleResults("ramp", "listOffRampPairs")[0]),
};

const deposits: Record<string, JsonObject> = {
  ON_RAMP: { depositBankAccount: valuesOf("depositBankAccount")[0] },
  OFF_RAMP: { depositWallet: valuesOf("depositWallet")[0] },
};

/** Where the funds of a ramp request are to be sent, once it is approved. */
export function depositDetails(rampType: string): JsonObject {
  return deposits[rampType] ?? {};
}

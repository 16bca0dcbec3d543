// Edits of what was never promised, and of how certain something is.

import { asObject, type JsonObject } from "../../../model/document.ts";
import { add, type Edit, operation, rated, remove, schema, set } from "./edit.ts";

const fields = (document: JsonObject, name: string) => asObject(schema(document, name)["properties"]);

export const evidence: Edit[] = [
  {
    name: "an assumed field of a response is gone",
    ...rated(
      "finance minor major",
      "The field was our assumption; nobody was promised it, but the types have it.",
      "getPayout",
    ),
    edit: (document) => remove(fields(document, "Payout"), "fundingMode"),
    correction: true,
  },
  {
    name: "a field of which only the name was documented has another type",
    ...rated("ramp minor major", "The type was our reading of the name.", "getCompanyBankAccount"),
    edit: (document) => set(schema(document, "CompanyBankAccount", "phoneNumber"), "type", "object"),
    correction: true,
  },
  {
    name: "an observed field has another type",
    ...rated("finance minor major", "The type was taken from sample values.", "listPaymentSessions"),
    edit: (document) => set(schema(document, "PaymentSession", "cancellable"), "type", "string"),
    correction: true,
  },
  {
    name: "an observed field that need not be there is gone",
    ...rated("finance minor major", "The field was taken from sample values.", "listPaymentSessions"),
    edit: (document) => remove(fields(document, "PaymentSession"), "externalRef"),
    correction: true,
  },
  {
    name: "the payload of a listed operation has another type",
    ...rated(
      "finance minor major",
      "Of a listed operation, the payload is not documented.",
      "prepareVirtualBankAccountOwnershipProof",
    ),
    edit: (document) => set(schema(document, "OwnershipProofMessage"), "type", "array"),
    correction: true,
  },
  {
    name: "a documented field is only assumed",
    ...rated("finance major patch evidence-weakened", "The promise is taken back.", "listWallets"),
    edit: (document) => add(schema(document, "Wallet", "address"), "x-evidence", "assumed"),
  },
  {
    name: "an observed field is confirmed",
    ...rated("finance patch patch evidence-strengthened", "What was seen is a promise now.", "listPaymentSessions"),
    edit: (document) => set(schema(document, "PaymentSession", "walletId"), "x-evidence", "confirmed"),
  },
  {
    name: "an assumed field is documented",
    ...rated(
      "finance patch patch evidence-strengthened",
      "What was used as an assumption is a promise now.",
      "createPayout",
    ),
    edit: (document) => set(schema(document, "PayoutInput"), "x-evidence", "documented"),
  },
  {
    name: "an operation is only listed",
    ...rated("finance major patch evidence-weakened", "The promise of its payload is taken back.", "getPayIn"),
    edit: (document) => add(operation(document, "get", "/v1/pay-ins/{payInId}"), "x-evidence", "listed"),
  },
  {
    name: "an assumed name of a filter becomes documented",
    ...rated(
      "ramp patch patch evidence-strengthened",
      "What was used as an assumption is a promise now.",
      "listCompanyBankAccounts",
    ),
    edit: (document) => {
      const [status] = operation(document, "get", "/v1/company-bank-accounts")["parameters"] as JsonObject[];
      return set(asObject(status), "x-evidence", "confirmed");
    },
  },
];

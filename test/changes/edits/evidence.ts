// Edits of what was never promised, and of how certain something is.

import { asObject, type JsonObject } from "../../../model/document.ts";
import { add, type EditRows, fields, operation, remove, schema, set } from "./edit.ts";

export const evidence: EditRows = {
  // The field was our assumption; nobody was promised it, but the types have it.
  "finance correction major: an assumed field of a response is gone (getPayout)": (document) =>
    remove(fields(document, "Payout"), "fundingMode"),
  // The type was our reading of the name.
  "ramp correction major: a field of which only the name was documented has another type (getCompanyBankAccount)": (
    document,
  ) => set(schema(document, "CompanyBankAccount", "phoneNumber"), "type", "object"),
  // The type was taken from sample values.
  "finance correction major: an observed field has another type (listPaymentSessions)": (document) =>
    set(schema(document, "PaymentSession", "cancellable"), "type", "string"),
  // The field was taken from sample values.
  "finance correction major: an observed field that need not be there is gone (listPaymentSessions)": (document) =>
    remove(fields(document, "PaymentSession"), "externalRef"),
  // Of a listed operation, the payload is not documented.
  "finance correction major: the payload of a listed operation has another type (prepareVirtualBankAccountOwnershipProof)":
    (document) => set(schema(document, "OwnershipProofMessage"), "type", "array"),
  // The promise is taken back.
  "finance major patch evidence-weakened: a documented field is only assumed (listWallets)": (document) =>
    add(schema(document, "Wallet", "address"), "x-evidence", "assumed"),
  "finance patch patch evidence-strengthened: an observed field is confirmed (listPaymentSessions)": (document) =>
    set(schema(document, "PaymentSession", "walletId"), "x-evidence", "confirmed"),
  "finance patch patch evidence-strengthened: an assumed request body is documented (createPayout)": (document) => {
    set(schema(document, "PayoutInput"), "x-evidence", "documented");
    const { requestBody } = operation(document, "post", "/v1/accounts/{accountId}/payouts");
    set(asObject(requestBody), "x-evidence", "documented");
  },
  // The promise of its payload is taken back.
  "finance major patch evidence-weakened: an operation is only listed (getPayIn)": (document) =>
    add(operation(document, "get", "/v1/pay-ins/{payInId}"), "x-evidence", "listed"),
  "ramp patch patch evidence-strengthened: an assumed name of a filter becomes documented (listCompanyBankAccounts)": (
    document,
  ) => {
    const [status] = operation(document, "get", "/v1/company-bank-accounts")["parameters"] as JsonObject[];
    return set(asObject(status), "x-evidence", "confirmed");
  },
};

// Edits of what was never promised, and of how certain something is.

import { asObject, type JsonObject } from "../../../model/document.ts";
import { add, type Edit, operation, remove, schema, set } from "./edit.ts";

const fields = (document: JsonObject, name: string) => asObject(schema(document, name)["properties"]);

export const evidence: Edit[] = [
  {
    name: "an assumed field of a response is gone",
    api: "finance",
    edit: (document) => remove(fields(document, "Payout"), "fundingMode"),
    wire: "minor",
    types: "major",
    because: "The field was our assumption; nobody was promised it, but the types have it.",
    correction: true,
    concerns: ["getPayout"],
  },
  {
    name: "a field of which only the name was documented has another type",
    api: "ramp",
    edit: (document) => set(schema(document, "CompanyBankAccount", "phoneNumber"), "type", "object"),
    wire: "minor",
    types: "major",
    because: "The type was our reading of the name.",
    correction: true,
    concerns: ["getCompanyBankAccount"],
  },
  {
    name: "an observed field has another type",
    api: "finance",
    edit: (document) => set(schema(document, "PaymentSession", "cancellable"), "type", "string"),
    wire: "minor",
    types: "major",
    because: "The type was taken from sample values.",
    correction: true,
    concerns: ["listPaymentSessions"],
  },
  {
    name: "an observed field that need not be there is gone",
    api: "finance",
    edit: (document) => remove(fields(document, "PaymentSession"), "externalRef"),
    wire: "minor",
    types: "major",
    because: "The field was taken from sample values.",
    correction: true,
    concerns: ["listPaymentSessions"],
  },
  {
    name: "the payload of a listed operation has another type",
    api: "finance",
    edit: (document) => set(schema(document, "OwnershipProofMessage"), "type", "array"),
    wire: "minor",
    types: "major",
    because: "Of a listed operation, the payload is not documented.",
    correction: true,
    concerns: ["prepareVirtualBankAccountOwnershipProof"],
  },
  {
    name: "a documented field is only assumed",
    api: "finance",
    edit: (document) => add(schema(document, "Wallet", "address"), "x-evidence", "assumed"),
    wire: "major",
    types: "patch",
    because: "The promise is taken back.",
    rule: "evidence-weakened",
    concerns: ["listWallets"],
  },
  {
    name: "an observed field is confirmed",
    api: "finance",
    edit: (document) => set(schema(document, "PaymentSession", "walletId"), "x-evidence", "confirmed"),
    wire: "patch",
    types: "patch",
    because: "What was seen is a promise now.",
    rule: "evidence-strengthened",
    concerns: ["listPaymentSessions"],
  },
  {
    name: "an assumed field is documented",
    api: "finance",
    edit: (document) => set(schema(document, "PayoutInput"), "x-evidence", "documented"),
    wire: "patch",
    types: "patch",
    because: "What was used as an assumption is a promise now.",
    rule: "evidence-strengthened",
    concerns: ["createPayout"],
  },
  {
    name: "an operation is only listed",
    api: "finance",
    edit: (document) => add(operation(document, "get", "/v1/pay-ins/{payInId}"), "x-evidence", "listed"),
    wire: "major",
    types: "patch",
    because: "The promise of its payload is taken back.",
    rule: "evidence-weakened",
    concerns: ["getPayIn"],
  },
  {
    name: "an assumed name of a filter becomes documented",
    api: "ramp",
    edit: (document) => {
      const [status] = operation(document, "get", "/v1/company-bank-accounts")["parameters"] as JsonObject[];
      return set(asObject(status), "x-evidence", "confirmed");
    },
    wire: "patch",
    types: "patch",
    because: "What was used as an assumption is a promise now.",
    rule: "evidence-strengthened",
    concerns: ["listCompanyBankAccounts"],
  },
];

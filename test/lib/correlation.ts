// The form of a correlation ID, as the contract has it.

import { componentsOf, resolve } from "../../model/document.ts";
import { bundles } from "./bundles.ts";

const header = componentsOf(bundles.finance, "headers")["XCorrelationId"];

/** Matches a correlation ID. */
export const correlationId = new RegExp(String(resolve(bundles.finance, header?.["schema"])["pattern"]));

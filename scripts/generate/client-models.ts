// Generates the models of one service for the client: one exported type for each schema, under its own name.

import { UserError } from "../../cli/command.ts";
import type { TypeTree } from "./type-tree.ts";

/**
 * Generates `models.ts`. Each type is written out under its name, so that editors show `Wallet[]` and not its fields, and
 * so that checking a call does not map types field by field.
 * @param title Name of the service for the header.
 * @param tree The types of its bundle.
 * @returns TypeScript source.
 * @throws UserError for a schema whose name is no name of a type.
 */
export function clientModels(title: string, tree: TypeTree): string {
  const types = [...tree.members("components", "schemas")].map(([name, member]) => {
    if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw new UserError(`the schema ${name} needs a name that a type can have`);
    return tree.alias(name, member);
  });
  return `// Models of the ${title}, for the client. Generated from openapi/ by npm run build; do not edit.

${types.some((type) => type.includes("WithRequired<")) ? withRequired : ""}${types.join("\n")}`;
}

/** What openapi-typescript uses where a schema requires fields of another. */
const withRequired = `type WithRequired<T, K extends keyof T> = T & { [P in K]-?: T[P] };

`;

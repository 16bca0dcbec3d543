// @apidevtools/swagger-parser: the parser beneath most older tools.

import type { JsonObject } from "../../../model/document.ts";
import type { Adapter } from "../tool.ts";

interface Module {
  default: { validate(document: string): Promise<JsonObject> };
}

/** `SwaggerParser.validate`: references, schema of OpenAPI, and rules beyond it. */
export const swaggerParser: Adapter = {
  async accept({ load, file }) {
    const { default: parser } = await load<Module>("@apidevtools/swagger-parser");
    const { webhooks = {} } = await parser.validate(file);
    return { webhooks: Object.keys(webhooks as JsonObject).length };
  },
};

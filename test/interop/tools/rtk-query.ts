// @rtk-query/codegen-openapi: endpoints of Redux Toolkit.

import { programs } from "../clients.ts";
import type { Adapter } from "../tool.ts";

const store = (origin: string, bearer: string) => [
  'import { configureStore } from "@reduxjs/toolkit";',
  'import { fetchBaseQuery } from "@reduxjs/toolkit/query";',
  'import { api } from "./generated/api";',
  'import { empty, target } from "./generated/empty";',
  `const prepareHeaders = (headers: Headers) => headers.set("Authorization", ${bearer});`,
  `target.query = fetchBaseQuery({ baseUrl: ${origin}, prepareHeaders });`,
  "const { dispatch } = configureStore({",
  "  reducer: { [empty.reducerPath]: empty.reducer },",
  "  middleware: (standard) => standard().concat(empty.middleware),",
  "});",
];

const empty = `import { type BaseQueryFn, createApi, type FetchArgs, fetchBaseQuery } from "@reduxjs/toolkit/query";
export const target: { query: BaseQueryFn<string | FetchArgs> } = { query: fetchBaseQuery() };
const baseQuery: BaseQueryFn<string | FetchArgs> = (...args) => target.query(...args);
export const empty = createApi({ baseQuery, endpoints: () => ({}) });
`;

/** Endpoints injected into an API without any. */
export const rtkQuery: Adapter = {
  async accept(stage) {
    await stage.write("generated/empty.ts", empty);
    const config = { schemaFile: stage.file, apiFile: "./empty.ts", apiImport: "empty", outputFile: "./api.ts" };
    const path = await stage.write("generated/config.json", JSON.stringify({ ...config, exportName: "api" }));
    await stage.run("rtk-query-codegen-openapi", path);
    return { webhooks: await stage.payloadTypes("generated") };
  },
  program: (stage) =>
    programs(stage, ({ origin, bearer, webhook, rampRequestId, form }) => ({
      finance: [
        ...store(origin, bearer),
        `const call = api.endpoints.registerWebhook.initiate({ webhookInput: ${webhook} });`,
        "export const body: unknown = (await dispatch(call)).data;",
      ],
      ramp: [
        ...store(origin, bearer),
        `const call = api.endpoints.getRampRequest.initiate({ rampRequestId: ${rampRequestId} });`,
        "export const body: unknown = (await dispatch(call)).data;",
      ],
      auth: [
        ...store(origin, bearer),
        `const call = api.endpoints.createAccessToken.initiate({ tokenRequest: ${form} });`,
        "export const body: unknown = (await dispatch(call)).data;",
      ],
    })),
};

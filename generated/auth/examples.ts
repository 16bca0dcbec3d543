// Examples of the token endpoint, for tests with the client. Generated from openapi/ by npm run build; do not edit.

/** An operation, with the examples of its responses by status (or `4XX`, `5XX`, `default`) and name. */
export interface Exchange {
  method: string;
  path: string;
  responses: Record<string, { type?: string; examples: Record<string, unknown> }>;
}

/** The operations by their names. */
export const exchanges: Record<keyof ExampleNames, Exchange> = {
  createAccessToken: {"method":"POST","path":"/token","responses":{"200":{"type":"application/json","examples":{"token":{"access_token":"example-access-token","expires_in":300,"token_type":"Bearer"},"tokenWithOptionalFields":{"access_token":"example-access-token","expires_in":300,"token_type":"Bearer","refresh_expires_in":0,"not-before-policy":0,"scope":"manage:accounts manage:pay-in-sessions"}}},"400":{"type":"application/json","examples":{"invalidRequest":{"error":"invalid_request","error_description":"The form field grant_type is missing."},"invalidClient":{"error":"invalid_client","error_description":"The client could not be authenticated."},"invalidGrant":{"error":"invalid_grant","error_description":"The grant is not valid."},"unauthorizedClient":{"error":"unauthorized_client","error_description":"The client may not use the client credentials grant."},"unsupportedGrantType":{"error":"unsupported_grant_type","error_description":"Only client_credentials is supported."},"invalidScope":{"error":"invalid_scope","error_description":"The requested scope is not granted.","error_uri":"https://auth.example/errors/invalid_scope"}}},"401":{"type":"application/json","examples":{"invalidClient":{"error":"invalid_client","error_description":"The client could not be authenticated."}}}}},
};

/** The names of the examples of each operation. */
export interface ExampleNames {
  createAccessToken: "token" | "tokenWithOptionalFields" | "invalidRequest" | "invalidClient" | "invalidGrant" | "unauthorizedClient" | "unsupportedGrantType" | "invalidScope";
}

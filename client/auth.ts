// finance-ramp-api/auth: access tokens for servers. It holds a client secret, so do not use it in a browser.

export { ApiError, AuthError } from "./runtime/errors.ts";
export type { TokenEvent } from "./runtime/events.ts";
export { clientCredentials } from "./tokens/client-credentials.ts";
export type { ClientCredentialsOptions } from "./tokens/grant.ts";
export type { Auth, TokenRequest, TokenSource } from "./tokens/source.ts";

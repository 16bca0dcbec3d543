// finance-ramp-api/auth in a browser: `clientCredentials` throws, because a browser must not have a client secret.

import type { clientCredentials as real } from "./tokens/client-credentials.ts";

export { ApiError, AuthError } from "./runtime/errors.ts";

/**
 * Not for browsers: everybody who opens the page could read the client secret.
 * @throws TypeError always.
 */
export const clientCredentials: typeof real = () => {
  throw new TypeError(
    "clientCredentials needs a client secret, and a browser must not have one: get a token from your back end, and set auth to a function that returns it",
  );
};

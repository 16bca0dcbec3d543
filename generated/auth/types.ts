// Types of the token endpoint. Generated from openapi/ by npm run build; do not edit.

export type $Read<T> = {
    readonly $read: T;
};
export type $Write<T> = {
    readonly $write: T;
};
export type Readable<T> = T extends $Write<any> ? never : T extends $Read<infer U> ? Readable<U> : T extends (infer E)[] ? Readable<E>[] : T extends object ? {
    [K in keyof T as NonNullable<T[K]> extends $Write<any> ? never : K]: Readable<T[K]>;
} : T;
export type Writable<T> = T extends $Read<any> ? never : T extends $Write<infer U> ? Writable<U> : T extends (infer E)[] ? Writable<E>[] : T extends object ? {
    [K in keyof T as NonNullable<T[K]> extends $Read<any> ? never : K]: Writable<T[K]>;
} & {
    [K in keyof T as NonNullable<T[K]> extends $Read<any> ? K : never]?: never;
} : T;
export interface paths {
    "/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an access token
         * @description Exchanges your client id and secret for an access token, with the client credentials grant of OAuth 2.0 (RFC 6749,
         *     section 4.4). The token opens the finance and the ramp service; staging and production have separate credentials.
         *
         *     **Keep the token** and use it for every call until 30 seconds before it ends. It lives 300 seconds, as `expires_in`
         *     says; count them from your request. There is no refresh token: call this operation again. Let calls that run at the
         *     same time share one token.
         *
         *     **On 400 or 401** read `error`, and correct the request or the credentials before you try again. Wrong credentials
         *     are `invalid_client`, under either status. The errors are those of OAuth 2.0, not in the envelope of the services,
         *     and `X-Correlation-Id` is not promised here.
         *
         *     The address of the endpoint is given to you as a whole. The path `/token` in this document is **assumed**: replace
         *     host and path by what you were given.
         */
        post: operations["createAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The client credentials grant, sent as form fields, each once. */
        TokenRequest: {
            /**
             * @description The grant; always client credentials.
             * @constant
             * @enum {string}
             */
            grant_type: "client_credentials";
            /** @description Id of your client on this instance. */
            client_id: string;
            /**
             * Format: password
             * @description Secret of your client on this instance. Keep it on your server and out of logs.
             */
            client_secret: $Write<string>;
        };
        /** @description An access token and how long it lives. There is no refresh token in it. */
        Token: {
            /** @description The token, an opaque string. Send it as `Authorization: Bearer <access token>`, and keep it out of logs. */
            access_token: string;
            /**
             * Format: int32
             * @description Lifetime of the token in seconds, counted from its issue: 300. Go by the number you get rather than by that figure, and request the next token 30 seconds before the end.
             */
            expires_in: number;
            /**
             * @description How the token is sent; always as a bearer token. Ignore the case when you compare it, as RFC 6749 does.
             * @constant
             * @enum {string}
             */
            token_type: "Bearer";
            /**
             * Format: int32
             * @description May be present, with the value 0; no refresh token is issued.
             *     @evidence observed
             */
            refresh_expires_in?: number;
            /**
             * Format: int32
             * @description May be present, with the value 0. Ignore it.
             *     @evidence observed
             */
            "not-before-policy"?: number;
            /** @description May be present: the scopes of the token, separated by spaces (RFC 6749, section 3.3). An operation that needs a scope which is not among them answers 403. */
            scope?: string;
        };
        /** @description Why no token was issued. This is the error of OAuth 2.0 (RFC 6749, section 5.2), where `error` is always present; it is not the envelope of the services. */
        TokenError: {
            /**
             * @description Reason of the error. Extensions of OAuth 2.0 may add others.
             *
             *     - `invalid_request`: The request lacks a field, repeats one, has a value that is not supported, authenticates the client in more than one way, or is malformed otherwise. Correct it; the same call fails again.
             *     - `invalid_client`: The client is unknown, its secret is wrong or missing, or the endpoint does not accept its way to authenticate. Check id, secret and instance; the same call fails again. The status may also be 401.
             *     - `invalid_grant`: The grant is invalid, expired, revoked, or was issued to another client; not expected with client credentials, which are a grant by themselves. The same call fails again.
             *     - `unauthorized_client`: The client is known but may not use this grant. Repeating does not help until its registration is changed.
             *     - `unsupported_grant_type`: The endpoint does not know the grant. Send `grant_type` client_credentials; the same call fails again.
             *     - `invalid_scope`: A requested scope is invalid, unknown, malformed, or more than may be granted. Leave out the form field `scope`, if you send it; the same call fails again.
             */
            error: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope" | (string & {});
            /** @description What went wrong, for developers. Log it, and never branch on its wording. */
            error_description?: string;
            /**
             * Format: uri-reference
             * @description Address of a page about the error, for people.
             */
            error_uri?: string;
        };
        /** @description The client could not be authenticated. This is the error of OAuth 2.0 (RFC 6749, section 5.2), where `error` is always present; it is not the envelope of the services. */
        ClientAuthenticationError: {
            /**
             * @description Reason of the error. Extensions of OAuth 2.0 may add others.
             *
             *     - `invalid_client`: The client is unknown, its secret is wrong or missing, or the endpoint does not accept its way to authenticate. Check id, secret and instance; the same call fails again.
             */
            error: "invalid_client" | (string & {});
            /** @description What went wrong, for developers. Log it, and never branch on its wording. */
            error_description?: string;
            /**
             * Format: uri-reference
             * @description Address of a page about the error, for people.
             */
            error_uri?: string;
        };
    };
    responses: {
        /** @description No token was issued: the request is malformed, the client is not authenticated, or not allowed what it asks for. Correct the request before you send it again. The sources do not show this answer; RFC 6749, section 5.2, lays it down. */
        TokenRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenError"];
            };
        };
        /** @description The client could not be authenticated. Check client id, client secret and instance before you try again; this is not an expired token. The sources do not show this answer; RFC 6749, section 5.2, lays it down, and leaves the endpoint free to give the same error with status 400. */
        ClientAuthenticationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClientAuthenticationError"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The client credentials, as form fields. Never put them in the query of the address. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The access token. The sources show the fields of this answer; its status and caching headers are those that RFC 6749, section 5.1, demands. */
            200: {
                headers: {
                    /**
                     * @description Forbids caches to keep the token, as RFC 6749, section 5.1, demands; the sources do not show it.
                     *     @evidence assumed
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    /**
                     * @description The same for old caches, as RFC 6749, section 5.1, demands; the sources do not show it.
                     *     @evidence assumed
                     * @example no-cache
                     */
                    Pragma?: "no-cache";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["TokenRefused"];
            401: components["responses"]["ClientAuthenticationFailed"];
        };
    };
}


/** Values known so far; the list is open. */
export const tokenErrorErrorValues = ["invalid_request", "invalid_client", "invalid_grant", "unauthorized_client", "unsupported_grant_type", "invalid_scope"] as const;

/** Values known so far; the list is open. */
export const clientAuthenticationErrorErrorValues = ["invalid_client"] as const;

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
         * Create an access token
         * @description Exchanges your client ID and client secret for an access token, with the client credentials grant of OAuth 2.0
         *     (RFC 6749, section 4.4). The token is valid for the finance service and the company ramp service.
         *
         *     **Reuse the token** for every request until 30 seconds before it expires. `expires_in` is its lifetime in seconds.
         *     There is no refresh token: to get the next token, call this operation again. Let concurrent requests share one
         *     token.
         *
         *     **On 400 or 401,** read `error`, and correct the request or the credentials before you retry. For wrong
         *     credentials, expect `invalid_client` with either status.
         *
         *     **URL.** You receive the complete URL of the token endpoint. Use it in place of the host and the path `/token` in
         *     this document.
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
        /** @description The client credentials grant. Send each form field once. */
        TokenRequest: {
            /**
             * @description Type of the grant.
             * @constant
             * @enum {string}
             */
            grant_type: "client_credentials";
            /**
             * @description ID of your client on this instance.
             * @example example-client-id
             */
            client_id: string;
            /**
             * Format: password
             * @description Secret of your client on this instance. Keep it on your server and out of logs.
             * @example example-client-secret
             */
            client_secret: $Write<string>;
        };
        /** @description An access token and its lifetime. */
        Token: {
            /**
             * @description The access token, an opaque string. Send it as `Authorization: Bearer <access token>`, and keep it out of logs.
             * @example example-access-token
             */
            access_token: string;
            /**
             * Format: int32
             * @description Lifetime of the token in seconds. Schedule the next token by this field, 30 seconds before the token expires.
             * @constant
             * @enum {integer}
             */
            expires_in: 300;
            /**
             * @description Type of the token. Ignore case when you compare it (RFC 6749, section 5.1).
             * @constant
             * @enum {string}
             */
            token_type: "Bearer";
            /**
             * Format: int32
             * @description Lifetime of a refresh token. No refresh token is issued, so ignore this field.
             *     @evidence observed
             * @example 0
             */
            refresh_expires_in?: number;
            /**
             * Format: int32
             * @description A field of the identity provider. Ignore it.
             *     @evidence observed
             * @example 0
             */
            "not-before-policy"?: number;
            /**
             * @description Scopes of the token, separated by spaces (RFC 6749, section 3.3). An operation that needs another scope returns 403.
             *     @evidence named
             * @example manage:accounts manage:pay-in-sessions
             */
            scope?: string;
        };
        /**
         * @description Why no token was issued. An error of RFC 6749, section 5.2.
         *     @evidence assumed
         */
        TokenError: {
            /**
             * @description Error code. Other values are possible.
             *
             *     - `invalid_request`: A field is missing, is repeated, or has an unsupported value; the client authenticates in more than one way; or the request is otherwise malformed. Do not retry until you have corrected the request.
             *     - `invalid_client`: The client is unknown, its secret is missing or wrong, or the endpoint does not support its authentication method. The status can also be 401. Do not retry until you have corrected the client ID, the client secret, or the instance.
             *     - `invalid_grant`: The grant is invalid, expired, or revoked, or was issued to another client. Not expected with client credentials. Do not retry unless the grant has changed.
             *     - `unauthorized_client`: The client may not use this grant. Do not retry until the registration of the client has changed.
             *     - `unsupported_grant_type`: The endpoint does not support the grant. Do not retry until you send `grant_type` with `client_credentials`.
             *     - `invalid_scope`: A requested scope is invalid, unknown, or malformed, or exceeds what the client may be granted. Do not retry until you have corrected or removed the form field `scope`.
             *     @evidence assumed
             * @example invalid_client
             */
            error?: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope" | (string & {});
            /**
             * @description Explanation for developers. Log it, and do not base decisions on its wording.
             *     @evidence assumed
             */
            error_description?: string;
            /**
             * Format: uri-reference
             * @description URL of a page about the error.
             *     @evidence assumed
             * @example https://auth.example/errors/invalid_scope
             */
            error_uri?: string;
        };
        /**
         * @description Why the client could not be authenticated. An error of RFC 6749, section 5.2.
         *     @evidence assumed
         */
        ClientAuthenticationError: {
            /**
             * @description Error code. Other values are possible.
             *
             *     - `invalid_client`: The client is unknown, its secret is missing or wrong, or the endpoint does not support its authentication method. Do not retry until you have corrected the client ID, the client secret, or the instance.
             *     @evidence assumed
             * @example invalid_client
             */
            error?: "invalid_client" | (string & {});
            /**
             * @description Explanation for developers. Log it, and do not base decisions on its wording.
             *     @evidence assumed
             */
            error_description?: string;
            /**
             * Format: uri-reference
             * @description URL of a page about the error.
             *     @evidence assumed
             * @example https://auth.example/errors/invalid_client
             */
            error_uri?: string;
        };
    };
    responses: {
        /**
         * @description No token was issued (RFC 6749, section 5.2). The request is malformed, or the client is not authenticated or not authorized. Correct the request before you retry.
         *     @evidence assumed
         */
        TokenRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenError"];
            };
        };
        /**
         * @description The client could not be authenticated (RFC 6749, section 5.2). Check the client ID, the client secret, and the instance before you retry. An expired token is not the cause.
         *     @evidence assumed
         */
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
        /** @description The client credentials, as form fields. Never put them in the URL. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /**
             * @description The access token.
             *     @evidence assumed
             */
            200: {
                headers: {
                    /**
                     * @description Prevents caches from storing the token (RFC 6749, section 5.1).
                     *     @evidence assumed
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    /**
                     * @description Prevents HTTP/1.0 caches from storing the token (RFC 6749, section 5.1).
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

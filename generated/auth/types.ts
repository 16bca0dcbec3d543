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
         * @description Exchanges your client id and secret for an access token, with the OAuth 2.0 client credentials grant. The token
         *     opens the finance and the ramp service; staging and production have separate credentials.
         *
         *     **Keep the token** and use it for every call until shortly before it ends. It lives 300 seconds, as `expires_in`
         *     says; counted from your request, a buffer of 30 seconds is enough. There is no refresh token: call this operation
         *     again. Let calls that run at the same time share one token.
         *
         *     **On 400 or 401** correct the request or the credentials before you try again. The errors are those of OAuth 2.0
         *     and not in the envelope of the services, and `X-Correlation-Id` is not promised here.
         *
         *     The address is given to you as a whole with your credentials. The path `/token` in this document is **assumed**:
         *     replace host and path by what you were given.
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
        /** @description The client credentials grant, sent as form fields. */
        TokenRequest: {
            /**
             * @description The grant; always client credentials.
             * @constant
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
             * @description How many seconds the token lives from now on: 300. Request the next one about 30 seconds before that.
             */
            expires_in: number;
            /**
             * @description How the token is sent; always as a bearer token.
             * @constant
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
            /**
             * @description May be present. The sources give the name only; in RFC 6749 it lists the granted scopes, separated by spaces.
             *     @evidence named
             */
            scope?: string;
        };
        /**
         * @description Why no token was issued. The sources show no error of this endpoint; this is the error of OAuth 2.0 (RFC 6749, section 5.2), where `error` is always present. It is not the envelope of the services.
         *     @evidence assumed
         */
        TokenError: {
            /**
             * @description Reason of the error. Extensions of OAuth 2.0 may add others.
             *
             *     - `invalid_request`: The request lacks a field, repeats one, or is malformed in another way. Correct it; the same call fails again.
             *     - `invalid_grant`: The grant is invalid, expired or revoked; not expected with client credentials. The same call fails again.
             *     - `unauthorized_client`: The client may not use this grant. Repeating does not help until its registration is changed.
             *     - `unsupported_grant_type`: The endpoint does not know the grant. Send `grant_type` client_credentials; the same call fails again.
             *     - `invalid_scope`: A requested scope is invalid, unknown, malformed, or more than was granted. The same call fails again.
             *     @evidence assumed
             */
            error?: "invalid_request" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope" | (string & {});
            /**
             * @description What went wrong, for developers. Log it, and never branch on its wording.
             *     @evidence assumed
             */
            error_description?: string;
            /**
             * Format: uri-reference
             * @description Address of a page about the error, for people.
             *     @evidence assumed
             */
            error_uri?: string;
        };
        /**
         * @description The client could not be authenticated. The sources show no error of this endpoint; this is the error of OAuth 2.0 (RFC 6749, section 5.2), where `error` is always present. It is not the envelope of the services.
         *     @evidence assumed
         */
        ClientAuthenticationError: {
            /**
             * @description Reason of the error. Extensions of OAuth 2.0 may add others.
             *
             *     - `invalid_client`: The client is unknown, or its secret is wrong or missing. Check id, secret and instance; the same call fails again.
             *     @evidence assumed
             */
            error?: "invalid_client" | (string & {});
            /**
             * @description What went wrong, for developers. Log it, and never branch on its wording.
             *     @evidence assumed
             */
            error_description?: string;
            /**
             * Format: uri-reference
             * @description Address of a page about the error, for people.
             *     @evidence assumed
             */
            error_uri?: string;
        };
    };
    responses: {
        /**
         * @description No token was issued: the request is malformed, or not allowed for this client. Correct it before you send it again. The sources do not show this answer; it is that of RFC 6749, section 5.2.
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
         * @description The client could not be authenticated. Check client id, client secret and instance before you try again; this is not an expired token. The sources do not show this answer; it is that of RFC 6749, section 5.2.
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
        /** @description The client credentials, as form fields. Never put them in the query of the address. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /**
             * @description The access token. The sources show this answer without its status; status and caching headers are those of RFC 6749, section 5.1.
             *     @evidence assumed
             */
            200: {
                headers: {
                    /**
                     * @description Forbids caches to keep the token. The sources do not show it; RFC 6749, section 5.1, asks for it.
                     *     @evidence assumed
                     * @example no-store
                     */
                    "Cache-Control"?: "no-store";
                    /**
                     * @description The same for old caches. The sources do not show it; RFC 6749, section 5.1, asks for it.
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
export const tokenErrorErrorValues = ["invalid_request", "invalid_grant", "unauthorized_client", "unsupported_grant_type", "invalid_scope"] as const;

/** Values known so far; the list is open. */
export const clientAuthenticationErrorErrorValues = ["invalid_client"] as const;

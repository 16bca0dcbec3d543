// Models of the company ramp service, for the client. Generated from openapi/ by npm run build; do not edit.

type WithRequired<T, K extends keyof T> = T & { [P in K]-?: T[P] };

/**
 * Whether the request succeeded.
 */
export type Success = true;

/**
 * Direction of a ramp request.
 * 
 * - `ON_RAMP`: Converts fiat into crypto.
 * - `OFF_RAMP`: Converts crypto into fiat.
 */
export type RampType = "ON_RAMP" | "OFF_RAMP";

/**
 * Status of a ramp request. Other values are possible. Do not treat an unknown status as a success or as a failure.
 * 
 * - `AWAITING_APPROVAL`: The ramp request waits until a COMPANY_ADMIN approves it. Not terminal: `approveRampRequest` moves it to AWAITING_FUNDS.
 * - `AWAITING_FUNDS`: The ramp request is approved and waits for the funds. It can no longer be canceled.
 * @example AWAITING_APPROVAL
 */
export type RampRequestStatus = "AWAITING_APPROVAL" | "AWAITING_FUNDS" | (string & {});

/**
 * Format: int64.
 *
 * Version for optimistic locking.
 */
export type Version = number;

/** A fiat currency. */
export type FiatCurrency = {
    /**
     * Format: uuid.
     *
     * ID of the fiat currency.
     */
    id: string;
    /**
     * Format: currency-code.
     *
     * Code of the currency.
     * @evidence observed
     * @example EUR
     */
    currency: string;
    /**
     * Display name of the currency.
     * @evidence named
     * @example Euro
     */
    label: string;
    /** Whether the currency is enabled. */
    enabled: boolean;
    /** Version for optimistic locking. */
    version: Version;
};

/** A cryptocurrency on one chain. */
export type CryptoCurrency = {
    /**
     * ID of the cryptocurrency.
     * @evidence named
     */
    id: string;
    /**
     * Format: asset-code.
     *
     * Code of the cryptocurrency.
     * @evidence observed
     * @example USDC
     */
    currency: string;
    /**
     * Chain of the cryptocurrency.
     * @evidence named
     * @example ETHEREUM
     */
    chain: string;
    /**
     * Display name of the cryptocurrency.
     * @evidence named
     */
    label: string;
    /**
     * Whether the cryptocurrency is enabled.
     * @evidence named
     */
    enabled: boolean;
    /** Version for optimistic locking. */
    version: Version;
    /**
     * ID of the price feed of the cryptocurrency.
     * @evidence named
     */
    priceFeedId: string;
};

/**
 * A ramp request in a list, or after it is created, rejected, or canceled.
 * @evidence assumed
 */
export type RampRequestSummary = {
    /**
     * Format: uuid.
     *
     * ID of the ramp request.
     * @evidence assumed
     */
    id?: string;
    /**
     * Format: uuid.
     *
     * ID of the company that the ramp request belongs to.
     * @evidence assumed
     */
    companyId?: string;
    /**
     * Name of the company that the ramp request belongs to.
     * @evidence assumed
     */
    companyName?: string;
    /**
     * Direction of a ramp request.
     *
     * - `ON_RAMP`: Converts fiat into crypto.
     * - `OFF_RAMP`: Converts crypto into fiat.
     * @evidence assumed
     */
    rampType?: RampType;
    /**
     * Status of a ramp request. Other values are possible. Do not treat an unknown status as a success or as a failure.
     *
     * - `AWAITING_APPROVAL`: The ramp request waits until a COMPANY_ADMIN approves it. Not terminal: `approveRampRequest` moves it to AWAITING_FUNDS.
     * - `AWAITING_FUNDS`: The ramp request is approved and waits for the funds. It can no longer be canceled.
     * @evidence assumed
     */
    status?: RampRequestStatus;
    /**
     * Format: decimal.
     *
     * Amount of the ramp request.
     * @evidence assumed
     * @example 5000
     */
    amount?: number;
    /**
     * Format: decimal.
     *
     * Fiat amount of the ramp request.
     * @evidence assumed
     * @example 5000
     */
    fiatAmount?: number;
    /**
     * Format: decimal.
     *
     * Crypto amount of the ramp request.
     * @evidence assumed
     * @example 5375.4875
     */
    cryptoAmount?: number;
    /**
     * Format: date-time.
     *
     * Time at which the ramp request was created.
     * @evidence assumed
     * @example 2026-09-21T09:00:00Z
     */
    createdAt?: string;
    /**
     * Version for optimistic locking.
     * @evidence assumed
     */
    version?: Version;
    /**
     * A fiat currency.
     * @evidence assumed
     */
    fiatCurrency?: FiatCurrency;
    /**
     * A cryptocurrency on one chain.
     * @evidence assumed
     */
    cryptoCurrency?: CryptoCurrency;
};

/** Position of this page in the list. Request the next page while `hasNextPage` is `true`. */
export type Pagination = {
    /**
     * Format: int32.
     *
     * Number of this page, starting at 1.
     */
    pageNumber: number;
    /**
     * Format: int32.
     *
     * Number of entries on a full page.
     */
    pageSize: number;
    /**
     * Format: int32.
     *
     * Number of entries. Do not use it to detect the last page.
     */
    numberOfElements: number;
    /**
     * Format: int32.
     *
     * Number of pages at this page size.
     */
    numberOfPages: number;
    /** Whether there is a next page. */
    hasNextPage: boolean;
    /** Whether there is a previous page. */
    hasPreviousPage: boolean;
};

/**
 * Whether the request succeeded.
 */
export type Failure = false;

/**
 * Machine-readable reason of an error, in upper case except for `validation-error`. The list is open: handle a code that you do not know by its HTTP status.
 * 
 * - `validation-error`: The request is not valid; the message says why. Do not retry until you have corrected the request.
 * - `UNAUTHORIZED`: Access is denied. Request a new access token and retry once.
 * - `FORBIDDEN`: The user does not have the authority for the resource. Check the scope of the access token, `x-tenant-id`, and the role. Do not retry until you have corrected them.
 * - `NOT_FOUND`: The resource was not found. The error has no message. Do not retry until you have corrected the path.
 * - `METHOD_NOT_SUPPORTED`: The path does not support the HTTP method; the message lists the supported methods. Do not retry with the same method.
 * - `OPTIMISTIC_LOCK_EXCEPTION`: The ramp request was modified after you read the `version` that you sent. Get it again with `getRampRequest`, check that your decision still stands, and retry with its current `version`.
 * - `INVALID_MEDIA_TYPE`: The media type is not supported. The error has no message. If the request has a body, send it as `application/json`. Whether the code also occurs without a request body is not documented.
 * - `INTERNAL_SERVER_ERROR`: An error occurred in the service; the message, if there is one, describes it. After a request that writes, read the resource back before you retry: the write may have taken effect. Report the correlation ID.
 */
export type ErrorCode = "validation-error" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "OPTIMISTIC_LOCK_EXCEPTION" | "INVALID_MEDIA_TYPE" | "INTERNAL_SERVER_ERROR" | (string & {});

/** Human-readable explanation of the error. Some error codes have no message, so do not depend on its presence or its wording. */
export type ErrorMessage = string;

/** Absent, `null`, or an empty object on an error. Check `success` or the HTTP status instead of this field. */
export type EmptyResult = Record<string, never> | null;

/**
 * The ramp request to create.
 * @evidence assumed
 */
export type RampRequestInput = {
    /**
     * Direction of a ramp request.
     *
     * - `ON_RAMP`: Converts fiat into crypto.
     * - `OFF_RAMP`: Converts crypto into fiat.
     * @evidence assumed
     */
    rampType?: RampType;
    /**
     * Format: decimal.
     *
     * Amount of the ramp request. The examples use the currency you pay in.
     * @evidence assumed
     * @example 5000
     */
    amount?: number;
    /**
     * ID of the fiat currency, from a currency pair.
     * @evidence assumed
     */
    fiatCurrencyId?: string;
    /**
     * ID of the cryptocurrency, from a currency pair.
     * @evidence assumed
     */
    cryptoCurrencyId?: string;
    /**
     * Format: uuid.
     *
     * ID of the company bank account to use. Use a verified one.
     * @evidence assumed
     */
    companyBankAccountId?: string;
    /**
     * ID of the company wallet to use. Use a verified one.
     * @evidence assumed
     */
    companyWalletId?: string;
};

/** The first currency of a pair. In an on-ramp pair, it is the one to convert from. */
export type CurrencyPairFrom = {
    /**
     * ID of the currency.
     * @evidence named
     */
    id: string;
    /**
     * Code of the currency.
     * @evidence named
     * @example EUR
     */
    currency: string;
    /**
     * Chain of the currency, if it is a cryptocurrency. Which side of an off-ramp pair has it is not documented.
     * @evidence assumed
     * @example ETHEREUM
     */
    chain?: string;
    /**
     * Display name of the currency.
     * @evidence named
     * @example Euro
     */
    label: string;
};

/** The second currency of a pair. In an on-ramp pair, it is the one to convert to. */
export type CurrencyPairTo = {
    /**
     * ID of the currency.
     * @evidence named
     */
    id: string;
    /**
     * Code of the currency.
     * @evidence named
     * @example USDC
     */
    currency: string;
    /**
     * Chain of the currency, if it is a cryptocurrency.
     * @evidence named
     * @example ETHEREUM
     */
    chain?: string;
    /**
     * Display name of the currency.
     * @evidence named
     * @example USDC on Ethereum
     */
    label: string;
};

/** A pair of currencies that a ramp request can convert. */
export type CurrencyPair = {
    /** The first currency of a pair. In an on-ramp pair, it is the one to convert from. */
    from: CurrencyPairFrom;
    /** The second currency of a pair. In an on-ramp pair, it is the one to convert to. */
    to: CurrencyPairTo;
};

/**
 * Kind of bank account. Other values are possible.
 * 
 * - `EUR_SEPA`: A euro bank account for SEPA payments.
 * @evidence observed
 * @example EUR_SEPA
 */
export type BankAccountType = "EUR_SEPA" | (string & {});

/**
 * The directions a company bank account supports.
 * 
 * - `ON_RAMP`: Supports on-ramp requests only (fiat into crypto).
 * - `OFF_RAMP`: Supports off-ramp requests only (crypto into fiat).
 * - `ON_AND_OFF_RAMP`: Supports on-ramp and off-ramp requests.
 */
export type SupportedRampType = "ON_RAMP" | "OFF_RAMP" | "ON_AND_OFF_RAMP";

/**
 * Verification status of a company bank account.
 * 
 * - `PENDING`: The verification is not complete.
 * - `VERIFIED`: The bank account is verified.
 * - `DENIED`: The verification was denied.
 */
export type BankAccountVerificationStatus = "PENDING" | "VERIFIED" | "DENIED";

/** A bank account that your company registered for ramp requests, with its bank details. `supportedRampType` tells you for which direction you can use it. */
export type CompanyBankAccount = {
    /**
     * Format: uuid.
     *
     * ID of the company bank account.
     */
    id: string;
    /**
     * Format: uuid.
     *
     * ID of the company that owns the bank account.
     */
    companyId: string;
    /**
     * Name of the bank account.
     * @evidence named
     */
    name: string;
    /**
     * Name of the bank.
     * @evidence named
     */
    bankName: string;
    /**
     * Name of the company that owns the bank account.
     * @evidence named
     */
    companyName: string;
    /**
     * Email address for the bank account.
     * @evidence named
     * @example treasury@harbourlane.example
     */
    email?: string;
    /**
     * Format: phone.
     *
     * Phone number for the bank account.
     * @evidence named
     * @example +353209100123
     */
    phoneNumber?: string;
    /**
     * Format: country.
     *
     * Country of the bank.
     * @evidence named
     * @example IE
     */
    bankCountry: string;
    /**
     * First line of the beneficiary's address.
     * @evidence named
     */
    beneficiaryAddressLine1?: string;
    /**
     * Second line of the beneficiary's address.
     * @evidence named
     */
    beneficiaryAddressLine2?: string;
    /**
     * City of the beneficiary.
     * @evidence named
     */
    beneficiaryCity?: string;
    /**
     * State or region of the beneficiary.
     * @evidence named
     */
    beneficiaryState?: string;
    /**
     * Postal code of the beneficiary.
     * @evidence named
     */
    beneficiaryPostalCode?: string;
    /**
     * Format: country.
     *
     * Country of the beneficiary.
     * @evidence named
     * @example IE
     */
    beneficiaryCountry?: string;
    /**
     * Kind of bank account. Other values are possible.
     *
     * - `EUR_SEPA`: A euro bank account for SEPA payments.
     * @evidence observed
     */
    bankAccountType: BankAccountType;
    /**
     * The directions a company bank account supports.
     *
     * - `ON_RAMP`: Supports on-ramp requests only (fiat into crypto).
     * - `OFF_RAMP`: Supports off-ramp requests only (crypto into fiat).
     * - `ON_AND_OFF_RAMP`: Supports on-ramp and off-ramp requests.
     */
    supportedRampType: SupportedRampType;
    /**
     * Verification status of a company bank account.
     *
     * - `PENDING`: The verification is not complete.
     * - `VERIFIED`: The bank account is verified.
     * - `DENIED`: The verification was denied.
     */
    verificationStatus: BankAccountVerificationStatus;
    /**
     * Time at which the bank account was verified.
     * @evidence named
     * @example 2026-09-15T14:20:00Z
     */
    verifiedAt?: string;
    /**
     * Time at which the bank account was registered.
     * @evidence named
     * @example 2026-09-15T08:30:00Z
     */
    createdAt: string;
    /**
     * Time of the last change to the bank account.
     * @evidence named
     * @example 2026-09-15T14:20:00Z
     */
    updatedAt: string;
    /** Version for optimistic locking. */
    version: Version;
    /**
     * Format: iban.
     *
     * IBAN of the bank account.
     * @evidence named
     * @example IE46EXMP90000112345678
     */
    iban?: string;
    /**
     * Format: bic.
     *
     * BIC of the bank.
     * @evidence named
     * @example EXMPIE2D
     */
    bic?: string;
    /**
     * Format: bic.
     *
     * BIC of an intermediary bank.
     * @evidence named
     * @example EXMPDE2F
     */
    intermediaryBic?: string;
};

/**
 * Chain of the wallet. Other values are possible.
 * 
 * - `ETHEREUM`: The Ethereum chain.
 * @evidence observed
 * @example ETHEREUM
 */
export type CompanyWalletChain = "ETHEREUM" | (string & {});

/** A wallet that your company registered for ramp requests. */
export type CompanyWallet = {
    /**
     * ID of the company wallet.
     * @evidence named
     */
    id: string;
    /**
     * ID of the company that owns the wallet.
     * @evidence named
     */
    companyId: string;
    /**
     * Description of the wallet.
     * @evidence named
     */
    description?: string;
    /**
     * Format: blockchain-address.
     *
     * On-chain address of the wallet.
     * @evidence named
     * @example 0x8a35b87cc5f70869f7b58bb131056cf592f3f561
     */
    address: string;
    /**
     * Chain of the wallet. Other values are possible.
     *
     * - `ETHEREUM`: The Ethereum chain.
     * @evidence observed
     */
    chain: CompanyWalletChain;
    /**
     * Verification status of the wallet. The examples use the values of company bank accounts.
     * @evidence named
     */
    verificationStatus: string;
    /**
     * Time at which the wallet was verified.
     * @evidence named
     * @example 2026-09-15T14:35:00Z
     */
    verifiedAt?: string;
    /**
     * Time at which the wallet was registered.
     * @evidence named
     * @example 2026-09-15T08:45:00Z
     */
    createdAt: string;
    /**
     * Time of the last change to the wallet.
     * @evidence named
     * @example 2026-09-15T14:35:00Z
     */
    updatedAt: string;
    /** Version for optimistic locking. */
    version: Version;
};

/** The bank account that receives the fiat of an approved on-ramp request. It may differ from one ramp request to the next, so read it from each ramp request. */
export type DepositBankAccount = {
    /**
     * ID of the deposit bank account.
     * @evidence named
     */
    id: string;
    /**
     * Name of the bank.
     * @evidence named
     */
    bankName: string;
    /**
     * Name of the beneficiary.
     * @evidence named
     */
    beneficiary: string;
    /**
     * Currency of the deposit bank account.
     * @evidence named
     */
    fiatCurrency: FiatCurrency;
    /**
     * Display name of the deposit bank account.
     * @evidence named
     */
    label: string;
    /**
     * Whether the deposit bank account is active.
     * @evidence named
     */
    isActive: boolean;
    /**
     * Whether the deposit bank account is the default.
     * @evidence named
     */
    isDefault: boolean;
    /**
     * Kind of bank account. The examples use the value of company bank accounts.
     * @evidence named
     * @example EUR_SEPA
     */
    bankAccountType: string;
    /** Version for optimistic locking. */
    version: Version;
    /**
     * Format: bic.
     *
     * BIC of the bank.
     * @evidence named
     * @example EXDPNL2A
     */
    bic?: string;
    /**
     * Format: bic.
     *
     * BIC of an intermediary bank.
     * @evidence named
     * @example EXMPDE2F
     */
    intermediaryBic?: string;
    /**
     * Format: iban.
     *
     * IBAN of the deposit bank account.
     * @evidence named
     * @example NL91EXDP0417164300
     */
    iban?: string;
};

/** The wallet that receives the crypto of an approved off-ramp request. It may differ from one ramp request to the next, so read it from each ramp request. */
export type DepositWallet = {
    /**
     * ID of the deposit wallet.
     * @evidence named
     */
    id: string;
    /**
     * Format: blockchain-address.
     *
     * On-chain address to send the crypto to.
     * @evidence named
     * @example 0x798fd1d6f51663bc4512d58ba54f764568f0341a
     */
    address: string;
    /**
     * Chain to send the crypto on.
     * @evidence named
     * @example ETHEREUM
     */
    chain: string;
    /**
     * Display name of the deposit wallet.
     * @evidence named
     */
    label: string;
    /**
     * Whether the deposit wallet is the default.
     * @evidence named
     */
    isDefault: boolean;
    /**
     * Whether the deposit wallet is active.
     * @evidence named
     */
    isActive: boolean;
    /** Version for optimistic locking. */
    version: Version;
};

/**
 * What happened to the ramp request. Other values are possible.
 * 
 * - `CREATED`: The ramp request was created.
 * @evidence observed
 * @example CREATED
 */
export type RampEventType = "CREATED" | (string & {});

/** An entry in the event history of a ramp request. */
export type RampEvent = {
    /**
     * Format: uuid.
     *
     * ID of the event.
     */
    id: string;
    /**
     * What happened to the ramp request. Other values are possible.
     *
     * - `CREATED`: The ramp request was created.
     * @evidence observed
     */
    eventType: RampEventType;
    /**
     * ID of the user.
     * @evidence named
     */
    userId: string;
    /**
     * Username of the user.
     * @evidence named
     */
    username: string;
    /**
     * Email address of the user.
     * @evidence named
     */
    email: string;
    /**
     * Role of the user. Other values are possible; expect every value of `CompanyRole`.
     *
     * - `COMPANY_ADMIN`: A user with full access.
     * @evidence observed
     * @example COMPANY_ADMIN
     */
    role: "COMPANY_ADMIN" | (string & {});
    /**
     * Time of the event.
     * @evidence named
     * @example 2026-09-21T09:00:00Z
     */
    createdAt: string;
    /** Version for optimistic locking. */
    version: Version;
    /** Further details of the event. */
    metadata: Record<string, never>;
};

/** A request to convert fiat into crypto (on-ramp) or crypto into fiat (off-ramp). A COMPANY_MANAGER or a COMPANY_ADMIN creates it, and a COMPANY_ADMIN approves it. It then waits for the funds. */
export type RampRequest = {
    /**
     * Format: uuid.
     *
     * ID of the ramp request.
     */
    id: string;
    /**
     * Format: uuid.
     *
     * ID of the company that the ramp request belongs to.
     */
    companyId: string;
    /** Name of the company that the ramp request belongs to. */
    companyName: string;
    /**
     * Direction of a ramp request.
     *
     * - `ON_RAMP`: Converts fiat into crypto.
     * - `OFF_RAMP`: Converts crypto into fiat.
     */
    rampType: RampType;
    /**
     * Status of a ramp request. Other values are possible. Do not treat an unknown status as a success or as a failure.
     *
     * - `AWAITING_APPROVAL`: The ramp request waits until a COMPANY_ADMIN approves it. Not terminal: `approveRampRequest` moves it to AWAITING_FUNDS.
     * - `AWAITING_FUNDS`: The ramp request is approved and waits for the funds. It can no longer be canceled.
     */
    status: RampRequestStatus;
    /**
     * Format: decimal.
     *
     * Amount of the ramp request. A JSON number, not a string. The examples use the currency you pay in.
     * @example 5000
     */
    amount: number;
    /**
     * Format: decimal.
     *
     * Net amount of the ramp request. The examples use the currency you pay in.
     * @example 4975
     */
    netAmount: number;
    /**
     * Format: decimal.
     *
     * Fiat amount of the ramp request. The examples use `fiatCurrency`.
     * @example 5000
     */
    fiatAmount: number;
    /**
     * Format: decimal.
     *
     * Net fiat amount of the ramp request. The examples use `fiatCurrency`.
     * @example 4975
     */
    fiatNetAmount: number;
    /**
     * Format: decimal.
     *
     * Fiat fee of the ramp request. The examples use `fiatCurrency`.
     * @example 25
     */
    fiatFeeAmount: number;
    /**
     * Format: decimal.
     *
     * Crypto amount of the ramp request. The examples use `cryptoCurrency`.
     * @example 5375.4875
     */
    cryptoAmount: number;
    /**
     * Format: decimal.
     *
     * Exchange rate of the ramp request. The examples give the units you receive for one unit you pay in.
     * @example 1.0805
     */
    exchangeRate: number;
    /**
     * Format: decimal.
     *
     * Fee percentage of the ramp request. The examples use 0.5 for 0.5%.
     * @example 0.5
     */
    feePercentage: number;
    /** Reference of the payment for the ramp request. Whether the payer has to quote it is not documented: ask the services' team. Our advice until then: quote it in the payment. */
    paymentReference?: string;
    /** Whether the payment has been received. */
    paymentReceived: boolean;
    /**
     * Format: decimal.
     *
     * Amount that has been received.
     * @example 5000
     */
    amountReceived?: number;
    /**
     * Format: transaction-hash.
     *
     * Hash of the on-chain transaction of the ramp request.
     */
    blockchainTransactionHash?: string;
    /**
     * Format: date-time.
     *
     * Time at which the ramp request was created.
     * @example 2026-09-21T09:00:00Z
     */
    createdAt: string;
    /**
     * Format: int64.
     *
     * Version of the ramp request, for optimistic locking. Send it to `approveRampRequest`. If the ramp request has changed since you read it, the approval fails with `OPTIMISTIC_LOCK_EXCEPTION`.
     */
    version: number;
    /** A bank account that your company registered for ramp requests, with its bank details. `supportedRampType` tells you for which direction you can use it. */
    companyBankAccount: CompanyBankAccount;
    /** A wallet that your company registered for ramp requests. */
    companyWallet: CompanyWallet;
    /** The bank account that receives the fiat of an approved on-ramp request. It may differ from one ramp request to the next, so read it from each ramp request. */
    depositBankAccount?: DepositBankAccount;
    /** The wallet that receives the crypto of an approved off-ramp request. It may differ from one ramp request to the next, so read it from each ramp request. */
    depositWallet?: DepositWallet;
    /** A fiat currency. */
    fiatCurrency: FiatCurrency;
    /** A cryptocurrency on one chain. */
    cryptoCurrency: CryptoCurrency;
    /** Event history of the ramp request. */
    events: RampEvent[];
};

/** The version that an approval refers to. */
export type ApprovalInput = {
    /**
     * Format: int64.
     *
     * The `version` of the ramp request you decided on. The approval succeeds only if it is still the current version.
     */
    version: number;
};

/** An approved ramp request. It has the deposit details: `depositBankAccount` for an on-ramp, `depositWallet` for an off-ramp. */
export type ApprovedRampRequest = {
    /**
     * Status after the approval.
     */
    status: "AWAITING_FUNDS";
} & WithRequired<RampRequest, "status">;

/**
 * The version that a rejection or cancellation refers to.
 * @evidence assumed
 */
export type RampRequestDecisionInput = {
    /**
     * Format: int64.
     *
     * The `version` of the ramp request you decided on.
     * @evidence assumed
     */
    version?: number;
};

/** The amount and the direction to calculate the fee for. */
export type FeeInput = {
    /**
     * Format: decimal.
     *
     * Amount to calculate the fee for. A JSON number, not a string.
     * @example 5000
     */
    amount: number;
    /**
     * Direction to calculate the fee for.
     * @evidence assumed
     */
    rampType?: RampType;
};

/** The fee for an amount under your company's fee tiers. */
export type Fee = {
    /**
     * Format: decimal.
     *
     * Amount of the fee. The examples use the currency of the amount in the request.
     * @example 25
     */
    amount: number;
    /**
     * Format: decimal.
     *
     * Percentage of the fee. The examples use 0.5 for 0.5%.
     * @example 0.5
     */
    percentage: number;
};

/** A company bank account in a list. To get its bank details, beneficiary, and version, call `getCompanyBankAccount`. */
export type CompanyBankAccountSummary = {
    /**
     * Format: uuid.
     *
     * ID of the company bank account.
     */
    id: string;
    /**
     * Name of the bank account.
     * @evidence named
     */
    name: string;
    /**
     * Name of the bank.
     * @evidence named
     */
    bankName: string;
    /**
     * Format: country.
     *
     * Country of the bank.
     * @evidence named
     * @example IE
     */
    bankCountry: string;
    /**
     * Kind of bank account. Other values are possible.
     *
     * - `EUR_SEPA`: A euro bank account for SEPA payments.
     * @evidence observed
     */
    bankAccountType: BankAccountType;
    /**
     * The directions a company bank account supports.
     *
     * - `ON_RAMP`: Supports on-ramp requests only (fiat into crypto).
     * - `OFF_RAMP`: Supports off-ramp requests only (crypto into fiat).
     * - `ON_AND_OFF_RAMP`: Supports on-ramp and off-ramp requests.
     */
    supportedRampType: SupportedRampType;
    /**
     * Verification status of a company bank account.
     *
     * - `PENDING`: The verification is not complete.
     * - `VERIFIED`: The bank account is verified.
     * - `DENIED`: The verification was denied.
     */
    verificationStatus: BankAccountVerificationStatus;
    /**
     * Time at which the bank account was registered.
     * @evidence named
     * @example 2026-09-15T08:30:00Z
     */
    createdAt: string;
    /**
     * Time of the last change to the bank account.
     * @evidence named
     * @example 2026-09-15T14:20:00Z
     */
    updatedAt: string;
};

/**
 * A sort key and its direction. The fields are those of the finance service.
 * @evidence assumed
 */
export type SortOrder = {
    /**
     * Field that the list is sorted by.
     * @evidence assumed
     */
    property?: string;
    /**
     * Sort direction.
     *
     * - `ASC`: Smallest or oldest first.
     * - `DESC`: Largest or newest first.
     * @evidence assumed
     */
    direction?: "ASC" | "DESC" | (string & {});
};

/** The sort order of the list. */
export type Sort = {
    /**
     * The sort keys.
     * @evidence named
     */
    orders: SortOrder[];
};

/**
 * The bank account to register.
 * @evidence assumed
 */
export type CompanyBankAccountInput = {
    /**
     * Your name for the bank account.
     * @evidence assumed
     */
    name?: string;
    /**
     * Name of the bank.
     * @evidence assumed
     */
    bankName?: string;
    /**
     * Name of the company that owns the bank account.
     * @evidence assumed
     */
    companyName?: string;
    /**
     * Email address for the bank account.
     * @evidence assumed
     * @example treasury@harbourlane.example
     */
    email?: string;
    /**
     * Format: phone.
     *
     * Phone number for the bank account.
     * @evidence assumed
     * @example +353209100123
     */
    phoneNumber?: string;
    /**
     * Format: country.
     *
     * Country of the bank.
     * @evidence assumed
     * @example IE
     */
    bankCountry?: string;
    /**
     * First line of the beneficiary's address.
     * @evidence assumed
     */
    beneficiaryAddressLine1?: string;
    /**
     * Second line of the beneficiary's address.
     * @evidence assumed
     */
    beneficiaryAddressLine2?: string;
    /**
     * City of the beneficiary.
     * @evidence assumed
     */
    beneficiaryCity?: string;
    /**
     * State or region of the beneficiary.
     * @evidence assumed
     */
    beneficiaryState?: string;
    /**
     * Postal code of the beneficiary.
     * @evidence assumed
     */
    beneficiaryPostalCode?: string;
    /**
     * Format: country.
     *
     * Country of the beneficiary.
     * @evidence assumed
     * @example IE
     */
    beneficiaryCountry?: string;
    /**
     * Kind of bank account.
     * @evidence assumed
     * @example EUR_SEPA
     */
    bankAccountType?: string;
    /**
     * The directions a company bank account supports.
     *
     * - `ON_RAMP`: Supports on-ramp requests only (fiat into crypto).
     * - `OFF_RAMP`: Supports off-ramp requests only (crypto into fiat).
     * - `ON_AND_OFF_RAMP`: Supports on-ramp and off-ramp requests.
     * @evidence assumed
     */
    supportedRampType?: SupportedRampType;
    /**
     * Format: iban.
     *
     * IBAN of the bank account.
     * @evidence assumed
     * @example IE85EXMP90000187654321
     */
    iban?: string;
    /**
     * Format: bic.
     *
     * BIC of the bank.
     * @evidence assumed
     * @example EXMPIE2D
     */
    bic?: string;
    /**
     * Format: bic.
     *
     * BIC of an intermediary bank.
     * @evidence assumed
     * @example EXMPDE2F
     */
    intermediaryBic?: string;
};

/**
 * A company wallet in a list.
 * @evidence assumed
 */
export type CompanyWalletSummary = {
    /**
     * ID of the company wallet.
     * @evidence assumed
     */
    id?: string;
    /**
     * ID of the company that owns the wallet.
     * @evidence assumed
     */
    companyId?: string;
    /**
     * Description of the wallet.
     * @evidence assumed
     */
    description?: string;
    /**
     * Format: blockchain-address.
     *
     * On-chain address of the wallet.
     * @evidence assumed
     * @example 0x8a35b87cc5f70869f7b58bb131056cf592f3f561
     */
    address?: string;
    /**
     * Chain of the wallet. Other values are possible.
     *
     * - `ETHEREUM`: The Ethereum chain.
     * @evidence assumed
     */
    chain?: CompanyWalletChain;
    /**
     * Verification status of the wallet. The examples use the values of company bank accounts.
     * @evidence assumed
     */
    verificationStatus?: string;
    /**
     * Time at which the wallet was verified.
     * @evidence assumed
     * @example 2026-09-15T14:35:00Z
     */
    verifiedAt?: string;
    /**
     * Time at which the wallet was registered.
     * @evidence assumed
     * @example 2026-09-15T08:45:00Z
     */
    createdAt?: string;
    /**
     * Time of the last change to the wallet.
     * @evidence assumed
     * @example 2026-09-15T14:35:00Z
     */
    updatedAt?: string;
    /**
     * Version for optimistic locking.
     * @evidence assumed
     */
    version?: Version;
};

/**
 * The wallet to register.
 * @evidence assumed
 */
export type CompanyWalletInput = {
    /**
     * Your description of the wallet.
     * @evidence assumed
     */
    description?: string;
    /**
     * Format: blockchain-address.
     *
     * On-chain address of the wallet.
     * @evidence assumed
     * @example 0x8a35b87cc5f70869f7b58bb131056cf592f3f561
     */
    address?: string;
    /**
     * Chain of the wallet.
     * @evidence assumed
     * @example ETHEREUM
     */
    chain?: string;
};

/**
 * Your company and the status of its business verification (KYB).
 * @evidence assumed
 */
export type Company = {
    /**
     * ID of the company.
     * @evidence assumed
     */
    id?: string;
    /**
     * Name of the company.
     * @evidence assumed
     */
    name?: string;
    /**
     * Status of the company's business verification.
     * @evidence assumed
     */
    kybStatus?: string;
};

/**
 * Role of a user in the company.
 * 
 * - `COMPANY_ADMIN`: Has full access, including user management. Approves ramp requests and invites users.
 * - `COMPANY_MANAGER`: Creates and manages ramp requests.
 * - `COMPANY_VIEWER`: Has read-only access.
 */
export type CompanyRole = "COMPANY_ADMIN" | "COMPANY_MANAGER" | "COMPANY_VIEWER";

/** The person to invite, and the role to assign. */
export type UserInvitationInput = {
    /**
     * Email address to send the invitation to.
     * @example ines.duarte@harbourlane.example
     */
    email: string;
    /**
     * First name of the person.
     * @evidence named
     */
    firstName?: string;
    /**
     * Last name of the person.
     * @evidence named
     */
    lastName?: string;
    /**
     * Role of a user in the company.
     *
     * - `COMPANY_ADMIN`: Has full access, including user management. Approves ramp requests and invites users.
     * - `COMPANY_MANAGER`: Creates and manages ramp requests.
     * - `COMPANY_VIEWER`: Has read-only access.
     */
    role?: CompanyRole;
};

/** A user who was invited to the company, and the status of the invitation. */
export type UserInvitation = {
    /**
     * ID of the invited user or of the invitation.
     * @evidence named
     */
    id: string;
    /**
     * Username of the invited user.
     * @evidence named
     */
    username: string;
    /**
     * Email address the invitation was sent to.
     * @evidence named
     */
    email: string;
    /**
     * First name of the invited user.
     * @evidence named
     */
    firstName?: string;
    /**
     * Last name of the invited user.
     * @evidence named
     */
    lastName?: string;
    /** Whether the user is enabled. */
    enabled: boolean;
    /**
     * Role of the invited user. Other values are possible; the known ones are those of `CompanyRole`.
     *
     * - `COMPANY_ADMIN`: Has full access, including user management.
     * - `COMPANY_MANAGER`: Creates and manages ramp requests.
     * - `COMPANY_VIEWER`: Has read-only access.
     * @evidence named
     * @example COMPANY_VIEWER
     */
    role?: "COMPANY_ADMIN" | "COMPANY_MANAGER" | "COMPANY_VIEWER" | (string & {});
    /**
     * URL of the invitation. Keep it out of logs, and share it only with the invited user.
     * @evidence named
     * @example https://ramp.staging.example/invitations/example-invitation
     */
    invitationUrl: string;
    /**
     * Status of the invitation. Other values are possible.
     *
     * - `PENDING`: The user is assumed not to have completed registration.
     * @evidence observed
     * @example PENDING
     */
    invitationStatus: "PENDING" | (string & {});
};

// One row of generated/errors.json. The client's package declares it with this text, so it imports nothing.

/** An error code of a service. */
export interface ErrorRow {
  service: "finance" | "ramp";
  code: string;
  /** For a family of codes, how they are made. */
  form?: string;
  /** HTTP status; null if it is not documented. */
  status: number | null;
  condition: string;
  /** Whether to retry; in some cases only after reading again; null if it is not documented. */
  retryable: boolean | string | null;
  /** The operations that list it. */
  operations: string[];
}

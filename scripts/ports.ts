// The flags for the ports and the address of commands that serve the three APIs.

/** The documentation names the same defaults. */
export const portFlags = {
  "finance-port": { value: "PORT", help: "Port of the finance service.", default: "4010", env: "FINANCE_PORT" },
  "ramp-port": { value: "PORT", help: "Port of the company ramp service.", default: "4020", env: "RAMP_PORT" },
  "auth-port": { value: "PORT", help: "Port of the token endpoint.", default: "4030", env: "AUTH_PORT" },
  host: { value: "HOST", help: "Address to listen on.", default: "127.0.0.1", env: "MOCK_HOST" },
} as const;

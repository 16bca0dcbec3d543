// npm run mock: serves the three APIs from their bundles until it is interrupted.

import { parseArgs } from "node:util";
import { type MockOptions, startMock } from "./start.ts";

const help = `Serves the mock of the three APIs from the bundles in generated/.

Usage: npm run mock -- [flags]

  --finance-port PORT    Port of the finance service (or FINANCE_PORT; default 4010).
  --ramp-port PORT       Port of the company ramp service (or RAMP_PORT; default 4020).
  --auth-port PORT       Port of the token endpoint (or AUTH_PORT; default 4030).
  --host HOST            Address to listen on (or MOCK_HOST; default 127.0.0.1).
  --help                 Print this help.

Ask for any documented answer with the header Prefer, for example:
  Prefer: code=404, example=accountNotFound`;

const text = { type: "string" } as const;
const options = {
  "finance-port": text,
  "ramp-port": text,
  "auth-port": text,
  host: text,
  help: { type: "boolean", short: "h" },
} as const;

function port(name: string, value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65535)
    throw new Error(`--${name} ${value} is no port; use 0 to 65535`);
  return Number(value);
}

/** Flags win over the environment, which wins over the defaults. */
function read(): MockOptions | "help" {
  const { values } = parseArgs({ options, strict: true, allowPositionals: false });
  if (values.help) return "help";
  const { FINANCE_PORT, RAMP_PORT, AUTH_PORT, MOCK_HOST } = process.env;
  return {
    host: values.host ?? MOCK_HOST ?? "127.0.0.1",
    ports: {
      finance: port("finance-port", values["finance-port"] ?? FINANCE_PORT ?? "4010"),
      ramp: port("ramp-port", values["ramp-port"] ?? RAMP_PORT ?? "4020"),
      auth: port("auth-port", values["auth-port"] ?? AUTH_PORT ?? "4030"),
    },
  };
}

try {
  const wanted = read();
  if (wanted === "help") console.log(help);
  else {
    const { addresses, stop } = await startMock(wanted);
    for (const [api, address] of Object.entries(addresses)) console.log(`${api.padEnd(8)} ${address}`);
    console.log("Ctrl-C ends the mock.");
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
  }
} catch (error) {
  console.error(`npm run mock: ${(error as Error).message.split("\n")[0]}. See npm run mock -- --help.`);
  process.exitCode = 1;
}

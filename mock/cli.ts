// npm run mock: serves the three APIs from their bundles until it is interrupted.

import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Before anything else is loaded: compiled code is kept, which halves the time to the first answer.
enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/finance-ramp-mock/code", import.meta.url)));
const { help, readFlags } = await import("./flags.ts");

try {
  const wanted = readFlags();
  if (wanted === "help") console.log(help);
  else {
    const { startMock } = await import("./start.ts");
    const log = (line: string) => console.log(line);
    const { addresses, stop } = await startMock({ ...wanted, watch: true, warm: true, log });
    const end = () => void stop().then(() => process.exit());
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
    for (const [api, address] of Object.entries(addresses)) console.log(`${api.padEnd(8)} ${address}`);
    console.log("Ctrl-C stops the mock.");
  }
} catch (error) {
  console.error(`npm run mock: ${(error as Error).message.split("\n")[0]}. See npm run mock -- --help.`);
  process.exitCode = 1;
}

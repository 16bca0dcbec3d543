// Ctrl-C and termination: the first ends the run in good order, another one gives up.

/** Signals closer together are one, in milliseconds: npm passes on what the terminal has sent to the script already. */
const samePress = 1000;

/**
 * Listens for SIGINT, SIGTERM and SIGHUP.
 * @returns A signal that is aborted by the first of them, and what ends the listening, which would keep the process.
 */
export function interruptible(): { signal: AbortSignal; release: () => void } {
  const interruption = new AbortController();
  let at = 0;
  const interrupt = () => {
    if (interruption.signal.aborted && performance.now() - at > samePress) process.exit(130);
    if (interruption.signal.aborted) return;
    at = performance.now();
    console.error("Interrupted; removing what the run created. Interrupt again to stop and leave it behind.");
    interruption.abort();
  };
  const names = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const name of names) process.on(name, interrupt);
  const release = () => {
    for (const name of names) process.off(name, interrupt);
  };
  return { signal: interruption.signal, release };
}

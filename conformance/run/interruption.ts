// Ctrl-C and termination: the first signal ends the run with its cleanup, the second ends the process at once.

/** Milliseconds within which signals count as one: npm repeats a signal that the terminal also sends to the script. */
const samePress = 1000;

/**
 * Listens for SIGINT, SIGTERM and SIGHUP.
 * @returns An abort signal for the first of them, and a function that stops listening, so that the process can end.
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

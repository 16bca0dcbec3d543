// Ctrl-C and termination: the first ends the run in good order, the second is explained, the third gives up.

/** Signals closer together are one: npm passes on what the terminal has sent to the script already. */
const samePress = 1000;

/**
 * Listens for SIGINT, SIGTERM and SIGHUP.
 * @returns A signal that is aborted by the first of them, and what ends the listening, which would keep the process.
 */
export function interruptible(): { signal: AbortSignal; release: () => void } {
  const interruption = new AbortController();
  let presses = 0;
  let last = Number.NEGATIVE_INFINITY;
  const interrupt = () => {
    const now = performance.now();
    const isSame = now - last < samePress;
    last = now;
    if (isSame) return;
    presses++;
    if (presses === 1) {
      console.error("Interrupted; removing what the run created …");
      interruption.abort();
    } else if (presses === 2) {
      console.error("Still removing what the run created; interrupt once more to stop and leave it behind.");
    } else process.exit(130);
  };
  const names = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const name of names) process.on(name, interrupt);
  const release = () => {
    for (const name of names) process.off(name, interrupt);
  };
  return { signal: interruption.signal, release };
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Listens for Ctrl-C and its kin from now on: they end this process at once, until the answer is told how to stop in order,
 * which is then done once. Miniflare's own listeners, which end it before the database has stopped, are taken away then;
 * ours stays throughout, for a signal that comes while nobody listens is lost.
 */
export function listenForSignals(): (stop: () => void) => void {
  let stop: () => void = () => process.exit(130);
  const listener = () => stop();
  for (const signal of SIGNALS) process.on(signal, listener);
  return (inOrder) => {
    stop = () => {
      stop = () => {};
      inOrder();
    };
    for (const signal of SIGNALS)
      for (const other of process.listeners(signal)) if (other !== listener) process.removeListener(signal, other);
  };
}

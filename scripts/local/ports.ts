import { createServer } from "node:net";

/** A port nobody listens on, or null when the one asked for is taken. @param requested 0 for any */
export function freePort(requested = 0): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(null));
    probe.listen(requested, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : null));
    });
  });
}

/** A free port of the system's choice. @throws Error when it has none */
export async function anyPort(): Promise<number> {
  const port = await freePort();
  if (port === null) throw new Error("No free port");
  return port;
}

/** A free port that stays so while nobody listens on it: the system hands out only higher ones. */
export async function lastingPort(): Promise<number> {
  const [first, past] = [10_000, 32_000];
  const port = await freePort(first + Math.floor(Math.random() * (past - first)));
  return port ?? lastingPort();
}

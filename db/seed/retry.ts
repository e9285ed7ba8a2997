/** Milliseconds to wait before each new try: a busy machine needs seconds, and after half a minute it is not just busy. */
const WAITS = [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000];

/**
 * Does work that a busy machine may refuse or cut off, again and again for half a minute.
 * @param work is told which try it is, from 1: one whose answer was lost may have been done
 * @throws the last error, or the first that would come again
 */
export async function patiently<T>(work: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      const wait = WAITS[attempt - 1];
      if (wait === undefined || isFinal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** SQLite would say the same again of what breaks its rules; locks, lost connections and timeouts pass. */
function isFinal(error: unknown): boolean {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown };
  if (typeof code === "string" && code.startsWith("SQLITE_")) return !/^SQLITE_(BUSY|LOCKED|IOERR)/.test(code);
  return cause !== undefined && isFinal(cause);
}

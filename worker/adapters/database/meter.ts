/** Counts the round trips to databases of one request and the time they took, in milliseconds. */
export interface Meter {
  trips: number;
  time: number;
}

/** A database that says nothing for so many milliseconds is given up: whoever waits is told. */
const PATIENCE = 25_000;

/** A `fetch` that counts, adds the headers given, and does not wait for ever. */
export function meteredFetch(meter: Meter, headers: Record<string, string> = {}, patience = PATIENCE) {
  return async (request: Request): Promise<Response> => {
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    const start = Date.now();
    meter.trips += 1;
    try {
      return await fetch(request, { signal: AbortSignal.timeout(patience) });
    } finally {
      meter.time += Date.now() - start;
    }
  };
}

/** Counts the round trips to databases of one request and the time they took, in milliseconds. */
export interface Meter {
  trips: number;
  time: number;
}

/** A `fetch` that counts, and adds the headers given. */
export function meteredFetch(meter: Meter, headers: Record<string, string> = {}) {
  return async (request: Request): Promise<Response> => {
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    const start = Date.now();
    meter.trips += 1;
    try {
      return await fetch(request);
    } finally {
      meter.time += Date.now() - start;
    }
  };
}

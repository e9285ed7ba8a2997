import autocannon from "autocannon";

/** People who ask at the same time. */
const CONNECTIONS = 10;
const SECONDS = 3;
const ROUNDS = 3;

/** Something to ask again and again. */
export interface Target {
  name: string;
  path: string;
  headers: Record<string, string>;
  /** Asks each time as nobody asked before, so that no answer can be given that was kept. */
  isNew?: boolean;
  /** Requests a second to reach. */
  least?: number;
  /** The share of the bare route's requests a second to reach. */
  share?: number;
}

export interface Measured {
  /** Requests per second. */
  rate: number;
  /** Of the bare route's rate, in the same round. */
  share: number;
}

/**
 * Measures the targets in turn, several rounds of them; the first is the bare route. Each share is taken within one
 * round, and the middle one counts: a machine that is busy for a moment slows all of a round, or only one round.
 * @throws Error when the product refuses
 */
export async function measure(base: string, targets: Target[]): Promise<Measured[]> {
  for (const target of targets) await rateOf(base, target, 1);
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rates: number[] = [];
    for (const target of targets) rates.push(await rateOf(base, target, SECONDS));
    rounds.push(rates);
  }
  return targets.map((_, place) => ({
    rate: middle(rounds.map((rates) => rates[place] ?? 0)),
    share: middle(rounds.map((rates) => (rates[place] ?? 0) / (rates[0] ?? 1))),
  }));
}

/** Requests a second. */
async function rateOf(base: string, { path, headers, isNew }: Target, duration: number): Promise<number> {
  const requests = isNew
    ? [{ setupRequest: (request: autocannon.Request) => ({ ...request, path, headers: strange(headers) }) }]
    : undefined;
  const { requests: completed, non2xx } = await autocannon({
    url: base + path,
    headers,
    connections: CONNECTIONS,
    duration,
    ...(requests && { requests }),
  });
  if (non2xx) throw new Error(`${path}: ${non2xx} refusals`);
  return completed.average;
}

/** Milliseconds of one request when nobody else asks: the median of many. @throws Error when the product refuses */
export function alone(base: string, { path, headers, isNew }: Target): Promise<number> {
  return median(async () => {
    const answer = await fetch(base + path, { headers: isNew ? strange(headers) : headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.text();
  });
}

const QUERIES = 60;
const WARM = 5;

/** Milliseconds of some work: of many times, after a few to warm up. */
export async function median(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < QUERIES + WARM; turn += 1) {
    const before = performance.now();
    await work();
    if (turn >= WARM) times.push(performance.now() - before);
  }
  return middle(times);
}

let requestCount = 0;

/** The same headers with a cookie that no answer was made for. */
export function strange(headers: Record<string, string>): Record<string, string> {
  requestCount += 1;
  return { ...headers, cookie: [headers.cookie, `bench=${requestCount}`].filter(Boolean).join("; ") };
}

function middle(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Sends one request to a database. */
type Send = (request: Request) => Promise<Response>;

/** A stream that a database keeps open for whoever shows its baton (Hrana over HTTP): texts only, which outlive a request. */
interface Stream {
  database: string;
  /** None while a question is under way. */
  baton?: string;
  /** Where it wants its next question, when that is elsewhere. */
  address?: string | null;
  until: number;
}

interface Question {
  baton?: string;
  requests: { type: string; sql_id?: number }[];
}

interface Answer {
  baton: string | null;
  base_url: string | null;
  results: Result[];
}

/** What became of one request; of a batch, also what each of its steps failed with. */
interface Result {
  type: string;
  response?: { type: string; result?: { step_errors?: unknown[] } };
}

/** A database closes a stream after ten seconds without a question: milliseconds for which one is reused. */
const KEPT_FOR = 8_000;
/** Streams that one isolate keeps: each is a connection of a server that has 128. */
const MOST = 32;
/** A longer question, in characters, costs more to look into than a stream to open. */
const LONGEST = 100_000;

const streams = new Set<Stream>();

/**
 * The library asks each question on a stream of its own, for which the database opens a connection and reads the whole
 * schema: that takes longer than most answers. Here the stream stays open, and the next question goes on with it, unless
 * anything failed: a stream may then be in the midst of a transaction, so it is closed, and handed to nobody.
 * @param database what tells its streams from those of others
 */
export function onOpenStreams(database: string, send: Send): Send {
  return async (request) => {
    const text = await request.text();
    const { url, headers } = request;
    const ask = (body: string, address?: string | null) =>
      send(new Request(address ? new URL(new URL(url).pathname, address) : url, { method: "POST", headers, body }));

    const question = text.length > LONGEST ? null : withoutEnd(JSON.parse(text) as Question);
    const stream = question && streamOf(database);
    if (!stream) return ask(text);
    try {
      const response = await continueOn(stream, question, ask);
      if (!response.ok) return response;
      const answer = (await response.json()) as Answer;
      if (answer.results.some(hasFailed)) await close(answer, ask);
      else keepOpen(stream, answer);
      return Object.assign(response, { json: async () => withEnd(answer, question) });
    } finally {
      // Where nobody said that it stays open, it is over.
      if (!stream.baton) streams.delete(stream);
    }
  };
}

type Ask = (body: string, address?: string | null) => Promise<Response>;

/** Asks on a stream that is open, or on a new one. */
async function continueOn(stream: Stream, question: Question, ask: Ask): Promise<Response> {
  const { baton, address } = stream;
  stream.baton = undefined;
  const response = await ask(JSON.stringify({ ...question, baton }), address);
  if (!baton || response.status !== 400) return response;
  // The stream is over, or its server has begun anew: nothing was done yet.
  await response.body?.cancel();
  return ask(JSON.stringify(question));
}

const hasFailed = ({ type, response }: Result) => type !== "ok" || !!response?.result?.step_errors?.some(Boolean);

/** Ends a stream, and with it the transaction it is in. */
async function close({ baton, base_url }: Answer, ask: Ask): Promise<void> {
  if (!baton) return;
  try {
    const response = await ask(JSON.stringify({ baton, requests: [{ type: "close" }] }), base_url);
    await response.body?.cancel();
  } catch {
    // Who asked learns what failed first; the database ends the stream by itself.
  }
}

/** The question without the close of its stream, forgetting the texts it stores there; null for any that has no such end. */
function withoutEnd({ baton, requests }: Question): Question | null {
  if (baton || requests.at(-1)?.type !== "close") return null;
  const own = requests.slice(0, -1);
  const stored = own.filter(({ type }) => type === "store_sql");
  return { requests: [...own, ...stored.map(({ sql_id }) => ({ type: "close_sql", sql_id }))] };
}

/** The answer that the library waits for: its stream is closed. */
function withEnd({ results }: Answer, { requests }: Question): Answer {
  const own = requests.filter(({ type }) => type !== "close_sql").length;
  return { baton: null, base_url: null, results: [...results.slice(0, own), { type: "ok", response: { type: "close" } }] };
}

/** A stream that waits, or a new entry for one that is to be opened; null when there are enough. */
function streamOf(database: string): Stream | null {
  const now = Date.now();
  for (const stream of streams) if (stream.until < now) streams.delete(stream);
  for (const stream of streams) if (stream.database === database && stream.baton) return stream;
  if (streams.size >= MOST) return null;
  const stream = { database, until: now + KEPT_FOR };
  streams.add(stream);
  return stream;
}

function keepOpen(stream: Stream, { baton, base_url }: Answer): void {
  if (baton) streams.add(Object.assign(stream, { baton, address: base_url, until: Date.now() + KEPT_FOR }));
}

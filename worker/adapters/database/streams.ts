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
  results: object[];
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
 * schema: that takes longer than most answers. Here the stream stays open, and the next question goes on with it.
 * @param database the database they belong to: streams are shared by its questions only
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
    const { baton, address } = stream;
    stream.baton = undefined;
    let answer = await ask(JSON.stringify({ ...question, baton }), address);
    if (baton && answer.status === 400) {
      // The stream is over, or its server has begun anew: nothing was done yet.
      await answer.body?.cancel();
      answer = await ask(JSON.stringify(question));
    }
    if (!answer.ok) return answer;
    const result = (await answer.json()) as Answer;
    release(stream, result);
    return Object.assign(answer, { json: async () => withEnd(result, question) });
  };
}

/** The question without the close of its stream, forgetting the texts it stores there; null for any that has no such end. */
function withoutEnd({ baton, requests }: Question): Question | null {
  if (baton || requests.at(-1)?.type !== "close") return null;
  const questions = requests.slice(0, -1);
  const stored = questions.filter(({ type }) => type === "store_sql");
  return { requests: [...questions, ...stored.map(({ sql_id }) => ({ type: "close_sql", sql_id }))] };
}

/** The answer that the library waits for: its stream is closed. */
function withEnd({ results }: Answer, { requests }: Question): Answer {
  const count = requests.filter(({ type }) => type !== "close_sql").length;
  return { baton: null, base_url: null, results: [...results.slice(0, count), { type: "ok", response: { type: "close" } }] };
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

function release(stream: Stream, { baton, base_url }: Answer): void {
  if (baton) streams.add(Object.assign(stream, { baton, address: base_url, until: Date.now() + KEPT_FOR }));
  else streams.delete(stream);
}

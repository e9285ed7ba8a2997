/** A change that waits for a yes; `name` is what one types to confirm what cannot be undone. */
export interface Proposal {
  id: string;
  title: string;
  summary: string;
  name?: string | null;
}

/** A way to understand what was asked, to be chosen. */
export interface Choice {
  label: string;
  message: string;
  reading: string;
}

interface Answer {
  response: string;
  proposals?: Proposal[];
  choices?: Choice[];
}

/** What came of a message: an answer, why it was refused, or nothing where one stopped it. */
export type Outcome = { answer: Answer } | { problem: string | null } | null;

/**
 * Sends a message to the assistant.
 * @param hear hears the answer as it comes, where it comes in pieces
 */
export async function talk(body: object, signal: AbortSignal, hear: (text: string) => void): Promise<Outcome> {
  const headers = { "content-type": "application/json", accept: "text/event-stream, application/json" };
  try {
    const answer = await fetch("/api/ai-assistant", { method: "POST", headers, body: JSON.stringify(body), signal });
    if (answer.body && answer.headers.get("content-type")?.startsWith("text/event-stream")) return await listen(answer.body, hear);
    if (answer.ok) return { answer: (await answer.json()) as Answer };
    return { problem: answer.status < 500 ? problemOf(await answer.json()) : null };
  } catch {
    return signal.aborted ? null : { problem: null };
  }
}

/** Reads events until the reply is whole. */
async function listen(body: ReadableStream<Uint8Array>, hear: (text: string) => void): Promise<Outcome> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let rest = ""; ; ) {
    const { done, value } = await reader.read();
    if (done) return { problem: null };
    const events = (rest + decoder.decode(value, { stream: true })).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      const [, name, data = "null"] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? [];
      if (name === "text") hear(JSON.parse(data) as string);
      if (name === "reply") return { answer: JSON.parse(data) as Answer };
      if (name === "problem") return { problem: problemOf(JSON.parse(data)) };
    }
  }
}

/** What a refusal says to people: its fields, or as a whole. */
function problemOf({ detail, errors = [] }: { detail?: string; errors?: { message: string }[] }): string | null {
  return errors.map(({ message }) => message).join(" ") || detail || null;
}

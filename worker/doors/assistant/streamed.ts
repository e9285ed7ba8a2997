import type { Listener, Reply } from "@/worker/adapters/llm/port";
import { asRefusal, problemOf } from "../problem";
import type { RequestContext } from "../request-context";

/**
 * An answer as it is being made: events `text` with its pieces, then `reply` with the whole of it, or `problem`. Whoever goes
 * away stops it.
 */
export function streamed(context: RequestContext, answer: (listener: Listener) => Promise<Reply>): Response {
  const { runtime, language } = context.var;
  const gone = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: string, data: unknown) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      try {
        send("reply", await answer({ hear: (text) => send("text", text), signal: gone.signal }));
      } catch (error) {
        send("problem", problemOf(asRefusal(error, runtime.log), language));
      }
      if (!gone.signal.aborted) controller.close();
    },
    cancel: () => gone.abort(),
  });
  return new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" } });
}

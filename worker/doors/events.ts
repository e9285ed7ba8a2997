import { z } from "@/worker/core/contract/fields";
import { Refusal } from "@/worker/core/errors";
import { call } from "@/worker/engine/call";
import { dashboard } from "@/worker/modules/business/dashboard/contract";
import type { RequestContext } from "./request-context";
import { callerOf } from "./session";

/** Milliseconds between two looks at what was done. */
const LOOK = 1_500;
/** Looks before the caller is asked to come back, so that no right outlives its withdrawal for long: two minutes. */
const LOOKS = 80;
/** Entries of one look. */
const AT_ONCE = 50;

/**
 * What is done in the caller's business, as it happens: server-sent events `activity`, each an entry of the recent activity. Who
 * comes back says with `Last-Event-ID` what was heard last; otherwise what follows the call is told.
 */
export async function eventsDoor(context: RequestContext): Promise<Response> {
  const { runtime, caller } = context.var;
  const who = await caller();
  if (who.actor.type !== "person") throw new Refusal("not_signed_in");
  const read = async () => {
    const page = await call({ ...runtime, now: Date.now() }, who, dashboard.activity, { limit: AT_ONCE });
    return z.encode(dashboard.activity.output, page).items;
  };
  // A refusal is an answer of its own: it comes before the stream begins.
  const first = await read();
  let last = context.req.header("last-event-id") ?? first[0]?.id ?? "";
  const encoder = new TextEncoder();
  let isGone = false;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (let look = 0; look < LOOKS && !isGone; look += 1) {
        try {
          if (look) await callerOf(context, who.door);
          const entries = (look ? await read() : first).filter(({ id }) => id > last).reverse();
          const texts = entries.map((entry) => `id: ${entry.id}\nevent: activity\ndata: ${JSON.stringify(entry)}\n\n`);
          last = entries.at(-1)?.id ?? last;
          // A line without meaning keeps the connection, and shows when nobody listens any more.
          if (!isGone) controller.enqueue(encoder.encode(texts.join("") || ": \n\n"));
        } catch {
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK));
      }
      if (!isGone) controller.close();
    },
    cancel() {
      isGone = true;
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" } });
}

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
/** Entries by which a look sees that there is something new, and those that are then read at once. */
const GLANCE = 5;
const AT_ONCE = 50;
/** Most pages that are gone back for who was away. */
const PAGES = 20;

type Entry = { id: string };
interface Page {
  items: Entry[];
  nextCursor: string | null;
}
type Read = (question: { limit: number; cursor?: string }) => Promise<Page>;

/**
 * What is done in the caller's business, as it happens: server-sent events `activity`, each an entry of the recent activity. Who
 * comes back says with `Last-Event-ID` what was heard last; otherwise what follows the call is sent.
 */
export async function eventsDoor(context: RequestContext): Promise<Response> {
  const { runtime, caller } = context.var;
  const who = await caller();
  if (who.actor.type !== "person") throw new Refusal("not_signed_in");
  const read: Read = async (question) => {
    const page = await call({ ...runtime, now: Date.now() }, who, dashboard.activity, question);
    return z.encode(dashboard.activity.output, page);
  };
  // A refusal is an answer of its own: it comes before the stream begins.
  const first = await read({ limit: AT_ONCE });
  const last = context.req.header("last-event-id");
  const sent = new Set(first.items.map(({ id }) => id).filter((id) => last === undefined || id <= last));
  // What is older than everything sent is no news, but for who was away.
  const floor = last ?? (first.nextCursor ? (first.items.at(-1)?.id ?? "") : "");
  const encoder = new TextEncoder();
  let glance = last === undefined ? keyOf(first) : "";
  let isGone = false;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (let look = 0; look < LOOKS && !isGone; look += 1) {
        try {
          if (look) await callerOf(context, who.door);
          const seen = keyOf(look ? await read({ limit: GLANCE }) : first);
          const entries = seen === glance ? [] : await news(read, sent, floor);
          glance = seen;
          const texts = entries.map((entry) => `id: ${entry.id}\nevent: activity\ndata: ${JSON.stringify(entry)}\n\n`);
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

/** The latest entries, as one text to compare. */
const keyOf = ({ items }: Page): string =>
  items
    .slice(0, GLANCE)
    .map(({ id }) => id)
    .join();

/**
 * Entries that were not sent, the oldest first. What was begun earlier may be done later, so an entry may be older than one that
 * was sent already.
 */
async function news(read: Read, sent: Set<string>, floor: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const { items, nextCursor }: Page = await read({ limit: AT_ONCE, ...(cursor && { cursor }) });
    const fresh = items.filter(({ id }) => id > floor && !sent.has(id));
    entries.push(...fresh);
    cursor = nextCursor;
    // A page of news alone may have more behind it.
    if (!cursor || fresh.length < items.length) break;
  }
  for (const { id } of entries) sent.add(id);
  return entries.reverse();
}

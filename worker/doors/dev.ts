import { desc } from "drizzle-orm";
import { html, raw } from "hono/html";
import { letters } from "@/db/platform";
import { formatInstant } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import { isLocal } from "@/worker/env";
import type { RequestContext } from "./request-context";
import { translate } from "./words";

/** As many letters as the page shows, the newest first. */
const SHOWN = 50;
const OWN_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/**
 * /dev/outbox: the letters that the embedded mail default "sent", for developers and tests. Anywhere but on the
 * developer's own machine, the address is unknown like any other.
 */
export async function outboxDoor(context: RequestContext, next: () => Promise<void>): Promise<Response | undefined> {
  const isHere = OWN_HOSTS.includes(new URL(context.req.url).hostname);
  if (!isLocal(context.env) || !isHere) return void (await next());
  const { runtime, language, nonce } = context.var;
  const rows = await runtime.databases.platform.select().from(letters).orderBy(desc(letters.at), desc(letters.id)).limit(SHOWN);
  const shown = rows.map(({ id, at, mail }) => ({ id, at: new Date(at).toISOString(), ...mail }));
  context.header("cache-control", "no-store");
  if (context.req.header("accept")?.includes("application/json")) return context.json({ letters: shown });
  return context.html(outboxPage(shown, language, nonce));
}

interface Letter {
  id: string;
  at: string;
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
}

function outboxPage(shown: Letter[], language: Language, nonce: string) {
  const say = translate(language);
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${say("outbox.title")} · Cellier</title>
    <style nonce="${nonce}">${raw(style)}</style>
  </head>
  <body>
    <header>
      <h1>${say("outbox.title")}</h1>
      <p>${say("outbox.lead")}</p>
    </header>
    <main>
      ${shown.length === 0 ? html`<p>${say("outbox.none")}</p>` : shown.map((letter) => entry(letter, language))}
    </main>
  </body>
</html>`;
}

function entry({ id, at, to, subject, text, replyTo }: Letter, language: Language) {
  const say = translate(language);
  return html`<article id="${id}">
    <h2>${subject}</h2>
    <p class="facts">
      ${say("outbox.to")} <b>${to}</b>${replyTo ? html` · ${say("outbox.replyTo")} ${replyTo}` : ""} ·
      <time datetime="${at}">${formatInstant(Date.parse(at), language)}</time>
    </p>
    <pre>${text}</pre>
  </article>`;
}

const style = `
  :root { color-scheme: light dark; --ink: light-dark(#2f241d, #ece5da); --muted: light-dark(#6b5c4f, #b5a999); --ground: light-dark(#fbf9f4, #221d19); --rule: light-dark(#ddd5c8, #453d36); }
  body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem 4rem; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  header { border-bottom: 3px double var(--ink); margin-bottom: 1rem; } h1 { font: 400 2.1rem/1.2 Georgia, serif; margin: 0; } h2 { font-size: 1.05rem; margin: 0; }
  article { padding: 1rem 0; border-bottom: 1px solid var(--rule); } .facts { margin: 0; color: var(--muted); font-size: .875rem; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: .75rem 0 0; }
`;

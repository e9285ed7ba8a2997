import { letters } from "@/db/platform";
import type { Mailer, PlatformDatabase } from "@/worker/engine/ports";
import type { Env } from "@/worker/env";

/** The HTTP e-mail service where one is configured; otherwise letters are kept, to be read at /dev/outbox. */
export function openMailer(env: Env, platform: PlatformDatabase): Mailer {
  if (env.MAIL_API_URL && env.MAIL_API_KEY && env.MAIL_FROM) {
    return httpMailer(env.MAIL_API_URL, env.MAIL_API_KEY, env.MAIL_FROM);
  }
  return keptLetters(platform);
}

/** A service that takes `{from, to, subject, text, reply_to, attachments}` in JSON, and a key to send a letter once. */
function httpMailer(url: string, key: string, from: string): Mailer {
  return {
    async send(id, { to, subject, text, replyTo, attachments = [] }) {
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json", "idempotency-key": id };
      const files = attachments.map(({ fileName, content }) => ({ filename: fileName, content }));
      const body = JSON.stringify({ from, to, subject, text, reply_to: replyTo, ...(files.length && { attachments: files }) });
      const answer = await fetch(url, { method: "POST", headers, body });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The mail service answered ${answer.status}`);
    },
  };
}

function keptLetters(platform: PlatformDatabase): Mailer {
  return {
    async send(id, mail) {
      await platform.insert(letters).values({ id, mail, at: Date.now() }).onConflictDoNothing();
    },
  };
}

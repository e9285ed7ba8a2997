import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { letters } from "@/db/platform";
import { openMailer } from "@/worker/adapters/mail/index";
import type { Env } from "@/worker/env";
import { startService } from "../support/local-service";
import { databases } from "../support/platform";

const mail = { to: "claire@exemple.test", subject: "Été à l'atelier", text: "Bonjour,\n\nÀ bientôt. 🍅", replyTo: "equipe@exemple.test" };

const settings = (url: string) => ({ MAIL_API_URL: url, MAIL_API_KEY: "clef", MAIL_FROM: "bonjour@cellier.test" }) as Env;

describe("the mail service's client", () => {
  it("says who writes, to whom, what, where to answer, and which letter it is", async () => {
    const service = await startService(() => new Response("{}", { status: 202 }));
    await openMailer(settings(`${service.url}/v1/emails`), databases.platform).send("lettre-1", mail);
    await service.close();
    expect(service.received).toHaveLength(1);
    const [sent] = service.received;
    expect(sent).toMatchObject({ method: "POST", path: "/v1/emails" });
    expect(sent?.headers).toMatchObject({
      authorization: "Bearer clef",
      "content-type": "application/json",
      "idempotency-key": "lettre-1",
    });
    const { to, subject, text } = mail;
    expect(JSON.parse(sent?.body ?? "")).toEqual({ from: "bonjour@cellier.test", to, subject, text, reply_to: "equipe@exemple.test" });
  });

  it.each([400, 401, 429, 500, 503])("takes the answer %i for a failure, so that the letter is tried again", async (status) => {
    const service = await startService(() => new Response("no", { status }));
    const mailer = openMailer(settings(service.url), databases.platform);
    await expect(mailer.send("lettre-2", mail)).rejects.toThrow(String(status));
    await service.close();
  });

  it("fails when nobody answers, and says nothing of the letter", async () => {
    const service = await startService(() => new Response());
    await service.close();
    const mailer = openMailer(settings(service.url), databases.platform);
    const error = await mailer.send("lettre-3", mail).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toContain(mail.to);
  });
});

describe("without a mail service", () => {
  it("a letter is kept once, however often it is sent", async () => {
    const id = randomUUID();
    for (const chosen of [{}, { MAIL_API_URL: "http://127.0.0.1:9", MAIL_API_KEY: "" }]) {
      await openMailer(chosen as Env, databases.platform).send(id, mail);
    }
    const sent = await databases.platform.select().from(letters).where(eq(letters.id, id));
    expect(sent.map((row) => row.mail)).toEqual([mail]);
  });
});

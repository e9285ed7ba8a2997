import { afterAll, beforeAll, expect, it } from "vitest";
import { clientFor } from "@/cli/client";
import { exitCodes } from "@/cli/exit-codes";
import { sessionStore } from "@/cli/session";
import { translatorFor } from "@/cli/translator";
import { type LocalService, startService } from "../support/local-service";

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const stream = (...events: string[]) => new Response(events.join(""), { headers: { "content-type": "text/event-stream; charset=utf-8" } });

/** What the service answers next. */
let next: () => Response;
let service: LocalService;
beforeAll(async () => {
  service = await startService(() => next());
});
afterAll(() => service.close());

function ask(message: string) {
  const client = clientFor(sessionStore({ CELLIER_TOKEN: "t", CELLIER_API: service.url }), translatorFor("fr", {}), service.url);
  const pieces: string[] = [];
  return { pieces, answer: client.ask<{ response: string }>({ message, context: {} }, (piece) => pieces.push(piece)) };
}

it("an answer is heard as it comes, and ends with the whole of it", async () => {
  next = () => stream(event("text", "Vous avez "), event("text", "12 clients."), event("reply", { response: "Vous avez 12 clients." }));
  const { pieces, answer } = ask("combien de clients ?");
  expect(await answer).toEqual({ response: "Vous avez 12 clients." });
  expect(pieces).toEqual(["Vous avez ", "12 clients."]);
});

it("a refusal on the way is one, with its code", async () => {
  next = () => stream(event("text", "Voy"), event("problem", { status: 429, code: "too_many_attempts", detail: "Trop de questions." }));
  await expect(ask("encore ?").answer).rejects.toMatchObject({ message: "Trop de questions.", exitCode: exitCodes.unavailable });
});

it("an answer that breaks off is no answer", async () => {
  next = () => stream(event("text", "Voy"));
  await expect(ask("et puis ?").answer).rejects.toMatchObject({ exitCode: exitCodes.unavailable });
});

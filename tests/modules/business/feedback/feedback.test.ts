import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { newBusiness, signInAdmin, visitor } from "@/tests/support/people";
import { letterAbout } from "@/tests/support/outbox";

type Row = { message: string; email: string };

it("is kept and mailed to the team, whoever speaks", async () => {
  const message = `Un avis ${randomUUID().slice(0, 8)}`;
  const answer = await visitor.api("/api/feedback", {
    method: "POST",
    json: { type: "question", message: `  ${message}\n`, email: "lecteur@exemple.fr" },
  });
  expect([answer.status, Object.keys(answer.body).sort()]).toEqual([201, ["createdAt", "id"]]);
  expect(await letterAbout(message)).toMatchObject({ replyTo: "lecteur@exemple.fr", subject: "Avis reçu : question" });
  expect((await savedFeedback(message))?.message).toBe(message);
});

it("knows a signed-in person's address, and calls nobody Anonyme", async () => {
  const [mine, nobodys] = [`Le mien ${randomUUID().slice(0, 8)}`, `Sans nom ${randomUUID().slice(0, 8)}`];
  const person = await newBusiness();
  await person.api("/api/feedback", { method: "POST", json: { type: "bug", message: mine, email: "" } });
  await visitor.api("/api/feedback", { method: "POST", json: { type: "bug", message: nobodys } });
  expect([(await savedFeedback(mine))?.email, (await savedFeedback(nobodys))?.email]).toEqual([person.email, "Anonyme"]);
});

it("refuses a blank message and a wrong address, by name", async () => {
  const { status, body } = await visitor.api("/api/feedback", {
    method: "POST",
    json: { type: "bug", message: " \n ", email: "nulle part" },
  });
  expect([status, body.errors]).toMatchObject([
    422,
    [
      { field: "message", code: "required" },
      { field: "email", code: "email" },
    ],
  ]);
});

async function savedFeedback(message: string): Promise<Row | undefined> {
  const { body } = await (await signInAdmin()).api("/api/feedback?limit=100");
  return (body.items as Row[]).find((row) => row.message === message);
}

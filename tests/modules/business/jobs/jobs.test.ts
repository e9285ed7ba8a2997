import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { undoneJobs, outbox } from "@/db/platform";
import { letterAbout } from "@/tests/support/outbox";
import { type Person, signInAdmin } from "@/tests/support/people";
import { databases } from "@/tests/support/platform";

let admin: Person;
beforeAll(async () => {
  admin = await signInAdmin();
});

it("puts a job back on the queue once, however many ask", async () => {
  const words = `Une lettre ${randomUUID()}`;
  const letter = { id: randomUUID(), message: { to: "claire@exemple.fr", subject: "Essai", text: words }, at: Date.now() };
  await databases.platform.insert(outbox).values(letter);
  const id = await setAside({ type: "mail.send", database: null, id: letter.id });

  const answers = await Promise.all([1, 2, 3].map(() => admin.api(`/api/jobs/${id}/replay`, { method: "POST", json: {} })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await letterAbout(words)).toMatchObject({ id: letter.id });
  expect(await waiting()).not.toContain(id);
  const again = await admin.api(`/api/jobs/${id}/replay`, { method: "POST", json: {} });
  expect(again.body.code).toBe("not_allowed_now");
});

it("acts once when retried with its key", async () => {
  const id = await setAside({ type: "business.daily", businessId: "nobody", day: "2026-11-20" });
  const request = { method: "POST", json: {}, headers: { "idempotency-key": randomUUID() } };
  const [first, second] = [await admin.api(`/api/jobs/${id}/replay`, request), await admin.api(`/api/jobs/${id}/replay`, request)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
});

it("shows what nobody can read, and lets it only be discarded", async () => {
  const id = await setAside({ type: "unknown", secret: 1 });
  const replayed = await admin.api(`/api/jobs/${id}/replay`, { method: "POST", json: {} });
  expect([replayed.status, replayed.body.code]).toEqual([409, "not_allowed_now"]);
  const discarded = await admin.api(`/api/jobs/${id}/discard`, { method: "POST", json: {} });
  expect([discarded.status, discarded.body]).toMatchObject([200, { id, type: "", content: '{"type":"unknown","secret":1}' }]);
  expect(await waiting()).not.toContain(id);
});

it("refuses a decision on what changed since it was seen", async () => {
  const id = await setAside({ type: "business.daily", businessId: "nobody", day: "2026-11-20" });
  const answer = await admin.api(`/api/jobs/${id}/discard`, { method: "POST", json: { version: 7 } });
  expect([answer.status, answer.body.code]).toEqual([409, "stale"]);
});

async function setAside(job: object): Promise<string> {
  const id = randomUUID();
  await databases.platform.insert(undoneJobs).values({ id, job, state: "failed", dueAt: 0, createdAt: Date.now(), updatedAt: Date.now() });
  return id;
}

async function waiting(): Promise<string[]> {
  const { body } = await admin.api("/api/jobs?limit=100");
  return (body.items as { id: string }[]).map(({ id }) => id);
}

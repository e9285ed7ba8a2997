import { beforeAll, expect, it } from "vitest";
import { outbox } from "@/db/kernel";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { experts } from "@/worker/modules/provider/experts/contract";
import { offers } from "@/worker/modules/provider/offers/contract";
import { fieldsNamedBy, newAdmin, nobody, refusalOf } from "@/tests/support/in-process";
import { databases } from "@/tests/support/platform";
import { testRuntime } from "@/tests/support/runtime";

const admin = newAdmin();
const { ask, confirm, list, slots } = appointments;
const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "09:00", to: "18:00" }));
let free: string;
let paid: string;
let expert: string;

beforeAll(async () => {
  const offer = (fields: object) => admin.call(offers.create, { name: "Premier échange", topic: "recipes", minutes: 30, ...fields });
  [{ id: free }, { id: paid }] = await Promise.all([offer({ credits: 0, forVisitors: true }), offer({ credits: 2 })]);
  ({ id: expert } = await admin.call(experts.create, { name: "Jules", headline: "Procédés", weekly }));
});

const nextSlot = async () => new Date((await nobody.call(slots, { offer: free, expert })).items[0]?.startsAt ?? 0).toISOString();
const newEmail = () => `visiteur-${crypto.randomUUID()}@cellier.test`;
const visitor = async (email = newEmail()) => ({ offer: free, expert, startsAt: await nextSlot(), name: "Lou", email, subject: "Pâté" });

async function linkTo(email: string) {
  const rows = await databases.platform.select({ message: outbox.message }).from(outbox);
  const text = rows.find(({ message }) => message.to === email)?.message.text ?? "";
  const [, askId = "", proof = ""] = /ask=([\w-]+)&proof=([\w-]+)/.exec(text) ?? [];
  return { ask: askId, proof };
}

it("a visitor books nothing before the mailed link is followed, and then once", async () => {
  const input = await visitor();
  await nobody.call(ask, input);
  expect(await nextSlot()).toBe(input.startsAt);
  const link = await linkTo(input.email);
  expect(fieldsNamedBy(await refusalOf(nobody.call(confirm, { ...link, proof: `${link.proof}x` })))).toEqual(["proof:proof_over"]);
  const { reference, startsAt } = await nobody.call(confirm, link);
  expect(new Date(startsAt).toISOString()).toBe(input.startsAt);
  expect(await nextSlot()).not.toBe(input.startsAt);
  expect(fieldsNamedBy(await refusalOf(nobody.call(confirm, link)))).toEqual(["proof:proof_over"]);
  const { items } = await admin.call(list, { expert });
  expect(items.find((one) => one.reference === reference)).toMatchObject({ clientName: "Lou", status: "pending", credits: 0 });
});

it("a link is no good after two hours", async () => {
  const input = await visitor();
  await nobody.call(ask, input);
  const link = await linkTo(input.email);
  const late = { runtime: testRuntime({ now: Date.now() + 2 * 3_600_000 + 1_000 }) };
  expect(fieldsNamedBy(await refusalOf(nobody.call(confirm, link, late)))).toEqual(["proof:proof_over"]);
});

it("a visitor asks three times an hour, and only for what is for visitors", async () => {
  const email = newEmail();
  for (const _ of [1, 2, 3]) await nobody.call(ask, await visitor(email));
  expect((await refusalOf(nobody.call(ask, await visitor(email)))).code).toBe("too_many_attempts");
  expect(fieldsNamedBy(await refusalOf(nobody.call(slots, { offer: paid })))).toEqual(["offer:not_found"]);
  expect((await nobody.call(offers.list, {})).items.map(({ id }) => id)).not.toContain(paid);
});

import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { outbox } from "@/db/kernel";
import { appointments as table, expertQuarters, userCredits, users } from "@/db/platform";
import { credits } from "@/worker/modules/business/credits/contract";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { experts } from "@/worker/modules/provider/experts/contract";
import { offers } from "@/worker/modules/provider/offers/contract";
import { fieldsNamedBy, type Maker, newAdmin, newMaker, nobody, refusalOf } from "@/tests/support/in-process";
import { databases } from "@/tests/support/platform";
import { testRuntime } from "@/tests/support/runtime";

const admin = newAdmin();
const { accept, annotate, book, calendar, cancel, complete, list, noShow, rate, reject, reschedule, show, slots } = appointments;
const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "09:00", to: "18:00" }));
const HOUR = 3_600_000;

let offer: string;
let maker: Maker;
beforeAll(async () => {
  ({ id: offer } = await admin.call(offers.create, { name: "Étiquetage", topic: "labelling", minutes: 60, credits: 2 }));
  maker = await rich();
});

async function rich(): Promise<Maker> {
  const owner = await newMaker();
  await admin.call(credits.grant, { id: owner.businessId, credits: 20, reason: "Essai" });
  return owner;
}

const newExpert = (fields: object = {}) => admin.call(experts.create, { name: "Aurélie", headline: "Étiquetage", weekly, ...fields });
const iso = (instant: number) => new Date(instant).toISOString();
const freeOf = async (expert: string) => (await maker.call(slots, { offer, expert })).items.map(({ startsAt }) => startsAt);

/** The first free slot at or after an instant: an hour later may be the evening, a week later a holiday. */
const freeFrom = async (expert: string, from: number) => (await freeOf(expert)).find((startsAt) => startsAt >= from) ?? 0;

/** An appointment of the maker's, and its expert. */
async function booked(owner = maker) {
  const { id: expert } = await newExpert();
  const [startsAt = 0] = await freeOf(expert);
  const appointment = await owner.call(book, { offer, expert, startsAt: iso(startsAt), subject: "Rillettes" });
  return { ...appointment, expert };
}

async function accepted(owner = maker) {
  const appointment = await booked(owner);
  await admin.call(accept, { id: appointment.id });
  return appointment;
}

const creditsOf = async (owner = maker) => {
  const [row] = await databases.platform.select().from(userCredits).where(eq(userCredits.userId, owner.userId));
  return [row?.credits ?? 0, row?.held ?? 0];
};
const at = (now: number) => ({ runtime: testRuntime({ now }) });

describe("a slot", () => {
  it("is booked once, however many ask at once; the others are offered the next three", async () => {
    const { id: expert } = await newExpert();
    const [startsAt = 0] = await freeOf(expert);
    const crowd = await Promise.all(Array.from({ length: 10 }, rich));
    const asking = Array.from({ length: 100 }, (_, place) => crowd[place % 10]?.call(book, { offer, expert, startsAt: iso(startsAt) }));
    const answers = await Promise.allSettled(asking);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const late = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    const latecomers = late.filter((refusal) => refusal.code === "invalid_input");
    expect(latecomers.length).toBeGreaterThan(90);
    for (const refusal of latecomers) {
      expect(fieldsNamedBy(refusal)).toEqual(["startsAt:slot_taken"]);
      expect(String(refusal.detail.fields[0].params.next).split(" · ")).toHaveLength(3);
    }
    expect(late.every(({ code }) => ["invalid_input", "already_exists", "unavailable"].includes(code))).toBe(true);
    const held = await Promise.all(crowd.map(creditsOf));
    expect(held.filter(([, holding]) => holding === 2)).toHaveLength(1);
    expect(held.filter(([, holding]) => holding === 0)).toHaveLength(9);
    expect(await databases.platform.select().from(table).where(eq(table.expertId, expert))).toHaveLength(1);
    expect(await databases.platform.select().from(expertQuarters).where(eq(expertQuarters.expertId, expert))).toHaveLength(4);
  });

  it("that overlaps another of any length is not free", async () => {
    const { id: expert } = await newExpert();
    const [startsAt = 0] = await freeOf(expert);
    const after = await freeFrom(expert, startsAt + HOUR);
    const other = await rich();
    await other.call(book, { offer, expert, startsAt: iso(startsAt) });
    const overlapping = other.call(book, { offer, expert, startsAt: iso(startsAt + HOUR / 2) });
    expect(fieldsNamedBy(await refusalOf(overlapping))).toEqual(["startsAt:slot_taken"]);
    expect((await freeOf(expert))[0]).toBe(after);
  });

  it("in the past, off the hours, off the grid or beyond eight weeks is refused", async () => {
    const { id: expert } = await newExpert();
    const [startsAt = 0] = await freeOf(expert);
    const wrong = [
      [startsAt - 7 * 24 * HOUR, "slot_past"],
      [Date.now() + HOUR, "slot_soon"],
      [startsAt + 5 * 60_000, "slot_taken"],
      [startsAt + 12 * HOUR, "slot_taken"],
      [startsAt + 70 * 24 * HOUR, "slot_far"],
    ] as const;
    for (const [instant, why] of wrong)
      expect(fieldsNamedBy(await refusalOf(maker.call(book, { offer, expert, startsAt: iso(instant) })))).toEqual([`startsAt:${why}`]);
    const { id: away } = await newExpert({ weekly: [] });
    expect(fieldsNamedBy(await refusalOf(maker.call(book, { offer, expert: away, startsAt: iso(startsAt) })))).toEqual([
      "startsAt:no_slot",
    ]);
  });

  it("is not booked without its credits, nor on a plan without consultancy", async () => {
    const { id: expert } = await newExpert();
    const [startsAt = 0] = await freeOf(expert);
    const input = { offer, expert, startsAt: iso(startsAt) };
    const [poor, small] = await Promise.all([newMaker(), newMaker({ plan: "core" })]);
    for (const there of [0, 1]) {
      const { code, detail } = await refusalOf(poor.call(book, input));
      expect([code, detail.params]).toEqual(["not_enough_credits", { credits: there, needed: 2 }]);
      await admin.call(credits.grant, { id: poor.businessId, credits: 1, reason: "Essai" });
    }
    expect((await refusalOf(small.call(book, input))).code).toBe("feature_not_in_plan");
    expect((await refusalOf(nobody.call(book, input))).code).toBe("not_signed_in");
    expect((await freeOf(expert))[0]).toBe(startsAt);
    expect(await poor.call(book, input)).toMatchObject({ status: "pending", credits: 2 });
  });

  it("of eight weeks and five experts come in one answer", async () => {
    await Promise.all(Array.from({ length: 5 }, () => newExpert()));
    const { items } = await maker.call(slots, { offer, expert: (await newExpert()).id });
    expect(items.length).toBeGreaterThan(400);
    expect(items.at(-1)?.startsAt ?? 0).toBeLessThanOrEqual(Date.now() + 56 * 24 * HOUR);
  });
});

describe("credits", () => {
  it("are held on booking and spent once it is held; what was said stays, and is rated once", async () => {
    const before = (await creditsOf())[0] ?? 0;
    const { id, startsAt } = await accepted();
    expect(await creditsOf()).toEqual([before - 2, 2]);
    expect(fieldsNamedBy(await refusalOf(admin.call(complete, { id })))).toEqual(["startsAt:not_begun"]);
    expect(fieldsNamedBy(await refusalOf(maker.call(rate, { id, rating: 5 })))).toEqual(["status:not_held"]);
    await admin.call(annotate, { id, privateNotes: "À relancer" });
    await admin.call(complete, { id, notes: "Revoir le QUID." }, at(startsAt));
    expect(await creditsOf()).toEqual([before - 2, 0]);
    expect(await maker.call(show, { id })).toMatchObject({ notes: "Revoir le QUID.", privateNotes: "", status: "completed" });
    expect(await admin.call(show, { id })).toMatchObject({ privateNotes: "À relancer" });
    await maker.call(rate, { id, rating: 4, comment: "Utile" });
    expect(fieldsNamedBy(await refusalOf(maker.call(rate, { id, rating: 1 })))).toEqual(["rating:rated_already"]);
  });

  it("are given back when it is rejected or cancelled in time, kept when the customer cancels late or stays away", async () => {
    const outcomes = [
      { settle: async (id: string) => admin.call(reject, { id, reason: "Absente" }), spent: 0, isPending: true },
      { settle: (id: string, startsAt: number) => maker.call(cancel, { id }, at(startsAt - 24 * HOUR)), spent: 0 },
      { settle: (id: string, startsAt: number) => maker.call(cancel, { id }, at(startsAt - 24 * HOUR + 1)), spent: 2 },
      { settle: (id: string, startsAt: number) => admin.call(cancel, { id }, at(startsAt - 1)), spent: 0 },
      { settle: (id: string, startsAt: number) => admin.call(noShow, { id }, at(startsAt)), spent: 2 },
    ];
    for (const { settle, spent, isPending } of outcomes) {
      const before = (await creditsOf())[0] ?? 0;
      const { id, startsAt } = isPending ? await booked() : await accepted();
      await settle(id, startsAt);
      expect(await creditsOf()).toEqual([before - spent, 0]);
    }
  });
});

describe("moving", () => {
  it("ends the appointment and begins a linked one; credits stay held, the old slot is free again", async () => {
    const before = (await creditsOf())[0] ?? 0;
    const { id, expert, startsAt } = await accepted();
    const next = await freeFrom(expert, startsAt + 2 * HOUR);
    const moved = await maker.call(reschedule, { id, startsAt: iso(next) });
    expect(moved).toMatchObject({ status: "pending", previousId: id, startsAt: next });
    expect(await maker.call(show, { id })).toMatchObject({ status: "rescheduled", nextId: moved.id });
    expect(await freeOf(expert)).toContain(startsAt);
    expect(await creditsOf()).toEqual([before - 2, 2]);
    await admin.call(reject, { id: moved.id, reason: "Complet" });
    expect(await creditsOf()).toEqual([before, 0]);
  });

  it("is too late on the last day for the customer, and never for the staff", async () => {
    const { id, expert, startsAt } = await accepted();
    const next = iso(await freeFrom(expert, startsAt + 7 * 24 * HOUR));
    const late = at(startsAt - 23 * HOUR);
    expect(fieldsNamedBy(await refusalOf(maker.call(reschedule, { id, startsAt: next }, late)))).toEqual(["startsAt:too_late"]);
    expect(fieldsNamedBy(await refusalOf(admin.call(reschedule, { id, startsAt: iso(startsAt) })))).toEqual(["startsAt:same_time"]);
    expect(await admin.call(reschedule, { id, startsAt: next }, late)).toMatchObject({ status: "accepted", previousId: id });
  });

  it("is not confirmed once its time has come", async () => {
    const { id, startsAt } = await booked();
    expect(fieldsNamedBy(await refusalOf(admin.call(accept, { id }, at(startsAt))))).toEqual(["startsAt:begun"]);
  });
});

it("a customer is written to in their language, with a file for their calendar", async () => {
  const english = await rich();
  await databases.platform.update(users).set({ language: "en" }).where(eq(users.id, english.userId));
  const { id } = await accepted(english);
  const email = english.actor.type === "person" ? english.actor.email : "";
  const rows = await databases.platform.select({ message: outbox.message }).from(outbox);
  const letter = rows.map(({ message }) => message).find(({ to, text }) => to === email && text.includes("is confirmed"));
  expect(letter?.subject).toContain("Appointment confirmed");
  expect(Buffer.from(letter?.attachments?.[0]?.content ?? "", "base64").toString()).toContain("SUMMARY:Étiquetage with Aurélie");
  expect((await english.call(calendar, { id })).text).toContain("BEGIN:VEVENT");
  expect((await english.call(list, { upcoming: true })).items.map((one) => one.id)).toEqual([id]);
});

it("a neighbour learns nothing of an appointment, whatever they try with its identifier", async () => {
  const neighbour = await rich();
  const { id, startsAt } = await accepted();
  const tries = [
    neighbour.call(show, { id }),
    neighbour.call(calendar, { id }),
    neighbour.call(cancel, { id }),
    neighbour.call(reschedule, { id, startsAt: iso(startsAt + HOUR) }),
    neighbour.call(rate, { id, rating: 1 }),
  ];
  for (const attempt of tries) expect((await refusalOf(attempt)).code).toBe("not_found");
  expect((await neighbour.call(list, {})).total).toBe(0);
  expect((await neighbour.call(list, { client: maker.businessId })).total).toBe(0);
});

import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { outbox } from "@/db/kernel";
import { appointments as appointmentTable, notifications as table, userProfile } from "@/db/platform";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { remindAppointments } from "@/worker/modules/provider/appointments/remind";
import { tellUnsettled } from "@/worker/modules/provider/appointments/tell-unsettled";
import { credits } from "@/worker/modules/business/credits/contract";
import { notifications } from "@/worker/modules/business/notifications/contract";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { callAs, type Maker, newAdmin, newMaker, refusalOf, someone } from "@/tests/support/in-process";
import { databases } from "@/tests/support/platform";
import { freeSlot } from "@/tests/support/of-staff";
import { testRuntime } from "@/tests/support/runtime";

const { platform } = databases;
const admin = newAdmin();
const { list, count, markRead, markAllRead, choices, choose } = notifications;
const HOUR = 3_600_000;

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
});

const emailOf = ({ actor }: Pick<Maker, "actor">) => (actor.type === "person" ? actor.email : "");
const lettersTo = async (email: string) => {
  const rows = await platform.select({ message: outbox.message }).from(outbox);
  return rows.flatMap(({ message }) => (message.to === email ? [message] : []));
};
const grant = (reason: string, to = maker) => admin.call(credits.grant, { id: to.businessId, credits: 2, reason });

/** A request of theirs that was sent. */
async function submitted(owner: Maker) {
  const { id } = await owner.call(serviceRequests.create, { kind: "label_check", title: "Étiquette" });
  return owner.call(serviceRequests.submit, { id });
}

/** Somebody of the staff whom the platform knows: they have a bell. */
async function knownAdmin(person?: Maker) {
  person ??= await newMaker();
  await platform.insert(userProfile).values({ id: person.userId, role: "admin" });
  if (person.actor.type !== "person") throw new Error("A maker is a person");
  return { ...someone({ ...person.actor, role: "admin", business: null }), userId: person.userId };
}

describe("the bell", () => {
  it("counts what is not read, says it in the language one reads in, and leads there", async () => {
    const owner = await newMaker();
    await grant("Bienvenue", owner);
    await grant("Encore", owner);
    expect(await owner.call(count)).toEqual({ unread: 2 });
    const { items } = await owner.call(list, { limit: 10 });
    expect(items.map(({ title, isUnread, path }) => [title, isUnread, path])).toEqual([
      ["Crédits reçus : 2", true, "/purchase-credits"],
      ["Crédits reçus : 2", true, "/purchase-credits"],
    ]);
    expect(items[0]?.text).toContain("Encore");
    expect(await owner.call(markRead, { id: items[0]?.id })).toEqual({ unread: 1, path: "/purchase-credits" });
    expect(await owner.call(markRead, { id: items[0]?.id })).toEqual({ unread: 1, path: "/purchase-credits" });
    expect((await owner.call(list, { unread: true })).items.map(({ id }) => id)).toEqual([items[1]?.id]);
    expect(await owner.call(markAllRead)).toEqual({ unread: 0 });
    expect(await owner.call(count)).toEqual({ unread: 0 });
  });

  it("is one's own: nobody reads or marks another's", async () => {
    const [owner, neighbour] = await Promise.all([newMaker(), newMaker()]);
    await grant("À vous", owner);
    const [first] = (await owner.call(list, {})).items;
    expect((await neighbour.call(list, {})).items).toEqual([]);
    expect((await refusalOf(neighbour.call(markRead, { id: first?.id }))).code).toBe("not_found");
    await neighbour.call(markAllRead);
    expect(await owner.call(count)).toEqual({ unread: 1 });
  });

  it("rings at both sides for the same events, and for nobody's own doing", async () => {
    const [person, owner] = await Promise.all([knownAdmin(), newMaker()]);
    const { id, reference } = await submitted(owner);
    const seen = async () => (await person.call(list, { limit: 50 })).items.filter(({ text }) => text.includes(reference));
    expect((await seen()).map(({ path }) => path)).toEqual([`/admin/service-requests/${id}`]);
    expect((await owner.call(count)).unread).toBe(0);
    await person.call(serviceRequests.review, { id });
    expect((await owner.call(list, {})).items.map(({ event }) => event)).toEqual(["serviceReviewed"]);
    expect(await seen()).toHaveLength(1);
    await owner.call(serviceRequests.message, { id, text: "Bonjour" });
    expect((await seen()).map(({ event }) => event)).toEqual(["serviceMessageToStaff", "serviceSubmitted"]);
    await platform.delete(userProfile).where(eq(userProfile.id, person.userId));
  });

  it("does not ring for what one does for oneself", async () => {
    const owner = await newMaker();
    const staff = await knownAdmin(owner);
    await staff.call(credits.grant, { id: owner.businessId, credits: 1, reason: "À moi" });
    expect((await owner.call(count)).unread).toBe(0);
    await grant("D'un collègue", owner);
    expect((await owner.call(count)).unread).toBe(1);
    await platform.delete(userProfile).where(eq(userProfile.id, owner.userId));
  });
});

describe("mails", () => {
  it("come of all topics until one chooses otherwise; the bell rings all the same", async () => {
    const owner = await newMaker();
    expect((await owner.call(choices)).mails).toEqual((await owner.call(choices)).topics);
    await grant("Un", owner);
    await owner.call(choose, { mails: ["services"] });
    await grant("Deux", owner);
    const { id } = await submitted(owner);
    await admin.call(serviceRequests.review, { id });
    const subjects = (await lettersTo(emailOf(owner))).map(({ subject }) => subject);
    expect(subjects).toEqual(["Crédits reçus : 2", expect.stringContaining("prise en charge")]);
    expect((await owner.call(count)).unread).toBe(3);
  });

  it("go to the staff's own addresses only where they chose so; the team's mailbox has all", async () => {
    const [quiet, keen, owner] = await Promise.all([knownAdmin(), knownAdmin(), newMaker()]);
    await keen.call(choose, { mails: ["services", "access"] });
    const { reference } = await submitted(owner);
    const about = async (email: string) => (await lettersTo(email)).filter(({ subject }) => subject.includes(reference)).length;
    expect(await about(emailOf(quiet))).toBe(0);
    expect(await about(emailOf(keen))).toBe(1);
    expect(await about("equipe@cellier.test")).toBe(1);
    for (const { userId } of [quiet, keen]) await platform.delete(userProfile).where(eq(userProfile.id, userId));
  });
});

describe("a reminder", () => {
  /** A confirmed appointment of a maker's. */
  async function confirmed() {
    const owner = await newMaker();
    const { id, startsAt } = await owner.call(appointments.book, await freeSlot());
    await admin.call(appointments.accept, { id });
    return { owner, id, startsAt };
  }
  const remindersTo = async (owner: Maker) =>
    (await lettersTo(emailOf(owner))).filter(({ subject }) => subject.startsWith("C'est bientôt"));
  const ring = (now: number) => remindAppointments(testRuntime({ now }));

  it("comes once, a day before, with the appointment for the calendar", async () => {
    const { owner, startsAt } = await confirmed();
    await ring(startsAt - 24 * HOUR - 1);
    expect(await remindersTo(owner)).toEqual([]);
    for (const before of [24 * HOUR, 24 * HOUR, HOUR]) await ring(startsAt - before);
    const letters = await remindersTo(owner);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.attachments?.[0]?.fileName).toBe("rendez-vous.ics");
    expect((await owner.call(list, {})).items[0]?.event).toBe("appointmentSoon");
  });

  it("comes of nothing that is cancelled, and only once it is still ahead", async () => {
    const cancelled = await confirmed();
    await admin.call(appointments.cancel, { id: cancelled.id });
    await ring(cancelled.startsAt - HOUR);
    const late = await confirmed();
    await ring(late.startsAt);
    expect(await remindersTo(cancelled.owner)).toEqual([]);
    expect(await remindersTo(late.owner)).toEqual([]);
    const [row] = await platform.select().from(appointmentTable).where(eq(appointmentTable.id, late.id));
    expect(row?.remindedAt).toBeNull();
  });
});

describe("an appointment that is over and not settled", () => {
  it("is told to the staff once, a day after its end, and keeps its credits", async () => {
    const owner = await newMaker();
    const keen = await knownAdmin();
    const { id } = await owner.call(appointments.book, await freeSlot());
    await admin.call(appointments.accept, { id });
    const [row] = await platform.select().from(appointmentTable).where(eq(appointmentTable.id, id));
    const end = row?.endsAt ?? 0;
    const tell = (now: number) => tellUnsettled(testRuntime({ now }));
    const eventsOf = async () =>
      (await keen.call(list, { limit: 50 })).items.filter(({ path }) => path.endsWith(id)).map(({ event }) => event);
    await tell(end + 24 * HOUR - 1);
    expect(await eventsOf()).not.toContain("appointmentUnsettled");
    for (const after of [24, 24, 48]) await tell(end + after * HOUR);
    expect((await eventsOf()).filter((event) => event === "appointmentUnsettled")).toHaveLength(1);
    const [left] = await platform.select().from(appointmentTable).where(eq(appointmentTable.id, id));
    expect(left?.status).toBe("accepted");
    await platform.delete(userProfile).where(eq(userProfile.id, keen.userId));
  });
});

it("what was told half a year ago is forgotten", async () => {
  await grant("Ancien");
  const [row] = await platform.select().from(table).where(eq(table.userId, maker.userId));
  const { forgetNotifications } = await import("@/worker/modules/business/notifications");
  const age = (days: number) => forgetNotifications(platform, (row?.createdAt ?? 0) + days * 24 * HOUR)[0];
  await age(180);
  expect((await callAs(maker.actor, list, {})).items).toHaveLength(1);
});

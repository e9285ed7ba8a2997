import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { outbox } from "@/db/kernel";
import { expertQuarters, userCredits, userProfile } from "@/db/platform";
import { businesses } from "@/db/platform";
import { credits } from "@/worker/modules/business/credits/contract";
import { sessionsOf } from "@/worker/modules/business/account";
import { operations } from "@/worker/modules/contracts";
import { productionRequests } from "@/worker/modules/make/production-requests/contract";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { directory } from "@/worker/modules/provider/directory/contract";
import { experts } from "@/worker/modules/provider/experts/contract";
import { offers } from "@/worker/modules/provider/offers/contract";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { staffDesk } from "@/worker/modules/provider/staff-desk/contract";
import { visits } from "@/worker/modules/provider/visits/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { fieldsNamedBy, type Maker, newAdmin, newMaker, nobody, refusalOf, someone } from "@/tests/support/in-process";
import { databases } from "@/tests/support/platform";
import { testRuntime } from "@/tests/support/runtime";

/** What a stranger tries with the provider, on both sides: moments that are just too early, and what is somebody else's. */

const admin = newAdmin();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const iso = (instant: number) => new Date(instant).toISOString();
const at = (now: number) => ({ runtime: testRuntime({ now }) });
const { accept, ask, book, cancel, complete, confirm, list, reschedule, slots, calendar } = appointments;
const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "09:00", to: "18:00" }));
const expertWith = async (fields: object = {}) =>
  (await admin.call(experts.create, { name: "Zoé", headline: "Étiquetage", weekly, ...fields })).id;
let offer: string;
let free: string;
let maker: Maker;
beforeAll(async () => {
  const make = async (fields: object) =>
    (await admin.call(offers.create, { name: "Étiquetage", topic: "labelling", minutes: 60, ...fields })).id;
  [offer, free, maker] = await Promise.all([make({ credits: 1 }), make({ credits: 0, forVisitors: true }), newMaker()]);
  await admin.call(credits.grant, { id: maker.businessId, credits: 100, reason: "Essai" });
});
const mails = async () => (await databases.platform.select({ message: outbox.message }).from(outbox)).map(({ message }) => message);
const ics = (mail?: { attachments?: { content: string }[] }) =>
  Buffer.from(mail?.attachments?.[0]?.content ?? "", "base64")
    .toString()
    .replaceAll("\r\n ", "");
const starts = async (expert: string, now = Date.now()) =>
  (await maker.call(slots, { offer, expert }, at(now))).items.map(({ startsAt }) => startsAt);

describe("slots", () => {
  it("100 at once: 99 are told which three are next", async () => {
    const expert = await expertWith();
    const [first = 0, ...rest] = await starts(expert);
    const crowd = await Promise.all(Array.from({ length: 100 }, () => maker));
    const answers = await Promise.allSettled(crowd.map((one) => one.call(book, { offer, expert, startsAt: iso(first) })));
    const lost = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    expect(lost).toHaveLength(99);
    expect([...new Set(lost.map((one) => fieldsNamedBy(one).join() || one.code))]).toEqual(["startsAt:slot_taken"]);
    expect(new Set(lost.map((one) => String(one.detail.fields[0].params.next).split(" · ").length))).toEqual(new Set([3]));
    expect(rest.length).toBeGreaterThan(10);
  });
  it("past, too soon, too far and off hours have names of their own", async () => {
    const expert = await expertWith();
    const now = Date.parse("2026-11-24T10:00:00Z");
    const tried = async (startsAt: string) => fieldsNamedBy(await refusalOf(maker.call(book, { offer, expert, startsAt }, at(now))));
    expect(await tried("2026-11-23T10:00:00Z")).not.toEqual(["startsAt:slot_taken"]);
    expect(await tried("2026-11-25T09:30:00Z")).not.toEqual(["startsAt:slot_taken"]);
    expect(await tried("2027-01-20T10:00:00Z")).not.toEqual(["startsAt:slot_taken"]);
    expect(await tried("2026-11-26T20:00:00Z")).toEqual(["startsAt:slot_taken"]);
  });
  it("a day ahead to the millisecond, eight weeks ahead to the millisecond", async () => {
    const expert = await expertWith();
    const first = Date.parse("2026-12-01T09:00:00Z");
    expect(await starts(expert, first - DAY)).toContain(first);
    expect(await starts(expert, first - DAY + 1)).not.toContain(first);
    expect(await starts(expert, first - 56 * DAY)).toContain(first);
    expect(await starts(expert, first - 56 * DAY - 1)).not.toContain(first);
  });
  it("across summer time is an hour long, in letters and in the calendar", async () => {
    const expert = await expertWith({ weekly: [{ weekday: 7, from: "01:00", to: "05:00" }] });
    const now = Date.parse("2027-03-20T10:00:00Z");
    const all = await starts(expert, now);
    const ofNight = all.filter((one) => iso(one).startsWith("2027-03-28")).map((one) => iso(one).slice(11, 16));
    expect(ofNight).toEqual(["00:00", "00:30", "01:00", "01:30", "02:00"]);
    const { id } = await maker.call(book, { offer, expert, startsAt: "2027-03-28T00:30:00Z" }, at(now));
    await admin.call(accept, { id }, at(now));
    const { text } = await maker.call(calendar, { id }, at(now));
    expect(text).toContain("DTSTART:20270328T003000Z\r\nDTEND:20270328T013000Z");
    const letter = (await mails()).find(
      ({ text, to }) => text.includes("28 mars 2027") && maker.actor.type === "person" && to === maker.actor.email,
    );
    expect(letter?.text).toMatch(/01:30 UTC\+1/);
    const autumn = await starts(expert, Date.parse("2027-10-20T10:00:00Z"));
    const night = autumn.filter((one) => one >= Date.parse("2027-10-30T22:00:00Z") && one < Date.parse("2027-10-31T12:00:00Z"));
    expect(night.map((one) => iso(one).slice(11, 16))).toEqual([
      "23:00",
      "23:30",
      "00:00",
      "00:30",
      "01:00",
      "01:30",
      "02:00",
      "02:30",
      "03:00",
    ]);
  });
  it("moved by half an hour within its own hour", async () => {
    const expert = await expertWith();
    // Half an hour later it must still be within the day.
    const all = await starts(expert);
    const first = all.find((start) => all.includes(start + HOUR)) ?? 0;
    const { id } = await maker.call(book, { offer, expert, startsAt: iso(first) });
    await admin.call(accept, { id });
    const moved = await maker.call(reschedule, { id, startsAt: iso(first + HOUR / 2) }).catch((error) => error);
    expect(moved.startsAt ?? fieldsNamedBy(moved)).toBe(first + HOUR / 2);
    const taken = await databases.platform.select().from(expertQuarters).where(eq(expertQuarters.expertId, expert));
    expect(taken.map((one) => one.startsAt).sort()).toEqual([2, 3, 4, 5].map((quarter) => first + quarter * 900_000));
  });
});

describe("calendars and letters", () => {
  it("a move takes the former time out of the calendar", async () => {
    const expert = await expertWith();
    const [first = 0, , , , later = 0] = await starts(expert);
    const { id } = await maker.call(book, { offer, expert, startsAt: iso(first) });
    await admin.call(accept, { id });
    const { id: moved } = await admin.call(reschedule, { id, startsAt: iso(later) });
    const letter = (await mails()).find((mail) => ics(mail).includes(moved));
    expect(ics(letter)).toContain(`UID:${id}@`);
    expect(ics(letter)).toContain("STATUS:CANCELLED");
  });
  it("a visitor who is confirmed an hour before learns where one meets", async () => {
    const expert = await expertWith({ videoLink: "https://meet.example/zoe-1" });
    const [first = 0] = await starts(expert);
    const email = `visiteur-${crypto.randomUUID()}@cellier.test`;
    await nobody.call(ask, { offer: free, expert, startsAt: iso(first), name: "Lou", email, subject: "<b>Pâté</b>" });
    const [, askId = "", proof = ""] = /ask=([\w-]+)&proof=([\w-]+)/.exec((await mails()).find(({ to }) => to === email)?.text ?? "") ?? [];
    await nobody.call(confirm, { ask: askId, proof });
    const [own] = (await admin.call(list, { expert })).items;
    await admin.call(accept, { id: own?.id }, at(first - HOUR));
    const letters = (await mails()).filter(({ to, subject }) => to === email && subject.includes("confirmé"));
    expect(letters.map(({ text }) => text).join()).toContain("https://meet.example/zoe-1");
  });
  it("names with line breaks are no address lines", async () => {
    const expert = await expertWith();
    const [first = 0] = await starts(expert);
    const wrong = nobody.call(ask, { offer: free, expert, startsAt: iso(first), name: "Lou\r\nBcc: a@b.test", email: "lou@cellier.test" });
    expect((await refusalOf(wrong)).code).toBe("invalid_input");
  });
  it("a customer does not cancel what has begun; what nobody confirmed is given back", async () => {
    const expert = await expertWith();
    const [first = 0, , , other = 0] = await starts(expert);
    const { id } = await maker.call(book, { offer, expert, startsAt: iso(first) });
    await admin.call(accept, { id });
    expect((await refusalOf(maker.call(cancel, { id }, at(first)))).code).toBe("not_allowed_now");
    await admin.call(complete, { id }, at(first));
    const before = await databases.platform.select().from(userCredits).where(eq(userCredits.userId, maker.userId));
    const { id: waiting } = await maker.call(book, { offer, expert, startsAt: iso(other) });
    await maker.call(cancel, { id: waiting }, at(other + DAY));
    const after = await databases.platform.select().from(userCredits).where(eq(userCredits.userId, maker.userId));
    expect([after[0]?.credits, after[0]?.held]).toEqual([before[0]?.credits, before[0]?.held]);
  });
});

const fitting = ({ input }: { input: { shape: object } }, fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in input.shape));

describe("others", () => {
  it("no verb of an appointment or a request opens it to a neighbour", async () => {
    const neighbour = await newMaker();
    const expert = await expertWith();
    const [first = 0, , , next = 0] = await starts(expert);
    const { id } = await maker.call(book, { offer, expert, startsAt: iso(first), subject: "Secret" });
    const { id: request } = await maker.call(serviceRequests.create, { kind: "other", title: "Secret" });
    const content = btoa("%PDF-1.4\n%x\n%%EOF");
    const fields = { startsAt: iso(next), reason: "x", rating: 1, content, file: id, text: "x", title: "x", deliverable: "x" };
    const quote = { validUntil: "2999-01-01", lines: [{ description: "x", credits: 1 }] };
    const ofOne = [...Object.values(appointments), ...Object.values(serviceRequests)].filter(({ input }) => "id" in input.shape);
    const tries = ofOne.map((operation) => {
      const record = operation.id.startsWith("appointments.") ? id : request;
      return [operation.id, fitting(operation, { ...fields, ...quote, id: record }), operation] as const;
    });
    expect(tries.length).toBeGreaterThan(20);
    const answers = await Promise.all(
      tries.map(async ([name, input, operation]) => [name, (await refusalOf(neighbour.call(operation, input))).code] as const),
    );
    for (const [name, code] of answers) expect([name, code]).toEqual([name, expect.stringMatching(/^(not_found|forbidden)$/)]);
  });
  it("an administrator reads nothing that a business owns, whatever they call", async () => {
    const ofBusiness = operations.filter(({ scope, kind }) => scope === "business" && kind === "query");
    expect(ofBusiness.length).toBeGreaterThan(100);
    const open: string[] = [];
    for (const operation of ofBusiness) {
      const answer = await admin.call(operation, {}).then(
        () => "answered",
        (error) => error.code,
      );
      if (!["forbidden"].includes(answer)) open.push(`${operation.id}: ${answer}`);
    }
    expect(open).toEqual([]);
  });
  it("a visit opens one business alone, and nothing a second after its end", async () => {
    const staff = await newMaker();
    await databases.platform.insert(userProfile).values({ id: staff.userId, role: "admin" });
    const { id: sessionId } = await sessionsOf(testRuntime()).open(staff.userId, { door: "web", remember: false });
    const caller = async (now = Date.now()) =>
      someone((await sessionsOf({ ...testRuntime(), now }).read(sessionId))?.person ?? { type: "visitor" });
    const visit = await maker.call(visits.grant, { hours: 1, reason: "Voir" });
    await (await caller()).call(visits.enter, { id: visit.id });
    const other = await newMaker();
    const { id } = await other.call(items.create, { kind: "product", name: "Autre", status: "rnd", unit: "kg" });
    expect((await refusalOf((await caller()).call(items.show, { id }))).code).toBe("not_found");
    expect((await refusalOf((await caller(visit.endsAt + 1_000)).call(items.list, {}))).code).toBe("forbidden");
    expect((await (await caller(visit.endsAt - 1_000)).call(items.list, {})).items).toEqual([]);
  });
  it("nobody writes or brings files once it is closed", async () => {
    const { id } = await maker.call(serviceRequests.create, { kind: "other", title: "À clore" });
    await maker.call(serviceRequests.submit, { id });
    await admin.call(serviceRequests.review, { id });
    await admin.call(serviceRequests.quote, { id, lines: [{ description: "x", credits: 1 }], validUntil: "2999-01-01" });
    await maker.call(serviceRequests.accept, { id });
    await admin.call(serviceRequests.start, { id });
    await admin.call(serviceRequests.deliver, { id, deliverable: "Fait" });
    await maker.call(serviceRequests.message, { id, text: "<img src=x onerror=alert(1)>" });
    await maker.call(serviceRequests.close, { id });
    for (const side of [maker, admin]) {
      expect(fieldsNamedBy(await refusalOf(side.call(serviceRequests.message, { id, text: "Encore" })))).toEqual([
        "status:conversation_over",
      ]);
      expect(fieldsNamedBy(await refusalOf(side.call(serviceRequests.attach, { id, content: btoa("%PDF-1.4\n%x\n%%EOF") })))).toEqual([
        "status:conversation_over",
      ]);
    }
  });
  it("the last second of a quote counts, the next does not", async () => {
    const quoted = async () => {
      const { id } = await maker.call(serviceRequests.create, { kind: "other", title: "Devis" });
      await maker.call(serviceRequests.submit, { id });
      await admin.call(serviceRequests.review, { id });
      await admin.call(serviceRequests.quote, { id, lines: [{ description: "x", credits: 1 }], validUntil: "2027-06-30" });
      return id;
    };
    const over = maker.call(serviceRequests.accept, { id: await quoted() }, at(Date.parse("2027-06-30T22:00:00Z")));
    expect(fieldsNamedBy(await refusalOf(over))).toEqual(["validUntil:service_quote_over"]);
    expect((await maker.call(serviceRequests.accept, { id: await quoted() }, at(Date.parse("2027-06-30T21:59:59Z")))).status).toBe(
      "accepted",
    );
  });
});

describe("directory and desk", () => {
  it("who took a double over finds it in what stayed, and takes it over no second time", async () => {
    const add = (name: string) =>
      admin.call(directory.create, { name, category: "packaging", address: { street: "1 rue A", postcode: "47000", city: "Agen" } });
    const [entry, double, third] = [await add("Verrier"), await add("Verriers"), await add("Verrierz")];
    const supplier = await maker.call(directory.addToSuppliers, { id: third.id });
    await admin.call(directory.merge, { id: double.id, double: third.id });
    await admin.call(directory.merge, { id: entry.id, double: double.id });
    expect((await maker.call(directory.show, { id: entry.id })).supplierId).toBe(supplier.id);
    expect(fieldsNamedBy(await refusalOf(maker.call(directory.addToSuppliers, { id: entry.id })))).toEqual(["id:already_yours"]);
  });
  it("the staff finds by words without accents, and nothing by what is written inside", async () => {
    const word = `Épîcerie ${crypto.randomUUID().slice(0, 8)}`;
    await databases.platform.update(businesses).set({ name: word }).where(eq(businesses.id, maker.businessId));
    const find = async (search: string) => (await admin.call(staffDesk.search, { search })).items;
    expect((await find(word.replace("Épîcerie", "epicerie"))).map(({ find }) => find)).toContain("business");
    expect((await find('"language"')).filter(({ find }) => find === "appointment")).toEqual([]);
    const product = `Gelée d'été ${crypto.randomUUID().slice(0, 8)}`;
    await maker.call(productionRequests.create, { product, amount: { value: 10, unit: "kg" }, requestedOn: "2999-01-01" });
    expect((await find(product.replace("Gelée d'été", "gelee"))).length).toBe(1);
  });
  it("a day that is past is asked of nobody", async () => {
    const wrong = maker.call(productionRequests.create, { product: "Hier", amount: { value: 1, unit: "kg" }, requestedOn: "2020-01-01" });
    expect(fieldsNamedBy(await refusalOf(wrong))).toEqual(["requestedOn:past"]);
    const late = maker.call(serviceRequests.create, { kind: "other", title: "Hier", wantedOn: "2020-01-01" });
    expect(fieldsNamedBy(await refusalOf(late))).toEqual(["wantedOn:past"]);
  });
  it("the staff knows of appointments that are over and not settled", async () => {
    const { items: queues } = await admin.call(staffDesk.queues, {}, at(Date.now() + 70 * DAY));
    expect(queues.map(({ queue }) => String(queue))).toContain("appointmentsOver");
  });
  it("a request whose day has passed is planned for another", async () => {
    const { id } = await maker.call(productionRequests.create, {
      product: "Demain",
      amount: { value: 1, unit: "kg" },
      requestedOn: "2027-02-01",
    });
    const late = admin.call(productionRequests.accept, { id }, at(Date.parse("2027-03-01T10:00:00Z")));
    expect(fieldsNamedBy(await refusalOf(late))).toEqual(["plannedOn:past"]);
  });
});

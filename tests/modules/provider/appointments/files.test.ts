import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { appointments as table } from "@/db/platform";
import { newId } from "@/worker/engine/identifier";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { experts } from "@/worker/modules/provider/experts/contract";
import { offers } from "@/worker/modules/provider/offers/contract";
import { MOST_FILES, MOST_PICTURE } from "@/worker/modules/provider/files/status";
import { fieldsNamedBy, type Maker, newAdmin, newMaker, nobody, refusalOf } from "@/tests/support/in-process";
import { databases } from "@/tests/support/platform";
import { testRuntime } from "@/tests/support/runtime";
import { smallPng } from "@/tests/support/sample";

const admin = newAdmin();
const { accept, attach, book, cancel, detach, feed, file, followed, reject, renewFeed, reschedule, show, slots } = appointments;
const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "09:00", to: "18:00" }));
const pdf = (text = "") => btoa(`%PDF-1.4\n%${text}\n%%EOF`);
const iso = (instant: number) => new Date(instant).toISOString();

let offer: string;
let maker: Maker;
let neighbour: Maker;
beforeAll(async () => {
  ({ id: offer } = await admin.call(offers.create, { name: "Étiquetage", topic: "labelling", minutes: 60, credits: 0 }));
  [maker, neighbour] = await Promise.all([newMaker(), newMaker()]);
});

async function booked(owner = maker) {
  const { id: expert } = await admin.call(experts.create, { name: "Aurélie", headline: "Étiquetage", weekly });
  const starts = (await maker.call(slots, { offer, expert })).items.map(({ startsAt }) => startsAt);
  const { id } = await owner.call(book, { offer, expert, startsAt: iso(starts[0] ?? 0), subject: "Rillettes" });
  return { id, starts };
}

describe("files of an appointment", () => {
  it("go both ways, are taken back by their own side alone, and follow it where it is moved", async () => {
    const { id, starts } = await booked();
    await maker.call(attach, { id, content: pdf("étiquette"), fileName: "../étiquette.exe" });
    const [brought] = (await admin.call(show, { id })).files;
    expect(brought).toMatchObject({ fileName: "étiquette.pdf", mediaType: "application/pdf", isStaff: false, name: "Camille Martin" });
    expect((await admin.call(file, { id, file: brought?.id })).content).toBe(pdf("étiquette"));

    await admin.call(accept, { id });
    const report = await admin.call(attach, { id, content: pdf("rapport"), fileName: "rapport.pdf" });
    expect((await refusalOf(maker.call(detach, { id, file: report.id }))).code).toBe("forbidden");
    const { id: moved } = await admin.call(reschedule, { id, startsAt: iso(starts.at(-1) ?? 0) });
    expect((await maker.call(show, { id: moved })).files.map(({ fileName }) => fileName)).toEqual(["étiquette.pdf", "rapport.pdf"]);
    await maker.call(detach, { id: moved, file: brought?.id });
    expect((await maker.call(show, { id: moved })).files).toHaveLength(1);
    expect((await refusalOf(maker.call(file, { id: moved, file: brought?.id }))).code).toBe("not_found");
  });

  it("are nobody else's, whatever they name", async () => {
    const { id } = await booked();
    const { id: own } = await booked();
    const { id: attached } = await maker.call(attach, { id, content: pdf() });
    for (const stranger of [neighbour, nobody])
      for (const attempt of [stranger.call(file, { id, file: attached }), stranger.call(attach, { id, content: pdf() })])
        expect((await refusalOf(attempt)).code).toMatch(/not_found|not_signed_in/);
    expect((await refusalOf(maker.call(file, { id: own, file: attached }))).code, "a file of another appointment").toBe("not_found");
  });

  it("are judged by what they hold, are so many at most, and end with the appointment", async () => {
    const { id } = await booked();
    const named = async (content: string) => fieldsNamedBy(await refusalOf(maker.call(attach, { id, content, fileName: "a.pdf" })));
    expect(await named(btoa("<html><script>alert(1)</script>"))).toEqual(["content:document_kind"]);
    expect(await named("")).toEqual(["content:file_empty"]);
    for (let place = 0; place < MOST_FILES; place += 1) await maker.call(attach, { id, content: pdf(String(place)) });
    expect(await named(pdf("encore"))).toEqual(["content:files_most"]);
    await admin.call(reject, { id, reason: "Complet" });
    expect(await named(pdf())).toEqual(["status:no_files_now"]);
  });
});

it("what nobody has confirmed is taken back by who asked, and its slot is free again", async () => {
  const { id, starts } = await booked();
  expect((await maker.call(show, { id })).moves).toEqual(["cancel"]);
  expect(await maker.call(cancel, { id })).toMatchObject({ status: "cancelled" });
  const { expertId } = await maker.call(show, { id });
  expect((await maker.call(slots, { offer, expert: expertId })).items.map(({ startsAt }) => startsAt)).toContain(starts[0]);
});

it("a calendar follows one's own appointments at an address that is opened, and no more once it is changed", async () => {
  const owner = await newMaker();
  expect(await owner.call(feed)).toEqual({ address: null });
  const keyOf = ({ address }: { address: string }) => /\/calendar\/([\w-]+)\.ics$/.exec(address)?.[1] ?? "";
  const key = keyOf(await owner.call(renewFeed));
  expect((await nobody.call(followed, { key })).text).not.toContain("BEGIN:VEVENT");
  const { id, starts } = await booked();
  expect((await nobody.call(followed, { key })).text, "another's").not.toContain(id);
  const own = keyOf(await maker.call(renewFeed));
  const statusOf = async (of = id) =>
    /STATUS:(\w+)/.exec((await nobody.call(followed, { key: own })).text.split(`UID:${of}`)[1] ?? "")?.[1];
  expect(await statusOf()).toBe("TENTATIVE");
  await admin.call(accept, { id });
  expect(await statusOf()).toBe("CONFIRMED");
  const { endsAt, ...meeting } = await maker.call(show, { id });
  const DAY = 86_400_000;
  const holdsOn = async (now: number) =>
    (await nobody.call(followed, { key: own }, { runtime: testRuntime({ now }) })).text.includes(`UID:${id}`);
  const days = [endsAt, meeting.startsAt + 90 * DAY, meeting.startsAt + 90 * DAY + 1];
  expect(await Promise.all(days.map(holdsOn)), "for ninety days").toEqual([true, true, false]);
  const next = iso(starts.find((start) => start > endsAt) ?? 0);
  const { id: moved } = await admin.call(reschedule, { id, startsAt: next });
  expect(await statusOf(), "what was moved is off").toBe("CANCELLED");
  await admin.call(cancel, { id: moved });
  expect(await statusOf(moved)).toBe("CANCELLED");
  expect(keyOf(await maker.call(renewFeed))).not.toBe(own);
  expect((await refusalOf(nobody.call(followed, { key: own }))).code).toBe("not_found");
});

it("a calendar that is followed holds what is ahead, however much lies behind", async () => {
  const owner = await newMaker();
  const { id } = await booked(owner);
  const [row] = await databases.platform.select().from(table).where(eq(table.id, id));
  if (!row) throw new Error("Nothing was booked");
  const held = Array.from({ length: 500 }, (_, place) => {
    const [own, startsAt] = [newId(), Date.now() - (1 + (place % 80)) * 86_400_000];
    return { ...row, id: own, holdId: own, reference: `${row.reference}-${place}`, startsAt, endsAt: startsAt + 3_600_000 };
  });
  for (let from = 0; from < held.length; from += 100) await databases.platform.insert(table).values(held.slice(from, from + 100));
  const { address } = await owner.call(renewFeed);
  const { text } = await nobody.call(followed, { key: /([\w-]+)\.ics$/.exec(address)?.[1] });
  expect(text).toContain(`UID:${id}`);
});

it("an expert is shown to anybody by a portrait, never by their hours or where one meets", async () => {
  const { id } = await admin.call(experts.create, { name: "Nadia", headline: "Coûts", weekly, videoLink: "https://meet.example/nadia" });
  expect(fieldsNamedBy(await refusalOf(admin.call(experts.setPicture, { id, content: pdf() })))).toEqual(["content:picture_expected"]);
  const png = Buffer.from(smallPng, "base64");
  const weighing = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]).toString("base64");
  const large = await refusalOf(admin.call(experts.setPicture, { id, content: weighing(MOST_PICTURE + 1) }));
  expect(fieldsNamedBy(large)).toEqual(["content:picture_large"]);
  await admin.call(experts.setPicture, { id, content: weighing(MOST_PICTURE) });
  await admin.call(experts.setPicture, { id, content: smallPng });
  const before = (await nobody.call(experts.profiles)).items.find((one) => one.id === id);
  expect(before).toEqual({ id, name: "Nadia", headline: "Coûts", biography: "", languages: ["fr"], picture: expect.any(String) });
  await admin.call(experts.setPicture, { id, content: smallPng });
  expect((await admin.call(experts.show, { id })).picture).not.toBe(before?.picture);
  expect((await nobody.call(experts.picture, { id })).content).toBe(smallPng);
  await admin.call(experts.update, { id, active: false });
  expect((await nobody.call(experts.profiles)).items.map((one) => one.id)).not.toContain(id);
  expect((await refusalOf(maker.call(experts.setPicture, { id, content: smallPng }))).code).toBe("forbidden");
});

import { beforeAll, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { addDays } from "@/worker/core/figures/dates";
import { documents } from "@/worker/modules/papers/documents/contract";
import { trainings } from "@/worker/modules/safety/trainings/contract";
import { fieldsNamedBy, type Maker, newMaker, refusalOf } from "@/tests/support/in-process";

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
});
const note = (validUntil: string | null, person = "Nadia") =>
  maker.call(trainings.create, { person, subject: "Hygiène", heldOn: "2024-02-01", validUntil });

it("is valid to its last day, soon over a month before it, and found by that", async () => {
  const days = [null, addDays(today, 31), addDays(today, 30), today, addDays(today, -1)];
  const made = [];
  for (const day of days) made.push(await note(day));
  const wanted = ["endless", "valid", "soon", "soon", "over"] as const;
  expect(made.map(({ validity }) => validity)).toEqual(wanted);
  for (const validity of new Set(wanted)) {
    const { items, total } = await maker.call(trainings.list, { validity });
    expect([items.length, total]).toEqual(Array(2).fill(wanted.filter((one) => one === validity).length));
    expect(items.every((one) => one.validity === validity)).toBe(true);
  }
});

it("is proved by documents about it, the same one for everybody who was there", async () => {
  const [one, other] = [await note(null, "Camille"), await note(null, "Bastien")];
  const content = Buffer.from("Attestation de groupe").toString("base64");
  for (const { id } of [one, other]) await maker.call(documents.upload, { content, fileName: "a.txt", about: "trainings", record: id });
  for (const { id } of [one, other]) expect(await maker.call(trainings.show, { id })).toMatchObject({ proofs: 1 });
  const { items } = await maker.call(documents.list, { about: "trainings", record: other.id });
  expect((await maker.call(documents.show, { id: items[0]?.id })).links.map(({ name }) => name).sort()).toEqual(["Bastien", "Camille"]);
  await maker.call(documents.trash, { id: items[0]?.id });
  expect(await maker.call(trainings.show, { id: one.id })).toMatchObject({ proofs: 0 });
});

it("is refused on a day to come, or when it ends before it began", async () => {
  const ask = (more: object) => maker.call(trainings.create, { person: "Nadia", subject: "HACCP", heldOn: today, ...more });
  expect(fieldsNamedBy(await refusalOf(ask({ heldOn: addDays(today, 1) })))).toEqual(["heldOn:future"]);
  expect(fieldsNamedBy(await refusalOf(ask({ validUntil: addDays(today, -1) })))).toEqual(["validUntil:before_start"]);
  const { id } = await ask({ validUntil: today });
  expect(fieldsNamedBy(await refusalOf(maker.call(trainings.update, { id, validUntil: addDays(today, -1) })))).toEqual([
    "validUntil:before_start",
  ]);
  expect(await maker.call(trainings.update, { id, subject: "Allergènes" })).toMatchObject({ subject: "Allergènes", person: "Nadia" });
  expect((await maker.call(trainings.list, { search: "allergenes" })).total).toBe(1);
  await maker.call(trainings.remove, { id });
  expect((await refusalOf(maker.call(trainings.show, { id }))).code).toBe("not_found");
});

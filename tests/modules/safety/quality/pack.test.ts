import { writeFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { controlPlans as planTable } from "@/db/business";
import { testRuntime } from "@/tests/support/runtime";
import { today } from "@/tests/support/today";
import { addDays, mondayOf } from "@/worker/core/figures/dates";
import { documents } from "@/worker/modules/papers/documents/contract";
import { paperBundles } from "@/worker/modules/papers/paper-bundles/contract";
import { audits } from "@/worker/modules/safety/audits/contract";
import { controlPlans } from "@/worker/modules/safety/control-plans/contract";
import { gapsBetween } from "@/worker/modules/safety/readings";
import { quality } from "@/worker/modules/safety/quality/contract";
import { laboratory } from "@/worker/modules/safety/laboratory/contract";
import { readings } from "@/worker/modules/safety/readings/contract";
import { trainings } from "@/worker/modules/safety/trainings/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { makePack, unpackMany } from "@/tests/support/bundles";
import { fieldsNamedBy, type Maker, newMaker, refusalOf } from "@/tests/support/in-process";
import { readPdf } from "@/tests/support/pdf";
import { smallPng } from "@/tests/support/sample";
import { newSampleMaker } from "@/tests/support/sample-maker";

let maker: Maker;
const text = (words: string) => Buffer.from(words).toString("base64");

beforeAll(async () => {
  maker = await newSampleMaker();
  const plan = await maker.call(controlPlans.create, { name: "Conserves", template: "cannery" });
  await maker.call(controlPlans.approve, { id: plan.id });
  const { number: lot } = await maker.call(stock.receive, { item: "ESSAI-PRODUIT", amount: { value: 3, unit: "kg" } });
  const warm = { point: "Chambre froide positive", value: 7.2, lots: [lot], action: "Porte refermée" };
  await maker.call(readings.take, { readings: [warm] });
  await maker.call(laboratory.create, { lot, criteria: ["salmonella"] });
  await maker.call(documents.upload, {
    content: text("Rapport"),
    fileName: "rapport.txt",
    title: "Rapport R-12",
    about: "lots",
    record: lot,
  });
  const { id } = await maker.call(audits.create, { kind: "hygiene" });
  await maker.call(audits.addPhoto, { id, question: "1", content: smallPng });
  await maker.call(audits.complete, { id, answers: [{ question: "1", finding: "minor", remark: "Carreau fendu" }], conforms: true });
  const training = await maker.call(trainings.create, {
    person: "Nadia Belkacem",
    subject: "Hygiène alimentaire",
    heldOn: "2020-03-02",
    validUntil: "2021-03-01",
  });
  const proof = { content: text("Attestation"), fileName: "a.txt", title: "Attestation", about: "trainings", record: training.id };
  await maker.call(documents.upload, proof);
  await maker.call(documents.upload, {
    content: text("Contrat"),
    fileName: "c.txt",
    title: "Contrat",
    about: "suppliers",
    record: "ESSAI-MOULIN",
  });
});

const paperOf = async (files: Record<string, Uint8Array>) => {
  const bytes = Object.entries(files).find(([name]) => name.endsWith(".pdf") && !name.includes("/"))?.[1] ?? new Uint8Array();
  if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/pack.pdf`, bytes);
  return (await readPdf(bytes)).texts.join(" ").replace(/[\u00a0\u202f]/g, " ");
};

describe("a visit pack", () => {
  it("is one paper with contents, and the documents that prove it in their folders", async () => {
    const bundle = await makePack(maker);
    expect(bundle).toMatchObject({ state: "done", kind: "visit_pack", total: 4, printed: 4, refused: [] });
    const files = await unpackMany(maker, bundle.id);
    expect(Object.keys(files).slice(1)).toEqual([
      expect.stringMatching(/^1 Audits\/AUD-.*\.png$/),
      "2 Lots et analyses/Rapport R-12.txt",
      "5 Formations/Attestation.txt",
    ]);
    expect(new TextDecoder().decode(files["5 Formations/Attestation.txt"])).toBe("Attestation");
    const paper = await paperOf(files);
    for (const words of [
      ...["Sommaire", "L'entreprise", "Plan de maîtrise", "Chambre froide positive", "7,2 °C", "Porte refermée", "NC-"],
      ...["Traçabilité", "Audits", "Carreau fendu", "Analyses de laboratoire", "LAB-", "Nadia Belkacem", "Expiré", "Pièces jointes"],
      ...["Rapport R-12", "Rien sur cette période"],
    ])
      expect(paper).toContain(words);
    expect(await paperOf(await unpackMany(maker, (await makePack(maker, { language: "en" })).id))).toContain("Readings out of limits");
    expect((await maker.call(paperBundles.list, { kind: "visit_pack" })).items).toHaveLength(2);
    expect((await maker.call(paperBundles.list, { kind: "quote" })).items).toEqual([]);
  });

  it("says which document was thrown away meanwhile, and holds the others", async () => {
    const { id } = await maker.call(documents.upload, {
      content: text("Vite"),
      title: "Vite jeté",
      fileName: "v.txt",
      about: "audits",
      record: await auditId(),
    });
    const made = makePack(maker);
    await maker.call(documents.trash, { id });
    expect((await made).state).toBe("done");
  });

  it("of a business without anything is a paper that says so", async () => {
    const blank = await newMaker();
    const files = await unpackMany(blank, (await makePack(blank)).id);
    expect(Object.keys(files)).toHaveLength(1);
    expect(await paperOf(files)).toContain("Aucun plan en vigueur");
  });

  it("that ends before it begins is refused", async () => {
    expect(fieldsNamedBy(await refusalOf(maker.call(quality.pack, { from: "2026-02-01", to: "2026-01-31" })))).toEqual(["to:before_start"]);
  });
});

const auditId = async () => (await maker.call(audits.list, {})).items[0]?.id;

describe("what readings lack", () => {
  it("is told for as long as a pack looks back, edition by edition, periods in a row as one", async () => {
    const own = await newMaker();
    const { id } = await own.call(controlPlans.create, { name: "Chambre", template: "blank" });
    const cold = { name: "Froid", step: "Stockage", kind: "ccp", hazard: "biological", measure: "temperature", lower: 0, upper: 4 };
    await own.call(controlPlans.update, { id, points: [{ ...cold, times: 1, per: "day" }] });
    await own.call(controlPlans.approve, { id });
    // Approved a Monday two hundred days ago: before the month that the day's screen looks back.
    const monday = "2026-03-02";
    await own.db.update(planTable).set({ approvedOn: monday });
    const span = { from: "2026-01-01", to: "2026-03-13" };
    const { gaps, askedOf } = await gapsBetween(own.db, span, today);
    expect(gaps.map(({ from, to, taken, wanted }) => [from, to, taken, wanted])).toEqual([[monday, "2026-03-13", 0, 10]]);
    expect([...askedOf.values()]).toEqual([10]);
    // Nothing is asked for before it was approved, nor of days to come.
    expect((await gapsBetween(own.db, { from: "2026-01-01", to: "2026-03-01" }, today)).gaps).toEqual([]);
    expect((await gapsBetween(own.db, { from: "2026-03-01", to: "2026-12-31" }, "2026-03-04")).gaps).toMatchObject([
      { from: monday, to: "2026-03-03" },
    ]);
    // A next edition takes over on its day: what the first one asked for until then stays asked for.
    const next = await own.call(controlPlans.revise, { id });
    await own.call(controlPlans.approve, { id: next.id });
    expect((await gapsBetween(own.db, span, today)).gaps).toMatchObject([{ from: monday, to: "2026-03-13", wanted: 10 }]);
  });

  it("leaves out what was read", async () => {
    // A day on which one works.
    const monday = addDays(mondayOf(today), 7);
    const runtime = testRuntime({ now: Date.parse(`${monday}T08:00:00.000Z`) });
    await maker.call(readings.take, { readings: [{ point: "Chambre froide positive", value: 2 }] }, { runtime });
    const { gaps } = await gapsBetween(maker.db, { from: monday, to: monday }, addDays(monday, 1));
    expect(gaps.find(({ pointName }) => pointName === "Chambre froide positive")).toMatchObject({ taken: 1, wanted: 2 });
  });
});

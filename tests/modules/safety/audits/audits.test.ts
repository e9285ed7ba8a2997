import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { audits as table } from "@/db/business";
import { today } from "@/tests/support/today";
import { addDays } from "@/worker/core/figures/dates";
import { documents } from "@/worker/modules/papers/documents/contract";
import { auditTemplates } from "@/worker/modules/safety/audit-templates/contract";
import { audits } from "@/worker/modules/safety/audits/contract";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { movements } from "@/worker/modules/store/movements/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { fieldsNamedBy, type Maker, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";
import { smallPng } from "@/tests/support/sample";

let maker: Maker;
const questions = [
  { text: "Sols propres", weight: 1, chapter: "Locaux" },
  { text: "Chambre froide", weight: 3, chapter: "Denrées" },
  { text: "Étiquettes", weight: 1, chapter: "Denrées" },
];
beforeAll(async () => {
  maker = await newSampleMaker();
  await maker.call(auditTemplates.create, { name: "Tournée du matin", questions });
});

const begin = (more: object = {}) => maker.call(audits.create, { template: "Tournée du matin", ...more });
const complete = (id: string, answers: object[], more: object = {}) => maker.call(audits.complete, { id, answers, ...more });
const conforms = { finding: "conforms" };
const received = async () => (await maker.call(stock.receive, { item: "ESSAI-INGREDIENT", amount: { value: 3, unit: "kg" } })).number;

describe("an audit", () => {
  it("asks what its template asks, and keeps asking that when the template changes", async () => {
    const audit = await begin();
    const { id } = await maker.call(auditTemplates.show, { id: "Tournée du matin" });
    await maker.call(auditTemplates.update, { id, questions: [...questions, { text: "Nuisibles" }] });
    expect((await maker.call(audits.show, { id: audit.id })).questions.map(({ text }) => text)).toEqual(questions.map(({ text }) => text));
    expect((await begin()).size).toBe(4);
    await maker.call(auditTemplates.update, { id, questions });
  });

  it("is not begun by a template that is retired", async () => {
    const { id } = await maker.call(auditTemplates.create, { name: "Ancienne grille", questions });
    await maker.call(auditTemplates.retire, { id });
    expect(fieldsNamedBy(await refusalOf(begin({ template: id })))).toEqual(["template:not_in_use"]);
  });

  it("without a template asks what is usual, in the language of whoever begins it", async () => {
    const audit = await maker.call(audits.create, { kind: "authority" });
    expect(audit).toMatchObject({ name: "Inspection officielle", status: "in_progress", passMark: 8_000, score: null });
    expect(audit.size).toBeGreaterThan(10);
  });

  it("is answered as one goes: what is left out stays", async () => {
    const { id } = await begin();
    await maker.call(audits.answer, { id, answers: [{ question: "2", finding: "minor", remark: "6 °C" }] });
    const after = await maker.call(audits.answer, {
      id,
      answers: [
        { question: "2", action: "Régler le thermostat" },
        { question: "1", ...conforms },
      ],
    });
    expect(after).toMatchObject({ answered: 2, minor: 1, major: 0, score: null });
    expect(after.questions[1]).toMatchObject({ finding: "minor", remark: "6 °C", action: "Régler le thermostat" });
  });

  it("is scored by its weights once it is complete, and stays as it is from then on", async () => {
    const { id } = await begin();
    const done = await complete(id, [
      { question: "1", finding: "major", remark: "Sale" },
      { question: "2", ...conforms },
      { question: "3", finding: "not_applicable" },
    ]);
    // 3 of 4: the last does not count.
    expect(done).toMatchObject({ status: "completed", score: 7_500, outcome: "failed", by: "Camille Martin", major: 1 });
    const refused = await Promise.all([
      refusalOf(maker.call(audits.answer, { id, answers: [{ question: "1", ...conforms }] })),
      refusalOf(maker.call(audits.update, { id, scope: "Autre" })),
      refusalOf(maker.call(audits.cancel, { id, reason: "Erreur" })),
      refusalOf(complete(id, [], { conforms: true })),
      refusalOf(maker.call(audits.addPhoto, { id, question: "1", content: smallPng })),
    ]);
    expect(refused.map(({ code }) => code)).toEqual(Array(5).fill("not_allowed_now"));
    // The table itself refuses it, whoever writes.
    await expect(maker.db.update(table).set({ score: 10_000 }).where(eq(table.id, id))).rejects.toThrow();
    await expect(maker.db.delete(table).where(eq(table.id, id))).rejects.toThrow();
    expect((await maker.call(audits.show, { id })).score).toBe(7_500);
  });

  it("reaches its mark exactly on it", async () => {
    const { id } = await maker.call(auditTemplates.create, {
      name: "Cinq",
      questions: [1, 4].map((weight) => ({ text: `Q${weight}`, weight })),
    });
    const audit = await maker.call(audits.create, { template: id });
    const done = await complete(audit.id, [{ question: "1", finding: "major", remark: "Non" }], { conforms: true });
    expect(done).toMatchObject({ score: 8_000, outcome: "passed" });
  });

  it("is refused by name while something is missing, and nothing of it is lost", async () => {
    const { id } = await begin();
    expect(fieldsNamedBy(await refusalOf(complete(id, [{ question: "2", finding: "minor" }])))).toEqual([
      "answers.0.finding:required",
      "answers.0.remark:required",
      "answers.2.finding:required",
    ]);
    expect(fieldsNamedBy(await refusalOf(complete(id, [{ question: "4", ...conforms }])))).toEqual(["answers.0.question:not_found"]);
    expect(fieldsNamedBy(await refusalOf(complete(id, [{ question: "1", lots: ["INCONNU"] }])))).toEqual(["answers.0.lots.0:not_found"]);
    const none = questions.map((_, place) => ({ question: String(place + 1), finding: "not_applicable" }));
    expect(fieldsNamedBy(await refusalOf(complete(id, none)))).toEqual(["answers:nothing_applies"]);
    expect(fieldsNamedBy(await refusalOf(begin({ heldOn: addDays(today, 1) })))).toEqual(["heldOn:future"]);
    expect(fieldsNamedBy(await refusalOf(begin({ template: "Inconnue" })))).toEqual(["template:not_found"]);
    expect(fieldsNamedBy(await refusalOf(begin({ kind: "authority" })))).toEqual(["template:other_kind"]);
    expect(await maker.call(audits.show, { id })).toMatchObject({ status: "in_progress", answered: 0 });
  });

  it("of a supplier names it, and is found by it", async () => {
    expect(fieldsNamedBy(await refusalOf(maker.call(audits.create, { kind: "supplier" })))).toEqual(["supplier:required"]);
    expect(fieldsNamedBy(await refusalOf(begin({ supplier: "ESSAI-MOULIN" })))).toEqual(["supplier:only_of_supplier"]);
    expect(fieldsNamedBy(await refusalOf(maker.call(audits.create, { kind: "supplier", supplier: "PERSONNE" })))).toEqual([
      "supplier:not_found",
    ]);
    const { id, supplierName } = await maker.call(audits.create, { kind: "supplier", supplier: "ESSAI-MOULIN" });
    expect(supplierName).not.toBe("");
    expect((await maker.call(audits.list, { supplier: "ESSAI-MOULIN" })).items.map((one) => one.id)).toEqual([id]);
  });

  it("that is given up says why", async () => {
    const { id } = await begin();
    expect(await maker.call(audits.cancel, { id, reason: "Atelier fermé" })).toMatchObject({
      status: "cancelled",
      conclusion: "Atelier fermé",
    });
    expect((await refusalOf(complete(id, [], { conforms: true }))).code).toBe("not_allowed_now");
  });
});

describe("a photograph", () => {
  it("shows a question, is a document about the audit, and is kept once", async () => {
    const { id } = await begin();
    const shown = await maker.call(audits.addPhoto, { id, question: "2", content: smallPng, fileName: "frigo.png" });
    const [photo] = shown.questions[1]?.photos ?? [];
    expect(photo?.title).toBe(`${shown.reference} · Chambre froide`);
    const again = await maker.call(audits.addPhoto, { id, question: "2", content: smallPng, fileName: "frigo.png" });
    expect(again.questions.flatMap(({ photos }) => photos)).toEqual([photo]);
    expect((await maker.call(documents.list, { about: "audits", record: id })).items.map((one) => one.id)).toEqual([photo?.id]);
    expect((await maker.call(documents.show, { id: photo?.id })).links).toMatchObject([
      { about: "audits", recordId: id, name: shown.reference },
    ]);
    const text = Buffer.from("Pas une photo").toString("base64");
    expect(fieldsNamedBy(await refusalOf(maker.call(audits.addPhoto, { id, question: "2", content: text })))).toEqual([
      "content:not_a_picture",
    ]);
    expect(fieldsNamedBy(await refusalOf(maker.call(audits.addPhoto, { id, question: "9", content: smallPng })))).toEqual([
      "question:not_found",
    ]);
  });
});

describe("what an audit found", () => {
  it("becomes non-conformities with their tasks, whose end posts what becomes of the lots", async () => {
    const lot = await received();
    const { id, reference } = await begin();
    const done = await complete(
      id,
      [
        { question: "1", finding: "minor", remark: "Poussière" },
        {
          question: "2",
          finding: "major",
          remark: "9 °C à cœur",
          action: "Jeter ce qui est dessous",
          dueOn: addDays(today, 2),
          lots: [lot],
        },
      ],
      { conforms: true },
    );
    expect(done.nonConformities.map(({ title }) => title)).toEqual(["Sols propres", "Chambre froide"]);
    const [minor, major] = await Promise.all(done.nonConformities.map((one) => maker.call(nonConformities.show, { id: one.id })));
    expect(minor).toMatchObject({ severity: "minor", origin: "audit", originId: id, lots: [] });
    expect(minor?.tasks.map(({ kind }) => kind)).toEqual(["corrective", "verification"]);
    expect(major).toMatchObject({ severity: "major", lots: [{ lot, state: "on_hold" }] });
    expect(major?.description).toContain(reference);
    expect(major?.tasks.map(({ kind, text, dueOn }) => [kind, text, dueOn]).slice(0, 2)).toEqual([
      ["containment", expect.any(String), today],
      ["corrective", "Jeter ce qui est dessous", addDays(today, 2)],
    ]);
    expect(await maker.call(lots.show, { id: lot })).toMatchObject({ state: "on_hold", reason: "Chambre froide" });

    const issue = major?.id ?? "";
    await maker.call(nonConformities.start, { id: issue });
    expect((await refusalOf(maker.call(nonConformities.close, { id: issue, disposition: "scrap" }))).code).toBe("not_allowed_now");
    for (const { id: task } of major?.tasks ?? []) await maker.call(nonConformities.doTask, { id: issue, task });
    expect(fieldsNamedBy(await refusalOf(maker.call(nonConformities.close, { id: issue })))).toEqual(["disposition:required"]);
    await maker.call(nonConformities.close, { id: issue, disposition: "scrap", conclusion: "Jeté" });
    expect(await maker.call(lots.show, { id: lot })).toMatchObject({ state: "scrapped" });
    const moved = await maker.call(movements.list, { lot });
    expect(moved.items.filter(({ type }) => type === "scrap")).toHaveLength(1);
  });

  it("is completed by one of two who do it at once, and each gap is opened once", async () => {
    const { id } = await begin();
    const end = () => complete(id, [{ question: "1", finding: "minor", remark: "Poussière" }], { conforms: true });
    const both = await Promise.allSettled([end(), end()]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const opened = await maker.call(nonConformities.list, { origin: "audit", search: "Sols propres", limit: 100 });
    expect(opened.items.filter(({ originId }) => originId === id)).toHaveLength(1);
  });
});

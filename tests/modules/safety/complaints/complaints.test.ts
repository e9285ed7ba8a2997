import { beforeAll, describe, expect, it } from "vitest";
import { civilDate } from "@/worker/core/figures/dates";
import { complaints } from "@/worker/modules/safety/complaints/contract";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import { recalls } from "@/worker/modules/safety/recalls/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { fieldsNamedBy, type Maker, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
});

const newLot = async () =>
  (await maker.call(stock.receive, { item: "ESSAI-PRODUIT", amount: { value: 5, unit: "kg" }, unitCost: 3 })).number;
const complain = (more: object = {}) => maker.call(complaints.create, { subject: "Éclat de verre", category: "foreign_body", ...more });
const dayAfter = (days: number) => civilDate(Date.now() + days * 86_400_000);

describe("a complaint", () => {
  it("names its client and lot, and the lot says which product it is", async () => {
    const lot = await newLot();
    const complaint = await complain({ client: "ESSAI-CLIENT", lot });
    expect(complaint).toMatchObject({ clientName: "Bistrot d'essai", itemName: "Produit d'essai", lot, status: "received" });
    const refused = await refusalOf(complain({ item: "ESSAI-INGREDIENT", lot }));
    expect(fieldsNamedBy(refused)).toEqual(["lot:of_other_item"]);
    for (const field of ["client", "item", "lot"])
      expect(fieldsNamedBy(await refusalOf(complain({ [field]: "PERSONNE" })))).toEqual([`${field}:not_found`]);
  });

  it("may have come today, but not tomorrow", async () => {
    expect((await complain({ receivedOn: dayAfter(0) })).receivedOn).toBe(dayAfter(0));
    expect(fieldsNamedBy(await refusalOf(complain({ receivedOn: dayAfter(1) })))).toEqual(["receivedOn:future"]);
  });

  it("opens one non-conformity, which holds its lot", async () => {
    const lot = await newLot();
    const { id } = await complain({ lot, severity: "critical" });
    const { nonConformityId, nonConformity } = await maker.call(complaints.openIssue, { id });
    expect(await maker.call(nonConformities.show, { id: nonConformity })).toMatchObject({
      id: nonConformityId,
      severity: "critical",
      origin: "complaint",
      originId: id,
      lots: [{ lot, state: "on_hold" }],
    });
    expect(fieldsNamedBy(await refusalOf(maker.call(complaints.openIssue, { id })))).toEqual(["nonConformity:issue_open"]);
  });

  it("leads to a recall once its lot is known; nothing is on hold before that is decided", async () => {
    const { id } = await complain();
    expect(fieldsNamedBy(await refusalOf(maker.call(complaints.openRecall, { id })))).toEqual(["lot:no_lot_named"]);
    const lot = await newLot();
    await maker.call(complaints.update, { id, lot });
    const { recall } = await maker.call(complaints.openRecall, { id });
    expect(await maker.call(recalls.show, { id: recall })).toMatchObject({
      status: "assessing",
      origin: "complaint",
      hazard: "physical",
      subject: lot,
      cause: "Éclat de verre",
    });
    expect((await maker.call(lots.show, { id: lot })).state).toBe("available");
    expect(fieldsNamedBy(await refusalOf(maker.call(complaints.openRecall, { id })))).toEqual(["recall:recall_open"]);
  });

  it("is closed with its answer, and changes no more", async () => {
    const { id } = await complain();
    expect(fieldsNamedBy(await refusalOf(maker.call(complaints.close, { id, answer: " " })))).toEqual(["answer:required"]);
    expect(await maker.call(complaints.close, { id, answer: "Échange fait" })).toMatchObject({ status: "closed", answeredOn: dayAfter(0) });
    for (const late of [complaints.update, complaints.openIssue, complaints.openRecall, complaints.close])
      expect((await refusalOf(maker.call(late, { id, ...(late === complaints.close ? { answer: "Encore" } : {}) }))).code).toBe(
        "not_allowed_now",
      );
  });

  it("is counted in its month, with its kind and its product", async () => {
    const own = await newSampleMaker();
    for (const receivedOn of [dayAfter(0), dayAfter(-500)])
      await own.call(complaints.create, {
        subject: "Fuite",
        category: "packaging",
        item: "ESSAI-PRODUIT",
        severity: "critical",
        receivedOn,
      });
    const { items, ...rest } = await own.call(complaints.trend, {});
    expect(items).toHaveLength(12);
    expect(items.at(-1)).toEqual({ month: `${dayAfter(0).slice(0, 7)}-01`, count: 1, critical: 1 });
    expect(rest).toMatchObject({ total: 1, before: 1, categories: [{ category: "packaging", count: 1 }], products: [{ count: 1 }] });
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { traceability } from "@/worker/modules/store/traceability/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { isBalanced } from "@/worker/modules/store/traceability/balance";
import { fieldsNamedBy, type Maker, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
});

const lot = async () => (await maker.call(stock.receive, { item: "ESSAI-PRODUIT", amount: { value: 5, unit: "kg" }, unitCost: 3 })).number;
const open = (...numbers: string[]) => maker.call(nonConformities.create, { title: "Capsules", lots: numbers });
const started = async (...numbers: string[]) => {
  const { id } = await open(...numbers);
  return maker.call(nonConformities.start, { id });
};
const stateOf = async (number: string) => {
  const { state, amount } = await maker.call(lots.show, { id: number });
  return [state, amount.amount];
};

describe("a non-conformity", () => {
  it("holds its lots, is worked on by tasks, and is not closed while one is open", async () => {
    const number = await lot();
    const { id, reference } = await open(number);
    expect(await stateOf(number)).toEqual(["on_hold", 5_000_000]);
    expect((await refusalOf(maker.call(nonConformities.close, { id, disposition: "scrap" }))).code).toBe("not_allowed_now");
    await maker.call(nonConformities.start, { id: reference });
    const { tasks } = await maker.call(nonConformities.addTask, {
      id,
      kind: "corrective",
      text: "Régler la capsuleuse",
      dueOn: "2026-01-05",
    });
    expect(tasks).toMatchObject([{ late: true }]);
    expect(fieldsNamedBy(await refusalOf(maker.call(nonConformities.close, { id, disposition: "scrap" })))).toEqual(["tasks:tasks_open"]);
    await maker.call(nonConformities.doTask, { id, task: tasks[0]?.id });
    expect(fieldsNamedBy(await refusalOf(maker.call(nonConformities.doTask, { id, task: tasks[0]?.id })))).toEqual(["task:task_done"]);
    expect(fieldsNamedBy(await refusalOf(maker.call(nonConformities.close, { id })))).toEqual(["disposition:required"]);
    const closed = await maker.call(nonConformities.close, { id, disposition: "scrap", conclusion: "Détruit" });
    expect(closed).toMatchObject({ status: "closed", open: 0, lots: [{ state: "scrapped", amount: { amount: 0 } }] });
  });

  it.each([
    ["scrap", "scrapped", 0],
    ["return", "rejected", 0],
    ["rework", "available", 5_000_000],
    ["use_as_is", "available", 5_000_000],
  ])("closed with %s leaves its lot %s, and the lot's balance holds", async (disposition, state, amount) => {
    const number = await lot();
    const { id } = await started(number);
    await maker.call(nonConformities.close, { id, disposition });
    expect(await stateOf(number)).toEqual([state, amount]);
    const { balance } = await maker.call(traceability.trace, { id: number });
    expect(isBalanced(balance)).toBe(true);
  });

  it("does not let go a lot that another keeps on hold, and says which", async () => {
    const number = await lot();
    const [one, other] = [await started(number), await started(number)];
    const refused = await refusalOf(maker.call(nonConformities.close, { id: one.id, disposition: "use_as_is" }));
    expect(refused.detail.fields).toEqual([{ field: "lots", code: "held_elsewhere", params: { lot: number, reference: other.reference } }]);
    await maker.call(nonConformities.close, { id: other.id, disposition: "scrap" });
    expect(await maker.call(nonConformities.close, { id: one.id })).toMatchObject({ status: "closed" });
  });

  it("without lots is closed without saying what becomes of them; of a lot nobody knows it is refused", async () => {
    const { id } = await started();
    expect(await maker.call(nonConformities.close, { id })).toMatchObject({ status: "closed", disposition: null });
    const { id: other } = await open();
    const list = async (isOpen: boolean) => (await maker.call(nonConformities.list, { isOpen, limit: 100 })).items.map((one) => one.id);
    expect([(await list(true)).includes(other), (await list(true)).includes(id), (await list(false)).includes(id)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(fieldsNamedBy(await refusalOf(open("LOT-X")))).toEqual(["lots.0:not_found"]);
  });
});

describe("what is to be done", () => {
  it("may be said otherwise or taken away while it is open, and stays once it is done", async () => {
    const { id } = await started();
    const add = (text: string) => maker.call(nonConformities.addTask, { id, kind: "corrective", text });
    const [first] = (await add("Nettoyer")).tasks;
    const second = (await add("Inutile")).tasks.at(-1);
    const changed = await maker.call(nonConformities.changeTask, { id, task: first?.id, who: "Atelier", dueOn: "2026-01-05" });
    expect(changed.tasks[0]).toMatchObject({ text: "Nettoyer", who: "Atelier", dueOn: "2026-01-05", late: true });
    expect((await maker.call(nonConformities.dropTask, { id, task: second?.id })).tasks.map(({ text }) => text)).toEqual(["Nettoyer"]);
    await maker.call(nonConformities.doTask, { id, task: first?.id });
    for (const operation of [nonConformities.changeTask, nonConformities.dropTask]) {
      expect(fieldsNamedBy(await refusalOf(maker.call(operation, { id, task: first?.id })))).toEqual(["task:task_done"]);
      expect(fieldsNamedBy(await refusalOf(maker.call(operation, { id, task: "autre" })))).toEqual(["task:not_found"]);
    }
    await maker.call(nonConformities.close, { id });
    expect((await refusalOf(maker.call(nonConformities.dropTask, { id, task: first?.id }))).code).toBe("not_allowed_now");
  });
});

describe("lots that turn out to be concerned", () => {
  it("are held, and go the way that is decided; each is named once", async () => {
    const [one, other] = [await lot(), await lot()];
    const { id } = await started(one);
    const wider = await maker.call(nonConformities.addLots, { id, lots: [other] });
    expect(wider.lots).toMatchObject([{ lot: one }, { lot: other, state: "on_hold" }]);
    expect(await stateOf(other)).toEqual(["on_hold", 5_000_000]);
    expect(fieldsNamedBy(await refusalOf(maker.call(nonConformities.addLots, { id, lots: [other] })))).toEqual(["lots.0:taken"]);
    expect(fieldsNamedBy(await refusalOf(maker.call(nonConformities.addLots, { id, lots: ["INCONNU"] })))).toEqual(["lots.0:not_found"]);
    await maker.call(nonConformities.close, { id, disposition: "scrap" });
    expect([await stateOf(one), await stateOf(other)]).toEqual([
      ["scrapped", 0],
      ["scrapped", 0],
    ]);
    expect((await refusalOf(maker.call(nonConformities.addLots, { id, lots: [await lot()] }))).code).toBe("not_allowed_now");
  });
});

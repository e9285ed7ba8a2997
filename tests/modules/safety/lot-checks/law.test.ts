import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { Refusal } from "@/worker/core/errors";
import type { Operation } from "@/worker/core/contract/operation";
import { checklists } from "@/worker/modules/safety/checklists/contract";
import { laboratory } from "@/worker/modules/safety/laboratory/contract";
import { lotChecks } from "@/worker/modules/safety/lot-checks/contract";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { type Maker, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";

/** A lot as the trade's rules have it: written apart from the product. */
interface Model {
  decision: "available" | "on_hold" | "rejected";
  /** Why it is on hold: somebody's own reason, or what waits for it. */
  byHand: boolean;
  pending: Set<string>;
  samples: Set<string>;
  issues: Set<string>;
  /** Non-conformities that checks opened, which close for good. */
  ofChecks: Set<string>;
}

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
  await maker.call(items.create, { kind: "ingredient", name: "Canard", sku: "CANARD", unit: "kg", category: "Viandes" });
  const points = [{ text: "Emballage" }, { text: "Odeur", whenFails: "refuse" }];
  await maker.call(checklists.create, { name: "Viandes", families: ["Viandes"], points });
});

async function arrive(): Promise<string> {
  const { id } = await maker.call(restocks.create, { supplier: "ESSAI-MOULIN", lines: [{ item: "CANARD", packs: 2, price: 5 }] });
  await maker.call(restocks.order, { id, send: false });
  const { receipts } = await maker.call(restocks.receive, { id, lines: [{ line: "CANARD", packs: 2 }] });
  return receipts[0]?.lines[0]?.lotNumber ?? "";
}

/** Done, or refused because of the state of things. */
async function tried<O extends Operation>(operation: O, input: object): Promise<boolean> {
  return maker.call(operation, input).then(
    () => true,
    (error) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
}

const settles = ({ pending, samples, issues }: Model) => pending.size + samples.size + issues.size === 0;
const firstOf = (names: Set<string>) => [...names][0];

const moves = {
  async check(lot: string, model: Model) {
    if (model.decision === "rejected") return;
    const { reference } = await maker.call(lotChecks.create, { lot });
    if (model.decision === "available") Object.assign(model, { decision: "on_hold", byHand: false });
    model.pending.add(reference);
  },
  async pass(_: string, model: Model) {
    const id = firstOf(model.pending);
    if (!id) return;
    await maker.call(lotChecks.answer, { id, conforms: true });
    model.pending.delete(id);
    letGo(model);
  },
  async waive(_: string, model: Model) {
    const id = firstOf(model.pending);
    if (!id) return;
    await maker.call(lotChecks.waive, { id, reason: "Vu ailleurs" });
    model.pending.delete(id);
    letGo(model);
  },
  async fail(_: string, model: Model) {
    await failAt(model, 0);
    if (model.decision === "available") model.decision = "on_hold";
  },
  async refuse(_: string, model: Model) {
    if (await failAt(model, 1)) model.decision = "rejected";
  },
  async sample(lot: string, model: Model) {
    const sample = await maker.call(laboratory.create, { lot, criteria: ["salmonella"], holds: true });
    if (!sample.holds) return;
    if (model.decision === "available") Object.assign(model, { decision: "on_hold", byHand: false });
    model.samples.add(sample.id);
  },
  async good(_: string, model: Model) {
    const id = firstOf(model.samples);
    if (!id) return;
    await maker.call(laboratory.cancel, { id });
    model.samples.delete(id);
    letGo(model);
  },
  async issue(lot: string, model: Model) {
    const { id } = await maker.call(nonConformities.create, { title: "Palette", lots: [lot] });
    await maker.call(nonConformities.start, { id });
    model.issues.add(id);
    if (model.decision === "available") Object.assign(model, { decision: "on_hold", byHand: true });
  },
  async close(_: string, model: Model) {
    const id = firstOf(model.issues);
    if (!id) return;
    const isFree = model.decision !== "rejected" && model.pending.size === 0 && model.issues.size === 1;
    const isDone = await tried(nonConformities.close, { id, disposition: "use_as_is" });
    expect(isDone).toBe(isFree);
    if (!isDone) return;
    model.issues.delete(id);
    model.ofChecks.delete(id);
    // A non-conformity that decides about the lot decides for the sample too.
    model.decision = "available";
  },
  async hold(lot: string, model: Model) {
    if (await tried(lots.hold, { id: lot, reason: "Inventaire" })) Object.assign(model, { decision: "on_hold", byHand: true });
  },
  async release(lot: string, model: Model) {
    const isFree = model.decision === "on_hold" && model.pending.size === 0 && model.ofChecks.size === 0;
    expect(await tried(lots.release, { id: lot })).toBe(isFree);
    if (isFree) Object.assign(model, { decision: "available", byHand: false });
  },
};

async function failAt(model: Model, place: number): Promise<boolean> {
  const id = firstOf(model.pending);
  if (!id) return false;
  const { points } = await maker.call(lotChecks.show, { id });
  const answers = [{ point: points[place]?.id, verdict: "fails" }];
  const { nonConformity, nonConformityId } = await maker.call(lotChecks.answer, { id, conforms: true, answers });
  await maker.call(nonConformities.start, { id: nonConformity });
  model.pending.delete(id);
  model.issues.add(String(nonConformityId));
  model.ofChecks.add(String(nonConformityId));
  return true;
}

/** What waited is good: the lot goes, unless something else waits, holds it, or somebody holds it by hand. */
function letGo(model: Model): void {
  if (model.decision === "on_hold" && !model.byHand && settles(model)) model.decision = "available";
}

const anyHistory = fc.array(fc.constantFrom(...(Object.keys(moves) as (keyof typeof moves)[])), { minLength: 1, maxLength: 9 });

it("no history lets a lot be used while a check of it is to be answered", async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      const lot = await arrive();
      const [first] = (await maker.call(lotChecks.list, { lot })).items;
      const model: Model = {
        decision: "on_hold",
        byHand: false,
        pending: new Set([first?.reference ?? ""]),
        samples: new Set(),
        issues: new Set(),
        ofChecks: new Set(),
      };
      for (const move of history) {
        await moves[move](lot, model);
        const { state } = await maker.call(lots.show, { id: lot });
        const pending = (await maker.call(lotChecks.list, { lot, status: "pending" })).items;
        expect(pending.length, history.join(" ")).toBe(model.pending.size);
        if (pending.length) expect(state, history.join(" ")).not.toBe("available");
        expect(state, `${history.join(" ")}, after ${move}`).toBe(model.decision);
      }
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

it("two answers at once: one is written, and one non-conformity", async () => {
  const lot = await arrive();
  const [check] = (await maker.call(lotChecks.list, { lot })).items;
  const { points } = await maker.call(lotChecks.show, { id: check?.id });
  const fails = { id: check?.id, conforms: true, answers: [{ point: points[0]?.id, verdict: "fails" }] };
  const answers = await Promise.allSettled([
    maker.call(lotChecks.answer, fails),
    maker.call(lotChecks.answer, fails),
    maker.call(lotChecks.waive, { id: check?.id, reason: "Pressé" }),
    refusalOf(maker.call(lots.release, { id: lot })),
  ]);
  expect(answers.slice(0, 3).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await maker.call(lotChecks.list, { lot, status: "pending" })).items).toEqual([]);
  expect((await maker.call(nonConformities.list, { lot })).total).toBeLessThanOrEqual(1);
});

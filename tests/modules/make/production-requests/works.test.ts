import { beforeAll, describe, expect, it } from "vitest";
import { notifications } from "@/worker/modules/business/notifications/contract";
import { productionRequests } from "@/worker/modules/make/production-requests/contract";
import { fieldsNamedBy, type Maker, newAdmin, newMaker, refusalOf } from "@/tests/support/in-process";
import { testRuntime } from "@/tests/support/runtime";

const admin = newAdmin();
const { accept, agree, cancel, complete, create, list, propose, show, start, works } = productionRequests;

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
});

const wanted = "2999-01-31";
const ask = (owner = maker) => owner.call(create, { product: "Coulis", amount: { value: 200, unit: "kg" }, requestedOn: wanted });
/** Accepted for another day than the one that was asked for. */
async function proposed() {
  const { id } = await ask();
  return admin.call(accept, { id, plannedOn: "2999-02-10", dayNote: "La ligne est prise." });
}
const newestOf = async (owner: Maker) => (await owner.call(notifications.list, { limit: 1 })).items[0];

describe("accepting a request", () => {
  it("creates a work with a number of its own, agreed at once on the day that was asked for", async () => {
    const { id } = await ask();
    expect((await maker.call(works)).items.map((work) => work.id)).not.toContain(id);
    const work = await admin.call(accept, { id });
    expect(work).toMatchObject({ status: "accepted", plannedOn: wanted, stage: "planned", proposedBy: "staff" });
    expect(work.reference).toMatch(/^FAB-\d{4}-\d{4,}$/);
    for (const side of [admin, maker])
      expect((await side.call(works, { stage: "planned", limit: 100 })).items.map(({ reference }) => reference)).toContain(work.reference);
    expect((await newestOf(maker))?.text).toContain(String(work.reference));
  });

  it("gives works that are accepted at once a number each", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await ask()).id));
    const taken = await Promise.all(ids.map((id) => admin.call(accept, { id })));
    expect(new Set(taken.map(({ reference }) => reference)).size).toBe(ids.length);
  });

  it("happens once, however many accept at once", async () => {
    const { id } = await ask();
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => admin.call(accept, { id })));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is the staff's alone, and a neighbour sees nothing of it", async () => {
    const { id } = await proposed();
    const neighbour = await newMaker();
    expect((await refusalOf(maker.call(accept, { id }))).code).toBe("forbidden");
    for (const act of [
      neighbour.call(show, { id }),
      neighbour.call(agree, { id }),
      neighbour.call(propose, { id, plannedOn: "2999-03-01" }),
    ])
      expect((await refusalOf(act)).code).toBe("not_found");
    expect((await neighbour.call(works)).total).toBe(0);
  });
});

describe("another day", () => {
  it("waits for the customer, who is told why and agrees; only then the work begins", async () => {
    const { id, version } = await proposed();
    expect(await newestOf(maker)).toMatchObject({ path: `/customer/production/requests/${id}` });
    expect((await newestOf(maker))?.text).toContain("La ligne est prise.");
    expect(fieldsNamedBy(await refusalOf(admin.call(start, { id })))).toEqual(["plannedOn:day_not_agreed"]);
    expect(fieldsNamedBy(await refusalOf(admin.call(agree, { id })))).toEqual(["plannedOn:own_day"]);
    expect((await admin.call(show, { id })).moves).toEqual(["propose"]);
    expect((await maker.call(show, { id })).moves).toEqual(["propose", "agree", "cancel"]);
    expect((await maker.call(agree, { id, version })).stage).toBe("planned");
    expect(fieldsNamedBy(await refusalOf(maker.call(agree, { id })))).toEqual(["plannedOn:day_agreed_already"]);
    expect((await admin.call(start, { id })).stage).toBe("in_progress");
    expect(fieldsNamedBy(await refusalOf(maker.call(propose, { id, plannedOn: "2999-04-01" })))).toEqual(["status:move"]);
    expect(fieldsNamedBy(await refusalOf(maker.call(cancel, { id })))).toEqual(["status:move"]);
  });

  it("is proposed by the customer, too, and then the staff agrees", async () => {
    const { id } = await proposed();
    expect(await maker.call(propose, { id, plannedOn: "2999-02-20", dayNote: "Après la récolte." })).toMatchObject({
      stage: "to_agree",
      proposedBy: "customer",
    });
    expect(fieldsNamedBy(await refusalOf(maker.call(agree, { id })))).toEqual(["plannedOn:own_day"]);
    await admin.call(agree, { id });
    expect((await newestOf(maker))?.title).toMatch(/^Date acceptée/);
  });

  it("undoes what was agreed, until the other side agrees anew", async () => {
    const { id } = await ask();
    await admin.call(accept, { id });
    expect((await admin.call(propose, { id, plannedOn: "2999-02-02" })).stage).toBe("to_agree");
    expect(fieldsNamedBy(await refusalOf(admin.call(start, { id })))).toEqual(["plannedOn:day_not_agreed"]);
  });

  it("lies ahead, and is another", async () => {
    const { id } = await proposed();
    expect(fieldsNamedBy(await refusalOf(maker.call(propose, { id, plannedOn: "2020-01-01" })))).toEqual(["plannedOn:past"]);
    expect(fieldsNamedBy(await refusalOf(maker.call(propose, { id, plannedOn: "2999-02-10" })))).toEqual(["plannedOn:same_day"]);
    const late = { runtime: testRuntime({ now: Date.parse("2999-02-11T10:00:00Z") }) };
    expect(fieldsNamedBy(await refusalOf(maker.call(agree, { id }, late)))).toEqual(["plannedOn:day_over"]);
  });
});

describe("a work that is done", () => {
  async function begun() {
    const { id } = await ask();
    await admin.call(accept, { id });
    await admin.call(start, { id });
    return id;
  }

  it("says how much was made and its lot, for both sides", async () => {
    const id = await begun();
    await admin.call(complete, { id, made: { value: 195, unit: "kg" }, lotNumber: "L-1" });
    expect(await maker.call(show, { id })).toMatchObject({ stage: "done", made: { amount: 195_000_000, unit: "kg" }, lotNumber: "L-1" });
    expect((await maker.call(works, { limit: 100 })).items.map((work) => work.id)).not.toContain(id);
    expect((await maker.call(works, { stage: "done" })).items.map((work) => work.id)).toContain(id);
  });

  it("is as much as was asked for unless one says otherwise, in its own measure", async () => {
    const id = await begun();
    const wrong = admin.call(complete, { id, made: { value: 12, unit: "piece" } });
    expect(fieldsNamedBy(await refusalOf(wrong))).toEqual(["made:other_measure"]);
    expect((await admin.call(complete, { id })).made).toEqual({ amount: 200_000_000, unit: "kg" });
  });
});

it("works come in the order of their days, page by page, and those that are late by themselves", async () => {
  const owner = await newMaker();
  for (const day of ["2999-05-03", "2999-05-01", "2999-05-02"]) {
    const { id } = await owner.call(create, { product: "Soupe", amount: { value: 1, unit: "kg" }, requestedOn: day });
    await admin.call(accept, { id });
  }
  const first = await owner.call(works, { limit: 2 });
  const rest = await owner.call(works, { limit: 2, cursor: first.nextCursor ?? "" });
  expect([...first.items, ...rest.items].map(({ plannedOn }) => plannedOn)).toEqual(["2999-05-01", "2999-05-02", "2999-05-03"]);
  expect([first.total, rest.nextCursor]).toEqual([3, null]);
  const later = { runtime: testRuntime({ now: Date.parse("2999-05-02T12:00:00Z") }) };
  expect((await owner.call(works, { late: true }, later)).items.map(({ plannedOn }) => plannedOn)).toEqual(["2999-05-01"]);
  expect((await owner.call(list, {})).total).toBe(3);
});

import { beforeAll, describe, expect, it } from "vitest";
import { faults, inDays, newBuyer, post, type Restock } from "@/tests/support/buying";
import type { Person } from "@/tests/support/people";

let maker: Person;
let flour: string;
beforeAll(async () => {
  ({ maker, flour } = await newBuyer());
});

async function ordered(json: object = {}, person = maker): Promise<Restock> {
  const body = {
    supplier: "Moulin",
    lines: [
      { item: "FAR", packs: 4 },
      { item: "HUI", packs: 2 },
    ],
    ...json,
  };
  const { id } = await post(person, "/api/restocks", body);
  return (await post(person, `/api/restocks/${id}/order`, {})) as unknown as Restock;
}

/** All that `ordered` asks, counted. */
const everything = {
  lines: [
    { line: "FAR", packs: 4 },
    { line: "HUI", packs: 2 },
  ],
};
const receive = ({ id }: Restock, json: object = {}, person = maker) => person.api(`/api/restocks/${id}/receive`, { method: "POST", json });
const show = async ({ id }: Restock, person = maker) => (await person.api(`/api/restocks/${id}`)).body as unknown as Restock;
const arrived = async (query: string, person = maker) =>
  (await person.api(`/api/restocks/receipts?${query}`)).body as { total: number; items: Record<string, unknown>[] };

describe("what a supplier brings", () => {
  it("comes in parts, each a lot with its dates, until nothing is to come", async () => {
    const restock = await ordered();
    const first = await receive(restock, {
      deliveryNote: "BL 778",
      lines: [
        { line: "FAR", packs: 1.5, supplierLot: "M-1", ddm: inDays(200), temperature: 18.5 },
        { line: "FAR", amount: { value: 500, unit: "g" }, lot: "FARINE-B", supplierLot: "M-2" },
      ],
    });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body).toMatchObject({ status: "partly_received", receivedOn: inDays(0) });
    expect((first.body as unknown as Restock).lines).toMatchObject([
      { received: { value: 38, unit: "kg" }, outstanding: { value: 62, unit: "kg" } },
      { received: { value: 0 }, outstanding: { value: 10, unit: "l" } },
    ]);
    const rest = await receive(restock, {
      lines: [
        { line: restock.lines[0]?.id, supplierLot: "M-3", ddm: inDays(200) },
        { line: "hui", dlc: inDays(30) },
      ],
    });
    expect(rest.body).toMatchObject({ status: "received", receivedShare: 100 });
    expect((rest.body as unknown as Restock).receipts).toMatchObject([
      { lines: [{ amount: { value: 62, unit: "kg" } }, { amount: { value: 9.2, unit: "kg" }, dlc: inDays(30) }] },
      { deliveryNote: "BL 778", lines: [{ supplierLot: "M-1", ddm: inDays(200), temperature: 18.5 }, { lotNumber: "FARINE-B" }] },
    ]);
    const again = await receive(restock);
    expect([again.status, again.body.code]).toEqual([409, "not_allowed_now"]);
    expect((await arrived("supplier=moulin&item=far")).items).toMatchObject([
      { amount: { value: 62 }, reference: restock.reference },
      { amount: { value: 0.5, unit: "kg" }, lotNumber: "FARINE-B" },
      { amount: { value: 37.5 }, supplierName: "Moulin" },
    ]);
    expect((await arrived(`since=${inDays(1)}`)).total).toBe(0);
  });

  it("costs its pack and its part of the fees, to what a unit of the item is", async () => {
    // 80 € of flour for 100 kg and 46 € of oil for 9.2 kg bear 12.60 € of transport: 8.00 and 4.60.
    const restock = await ordered({ fees: 12.6 });
    await receive(restock, {
      lines: [
        { line: "FAR", packs: 4 },
        { line: "HUI", packs: 2, price: 46 },
      ],
    });
    const { items } = await arrived(`search=${restock.reference}`);
    const own = (items.length ? items : (await arrived("")).items).filter(({ reference }) => reference === restock.reference);
    expect(own.map(({ itemName, unitCost }) => [itemName, unitCost])).toEqual([
      ["Huile", 10.5],
      ["Farine T55", 0.88],
    ]);
  });

  it("as ordered, in one word", async () => {
    const { maker: own } = await newBuyer();
    const { body } = await receive(await ordered({}, own), {}, own);
    expect(body).toMatchObject({ status: "received", receivedShare: 100 });
  });

  it("may be refused in part, and closed when the rest will not come", async () => {
    const restock = await ordered({ lines: [{ item: "FAR", packs: 4 }] });
    const broken = { line: "FAR", packs: 3, refused: { value: 25, unit: "kg" }, discrepancy: "Un sac percé" };
    const { body } = await receive(restock, { lines: [broken] });
    expect(body).toMatchObject({ status: "partly_received", receivedShare: 75 });
    expect((body as unknown as Restock).receipts[0]?.lines).toMatchObject([
      { amount: { value: 75 }, refused: { value: 25 }, discrepancy: "Un sac percé" },
    ]);
    const all = await receive(restock, { lines: [{ line: "FAR", packs: 0, refused: { value: 25, unit: "kg" } }] });
    expect((all.body as unknown as Restock).receipts[0]?.lines).toMatchObject([{ lotId: null, amount: { value: 0 } }]);
    const cancelled = await maker.api(`/api/restocks/${restock.id}/cancel`, { method: "POST", json: {} });
    expect(cancelled.body.code).toBe("not_allowed_now");
    const closed = await maker.api(`/api/restocks/${restock.id}/close`, { method: "POST", json: {} });
    expect(closed.body).toMatchObject({ status: "received", receivedShare: 75 });
  });
});

describe("what cannot be is refused by its field, and changes nothing", () => {
  it.each([
    ["more than was ordered", { lines: [{ line: "FAR", packs: 5 }] }, "lines.0.packs: more_than_ordered"],
    [
      "more in two lots",
      {
        lines: [
          { line: "FAR", packs: 3 },
          { line: "FAR", amount: { value: 26, unit: "kg" } },
        ],
      },
      "lines.1.amount: more_than_ordered",
    ],
    ["a DLC that is past", { lines: [{ line: "HUI" }, { line: "FAR", dlc: inDays(-1) }] }, "lines.1.dlc: dlc_past"],
    ["two dates", { lines: [{ line: "FAR", dlc: inDays(9), ddm: inDays(9) }] }, "lines.0.ddm: one_date"],
    ["a day to come", { receivedOn: inDays(1) }, "receivedOn: future"],
    ["a day before the order", { receivedOn: inDays(-1) }, "receivedOn: before_order"],
    ["nothing at all", { lines: [{ line: "FAR", packs: 0 }] }, "lines.0.packs: nothing_came"],
    ["what was not asked", { lines: [{ line: "SEL" }] }, "lines.0.line: no_such_line"],
    ["a place that is none", { lines: [{ line: "FAR", location: "Lune" }] }, "lines.0.location: not_found"],
    [
      "one number for two lots",
      {
        lines: [
          { line: "FAR", lot: "X" },
          { line: "HUI", lot: "X" },
        ],
      },
      "lines.1.lot: taken",
    ],
    ["pieces of flour", { lines: [{ line: "FAR", amount: { value: 1, unit: "piece" } }] }, "lines.0.amount: conversion"],
  ])("%s", async (_, json, fault) => {
    const restock = await ordered();
    expect(faults(await receive(restock, json))).toEqual([fault]);
    expect(await show(restock)).toMatchObject({ status: "ordered", version: restock.version, receipts: [] });
  });

  it("unless one says that more is welcome", async () => {
    const restock = await ordered({ lines: [{ item: "FAR", packs: 4 }] });
    const { body } = await receive(restock, { lines: [{ line: "FAR", packs: 5 }], allowMore: true });
    expect(body).toMatchObject({
      status: "received",
      receivedShare: 100,
      lines: [{ received: { value: 125 }, outstanding: { value: 0 } }],
    });
  });
});

describe("those who receive at once", () => {
  it("take in a line once, however many they are", async () => {
    const restock = await ordered();
    const answers = await Promise.all(Array.from({ length: 5 }, () => receive(restock, { lines: [{ line: "FAR", packs: 3 }] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    expect((await show(restock)).lines[0]).toMatchObject({ received: { value: 75 } });
  });

  it("of several suppliers' orders all get lots of their own numbers", async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => ordered()));
    const answers = await Promise.all(all.map((restock) => receive(restock, everything)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const lots = answers.flatMap(({ body }) => (body as unknown as Restock).receipts[0]?.lines.map(({ lotNumber }) => lotNumber));
    expect(new Set(lots).size).toBe(10);
  });

  it("and who send it twice with one key act once; who looked at an older version look again", async () => {
    const restock = await ordered();
    const headers = { "idempotency-key": crypto.randomUUID() };
    const send = () =>
      maker.api(`/api/restocks/${restock.id}/receive`, { method: "POST", json: { lines: [{ line: "FAR", packs: 1 }] }, headers });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect((await show(restock)).lines[0]).toMatchObject({ received: { value: 25 } });
    const stale = await receive(restock, { lines: [{ line: "FAR", packs: 1 }], version: restock.version });
    expect([stale.status, stale.body.code]).toEqual([409, "stale"]);
  });
});

describe("what came at another price", () => {
  it("changes the tariff where one wants it, and what is made of it costs more", async () => {
    const { maker: own, flour: tariff } = await newBuyer();
    await post(own, "/api/items", { name: "Pain", sku: "PAIN", kind: "product", unit: "kg" });
    const lines = [{ item: "FAR", amount: { value: 1, unit: "kg" } }];
    const recipe = await post(own, "/api/recipes", { item: "PAIN", output: { value: 1, unit: "kg" }, lines });
    await post(own, `/api/recipes/${recipe.id}/activate`, {});
    const cost = async (sku: string) => (await own.api(`/api/items/${sku}`)).body.cost;
    const first = await ordered({}, own);
    await receive(first, { lines: [{ line: "FAR", packs: 1, price: 30 }] }, own);
    expect([await cost("FAR"), await cost("PAIN")]).toEqual([0.8, 0.8]);
    await receive(first, { lines: [{ line: "FAR", packs: 1, price: 30 }], updateTariff: true }, own);
    expect([await cost("FAR"), await cost("PAIN")]).toEqual([1.2, 1.2]);
    expect((await own.api(`/api/tariffs/${tariff}/history`)).body.items).toHaveLength(2);
    expect(flour).not.toBe(tariff);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { faults, inDays, newBuyer, post, type Restock } from "@/tests/support/buying";
import { letterAbout } from "@/tests/support/outbox";
import { newBusiness, type Person } from "@/tests/support/people";

let maker: Person;
let mill: string;
let flour: string;
beforeAll(async () => {
  ({ maker, mill, flour } = await newBuyer());
});

const create = async (json: object = {}, person = maker) =>
  (await post(person, "/api/restocks", { supplier: "Moulin", lines: [{ item: "FAR", packs: 4 }], ...json })) as unknown as Restock;
const act = (verb: string, { id }: Pick<Restock, "id">, json: object = {}) =>
  maker.api(`/api/restocks/${id}/${verb}`, { method: "POST", json });
const show = async (id: string) => (await maker.api(`/api/restocks/${id}`)).body as unknown as Restock;

describe("a restock is written down", () => {
  it("at the tariff in force, for the day the supplier can bring it, and says what lacks to the minimum order", async () => {
    const restock = await create({
      lines: [
        { tariff: flour, packs: 4 },
        { item: "HUI", packs: 2, price: 21.5 },
      ],
      fees: 12,
    });
    expect(restock).toMatchObject({
      status: "draft",
      subtotal: 123,
      belowMinimum: 27,
      expectedOn: inDays(3),
      receivedShare: 0,
      vat: [{ rate: 5.5, base: 135, tax: 7.43 }],
      total: 142.43,
    });
    expect(restock.reference).toMatch(/^ACH-\d{4}-\d{4}$/);
    expect(restock.lines).toMatchObject([
      { itemName: "Farine T55", packs: 4, price: 20, packName: "sac", pack: { value: 25, unit: "kg" }, asked: { value: 100, unit: "kg" } },
      { itemName: "Huile", packs: 2, price: 21.5, tariffPrice: 23 },
    ]);
    expect((await show(restock.reference.toLowerCase())).id).toBe(restock.id);
  });

  it("by hand where the supplier has no tariff, and never without a price or in a unit that does not convert", async () => {
    await post(maker, "/api/items", { name: "Sel", sku: "SEL", kind: "ingredient", unit: "kg" });
    const restock = await create({ lines: [{ item: "SEL", packs: 3, price: 1.2, pack: { value: 10, unit: "kg" }, packName: "seau" }] });
    expect(restock).toMatchObject({ subtotal: 3.6, lines: [{ packName: "seau", asked: { value: 30, unit: "kg" } }] });
    const bad = [
      { item: "SEL", packs: 1 },
      { item: "NULLE", packs: 1 },
      { packs: 1 },
      { item: "FAR", packs: 1, pack: { value: 1, unit: "l" } },
    ];
    const named = await Promise.all(
      bad.map(async (line) => faults(await maker.api("/api/restocks", { method: "POST", json: { supplier: "Moulin", lines: [line] } }))),
    );
    expect(named).toEqual([
      ["lines.0.price: required"],
      ["lines.0.item: not_found"],
      ["lines.0.item: required"],
      ["lines.0.pack: conversion"],
    ]);
    const nobody = await maker.api("/api/restocks", { method: "POST", json: { supplier: "Personne", lines: [{ item: "FAR", packs: 1 }] } });
    expect(faults(nobody)).toEqual(["supplier: not_found"]);
  });

  it("and changed while it is a draft; afterwards only its day and its notes", async () => {
    const restock = await create();
    const path = `/api/restocks/${restock.id}`;
    const changed = await maker.api(path, { method: "PATCH", json: { lines: [{ item: "FAR", packs: 9 }], fees: 5, version: 1 } });
    expect(changed.body).toMatchObject({ subtotal: 180, fees: 5, belowMinimum: 0, version: 2 });
    await act("order", restock);
    const late = await maker.api(path, { method: "PATCH", json: { lines: [{ item: "FAR", packs: 1 }] } });
    expect([late.status, late.body.code]).toEqual([409, "not_allowed_now"]);
    const moved = await maker.api(path, { method: "PATCH", json: { expectedOn: inDays(9), notes: "Camion en panne" } });
    expect(moved.body).toMatchObject({ expectedOn: inDays(9), notes: "Camion en panne", subtotal: 180 });
  });

  it("again, at the prices of today", async () => {
    const { maker: other } = await newBuyer();
    const restock = await create({}, other);
    const [tariff] = (await other.api("/api/tariffs?search=farine")).body.items as { id: string }[];
    await other.api(`/api/tariffs/${tariff?.id}`, { method: "PATCH", json: { price: 30 } });
    const again = await other.api(`/api/restocks/${restock.id}/duplicate`, { method: "POST", json: {} });
    expect(again.body).toMatchObject({ status: "draft", subtotal: 120 });
    expect(again.body.reference).not.toBe(restock.reference);
  });
});

describe("a restock is ordered", () => {
  it("by a letter with its lines, that the supplier can answer", async () => {
    const word = crypto.randomUUID();
    const restock = await create({ fees: 8, notes: "Livrer par la cour" });
    const { body } = await act("order", restock, { message: `Comme convenu au téléphone (${word}).` });
    expect(body).toMatchObject({ status: "ordered", orderedOn: inDays(0), expectedOn: inDays(3) });
    const letter = await letterAbout(word);
    expect(letter).toMatchObject({ to: "moulin@cellier.test", replyTo: maker.email });
    expect(letter.subject).toContain(restock.reference);
    expect(letter.text).toMatch(
      /Comme convenu(.|\n)*4 × sac 25\skg, Farine T55 : 20,00\s€ → 80,00\s€(.|\n)*Frais HT : 8,00(.|\n)*par la cour/,
    );
    expect(letter.attachments).toMatchObject([{ fileName: `commande-${restock.reference}.pdf` }]);
    const form = await maker.api(`/api/restocks/${restock.id}/order-form`);
    expect(form.body).toMatchObject({ fileName: `commande-${restock.reference}.pdf`, mediaType: "application/pdf" });
    const again = await act("order", restock);
    expect([again.status, again.body.code]).toEqual([409, "not_allowed_now"]);
    expect(JSON.stringify(again.body)).toContain("Réceptionner, Annuler");
  });

  it("for the day that somebody wrote down, whatever the supplier usually takes", async () => {
    const { body } = await act("order", await create({ expectedOn: inDays(1) }));
    expect(body).toMatchObject({ status: "ordered", expectedOn: inDays(1) });
  });

  it("on a day that was, for a day that comes", async () => {
    const restock = await create();
    expect(faults(await act("order", restock, { orderedOn: inDays(2) }))).toEqual(["orderedOn: future"]);
    expect(faults(await act("order", restock, { expectedOn: inDays(-1) }))).toEqual(["expectedOn: before_order"]);
  });

  it("and found by its state, its supplier and whether it is late", async () => {
    const { maker: other } = await newBuyer();
    await create({}, other);
    const late = await create({ expectedOn: inDays(-1) }, other);
    await post(other, `/api/restocks/${late.id}/order`, { orderedOn: inDays(-9) });
    const total = async (query: string) => (await other.api(`/api/restocks?${query}`)).body.total;
    const queries = [
      "",
      "status=draft",
      "status=ordered",
      "open=true",
      "open=false",
      "late=true",
      "supplier=moulin",
      "supplier=x",
      "search=farine",
    ];
    expect(await Promise.all(queries.map(total))).toEqual([2, 1, 1, 2, 0, 1, 2, 0, 2]);
    expect((await other.api("/api/restocks/facets")).body).toMatchObject({ total: 2, open: 2, late: 1 });
    const file = await other.api("/api/restocks/export?late=true");
    expect(file.body.text).toMatch(/Référence[\s\S]*ACH-/);
  });

  it("and given up while nothing came; its supplier stays", async () => {
    const restock = await create();
    expect((await act("close", restock)).body.code).toBe("not_allowed_now");
    expect((await act("cancel", restock)).body).toMatchObject({ status: "cancelled" });
    const gone = await maker.api(`/api/suppliers/${mill}/remove`, { method: "POST", json: {} });
    expect([gone.status, gone.body.code]).toEqual([409, "still_used"]);
  });
});

it("what another business orders is not found", async () => {
  const restock = await create();
  const neighbour = await newBusiness();
  expect((await neighbour.api(`/api/restocks/${restock.id}`)).status).toBe(404);
});

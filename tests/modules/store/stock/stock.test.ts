import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { businessOf } from "@/tests/support/catalogue";
import { inDays, type Measure, pantryOf, type Stock } from "@/tests/support/pantry";
import { newBusiness, type Person } from "@/tests/support/people";
import { databases } from "@/tests/support/platform";
import { problemsOf } from "@/tests/support/workshop";

let maker: Person;
let pantry: ReturnType<typeof pantryOf>;
beforeAll(async () => {
  maker = await newBusiness();
  pantry = pantryOf(maker);
  await pantry.place("Chambre froide");
});

const kg = (value: number): Measure => ({ value, unit: "kg" });

describe("goods that come, move and leave", () => {
  it("are told lot by lot and place by place, what must go first at the top", async () => {
    await pantry.item("FARINE");
    const late = await pantry.receive("FARINE", 20, { ddm: inDays(200), supplierLot: "F-77", temperature: 4.5, unitCost: 1.25 });
    const soon = await pantry.receive("FARINE", 5, { ddm: inDays(10), location: "chambre froide" });
    expect(late).toMatchObject({ number: expect.stringMatching(/^LOT-\d{4}-0001$/), amount: kg(20), value: 25, state: "available" });
    expect(soon).toMatchObject({ freshness: "soon", value: 10 });

    expect((await pantry.transfer(late.number, "main", "Chambre froide", 8)).status).toBe(200);
    expect((await pantry.scrap(late.number, 2, { location: "main", note: "sac percé" })).body).toMatchObject({ amount: kg(18) });
    const flour = await pantry.stock("FARINE");
    expect(flour).toMatchObject({ amount: kg(23), available: kg(23), value: 32.5 });
    expect(flour.lots.map(({ number }) => number)).toEqual([soon.number, late.number]);
    const { places } = await pantry.lot(late.number.toLowerCase());
    expect(places.map(({ locationName, amount }) => [locationName, amount.value])).toEqual([
      ["Chambre froide", 8],
      ["Réserve", 10],
    ]);
    const page = await pantry.get<{ items: Stock[]; total: number }>("/api/stock?location=chambre%20froide");
    expect(page).toMatchObject({ total: 1, items: [{ sku: "FARINE", there: kg(13) }] });
  });

  it("are weighed in other units where the item converts, and refused where it does not", async () => {
    await pantry.item("HUILE", { unit: "l", density: 0.92 });
    const answer = await pantry.post("/api/stock/receive", { item: "HUILE", amount: kg(9.2) });
    expect([answer.status, answer.body.amount]).toEqual([200, { value: 10, unit: "l" }]);
    const pieces = await pantry.post("/api/stock/receive", { item: "HUILE", amount: { value: 3, unit: "piece" } });
    expect(problemsOf(pieces)).toEqual(["amount:conversion"]);
  });

  it("are refused with what is wrong named", async () => {
    await pantry.item("SEL");
    const { number } = await pantry.receive("SEL", 3);
    const bad = async (input: Record<string, unknown>) =>
      problemsOf(await pantry.post("/api/stock/receive", { item: "SEL", amount: kg(1), ...input }));
    expect(await bad({ dlc: inDays(9), ddm: inDays(9) })).toEqual(["ddm:one_date"]);
    expect(await bad({ dlc: inDays(-2) })).toEqual(["dlc:dlc_past"]);
    expect(await bad({ day: inDays(3) })).toEqual(["day:future"]);
    expect(await bad({ item: "RIEN" })).toEqual(["item:not_found"]);
    expect(await bad({ location: "Lune" })).toEqual(["location:not_found"]);
    expect(await bad({ amount: kg(0) })).toEqual([expect.stringContaining("amount")]);
    expect(await bad({ amount: kg(-1) })).toEqual([expect.stringContaining("amount")]);
    expect(await bad({ number })).toEqual(["number:taken"]);
    expect(problemsOf(await pantry.transfer(number, "main", "main", 1))).toEqual(["to:same_place"]);
    expect(problemsOf(await pantry.transfer(number, "main", "Chambre froide", 4))).toEqual(["amount:not_enough_since"]);
    expect((await pantry.stock("SEL")).amount).toEqual(kg(3));
  });
});

it("what is past its DLC is not available; past its DDM it still is, with a warning", async () => {
  const db = databases.business((await businessOf(maker)).database);
  await pantry.item("YAOURT");
  const [dlc, ddm] = [await pantry.receive("YAOURT", 4, { dlc: inDays(5) }), await pantry.receive("YAOURT", 6, { ddm: inDays(5) })];
  await db.run(sql`update lots set dlc = ${inDays(-3)} where id = ${dlc.id}`);
  await db.run(sql`update lots set ddm = ${inDays(-3)} where id = ${ddm.id}`);
  expect(await pantry.stock("YAOURT")).toMatchObject({ amount: kg(10), expired: kg(4), available: kg(6) });
  expect([(await pantry.lot(dlc.number)).freshness, (await pantry.lot(ddm.number)).freshness]).toEqual(["expired", "past_best"]);
  const expired = await pantry.get<{ items: { number: string }[] }>("/api/lots?freshness=expired");
  expect(expired.items.map(({ number }) => number)).toEqual([dlc.number]);
  expect(await pantry.get("/api/lots/expiry?days=5")).toMatchObject({ expired: { lots: 1, value: 8 }, pastBest: { lots: 1, value: 12 } });
});

it("a minimum makes a shortage", async () => {
  await pantry.item("SUCRE");
  await pantry.receive("SUCRE", 4);
  const low = await pantry.made(pantry.post("/api/stock/SUCRE/set-minimum", { minimum: kg(10) }));
  expect(low).toMatchObject({ minimum: kg(10), isShort: true });
  const { items } = await pantry.get<{ items: unknown[] }>("/api/stock/shortages");
  expect(items).toMatchObject([{ sku: "SUCRE", missing: kg(6), available: kg(4), neededOn: null }]);
  expect(await pantry.get("/api/stock?short=true")).toMatchObject({ total: 1, items: [{ sku: "SUCRE" }] });
  await pantry.made(pantry.post("/api/stock/SUCRE/set-minimum", { minimum: null }));
  expect(await pantry.get("/api/stock/facets")).toMatchObject({ short: 0 });
});

it("the value on any day is what replaying the ledger gives", async () => {
  const person = await newBusiness();
  const own = pantryOf(person);
  await own.item("PRUNEAU", { kind: "product" });
  await own.item("VIN");
  const first = await own.receive("PRUNEAU", 10, { day: inDays(-40), unitCost: 3.3333 });
  await own.receive("VIN", 7.777, { day: inDays(-20), unitCost: 1.1111 });
  await own.scrap(first.number, 4);
  const db = databases.business((await businessOf(person)).database);
  const rows = await db.all<{ day: string; amount: number; cost: number }>(
    sql`select day, amount, unit_cost as cost from movements order by id`,
  );
  const replayed = (day: string) =>
    rows.filter((row) => row.day <= day).reduce((sum, { amount, cost }) => sum + (amount / 1_000_000) * (cost / 10_000), 0);
  for (const days of [-60, -40, -30, -20, -1, 0]) {
    const valuation = await own.get<{ value: number }>(`/api/stock/value-on?day=${inDays(days)}`);
    expect(valuation.value, `${days}`).toBeCloseTo(replayed(inDays(days)), 3);
  }
  expect(await own.get("/api/stock/value-on")).toMatchObject({
    total: 2,
    kinds: expect.arrayContaining([{ kind: "product", value: 19.9998 }]),
  });
  expect((await own.get<{ value: number }>("/api/stock/facets")).value).toBeCloseTo(replayed(inDays(0)), 3);
});

describe("places", () => {
  it("are archived once nothing lies there; the first one stays", async () => {
    const { id } = await pantry.place("Quai");
    await pantry.item("CAGETTE");
    const { number } = await pantry.receive("CAGETTE", 2, { location: "quai" });
    expect(problemsOf(await pantry.post(`/api/locations/${id}/archive`))).toEqual(["id:goods_inside"]);
    await pantry.transfer(number, "quai", "main", 2);
    expect((await pantry.post(`/api/locations/${id}/archive`)).body).toMatchObject({ archived: true, lots: 0 });
    expect(problemsOf(await pantry.transfer(number, "main", "Quai", 1))).toEqual(["to:archived"]);
    expect(problemsOf(await pantry.post("/api/locations/main/archive"))).toEqual(["id:main_location"]);
    expect((await pantry.post("/api/locations", { name: "réserve" })).body).toMatchObject({ code: "already_exists" });
  });
});

describe("the ledger", () => {
  it("is read newest first, by item, lot, kind, place and day; a mistake is put right once", async () => {
    await pantry.item("MIEL");
    const { number } = await pantry.receive("MIEL", 6);
    await pantry.transfer(number, "main", "Chambre froide", 2);
    await pantry.scrap(number, 1, { location: "main", reason: "sample", note: "salon" });
    type Line = { id: string; type: string; amount: Measure; who: string; reason: string | null; note: string; reversible: boolean };
    const read = async (query: string) => (await pantry.get<{ items: Line[] }>(`/api/movements?${query}`)).items;
    const all = await read("item=MIEL");
    expect(all.map(({ type, amount }) => [type, amount.value])).toEqual([
      ["scrap", -1],
      ["transfer", 2],
      ["transfer", -2],
      ["receipt", 6],
    ]);
    expect(all[0]).toMatchObject({ who: "Camille Martin", reason: "sample", note: "salon", reversible: true });
    expect(await read(`lot=${number}&type=transfer&location=main`)).toHaveLength(1);
    expect(await read(`search=miel&since=${inDays(1)}`)).toEqual([]);

    const undone = await pantry.made(pantry.post(`/api/movements/${all[1]?.id}/reverse`, { note: "Erreur" }));
    expect(undone).toMatchObject({ items: [{ amount: kg(2) }, { amount: kg(-2) }] });
    expect(problemsOf(await pantry.post(`/api/movements/${all[2]?.id}/reverse`))).toEqual(["id:reversed"]);
    const twice = await Promise.all([1, 2, 3].map(() => pantry.post(`/api/movements/${all[0]?.id}/reverse`)));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await pantry.lot(number)).places).toMatchObject([{ locationName: "Réserve", amount: kg(6) }]);
    const [newest] = await read("item=MIEL");
    expect(problemsOf(await pantry.post(`/api/movements/${newest?.id}/reverse`))).toEqual(["id:is_reversal"]);
  });

  it("is a file, with signed amounts", async () => {
    const { text } = await pantry.get<{ text: string }>("/api/movements/export?item=MIEL");
    expect(text).toContain(";-1;kg;");
    expect(text.split("\r\n").length).toBeGreaterThan(6);
  });
});

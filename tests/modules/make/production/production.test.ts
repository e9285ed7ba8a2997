import { beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { lots, movements, promises } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { newBusiness, type Person } from "@/tests/support/people";
import { databaseOf, expectBalance, putLot } from "@/tests/support/stock";
import { problemsOf, workshopOf } from "@/tests/support/workshop";

interface Order {
  id: string;
  reference: string;
  status: string;
  version: number;
  amount: { value: number; unit: string };
  lines: { lineId: string; sku: string; amount: { value: number }; promised: { value: number }; short: { value: number } }[];
  lots: { number: string; sku: string; amount: { value: number } }[];
  planned: { total: number; unitCost: number } | null;
  cost: { materials: number; packaging: number; labour: number; overhead: number; total: number; unitCost: number } | null;
  lotId: string | null;
  lotNumber: string | null;
}

let person: Person;
let shop: ReturnType<typeof workshopOf>;
let db: BusinessDatabase;
/** Kilos in thousandths of a gram. */
const kg = 1_000_000;

beforeAll(async () => {
  person = await newBusiness();
  shop = workshopOf(person);
  await shop.ingredient("SUCRE", 1);
  db = await databaseOf(person);
});

/** A product of one ingredient: a kilo of it, less 20 % of loss, makes 0.8. */
async function kitchen(name: string, facts: Record<string, unknown> = {}) {
  const fruit = await shop.ingredient(`${name}-FRUIT`, 4);
  const pot = await shop.ingredient(`${name}-POT`, 0.5, { kind: "packaging", unit: "piece" });
  const jam = await shop.item(`${name}-CONFITURE`, { kind: "product", price: 12 });
  const lines = [
    { item: fruit.sku, amount: { value: 0.8, unit: "kg" }, loss: 20 },
    { item: pot.sku, amount: { value: 4, unit: "piece" } },
  ];
  await shop.cook(jam.sku, lines, { labourMinutes: 30, hourlyRate: 20, overhead: 1, ...facts });
  return { fruit, pot, jam };
}

const order = (item: string, value: number, facts: Record<string, unknown> = {}) =>
  shop.made<Order>(shop.post("/api/production", { item, amount: { value, unit: "kg" }, ...facts }));
const move = (id: string, verb: string, json: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  shop.post(`/api/production/${id}/${verb}`, json, headers);
const moved = (id: string, verb: string, json?: Record<string, unknown>) => shop.made<Order>(move(id, verb, json));
const show = (id: string) => shop.made<Order>(shop.api(`/api/production/${id}`));

describe("an order", () => {
  it("keeps the recipe as it was, scaled; another amount scales it again", async () => {
    const { jam, fruit } = await kitchen("FIGE");
    const created = await order(jam.sku, 10, { facility: "Atelier", priority: "high" });
    expect(created).toMatchObject({ status: "pending", facility: "Atelier", priority: "high", amount: { value: 10, unit: "kg" } });
    expect(created.reference).toMatch(/^OF-\d{4}-\d{4}$/);
    expect(created.lines.map(({ amount }) => amount.value)).toEqual([10, 40]);
    // 40 of fruit, 20 of pots, 5 hours at 20, 10 of overhead.
    expect(created.planned).toMatchObject({ total: 170, unitCost: 17 });

    await shop.cook(jam.sku, [{ item: fruit.sku, amount: { value: 5, unit: "kg" } }]);
    expect((await show(created.reference)).lines[0]?.amount.value).toBe(10);
    const { body } = await shop.api(`/api/production/${created.id}`, { method: "PATCH", json: { amount: { value: 20, unit: "kg" } } });
    expect((body as unknown as Order).lines.map(({ amount }) => amount.value)).toEqual([20, 80]);
    const second = await order(jam.sku, 1);
    expect(second.lines.map(({ amount }) => amount.value)).toEqual([5]);
    const first = await order(`${jam.sku}:1`, 1);
    expect(first.lines.map(({ amount }) => amount.value)).toEqual([1, 4]);
  });

  it("is refused without a recipe that counts, or in a unit that says nothing", async () => {
    const { jam } = await kitchen("NON");
    await shop.item("NON-RIEN");
    await shop.draft("NON-RIEN", { "NON-FRUIT": 1 });
    const ask = (json: Record<string, unknown>) => shop.post("/api/production", { amount: { value: 1, unit: "kg" }, ...json });
    expect(problemsOf(await ask({ item: "NON-FRUIT" }))).toEqual(["item:no_recipe"]);
    expect(problemsOf(await ask({ item: "NON-RIEN" }))).toEqual(["item:no_draft"]);
    expect(problemsOf(await ask({ item: jam.sku, amount: { value: 1, unit: "piece" } }))).toEqual(["amount:conversion"]);
    expect(problemsOf(await ask({ item: jam.sku, location: "nulle-part" }))).toEqual(["location:not_found"]);
    expect(problemsOf(await ask({ item: jam.sku, amount: { value: 1_000_000_000, unit: "kg" } }))).toEqual(["amount:too_much"]);
    for (const value of [0, -1]) expect((await ask({ item: jam.sku, amount: { value, unit: "kg" } })).status).toBe(422);
  });

  it("goes only where its state leads, and says where that is", async () => {
    const { jam } = await kitchen("ETAT");
    const { id } = await order(jam.sku, 1);
    const early = await move(id, "complete");
    expect([early.status, early.body.code]).toEqual([409, "not_allowed_now"]);
    expect(JSON.stringify(early.body.errors)).toContain(
      "En attente : cette étape n'est pas permise. Possible maintenant : Modifier, Démarrer, Annuler",
    );
    await moved(id, "cancel");
    for (const verb of ["start", "complete", "cancel"]) expect((await move(id, verb)).status).toBe(409);
    const edited = await shop.api(`/api/production/${id}`, { method: "PATCH", json: { notes: "trop tard" } });
    expect(edited.body.code).toBe("not_allowed_now");
  });
});

describe("starting", () => {
  it("promises the earliest dates, names what is short, and begins anyway when told; cancelling gives it back", async () => {
    const { jam, fruit, pot } = await kitchen("PRET");
    await putLot(db, fruit.id, { amount: 6 * kg, ddm: "2099-02-01", number: "PRET-TARD" });
    await putLot(db, fruit.id, { amount: 3 * kg, ddm: "2099-01-01", number: "PRET-TOT" });
    await putLot(db, fruit.id, { amount: 50 * kg, number: "PRET-BLOQUE", decision: "on_hold" });
    await putLot(db, fruit.id, { amount: 50 * kg, dlc: "2020-01-01", number: "PRET-PASSE" });
    const { id } = await order(jam.sku, 5);
    const short = await move(id, "start");
    expect([short.status, short.body.code]).toEqual([409, "not_enough"]);
    expect(JSON.stringify(short.body.errors)).toContain("PRET-POT");
    expect(JSON.stringify(short.body.errors)).not.toContain("PRET-FRUIT");
    expect((await show(id)).lines.map(({ short: lack }) => lack.value)).toEqual([0, 20]);

    const begun = await moved(id, "start", { anyway: true });
    expect(begun).toMatchObject({ status: "in_progress" });
    expect(begun.lots.map(({ number, amount }) => [number, amount.value])).toEqual([
      ["PRET-TOT", 3],
      ["PRET-TARD", 2],
    ]);
    expect((await show(id)).lots).toEqual(begun.lots);
    await putLot(db, pot.id, { amount: 20_000 });
    expect((await show(id)).lines.map(({ short: lack, promised }) => [lack.value, promised.value])).toEqual([
      [0, 5],
      [0, 0],
    ]);
    await moved(id, "cancel");
    expect(await db.select().from(promises).where(eq(promises.causeId, id))).toEqual([]);
    await expectBalance(db);
  });
});

describe("completing", () => {
  it("consumes what was promised and makes a lot that costs what went into it", async () => {
    const { jam, fruit, pot } = await kitchen("FAIT");
    await putLot(db, fruit.id, { amount: 4 * kg, unitCost: 30_000, ddm: "2099-01-01" });
    await putLot(db, fruit.id, { amount: 40 * kg, unitCost: 50_000, ddm: "2099-02-01" });
    await putLot(db, pot.id, { amount: 100_000, unitCost: 6_000 });
    const { id } = await order(jam.sku, 10);
    await moved(id, "start");
    const losses = [{ reason: "spill", amount: { value: 500, unit: "g" }, note: "Au sol" }];
    const done = await moved(id, "complete", { output: { value: 9.5, unit: "kg" }, losses, labourMinutes: 360, ddm: "2099-06-01" });
    // 4 × 3 + 6 × 5 of fruit, 40 × 0.6 of pots, 6 hours at 20, 10 of overhead.
    expect(done).toMatchObject({
      status: "completed",
      output: { value: 9.5, unit: "kg" },
      losses: [{ reason: "spill", amount: { value: 0.5 }, note: "Au sol" }],
      cost: { materials: 42, packaging: 24, labour: 120, overhead: 10, total: 196, unitCost: 20.6316 },
      ddm: "2099-06-01",
    });
    const [lot] = await db
      .select()
      .from(lots)
      .where(eq(lots.id, String(done.lotId)));
    expect(lot).toMatchObject({ itemId: jam.id, amount: 9.5 * kg, unitCost: 206_316, decision: "available", ddm: "2099-06-01" });
    const written = await db.select().from(movements).where(eq(movements.causeId, id));
    expect(written.map(({ type, amount }) => [type, amount])).toEqual([
      ["consumption", -4 * kg],
      ["consumption", -6 * kg],
      ["consumption", -40_000],
      ["output", 9.5 * kg],
    ]);
    expect(await show(id)).toMatchObject({ cost: done.cost, lotNumber: done.lotNumber, shelfLife: { kind: "ddm" } });
    await expectBalance(db);
  });

  it("takes the lots that people chose, and refuses those that cannot be", async () => {
    const { jam, fruit, pot } = await kitchen("CHOIX");
    await putLot(db, fruit.id, { amount: 10 * kg, ddm: "2099-01-01", number: "CHOIX-TOT" });
    await putLot(db, fruit.id, { amount: 10 * kg, ddm: "2099-02-01", number: "CHOIX-TARD", unitCost: 20_000 });
    await putLot(db, fruit.id, { amount: 10 * kg, number: "CHOIX-BLOQUE", decision: "on_hold" });
    await putLot(db, fruit.id, { amount: 10 * kg, dlc: "2020-01-01", number: "CHOIX-PASSE" });
    await putLot(db, pot.id, { amount: 100_000, number: "CHOIX-POTS" });
    const { id } = await order(jam.sku, 5);
    await moved(id, "start");
    const take = (lot: string, value = 5, unit = "kg", line = fruit.sku) =>
      move(id, "complete", { used: [{ line, lot, amount: { value, unit } }] });
    for (const [lot, amount, code, field] of [
      ["CHOIX-BLOQUE", 5, "lot_held", "lot"],
      ["CHOIX-PASSE", 5, "lot_expired", "lot"],
      ["CHOIX-TARD", 11, "not_enough", "amount"],
    ] as const) {
      const refused = await take(lot, amount);
      expect([refused.status, refused.body.code, problemsOf(refused)]).toEqual([409, code, [`used.0.${field}:${code}`]]);
    }
    expect(problemsOf(await take("CHOIX-POTS"))).toEqual(["used.0.lot:lot_of_other"]);
    expect(problemsOf(await take("INCONNU"))).toEqual(["used.0.lot:lot_unknown"]);
    expect(problemsOf(await take("CHOIX-TARD", 1, "piece"))).toEqual(["used.0.amount:conversion"]);
    expect(problemsOf(await take("CHOIX-TARD", 1, "kg", "SUCRE"))).toEqual(["used.0.line:no_such_line"]);
    expect(problemsOf(await move(id, "complete", { dlc: "2020-01-01" }))).toEqual(["dlc:dlc_past"]);
    expect(problemsOf(await move(id, "complete", { dlc: "2099-01-01", ddm: "2099-01-01" }))).toEqual(["ddm:one_date"]);
    expect(problemsOf(await move(id, "complete", { completedOn: "2099-01-01" }))).toEqual(["completedOn:future"]);
    expect(problemsOf(await move(id, "complete", { number: "CHOIX-POTS" }))).toEqual(["number:taken"]);
    expect((await show(id)).status).toBe("in_progress");

    const used = [
      { line: "1", lot: "CHOIX-TARD", amount: { value: 4_500, unit: "g" } },
      { line: "1", lot: "CHOIX-TOT", amount: { value: 0, unit: "kg" } },
    ];
    const done = await moved(id, "complete", { used, number: "POTS-DU-JEUDI", held: "Analyse en cours" });
    expect(done).toMatchObject({ lotNumber: "POTS-DU-JEUDI", cost: { materials: 9, packaging: 20 } });
    expect(done.lots.map(({ number, amount }) => [number, amount.value])).toEqual([
      ["CHOIX-TARD", 4.5],
      ["CHOIX-POTS", 20],
    ]);
    const [lot] = await db
      .select()
      .from(lots)
      .where(eq(lots.id, String(done.lotId)));
    expect(lot).toMatchObject({ decision: "on_hold", reason: "Analyse en cours" });
    await expectBalance(db);
  });

  it("of a batch that is lost makes no lot, and what is short is named", async () => {
    const { jam, fruit } = await kitchen("PERDU");
    const { id } = await order(jam.sku, 1);
    await moved(id, "start", { anyway: true });
    const short = await move(id, "complete");
    expect([short.body.code, problemsOf(short).length]).toEqual(["not_enough", 2]);
    await putLot(db, fruit.id, { amount: kg });
    const none = [{ line: "PERDU-POT", lot: "aucun", amount: { value: 0, unit: "piece" } }];
    const done = await moved(id, "complete", { output: { value: 0, unit: "kg" }, used: none, sure: true });
    expect(done).toMatchObject({ status: "completed", lotId: null, cost: { materials: 1, unitCost: null }, output: { value: 0 } });
    await expectBalance(db);
  });

  it("asks about more than the packaging that was taken can hold", async () => {
    const { jam, fruit, pot } = await kitchen("POTS");
    await putLot(db, fruit.id, { amount: 100 * kg });
    await putLot(db, pot.id, { amount: 1_000_000 });
    const { id } = await order(jam.sku, 2);
    await moved(id, "start");
    expect(problemsOf(await move(id, "complete", { output: { value: 3, unit: "kg" } }))).toEqual(["output:beyond_packaging"]);
    expect((await moved(id, "complete", { output: { value: 3, unit: "kg" }, sure: true })).status).toBe("completed");
  });

  it("is done once: by the faster of two, and by whoever asks twice with one key", async () => {
    const { jam, fruit, pot } = await kitchen("DEUX");
    await putLot(db, fruit.id, { amount: 100 * kg });
    await putLot(db, pot.id, { amount: 1_000_000 });
    const ids = await Promise.all([1, 2, 3, 4].map(async () => (await order(jam.sku, 2)).id));
    await Promise.all(ids.map((id) => moved(id, "start")));
    const answers = await Promise.all(ids.flatMap((id) => [move(id, "complete"), move(id, "complete")]));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.lotNumber)).size).toBe(4);

    const { id } = await order(jam.sku, 2);
    await moved(id, "start");
    const key = { "idempotency-key": crypto.randomUUID() };
    const twice = await Promise.all([move(id, "complete", {}, key), move(id, "complete", {}, key)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    const lotRows = await db.select().from(lots).where(eq(lots.causeId, id));
    expect(lotRows).toHaveLength(1);
    await expectBalance(db);
  });

  it("of the last jar's stock: one has it, the other is told who and what", async () => {
    const { jam, fruit, pot } = await kitchen("DERNIER");
    await putLot(db, fruit.id, { amount: 3 * kg });
    await putLot(db, pot.id, { amount: 1_000_000 });
    const ids = await Promise.all([1, 2].map(async () => (await order(jam.sku, 2)).id));
    const answers = await Promise.all(ids.map((id) => move(id, "start")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(JSON.stringify(refused?.body.errors)).toMatch(/DERNIER-FRUIT.*il manque.*Camille Martin/);
    await expectBalance(db);
  });
});

import { sql } from "drizzle-orm";
import fc from "fast-check";
import * as tables from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { amount, cents, day, pick, times } from "./random-books";

/** What few makers write every day, so that no measure is without a row: restocks, the till, complaints, issues, deposits, what stands on accounts, lots whose day is near. */
export async function fillWithTheRest(db: BusinessDatabase, seed: number, today: string): Promise<void> {
  const draw = <T>(arbitrary: fc.Arbitrary<T>, count: number) => fc.sample(arbitrary, { numRuns: count, seed: seed++ });
  const restock = fc.record({
    status: pick("received", "received", "ordered", "cancelled"),
    day,
    waited: fc.nat(9),
    late: fc.nat(4),
    lacks: fc.nat(2),
  });
  for (const [place, { status, day: orderedOn, waited, late, lacks }] of draw(restock, 20).entries()) {
    const [expectedOn, receivedOn] = [addDays(orderedOn, waited), addDays(orderedOn, waited + late - 1)];
    const line = {
      id: `rl${place}`,
      itemId: "i3",
      tariffId: null,
      packs: 2,
      pack: "",
      packAmount: 1_000,
      packUnit: "l" as const,
      price: 1,
      vatRate: 550,
    };
    const facts = { id: `r${place}`, reference: `ACH-${place}`, supplierId: `s${place % 2}`, status, orderedOn, expectedOn, receivedOn };
    await db
      .insert(tables.restocks)
      .values({ ...facts, lines: [{ ...line, received: 2_000 - 500 * lacks }], subtotal: 1, searchText: "", ...times });
  }
  const complaint = fc.record({
    category: pick("taste", "label"),
    severity: pick("minor", "critical"),
    receivedOn: day,
    client: pick("c0", null),
    item: pick("i0", null),
  });
  for (const [place, { client, item, ...facts }] of draw(complaint, 15).entries())
    await db.insert(tables.complaints).values({
      ...{ id: `k${place}`, reference: `REC-${place}`, status: "received", subject: "x", searchText: "", ...times },
      ...{ ...facts, clientId: client, itemId: item },
    });
  const issue = fc.record({
    severity: pick("minor", "major"),
    origin: pick("hand", "reading"),
    openedOn: day,
    open: fc.boolean(),
    after: fc.nat(20),
  });
  for (const [place, { open, after, ...facts }] of draw(issue, 15).entries())
    await db.insert(tables.nonConformities).values({
      ...{ id: `n${place}`, reference: `NC-${place}`, title: "x", tasks: [], ...times, ...facts },
      ...{ status: open ? "in_progress" : "closed", closedOn: open ? null : addDays(facts.openedOn, after) },
    });
  const sale = fc.record({ method: pick("cash", "card"), day, total: cents });
  for (const [place, facts] of draw(sale, 10).entries())
    await db.insert(tables.sales).values({
      ...{ id: `v${place}`, place: place + 1, number: `T-${place}`, paper: "ticket", clientId: "c0", clientName: "x", orderId: "x" },
      ...{ deliveryId: "x", invoiceId: "x", lines: [], vat: [], running: 0, seal: `${place}`, ...times, ...facts },
    });
  // Packaging that comes back, on an order, a delivery and an invoice.
  const lent = {
    id: "lent",
    itemId: "i0",
    description: "",
    price: 0,
    discount: 0,
    vatRate: 0,
    shipped: 0,
    returned: 0,
    container: "charged" as const,
  };
  const line = { ...lent, unit: "piece" as const, per: "piece" as const, amount: 3_000, total: 90_000 };
  const [facts, on] = [{ clientId: "c1", searchText: "", vat: [], ...times }, "2026-02-28"];
  await db.insert(tables.orders).values({
    ...{ id: "olent", reference: "CMD-L", status: "confirmed", orderedOn: on, priceList: "horeca", subtotal: 90_000, total: 90_000 },
    ...{ ...facts, lines: [line], dueOn: addDays(on, 3) },
  });
  await db.insert(tables.invoices).values({
    ...{
      id: "flent",
      type: "client",
      status: "sent",
      number: "FA-L",
      partyName: "x",
      issuedOn: on,
      subtotal: 90_000,
      tax: 0,
      total: 90_000,
    },
    ...{ ...facts, lines: [line] },
  });
  // What a client and a supplier have on account beside their papers.
  const entry = { day: on, description: "x", searchText: "", ...times };
  await db.insert(tables.treasuryEntries).values([
    { id: "tc", type: "income", category: "sales", amount: 12_300, partyId: "c2", ...entry },
    { id: "ts", type: "expense", category: "purchases", amount: 45_600, partyId: "s1", ...entry },
  ]);
  await db
    .update(tables.lots)
    .set({ ddm: addDays(today, 9), cause: "restock" })
    .where(sql`id in ('lot1', 'lot2', 'lot3', 'lot4')`);
  const stocked = draw(amount, 4).map((size, place) => ({ lotId: `lot${place + 1}`, size }));
  for (const { lotId, size } of stocked) {
    const [lot] = await db.select().from(tables.lots).where(sql`id = ${lotId}`);
    await db.insert(tables.movements).values({
      ...{
        id: `z${lotId}`,
        at: 1,
        day: on,
        type: "receipt",
        itemId: lot?.itemId ?? "",
        lotId,
        locationId: "l0",
        amount: size,
        unitCost: 7,
      },
      ...{ cause: "hand", causeId: "x", actor: "019ac0de-0000-7000-8000-000000000001", reason: "" },
    });
  }
  // What the dashboard warns of: a date that is over, a minimum, a product that earns too little.
  await db
    .update(tables.lots)
    .set({ ddm: null, dlc: addDays(today, -1) })
    .where(sql`id = 'lot4'`);
  const minimum = { minimum: 1_000_000_000 };
  await db
    .insert(tables.itemStocks)
    .values({ id: "i0", ...minimum })
    .onConflictDoUpdate({ target: tables.itemStocks.id, set: minimum });
  await db.update(tables.items).set({ price: 13_000 }).where(sql`id = 'i0'`);
  // A batch that cost more than its recipe said, and what of it was sold; a document that a person corrected.
  const snapshot = { number: 1, cost: { total: 1, unit: 5_000 } } as never;
  await db.update(tables.productions).set({ snapshot }).where(sql`id = 'p0'`);
  await db.update(tables.lots).set({ cause: "production", causeId: "p0" }).where(sql`id in ('lot5', 'lot6', 'lot7')`);
  await db
    .update(tables.scans)
    .set({ fields: { corrected: ["kind"], lines: [1, 2, 3] } as never })
    .where(sql`id in ('x1', 'x2')`);
}

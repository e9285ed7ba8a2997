import fc from "fast-check";
import * as tables from "@/db/business";
import { amount, cents, day, fillBooks, pick, times } from "./random-books";
import type { BusinessDatabase } from "@/worker/engine/ports";

/** A business's records as anyone may have written them: drafts, what was cancelled, credit notes, returns, unknown costs, days at the edges of months. */

const units = ["piece", "piece", "kg", "l"] as const;

/** Draws records and writes them; the same at each run of one seed. */
export async function fillAtRandom(db: BusinessDatabase, seed: number): Promise<void> {
  const draw = <T>(arbitrary: fc.Arbitrary<T>, count: number) => fc.sample(arbitrary, { numRuns: count, seed: seed++ });

  const clientRows = draw(
    fc.record({ category: pick("horeca", "retailer", "particulier"), postcode: pick("64100", "97400", "20090", "75001", null) }),
    5,
  ).map(({ category, postcode }, place) => ({
    ...{
      id: `c${place}`,
      reference: `CLI-${place}`,
      companyName: `Client ${place}`,
      sortName: `client ${place}`,
      searchText: "",
      category,
      ...times,
    },
    ...{ status: "active" as const, paymentTerms: "30_days" as const },
    billingAddress: postcode ? { street: "1 rue", postcode, city: "Ville", country: place === 1 ? "BE" : "FR" } : null,
  }));
  await db.insert(tables.clients).values(clientRows);
  await db.insert(tables.suppliers).values(
    [0, 1].map((place) => ({
      id: `s${place}`,
      reference: `FOU-${place}`,
      type: "supplier" as const,
      name: `Moulin ${place}`,
      sortName: `moulin ${place}`,
      searchText: "",
      ...times,
    })),
  );
  const itemRows = units.map((unit, place) => ({
    ...{
      id: `i${place}`,
      kind: place === 3 ? ("ingredient" as const) : ("product" as const),
      status: "active" as const,
      name: `Article ${place}`,
      sortName: `article ${place}`,
    },
    ...{
      sku: `SKU-${place}`,
      category: place % 2 ? "Terrines" : "",
      brand: place < 2 ? "Rives" : "",
      unit,
      vatRate: 550,
      searchText: "",
      cost: place === 1 ? null : 12_345,
      ...times,
    },
  }));
  await db.insert(tables.items).values(itemRows);
  await db.insert(tables.locations).values({ id: "l0", name: "Cave", sortName: "cave", ...times });
  const lotRows = draw(
    fc.record({
      item: fc.nat(3),
      unitCost: fc.integer({ min: 1, max: 99_999 }),
      ddm: pick("2026-06-01", "2026-07-20", "2027-01-01", null),
      supplier: pick("s0", "s1", null),
    }),
    10,
  ).map(({ item, unitCost, ddm, supplier }, place) => ({
    ...{
      id: `lot${place}`,
      number: `LOT-${place}`,
      itemId: `i${item}`,
      supplierId: supplier,
      unitCost,
      ddm,
      bornOn: "2025-01-01",
      cause: "hand" as const,
      causeId: "x",
      ...times,
    },
  }));
  await db.insert(tables.lots).values(lotRows);
  const lotOf = fc.nat(lotRows.length - 1).map((place) => lotRows[place] as (typeof lotRows)[number]);
  const moved = draw(
    fc.record({ lot: lotOf, type: pick("receipt", "receipt", "scrap"), amount, day, reason: pick("expired", "damaged: tombé", "") }),
    60,
  );
  let id = 0;
  const movement = (one: (typeof moved)[number], type: "receipt" | "scrap", signed: number) => ({
    ...{
      id: `m${String(id++).padStart(4, "0")}`,
      at: 1,
      day: one.day,
      type,
      itemId: one.lot.itemId,
      lotId: one.lot.id,
      locationId: "l0",
      amount: signed,
    },
    ...{
      unitCost: one.lot.unitCost,
      cause: "hand" as const,
      causeId: "x",
      actor: "019ac0de-0000-7000-8000-000000000001",
      reason: type === "scrap" ? one.reason : "",
    },
  });
  // Whatever is scrapped came in first.
  await db
    .insert(tables.movements)
    .values(
      moved.flatMap((one) => [
        movement(one, "receipt", one.amount + 5),
        ...(one.type === "scrap" ? [movement(one, "scrap", -one.amount)] : []),
      ]),
    );

  const lineOf = fc.record({ item: fc.nat(2), amount, total: cents });
  const orderRows = draw(
    fc.record({
      client: fc.nat(4),
      status: pick("draft", "cancelled", "confirmed", "delivered", "on_hold"),
      day,
      lines: fc.array(lineOf, { minLength: 1, maxLength: 3 }),
    }),
    60,
  ).map(({ client, status, day: orderedOn, lines }, place) => ({
    ...{
      id: `o${String(place).padStart(3, "0")}`,
      reference: `CMD-${place}`,
      door: (["web", "terminal", null] as const)[place % 3],
      clientId: `c${client}`,
      status,
      orderedOn,
      priceList: "horeca" as const,
      vat: [],
      searchText: "",
      ...times,
    },
    ...{ subtotal: lines.reduce((sum, { total }) => sum + total, 0), total: 0 },
    lines: lines.map(({ item, ...line }, at) => ({
      id: `${place}-${at}`,
      itemId: `i${item}`,
      description: "",
      unit: units[item] ?? "piece",
      price: 0,
      per: units[item] ?? "piece",
      discount: 0,
      vatRate: 550,
      shipped: 0,
      returned: 0,
      ...line,
    })),
  }));
  for (const row of orderRows) await db.insert(tables.orders).values(row as typeof tables.orders.$inferInsert);
  const deliveryRows = draw(
    fc.record({
      order: fc.nat(orderRows.length - 1),
      status: pick("shipped", "delivered", "cancelled"),
      day,
      share: fc.integer({ min: 1, max: 3 }),
      returned: fc.integer({ min: 0, max: 1 }),
      lot: fc.nat(9),
    }),
    60,
  ).map(({ order: at, status, day: shippedOn, share, returned, lot }, place) => {
    const order = orderRows[at] as (typeof orderRows)[number];
    const lines = order.lines.map((line, number) => {
      const left = Math.max(1, Math.floor(line.amount / share));
      return {
        orderLineId: line.id,
        itemId: line.itemId,
        lotId: number === 2 ? "" : `lot${lot}`,
        locationId: "l0",
        amount: left,
        returned: returned ? Math.floor(left / 2) : 0,
      };
    });
    return { id: `d${place}`, reference: `BL-${place}`, orderId: order.id, clientId: order.clientId, status, shippedOn, lines, ...times };
  });
  await db.insert(tables.deliveries).values(deliveryRows as (typeof tables.deliveries.$inferInsert)[]);
  await fillBooks(db, { draw, units });
}

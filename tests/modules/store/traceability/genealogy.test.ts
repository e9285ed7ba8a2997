import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { clients, deliveries, items, lots, movements, orders } from "@/db/business";
import { insertRows } from "@/worker/engine/writing/bulk";
import { newId } from "@/worker/engine/identifier";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { isBalanced } from "@/worker/modules/store/traceability/balance";
import { traceOf } from "@/worker/modules/store/traceability/trace";
import { businessOf } from "@/tests/support/catalogue";
import { inDays, pantryOf } from "@/tests/support/pantry";
import { newBusiness, type Person } from "@/tests/support/people";
import { databases } from "@/tests/support/platform";

let maker: Person;
let db: BusinessDatabase;
let itemId: string;

beforeAll(async () => {
  maker = await newBusiness();
  await pantryOf(maker).item("FARINE");
  db = databases.business((await businessOf(maker)).database);
  const [item] = await db.select({ id: items.id }).from(items);
  itemId = item?.id ?? "";
});

const stamp = { version: 1, createdAt: Date.now(), updatedAt: Date.now() };
const day = inDays(0);
/** Thousandths that each lot begins with. */
const FULL = 1_000_000;

type Cause = (typeof movements.$inferInsert)["cause"];

function moved(lotId: string, type: (typeof movements.$inferInsert)["type"], amount: number, cause: Cause, causeId: string) {
  const facts = { at: Date.now(), day, itemId, locationId: "main", unitCost: 10_000, actor: "system", reverses: null, reason: "" };
  return { id: newId(), ...facts, type, lotId, amount, cause, causeId };
}

/** Lots in a line, each made from some of those before it; what none made came by hand. @returns their identifiers */
async function family(parents: number[][], scraps: number[]): Promise<string[]> {
  const ids = parents.map(() => newId());
  const rows = ids.map((id) => ({
    id,
    number: `F-${id}`,
    itemId,
    unitCost: 10_000,
    bornOn: day,
    cause: "hand" as const,
    causeId: `of-${id}`,
    ...stamp,
  }));
  const steps = ids.flatMap((id, place) => {
    const used = [...new Set(parents[place])].map((parent) => moved(ids[parent] ?? "", "consumption", -1_000, "production", `of-${id}`));
    const scrapped = scraps[place] ? [moved(id, "scrap", -(scraps[place] ?? 0), "hand", id)] : [];
    return [...used, moved(id, used.length ? "output" : "receipt", FULL, used.length ? "production" : "hand", `of-${id}`), ...scrapped];
  });
  await db.batch([insertRows(db, lots, rows), insertRows(db, movements, steps)]);
  return ids;
}

const families = fc
  .integer({ min: 2, max: 14 })
  .chain((size) =>
    fc.tuple(
      fc.tuple(...Array.from({ length: size }, (_, place) => fc.array(fc.nat(Math.max(0, place - 1)), { maxLength: place ? 3 : 0 }))),
      fc.array(fc.integer({ min: 0, max: 500 }), { minLength: size, maxLength: size }),
    ),
  );

describe("the genealogy of lots", () => {
  it("finds below whatever it finds above, and balances", async () => {
    await fc.assert(
      fc.asyncProperty(families, async ([parents, scraps]) => {
        const ids = await family(parents, scraps);
        const traces = new Map(await Promise.all(ids.map(async (id) => [id, await traceOf(db, id)] as const)));
        const near = (id: string, sign: number) =>
          (traces.get(id)?.nodes ?? []).filter(({ kind, step }) => kind === "lot" && step * sign > 0).map((node) => node.id);
        for (const id of ids) {
          for (const above of near(id, -1)) expect(near(above, 1)).toContain(id);
          for (const below of near(id, 1)) expect(near(below, -1)).toContain(id);
          expect(isBalanced(traces.get(id)?.balance ?? [])).toBe(true);
        }
      }),
      { numRuns: 12 },
    );
  });

  it("is not caught in a circle", async () => {
    const [one = "", other = ""] = await family([[], [0]], [0, 0]);
    await db.batch([
      insertRows(db, movements, [
        moved(other, "consumption", -1_000, "production", `of-${one}`),
        moved(one, "output", 1_000, "production", `of-${one}`),
      ]),
    ]);
    const { nodes, cut } = await traceOf(db, one);
    expect([nodes.map(({ id }) => id).sort(), cut]).toEqual([[one, other].sort(), false]);
  });
});

describe("who received a lot", () => {
  it("is found through what was made with it, with how much and how to call them", async () => {
    const [flour = "", bread = ""] = await family([[], [0]], [0, 0]);
    const [clientId, orderId, deliveryId] = [newId(), newId(), newId()];
    const names = { reference: "CLI-9001", companyName: "Épicerie du Port", sortName: "epicerie du port", searchText: "epicerie du port" };
    const sums = { lines: [], subtotal: 0, vat: [], total: 0, searchText: "" };
    await db.batch([
      db
        .insert(clients)
        .values({ id: clientId, ...names, phone: "+33536491234", category: "retailer", status: "active", paymentTerms: "cash", ...stamp }),
      db.insert(orders).values({
        id: orderId,
        reference: "CMD-9001",
        clientReference: "BC-77",
        clientId,
        status: "shipped",
        priceList: "retailer",
        orderedOn: day,
        ...sums,
        ...stamp,
      }),
      db
        .insert(deliveries)
        .values({ id: deliveryId, reference: "BL-9001", orderId, clientId, status: "shipped", shippedOn: day, lines: [], ...stamp }),
      insertRows(db, movements, [
        moved(bread, "shipment", -30_000, "delivery", deliveryId),
        moved(bread, "return", 10_000, "delivery", deliveryId),
      ]),
    ]);
    const { body } = await maker.api(`/api/traceability/reach?lot=F-${flour}`);
    expect(body).toMatchObject({
      clients: [{ name: "Épicerie du Port", phone: "+33536491234", goods: [{ lot: `F-${bread}`, delivery: "BL-9001" }] }],
      cut: false,
    });
    const { body: byDelivery } = await maker.api("/api/traceability/find?search=BL-9001");
    expect(byDelivery).toMatchObject({ total: 1, items: [{ number: `F-${bread}` }] });
    const { body: byOrder } = await maker.api("/api/traceability/find?search=CMD-9001");
    expect(byOrder).toMatchObject({ total: 1 });
    const french = day.split("-").reverse().join("/");
    for (const search of ["bc-77", "CMD-9001", "epicerie du", `du ${french} au ${french}`]) {
      const { body: again } = await maker.api(`/api/traceability/find?search=${encodeURIComponent(search)}`);
      expect(again.items, search).toContainEqual(expect.objectContaining({ number: `F-${bread}` }));
    }
    expect((await maker.api("/api/traceability/find?search=du+1/2/2020+au+3/2/2020")).body.total).toBe(0);
  });

  it("says that there is no such lot", async () => {
    for (const path of ["traceability/LOT-NEVER/trace", "traceability/reach?lot=LOT-NEVER"]) {
      const { status, body } = await maker.api(`/api/${path}`);
      expect([status, body.code]).toEqual([404, "not_found"]);
    }
  });
});

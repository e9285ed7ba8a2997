import fc from "fast-check";
import * as tables from "@/db/business";
import type { Unit } from "@/worker/core/figures/quantity";
import type { BusinessDatabase } from "@/worker/engine/ports";

interface Dice {
  draw<T>(arbitrary: fc.Arbitrary<T>, count: number): T[];
  units: readonly Unit[];
}

/** Days at the edges of months, weeks, years and summer time. */
const DAYS = [
  "2025-01-01",
  "2025-01-31",
  "2025-02-28",
  "2025-03-01",
  "2025-12-28",
  "2025-12-29",
  "2025-12-31",
  "2026-01-01",
  "2026-01-05",
  "2026-02-28",
  "2026-03-29",
  "2026-03-30",
  "2026-06-30",
  "2026-07-01",
];
export const times = { version: 1, createdAt: 1, updatedAt: 1 };
export const pick = <const T>(...values: readonly T[]) => fc.constantFrom(...values);
export const day = pick(...DAYS);
export const cents = fc.integer({ min: 0, max: 90_000 }).map((value) => value * 100);
export const amount = fc.integer({ min: 1, max: 40_000 });

/** Invoices either way, entries of the treasury, productions with their losses, and scans. */
export async function fillBooks(db: BusinessDatabase, { draw, units }: Dice): Promise<void> {
  const paper = fc.record({
    ...{
      type: pick("client", "client", "credit", "supplier", "supplier_credit", "proforma"),
      status: pick("draft", "sent", "paid", "cancelled", "to_pay"),
      day,
    },
    ...{ party: fc.nat(4), dueOn: pick("2026-05-01", "2026-12-01", null), paidOn: day, off: fc.integer({ min: 0, max: 900 }) },
    lines: fc.array(fc.record({ item: pick("i0", "i1", "i3", null), amount, total: cents, vatRate: pick(550, 2000) }), {
      minLength: 1,
      maxLength: 3,
    }),
  });
  for (const [place, { type, status, day: issuedOn, party, dueOn, paidOn, off, lines }] of draw(paper, 90).entries()) {
    const isTheirs = type.startsWith("supplier");
    const sum = lines.reduce((all, { total }) => all + total, 0);
    const subtotal = isTheirs ? sum : Math.max(0, sum - off * 100);
    const vat = [550, 2000].flatMap((rate) =>
      lines.some(({ vatRate }) => vatRate === rate) ? [{ rate, base: 100, tax: rate * 7 * 100 }] : [],
    );
    const tax = vat.reduce((all, one) => all + one.tax, 0);
    const total = subtotal + tax;
    await db.insert(tables.invoices).values({
      ...{
        id: `f${String(place).padStart(3, "0")}`,
        type,
        status,
        number: status === "draft" ? null : `FA-${place}`,
        partyName: "Partie",
        door: (["web", "cron", null] as const)[place % 3],
        issuedOn,
        dueOn,
        searchText: "",
        ...times,
      },
      ...{ clientId: isTheirs ? null : `c${party}`, supplierId: isTheirs ? `s${party % 2}` : null, vat, subtotal, tax, total },
      ...{ paid: status === "paid" ? total : Math.floor(total / 3), paidOn: status === "paid" ? paidOn : null },
      lines: lines.map((line, at) => ({
        id: `${at}`,
        itemId: line.item,
        description: "x",
        unit: "piece" as const,
        price: 0,
        per: "piece" as const,
        discount: 0,
        amount: line.amount,
        total: line.total,
        vatRate: line.vatRate,
      })),
    });
  }
  const entries = draw(
    fc.record({ type: pick("income", "expense"), category: pick("sales", "salaries", "energy"), amount: cents, day }),
    60,
  );
  await db
    .insert(tables.treasuryEntries)
    .values(entries.map((entry, place) => ({ id: `t${place}`, description: "x", searchText: "", ...entry, ...times })));
  const made = draw(
    fc.record({
      item: fc.nat(2),
      status: pick("completed", "completed", "cancelled", "pending"),
      day,
      wantedOn: day,
      amount,
      output: amount,
      minutes: fc.nat(300),
      losses: fc.array(fc.record({ reason: pick("spill", "breakage"), amount }), { maxLength: 2 }),
    }),
    40,
  );
  await db.insert(tables.productions).values(
    made.map(({ item, status, day: completedOn, wantedOn, amount: planned, output, minutes, losses }, place) => {
      const isDone = status === "completed";
      const cost = { materials: 0, packaging: 0, labour: 0, overhead: 0, total: output * 3, unit: 7_777 };
      return {
        ...{
          id: `p${place}`,
          reference: `OF-${place}`,
          itemId: `i${item}`,
          status,
          priority: "normal" as const,
          amount: planned,
          unit: units[item] ?? ("piece" as const),
          requestedOn: wantedOn,
          locationId: "l0",
          searchText: "",
        },
        ...{
          facility: place % 3 ? "Atelier" : "",
          snapshot: { number: 1 } as never,
          completedOn: isDone ? completedOn : null,
          output: isDone ? output : null,
          labourMinutes: isDone ? minutes : null,
        },
        ...{ losses: isDone ? losses.map((loss) => ({ note: "", ...loss })) : [], cost: isDone ? cost : null, ...times },
      };
    }),
  );
  // Read around midnight in Paris, in winter and in summer.
  const instants = ["2025-12-31T22:59:59Z", "2025-12-31T23:00:00Z", "2026-03-29T00:30:00Z", "2026-06-30T21:59:00Z", "2026-06-30T22:00:00Z"];
  await db.insert(tables.scans).values(
    instants.map((at, place) => ({
      id: `x${place}`,
      status: "booked" as const,
      fileName: `f${place}.pdf`,
      fileKey: "k",
      mediaType: "application/pdf",
      size: 1,
      digest: `${place}`,
      pages: place + 1,
      version: 1,
      createdAt: Date.parse(at),
      updatedAt: 1,
    })),
  );
}

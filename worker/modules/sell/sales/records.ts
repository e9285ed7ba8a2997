import { eq, or } from "drizzle-orm";
import { sales as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ListedSale, Sale } from "./contract";
import type { SaleRow } from "./seal";

/** A sale, and what took it back if anything did; one round trip. @throws Refusal `not_found` */
export async function fetchSale(db: BusinessDatabase, name: string): Promise<{ row: SaleRow; takenBackBy: SaleRow | undefined }> {
  const isNamed = or(eq(table.id, name), eq(table.number, name.toUpperCase()));
  const rows = await db
    .select()
    .from(table)
    .where(or(isNamed, eq(table.reverses, name)));
  const row = rows.find(({ id }) => id === name) ?? rows.find(({ number }) => number === name.toUpperCase());
  if (!row) throw new Refusal("not_found");
  const [takenBackBy] = await db.select().from(table).where(eq(table.reverses, row.id));
  return { row, takenBackBy };
}

/** A row as a list shows it. @param isTakenBack does another row take it back? */
export function toListed(row: Omit<SaleRow, "lines" | "vat">, isTakenBack: boolean): ListedSale {
  const { id, number, day, clientId, clientName, paper, method, total, reason, createdAt, updatedAt, version } = row;
  const state = row.reverses ? "take_back" : isTakenBack ? "taken_back" : "sold";
  return { id, number, state, day, clientId, clientName, paper, method, total, reason, createdAt, updatedAt, version };
}

/** A row as the doors show it. */
export function toSale(row: SaleRow, isTakenBack: boolean): Sale {
  const { vat, orderId, deliveryId, invoiceId } = row;
  const lines = row.lines.map(({ amount, unit, ...line }) => ({ ...line, amount: { amount, unit } }));
  return { ...toListed(row, isTakenBack), lines, vat, orderId, deliveryId, invoiceId };
}

import type { sales } from "@/db/business";

export type SaleRow = typeof sales.$inferSelect;

/** What a seal covers: all that a row says but its number, which its invoice has, and what follows from the rest. */
type Sealed = Omit<SaleRow, "seal" | "number" | "version" | "updatedAt">;

/**
 * The seal of a row: whoever changes, removes or slips in one breaks it and all that follow.
 * @param before the seal of the row before it; empty for the first
 * @returns SHA-256, in hexadecimal
 */
export function sealOf(row: Sealed, before: string): Promise<string> {
  const { id, place, reverses, paper, method, day, clientId, clientName, orderId, deliveryId, invoiceId } = row;
  const { lines, vat, total, running, reason, createdAt } = row;
  return digestOf(
    JSON.stringify([
      ...[before, id, place, reverses, paper, method, day, clientId, clientName, orderId, deliveryId, invoiceId],
      ...[lines.map(valuesOf), vat.map(({ rate, base, tax }) => [rate, base, tax]), total, running, reason, createdAt],
    ]),
  );
}

/** SHA-256 of a text, in hexadecimal. */
export async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const valuesOf = ({ itemId, sku, name, amount, unit, price, per, vatRate, total, lots }: SaleRow["lines"][number]) => [
  ...[itemId, sku, name, amount, unit, price, per, vatRate, total, lots],
];

/** Do these rows follow each other as they were sealed? @param rows in their order, with the one before the first if there is one */
export async function isWhole(rows: SaleRow[]): Promise<boolean> {
  let before = rows[0]?.place === 1 ? "" : null;
  let last: SaleRow | undefined;
  for (const row of rows) {
    const follows = !last || (row.place === last.place + 1 && row.running === last.running + row.total);
    if (!follows || (before !== null && row.seal !== (await sealOf(row, before)))) return false;
    before = row.seal;
    last = row;
  }
  return true;
}

import { type SQL, sql } from "drizzle-orm";
import type { BusinessDatabase } from "@/worker/engine/ports";

interface Named {
  record: string;
  recordId: string;
}

/** What people call the records of a table: a column, or where to look it up. */
const labels: Record<string, string> = {
  orders: "reference",
  deliveries: "reference",
  productions: "reference",
  restocks: "reference",
  counts: "reference",
  lots: "number",
  items: "name",
  clients: "company_name",
  suppliers: "name",
  locations: "name",
  calculations: "name",
  invoices: "coalesce(number, party_name)",
  recipes: "(select name from items where items.id = recipes.item_id)",
  tariffs: "(select name from items where items.id = tariffs.item_id)",
  standing_orders: "(select company_name from clients where clients.id = standing_orders.client_id)",
};

export const nameKey = ({ record, recordId }: Named) => `${record}:${recordId}`;

/** What records of any kind are called, in one statement; those that are gone, and those without a name, are left out. */
export async function namesOfRecords(db: BusinessDatabase, records: Named[]): Promise<Map<string, string>> {
  const parts = Object.entries(labels).flatMap(([record, label]): SQL[] => {
    const ids = [...new Set(records.filter((candidate) => candidate.record === record).map(({ recordId }) => recordId))];
    if (!ids.length) return [];
    return [
      sql`select ${record} as record, id as recordId, ${sql.raw(label)} as name from ${sql.identifier(record)}
        where id in (select value from json_each(${JSON.stringify(ids)}))`,
    ];
  });
  if (!parts.length) return new Map();
  const rows = await db.all<Named & { name: string | null }>(sql.join(parts, sql` union all `));
  return new Map(rows.map((row) => [nameKey(row), row.name ?? ""]));
}

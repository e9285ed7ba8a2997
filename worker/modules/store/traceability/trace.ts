import { sql } from "drizzle-orm";
import { Refusal } from "@/worker/core/errors";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { balanceOf } from "./balance";
import { traceability } from "./contract";
import { genealogyOf, treeOf } from "./genealogy";
import { clientsOf, restOf, suppliersOf } from "./people";
import { readTrace } from "./reading";

/** Where a lot comes from and where it went. @throws Refusal `not_found` */
export const trace = handle(traceability.trace, ({ db }, { id }) => traceOf(db, id));

/** One statement reads all of it. @param idOrNumber a lot's identifier or number */
export async function traceOf(db: QueryContext["db"], idOrNumber: string) {
  const named = sql`select id from (
    select id, 1 rank from lots where id = ${idOrNumber} union all
    select id, 2 rank from lots where number = ${idOrNumber} union all
    select id, 3 rank from lots where number = ${idOrNumber.toUpperCase()}) order by rank limit 1`;
  const rows = await readTrace(db, sql`select * from (${named})`, "both");
  const seed = rows.find(({ kind, lot, detail }) => kind === "lot" && isCalled(idOrNumber, lot, detail));
  if (!seed) throw new Refusal("not_found");
  const genealogy = genealogyOf(rows, [seed.lot]);
  const lot = genealogy.lots.get(seed.lot);
  if (!lot) throw new Refusal("not_found");
  const moved = rows.filter(({ kind }) => kind === "moved").map(({ other, amount }) => ({ kind: other ?? "", amount }));
  const { restock: _, supplier: __, ...shown } = lot;
  return {
    number: lot.number,
    itemName: lot.itemName,
    lot: shown,
    origins: treeOf(genealogy, lot.id, "up"),
    destinations: treeOf(genealogy, lot.id, "down"),
    balance: balanceOf(moved, lot.amount.amount, lot.unit),
    clients: clientsOf(genealogy),
    suppliers: suppliersOf(genealogy),
    rest: restOf(rows, genealogy),
    nodes: genealogy.nodes,
    edges: genealogy.edges,
    cut: genealogy.cut,
  };
}

function isCalled(idOrNumber: string, id: string, detail: string | null): boolean {
  const { number } = JSON.parse(detail ?? "{}");
  return id === idOrNumber || number === idOrNumber || number === idOrNumber.toUpperCase();
}

import { sql } from "drizzle-orm";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { traceability } from "./contract";
import { genealogyOf } from "./genealogy";
import { clientsOf, restOf } from "./people";
import { MOST, readTrace } from "./reading";

/** Who got any of the lots of a number, or of what was made with them. @throws Refusal `not_found` */
export const reach = handle(traceability.reach, async ({ db }, { lot, supplier = null }) => {
  const lots = sql`select id from lots where (number in (${lot}, ${lot.toUpperCase()}) or supplier_lot in (${lot}, ${lot.toUpperCase()}) or id = ${lot})
    and (${supplier} is null or supplier_id in (select id from suppliers where id = ${supplier} or reference = upper(${supplier}))) limit ${MOST}`;
  const rows = await readTrace(db, sql`select * from (${lots})`, "down");
  const seeds = [...new Set(rows.filter(({ kind }) => kind === "moved").map((row) => row.lot))];
  if (!seeds.length) throw new Refusal("not_found");
  const genealogy = genealogyOf(rows, seeds);
  const reached = genealogy.nodes.filter(({ kind }) => kind === "lot").flatMap(({ id }) => genealogy.lots.get(id) ?? []);
  return {
    lots: reached.map(({ restock, supplier: _, ...shown }) => shown),
    clients: clientsOf(genealogy),
    rest: restOf(rows, genealogy),
    cut: genealogy.cut,
  };
});

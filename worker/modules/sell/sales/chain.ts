import { desc, sql } from "drizzle-orm";
import { sales as table } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { type SaleRow, sealOf } from "./seal";

type Facts = Omit<SaleRow, "id" | "place" | "running" | "seal" | "version" | "createdAt" | "updatedAt">;

/** The next row of the till, sealed with the one before it. Where another sale was faster, the command is done again. */
export async function addToChain(context: CommandContext, facts: Facts): Promise<SaleRow> {
  const { db, now } = context;
  const [last] = await db
    .select({ place: table.place, running: table.running, seal: table.seal })
    .from(table)
    .orderBy(desc(table.place))
    .limit(1);
  const place = (last?.place ?? 0) + 1;
  context.assumes(sql`(select coalesce(max(${table.place}), 0) from ${table}) = ${place - 1}`);
  const times = { version: 1, createdAt: now, updatedAt: now };
  const row = { ...facts, id: newId(), place, running: (last?.running ?? 0) + facts.total, ...times };
  return { ...row, seal: await sealOf(row, last?.seal ?? "") };
}

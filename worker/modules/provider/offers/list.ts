import { and, asc, eq } from "drizzle-orm";
import { consultancyOffers as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { businessOf } from "@/worker/engine/actor";
import { isStaff } from "@/worker/modules/provider/sides";
import { offers } from "./contract";

/** What its reader may book: visitors, what is for visitors; customers, what is offered; staff sees all. */
export const list = handle(offers.list, async ({ platform, caller }, { topic }) => {
  const visible = isStaff(caller) ? undefined : and(eq(table.active, true), businessOf(caller) ? undefined : eq(table.forVisitors, true));
  const rows = platform
    .select()
    .from(table)
    .where(and(visible, topic && eq(table.topic, topic)));
  return { items: await rows.orderBy(asc(table.credits), asc(table.minutes), asc(table.id)), nextCursor: null };
});

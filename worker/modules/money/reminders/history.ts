import { and, eq, or } from "drizzle-orm";
import { clients, reminders as table } from "@/db/business";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { reminders } from "./contract";

/** The letters that were sent, the newest first. */
export const history = handle(reminders.history, async ({ db }, { client, ...question }) => {
  const page = newestFirst(table, question);
  const rows = await db
    .select({ letter: table, partyName: clients.companyName })
    .from(table)
    .innerJoin(clients, eq(clients.id, table.clientId))
    .where(and(page.start, client ? or(eq(clients.id, client), eq(clients.reference, client.toUpperCase())) : undefined))
    .orderBy(...page.order)
    .limit(page.limit);
  const letters = rows.map(({ letter, partyName }) => ({ ...letter, partyName }));
  return page.pageOf(letters, (row) => row);
});

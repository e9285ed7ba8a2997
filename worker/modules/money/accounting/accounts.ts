import { ledgerAccounts } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { accountKeys, chart } from "./status";
import { accounting } from "./contract";

type OwnRow = Pick<typeof ledgerAccounts.$inferSelect, "id" | "number" | "name">;

/** Every account, as the accountant has it, or as the French chart does. */
export const accounts = handle(accounting.accounts, async ({ db }) => ({ items: shownAccounts(await db.select().from(ledgerAccounts)) }));

/** Every account with what it is for. @param own those that the accountant numbers or names otherwise */
export function shownAccounts(own: readonly OwnRow[]) {
  return accountKeys.map((account) => {
    const [number, name] = chart[account];
    const row = own.find(({ id }) => id === account);
    return { account, number: row?.number ?? number, name: row?.name ?? name, isOwn: row !== undefined };
  });
}

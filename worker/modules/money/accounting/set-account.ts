import { ledgerAccounts } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { shownAccounts } from "./accounts";
import { accounting } from "./contract";

/** Says which account something goes to from now on; entries of closed periods keep theirs. */
export const setAccount = handle(accounting.setAccount, async (context, { account, number, name }) => {
  const rows = await context.db.select().from(ledgerAccounts);
  const before = rows.find(({ id }) => id === account);
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  if (before) context.update(ledgerAccounts, before, { number, name });
  else context.insert(ledgerAccounts, { id: account, number, name, ...times });
  return { items: shownAccounts([...rows.filter(({ id }) => id !== account), { id: account, number, name }]) };
});

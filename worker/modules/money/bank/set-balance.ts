import { desc, gt, sql } from "drizzle-orm";
import { bankBalances, treasuryEntries } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { besideBooks, bookedQuery } from "@/worker/modules/money/treasury";
import { bank } from "./contract";

/** Says what the bank says; what was said before is kept. Answers how far the books are from it. @throws Refusal `invalid_input` naming `day` when it lies ahead */
export const setBalance = handle(bank.setBalance, async (context, { balance: bankBalance, day = civilDate(context.now) }) => {
  if (day > civilDate(context.now)) refuseField("day", "future");
  const { db, now } = context;
  const [[last], [since], [books]] = await db.batch([
    db.select().from(bankBalances).orderBy(desc(bankBalances.day)).limit(1),
    db
      .select({ moved: sql<number>`coalesce(sum(${treasuryEntries.signed}), 0)` })
      .from(treasuryEntries)
      .where(gt(treasuryEntries.day, day)),
    bookedQuery(db),
  ]);
  if (last && day < last.day) refuseField("day", "before_last_balance");
  context.insert(bankBalances, { id: newId(), balance: bankBalance, day, version: 1, createdAt: now, updatedAt: now });
  const balance = bankBalance + (since?.moved ?? 0);
  return { bankBalance, bankOn: day, updatedAt: now, balance, ...besideBooks(balance, books) };
});

import { inArray } from "drizzle-orm";
import { clients, ledgerOpenings, suppliers } from "@/db/business";
import { firstOfMonth } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { requireOpen } from "@/worker/modules/money/books";
import { accounting } from "../contract";
import type { OpeningLine, Party } from "../shapes";
import { shownOpening } from "./opening";
import { requireBalanced } from "./rules";

/**
 * Says what stood on the accounts before the product kept the books; as often as one likes, while that day is not closed.
 * @throws Refusal `invalid_input` naming `day` when it is no first of a month or closed, `balances` when debits and credits differ
 */
export const setOpening = handle(accounting.setOpening, async (context, { day, closingMonth, balances, version }) => {
  const { db, now } = context;
  if (day !== firstOfMonth(day)) refuseField("day", "month_start");
  requireBalanced(balances);
  const [[own], parties] = await Promise.all([db.select().from(ledgerOpenings).limit(1), readParties(db, balances)]);
  await requireOpen(db, day, "day");
  if (own) await requireOpen(db, own.day, "day");
  const written = balances.map(({ number, name, party, debit, credit }, place): OpeningLine => {
    const whose = party ? (parties.get(party.toUpperCase()) ?? refuseField(`balances.${place}.party`, "not_found")) : null;
    return { number, name, party: whose, amount: debit - credit };
  });
  const facts = { day, closingMonth, lines: written };
  if (own) return shownOpening(context.update(ledgerOpenings, own, facts, version));
  const row = { id: "opening", ...facts, version: 1, createdAt: now, updatedAt: now };
  context.insert(ledgerOpenings, row);
  return shownOpening(row);
});

/** Clients and suppliers by their codes. */
async function readParties(db: BusinessDatabase, balances: readonly { party: string }[]): Promise<Map<string, Party>> {
  const codes = [...new Set(balances.flatMap(({ party }) => (party ? [party.toUpperCase()] : [])))];
  if (!codes.length) return new Map();
  const [bought, sold] = await db.batch([
    db.select({ code: suppliers.reference, name: suppliers.name }).from(suppliers).where(inArray(suppliers.reference, codes)),
    db.select({ code: clients.reference, name: clients.companyName }).from(clients).where(inArray(clients.reference, codes)),
  ]);
  return new Map([...bought, ...sold].map((party) => [party.code, party]));
}

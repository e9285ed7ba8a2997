import { sql } from "drizzle-orm";
import { sales, tillClosings as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { enter, requireOpen } from "@/worker/modules/money/books";
import { tillClosings } from "./contract";
import { type ClosingRow, readOpen, remainingOf, toClosing } from "./records";
import { boxOf } from "./rules";
import { sealOf } from "./seal";
import { en } from "./words.en";
import { fr } from "./words.fr";

/**
 * Counts the cash box: what the till took since the last count is summed up for good, and what lacks or is too much is an entry of
 * the treasury. A wrong count is put right by counting again.
 * @throws Refusal `invalid_input` naming `taken` where it is more than was counted, `opening` where a count before has settled it,
 *   `counted` where a difference would fall into closed books
 */
export const create = handle(tillClosings.create, async (context, { counted, taken, opening: typed, note }) => {
  const { db, now } = context;
  const today = civilDate(now);
  const { last, takings, cash, fromPlace, lastSale } = await readOpen(db);
  if (last && typed !== undefined && typed !== remainingOf(last)) refuseField("opening", "opening_settled");
  if (taken > counted) refuseField("taken", "taken_above");
  const opening = last ? remainingOf(last) : (typed ?? 0);
  const { difference } = boxOf({ opening, cash, counted, taken });
  const reference = context.numbered(`CLO-${today.slice(0, 4)}`);
  const entryId = difference ? await bookDifference(context, { difference, reference, today }) : null;
  const [place, untilPlace] = [(last?.place ?? 0) + 1, lastSale?.place ?? fromPlace - 1];
  context.assumes(sql`(select coalesce(max(${table.place}), 0) from ${table}) = ${place - 1}`);
  context.assumes(sql`(select coalesce(max(${sales.place}), 0) from ${sales}) = ${untilPlace}`);
  const times = { version: 1, createdAt: now, updatedAt: now };
  const row = {
    id: newId(),
    place,
    reference,
    day: today,
    fromPlace,
    untilPlace,
    ...takings,
    opening,
    cash,
    counted,
    taken,
    note,
    entryId,
    ...times,
  };
  const sealed: ClosingRow = { ...row, seal: await sealOf(row, last?.seal ?? "", lastSale?.seal ?? "") };
  context.insert(table, sealed);
  return toClosing(sealed);
});

interface Difference {
  difference: number;
  reference: string;
  today: string;
}

/** @returns the identifier of the entry */
async function bookDifference(context: CommandContext, { difference, reference, today }: Difference): Promise<string> {
  await requireOpen(context.db, today, "counted");
  const description = { fr, en }[context.caller.language].entry.replace("{{reference}}", reference);
  const type = difference > 0 ? "income" : "expense";
  return enter(context, { day: today, type, category: "till", description, amount: Math.abs(difference) });
}

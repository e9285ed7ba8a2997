import { inArray, or, sql } from "drizzle-orm";
import { counts as table, lots } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { convert } from "@/worker/core/figures/quantity";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { requireWhole } from "@/worker/modules/store/ledger";
import { counts } from "./contract";
import { type CountedLot, fetchCount, type SavedLine, selectCounted, toCount } from "./records";
import { countStatus } from "./status";

type FilledLines = Parsed<typeof counts.fill>["lines"];

/**
 * Writes down what was found of lots. The expected amount of a lot is read again at that moment: a sheet asks whether the place holds
 * what it should when one looks, not when the sheet was made.
 * @throws Refusal `invalid_input` naming the lot that nobody knows, or the unit that does not convert
 */
export const fill = handle(counts.fill, async (context, { id, lines: filled, version }) => {
  const { db } = context;
  const saved = await fetchCount(db, id);
  const status = countStatus.require(saved.count.status, "fill", "counts");
  const filledIds = await idsOfLots(context, filled);
  const lotIds = [...new Set([...saved.count.lines.map(({ lotId }) => lotId), ...filledIds])];
  const rows = await selectCounted(db, { ...saved.count, lines: lotIds.map((lotId) => ({ lotId })) as SavedLine[] });
  const lotOf = new Map(rows.map((lot) => [lot.lotId, lot]));
  const lines = new Map(saved.count.lines.map((line) => [line.lotId, line]));
  for (const [place, { counted, note }] of filled.entries()) {
    const lot = lotOf.get(filledIds[place] ?? "") ?? refuseField(`lines.${place}.lot`, "not_found");
    const amount = counted && convert(counted.amount, counted.unit, lot.unit, lot);
    if (counted && amount === null) refuseField(`lines.${place}.counted`, "conversion");
    if (amount !== null) requireWhole(lot.unit, amount, `lines.${place}.counted`);
    lines.set(lot.lotId, lineOf(lot, amount, note ?? lines.get(lot.lotId)?.note ?? ""));
  }
  const count = context.update(table, saved.count, { status, lines: [...lines.values()] }, version);
  return toCount({ ...saved, count }, rows, false);
});

function lineOf({ lotId, itemId, amount: expected }: CountedLot, counted: number | null, note: string): SavedLine {
  return { lotId, itemId, expected, counted, note };
}

/** The identifiers of the lots that lines name, in their order. */
async function idsOfLots({ db }: CommandContext, filled: FilledLines): Promise<string[]> {
  const names = filled.map(({ lot }) => lot);
  const upper = names.map((name) => name.toUpperCase());
  const among = (list: string[]) => sql`(select value from json_each(${JSON.stringify(list)}))`;
  const rows = await db
    .select({ id: lots.id, number: lots.number })
    .from(lots)
    .where(or(inArray(lots.id, among(names)), inArray(lots.number, among([...names, ...upper]))));
  const idOf = new Map(rows.flatMap(({ id, number }) => [[id, id] as const, [number.toUpperCase(), id] as const]));
  return names.map((name, place) => idOf.get(name) ?? idOf.get(upper[place] ?? "") ?? refuseField(`lines.${place}.lot`, "not_found"));
}

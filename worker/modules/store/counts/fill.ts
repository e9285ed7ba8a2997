import { inArray, or, sql } from "drizzle-orm";
import { counts as table, lots } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { convert } from "@/worker/core/figures/quantity";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { counts } from "./contract";
import { type CountedLot, fetchCount, type KeptLine, selectCounted, toCount } from "./records";
import { countStatus } from "./status";

type Said = Parsed<typeof counts.fill>["lines"];

/**
 * Writes down what was found of lots. What a lot is said to be is read again at that moment: a sheet asks whether the place holds
 * what it should when one looks, not when the sheet was made.
 * @throws Refusal `invalid_input` naming the lot that nobody knows, or the unit that does not convert
 */
export const fill = handle(counts.fill, async (context, { id, lines: said, version }) => {
  const { db } = context;
  const found = await fetchCount(db, id);
  const status = countStatus.require(found.count.status, "fill", "counts");
  const asked = await lotsSaid(context, said);
  const lotIds = [...new Set([...found.count.lines.map(({ lotId }) => lotId), ...asked])];
  const known = await selectCounted(db, { ...found.count, lines: lotIds.map((lotId) => ({ lotId })) as KeptLine[] });
  const lotOf = new Map(known.map((lot) => [lot.lotId, lot]));
  const lines = new Map(found.count.lines.map((line) => [line.lotId, line]));
  for (const [place, { counted, note }] of said.entries()) {
    const lot = lotOf.get(asked[place] ?? "") ?? refuseField(`lines.${place}.lot`, "not_found");
    const amount = counted && convert(counted.amount, counted.unit, lot.unit, lot);
    if (counted && amount === null) refuseField(`lines.${place}.counted`, "conversion");
    lines.set(lot.lotId, lineOf(lot, amount, note ?? lines.get(lot.lotId)?.note ?? ""));
  }
  const count = context.update(table, found.count, { status, lines: [...lines.values()] }, version);
  return toCount({ ...found, count }, known, false);
});

function lineOf({ lotId, itemId, amount: expected }: CountedLot, counted: number | null, note: string): KeptLine {
  return { lotId, itemId, expected, counted, note };
}

/** The identifiers of the lots that lines name, in their order. */
async function lotsSaid({ db }: CommandContext, said: Said): Promise<string[]> {
  const names = said.map(({ lot }) => lot);
  const upper = names.map((name) => name.toUpperCase());
  const among = (list: string[]) => sql`(select value from json_each(${JSON.stringify(list)}))`;
  const rows = await db
    .select({ id: lots.id, number: lots.number })
    .from(lots)
    .where(or(inArray(lots.id, among(names)), inArray(lots.number, among([...names, ...upper]))));
  const idOf = new Map(rows.flatMap(({ id, number }) => [[id, id] as const, [number.toUpperCase(), id] as const]));
  return names.map((name, place) => idOf.get(name) ?? idOf.get(upper[place] ?? "") ?? refuseField(`lines.${place}.lot`, "not_found"));
}

import { eq } from "drizzle-orm";
import { lots, movements, productions } from "@/db/business";
import { Refusal, refuseField } from "@/worker/core/errors";
import { measured } from "@/worker/core/contract/fields";
import type { Parsed } from "@/worker/core/contract/operation";
import { civilDate } from "@/worker/core/figures/dates";
import { convert } from "@/worker/core/figures/quantity";
import type { CommandContext } from "@/worker/engine/handler";
import {
  asIfNotTaken,
  correct,
  isSameCost,
  type Part,
  type Posting,
  productionCostOf,
  refuseShort,
  release,
  requireWhole,
  revalue,
  standing,
  unitCostOf,
  worth,
} from "@/worker/modules/store/ledger";
import { batchLabel } from "./batch-label";
import { choose } from "./choose";
import type { Production, production } from "./contract";
import { refuseUnlikely } from "./likely";
import { lotOf } from "./made-lot";
import { type Around, type ProductionRow, readAround } from "./records";
import { toProduction } from "./shown";
import { requirePossible } from "@/worker/modules/make/needs";
import { fieldOf } from "./start";
import { takeFor, afterTaking } from "./take";

type Input = Parsed<typeof production.complete>;

/**
 * Writes what a production took and gave in place of what it had moved so far: nothing, when it is completed; a mistake, when it
 * is corrected. Its lot keeps its number, and what was made of it follows its cost.
 * @throws Refusal as `complete` and `correct` say
 */
export async function finish(context: CommandContext, before: ProductionRow, input: Input): Promise<Production> {
  if (input.version !== undefined && input.version !== before.version)
    throw new Refusal("stale", { params: { version: before.version, record: "productions", recordId: before.id } });
  const day = dayOf(context, input, before);
  const [read, moved, [former]] = await Promise.all([
    readAround(context.db, before),
    standing(context.db, eq(movements.causeId, before.id)),
    context.db.select().from(lots).where(eq(lots.causeId, before.id)),
  ]);
  if (input.number !== former?.number) await refuseTaken(context, input.number);
  const around = { ...read, places: asIfNotTaken(read.places, moved, read.usedLots) };
  const { product } = around;
  const output = inUnitOf(input.output ?? { amount: before.output ?? before.amount, unit: before.unit }, around, "output");
  const losses = input.losses.map((loss, place) => ({ ...loss, amount: inUnitOf(loss.amount, around, `losses.${place}.amount`) }));
  const minutes = input.labourMinutes ?? before.labourMinutes ?? before.snapshot.labourMinutes;

  const { parts, entered } = await partsTaken(context, before, around, input, day);
  if (!input.sure) await refuseUnlikely(context.db, before, around, { output, parts, entered, language: context.caller.language });
  const spent = parts.map(({ itemId, lotId, amount, unitCost }) => {
    const { kind, unit } = around.itemOf(itemId);
    return { kind, value: worth(amount, unit, unitCost, around.lotOf.get(lotId)?.costRest) };
  });
  const cost = productionCostOf(spent, before.snapshot, minutes, { amount: output, unit: product.unit });
  requirePossible(cost, product);
  const lotCost = unitCostOf(cost.total, output, product.unit);

  // Promises go first, then goods move: the database never sees less than what is promised.
  release(context, before.id);
  const lot = former || output > 0 ? await lotOf(context, before, input, { former, lotCost, day, product }) : null;
  await correct(context, moved, postingsOf(before, { parts, output, lotId: lot?.id, unitCost: cost.unit, day }), "completedOn");
  if (former && !isSameCost(former, lotCost)) await revalue(context, new Map([[former.id, lotCost]]));
  const label = before.snapshot.label ?? (await batchLabel(context.db, before.snapshot));
  const after = context.update(productions, before, {
    status: "completed",
    snapshot: { ...before.snapshot, label },
    startedAt: before.startedAt ?? context.now,
    completedAt: before.completedAt ?? context.now,
    completedOn: day,
    output,
    labourMinutes: minutes,
    used: parts.map(({ unitCost, ...part }) => part),
    losses,
    cost,
    lotId: output > 0 ? (lot?.id ?? null) : null,
  });
  const lotOfId = new Map(around.lotOf);
  if (lot) lotOfId.set(lot.id, { number: lot.number, dlc: lot.dlc ?? null, ddm: lot.ddm ?? null, ...lotCost });
  return toProduction(after, { ...around, lotOf: lotOfId }, day);
}

interface Outcome {
  parts: Part[];
  output: number;
  lotId: string | undefined;
  unitCost: number;
  day: string;
}

/** The movements of a production: what it takes, and what it gives where it gives anything. */
function postingsOf(row: ProductionRow, { parts, output, lotId, unitCost, day }: Outcome): Posting[] {
  const cause = { day, cause: "production" as const, causeId: row.id };
  const takes = parts.map(({ lineId, amount, ...part }): Posting => ({ type: "consumption", ...part, amount: -amount, ...cause }));
  if (!lotId || output === 0) return takes;
  return [...takes, { type: "output", itemId: row.itemId, lotId, locationId: row.locationId, amount: output, unitCost, ...cause }];
}

/** What is taken of each lot, and the lines of which a person entered it. */
interface Taken {
  parts: Part[];
  entered: ReadonlySet<string>;
}

/** What is taken of each lot: as entered, and for the lines left out as it was, as promised, or by the earliest date. */
async function partsTaken(context: CommandContext, row: ProductionRow, around: Around, { used }: Input, day: string): Promise<Taken> {
  const { lines } = row.snapshot;
  const chosen = choose(used, { lines, around, before: row.used, day, language: context.caller.language });
  const named = new Set(chosen.map(({ lineId }) => lineId));
  const taken = chosen.filter(({ amount }) => amount > 0);
  if (row.status === "completed") {
    const same = row.used.filter(({ lineId }) => !named.has(lineId));
    const others = same.map((part) => ({ ...part, unitCost: around.lotOf.get(part.lotId)?.unitCost ?? 0 }));
    return { parts: [...taken, ...others], entered: named };
  }
  const rest = lines.filter(({ id }) => !named.has(id));
  const promised = around.promised.filter(({ lineId }) => !named.has(lineId));
  const backToAll = around.promised.filter(({ lineId }) => named.has(lineId)).map((part) => ({ ...part, amount: -part.amount }));
  const places = afterTaking(afterTaking(around.places, backToAll), taken);
  const { parts, short } = takeFor({ lines: rest, promised, places, day });
  if (short.length) await refuseShort(context, short, (lineId) => fieldOf(lines, lineId));
  return { parts: [...taken, ...parts], entered: named };
}

/** The day it was done, and a date that has not passed by then. */
function dayOf(context: CommandContext, { completedOn, dlc, ddm }: Input, before: ProductionRow): string {
  const today = civilDate(context.now);
  const day = completedOn ?? before.completedOn ?? today;
  if (day > today) refuseField("completedOn", "future");
  if (dlc && ddm) refuseField("ddm", "one_date");
  if (dlc && dlc < day) refuseField("dlc", "dlc_past");
  if (ddm && ddm < day) refuseField("ddm", "past");
  return day;
}

/** An amount of what is made, in the thousandths its orders and lots are stored in. */
function inUnitOf(typed: { amount: number; unit: ProductionRow["unit"] }, { product }: Around, field: string): number {
  const amount = convert(typed.amount, typed.unit, product.unit, product);
  if (amount === null) refuseField(field, "conversion");
  requireWhole(product.unit, amount, field);
  if (!measured.safeEncode({ amount, unit: product.unit }).success) refuseField(field, "too_much");
  return amount;
}

/** A number that a person chose is theirs or refused; only the series looks for another. */
async function refuseTaken({ db }: CommandContext, number: string | undefined): Promise<void> {
  if (!number) return;
  const [other] = await db.select({ id: lots.id }).from(lots).where(eq(lots.number, number));
  if (other) throw new Refusal("already_exists", { fields: [{ field: "number", code: "taken" }] });
}

import { eq } from "drizzle-orm";
import { calibrations, instruments as table } from "@/db/business";
import { Refusal, refuseField } from "@/worker/core/errors";
import { addMonths, civilDate } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { nameOfActor } from "@/worker/engine/actor";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { instruments } from "./contract";
import { type InstrumentRow, toListed } from "./records";
import { searchTextOf } from "./rules";

/**
 * Adds an instrument, with the day of its last calibration where there is one.
 * @throws Refusal `already_exists` naming `name`; `invalid_input` naming `calibratedOn` that is to come
 */
export const create = handle(instruments.create, async (context, { calibratedOn, ...input }) => {
  const { now, caller } = context;
  const today = civilDate(now);
  if (calibratedOn && calibratedOn > today) refuseField("calibratedOn", "future");
  await refuseTwin(context, input.name);
  const stamp = { version: 1, createdAt: now, updatedAt: now };
  const dueOn = calibratedOn ? addMonths(calibratedOn, input.everyMonths) : today;
  const reference = context.numbered(`INS-${today.slice(0, 4)}`);
  const row: InstrumentRow = {
    ...input,
    id: newId(),
    reference,
    sortName: fold(input.name),
    status: "in_use",
    lastOn: calibratedOn,
    lastOutcome: calibratedOn ? "conforms" : null,
    dueOn,
    searchText: searchTextOf({ ...input, reference }),
    ...stamp,
  };
  context.insert(table, row);
  if (calibratedOn) {
    const first = { id: newId(), instrumentId: row.id, day: calibratedOn, outcome: "conforms" as const, dueOn };
    context.insert(calibrations, { ...first, nonConformityId: null, actor: nameOfActor(caller.actor), ...stamp });
  }
  return toListed(row, today);
});

/** Readings name an instrument by its name. @throws Refusal `already_exists` naming `name` when another in use is called so */
export async function refuseTwin({ db }: CommandContext, name: string, own?: string): Promise<void> {
  const twins = await db
    .select()
    .from(table)
    .where(eq(table.sortName, fold(name)));
  if (!twins.some(({ id, status }) => status === "in_use" && id !== own)) return;
  throw new Refusal("already_exists", { fields: [{ field: "name", code: "taken" }] });
}

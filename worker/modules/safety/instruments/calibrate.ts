import { calibrations, instruments as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { addMonths, civilDate, formatDate } from "@/worker/core/figures/dates";
import { inLanguage } from "@/worker/core/text/words-type";
import { nameOfActor } from "@/worker/engine/actor";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { openNonConformity } from "@/worker/modules/safety/non-conformities";
import { instruments } from "./contract";
import { type CalibrationRow, fetchInstrument, type InstrumentRow, selectCalibrations, selectReadingCount, toListed } from "./records";
import { calibrationOn } from "./rules";
import { instrumentStatus } from "./status";
import { en } from "./words.en";
import { fr } from "./words.fr";

/**
 * Writes a calibration down. One that fails opens a non-conformity, which counts the readings since the last good one: they are to
 * be looked at again.
 * @throws Refusal `not_allowed_now` once it is retired; `invalid_input` naming `day` that is to come, or `dueOn` that lies before it
 */
export const calibrate = handle(instruments.calibrate, async (context, { id, version, dueOn: wanted, ...input }) => {
  const { db, now, caller } = context;
  const before = await fetchInstrument(db, id);
  instrumentStatus.require(before.status, "calibrate", "instruments");
  const today = civilDate(now);
  const day = input.day ?? today;
  if (day > today) refuseField("day", "future");
  if (wanted && wanted < day) refuseField("dueOn", "before_start");
  const fails = input.outcome === "fails";
  const dueOn = fails ? day : (wanted ?? addMonths(day, before.everyMonths));
  const found = await selectCalibrations(db, before.id);
  const earlier = found.map(({ calibration }) => calibration).reverse();
  const issue = fails ? await openFor(context, before, { earlier, day, deviation: input.deviation }) : null;
  const row: CalibrationRow = {
    ...input,
    id: newId(),
    instrumentId: before.id,
    day,
    dueOn,
    nonConformityId: issue?.id ?? null,
    actor: nameOfActor(caller.actor),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  context.insert(calibrations, row);
  // One that is written down late does not hide what was found since.
  const last = calibrationOn([...earlier, row], today) ?? row;
  const changes = { lastOn: last.day, lastOutcome: last.outcome, dueOn: last.dueOn };
  const after = context.update(table, before, changes, version);
  return { ...toListed(after, today), nonConformityId: issue?.id ?? null, nonConformity: issue?.reference ?? "" };
});

interface Failing {
  earlier: CalibrationRow[];
  day: string;
  deviation: string;
}

async function openFor(context: CommandContext, { id, name, createdAt }: InstrumentRow, { earlier, day, deviation }: Failing) {
  const { language } = context.caller;
  const { texts } = inLanguage(language, fr, en);
  const good = calibrationOn(
    earlier.filter(({ outcome }) => outcome === "conforms"),
    day,
  );
  const [counted] = await selectReadingCount(context.db, id, good?.day ?? "");
  const since = formatDate(good?.day ?? civilDate(createdAt), language);
  const description = texts.toReview.replace("{{count}}", String(counted?.total ?? 0)).replace("{{since}}", since);
  const title = [name, texts.failed, deviation].filter(Boolean).join(" · ");
  return openNonConformity(context, { title, severity: "major", origin: "instrument", originId: id, description, lotIds: [] });
}

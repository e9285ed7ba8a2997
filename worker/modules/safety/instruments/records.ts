import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { calibrations, instruments, nonConformities, readings } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { standingOn } from "./rules";
import type { Instrument, ListedInstrument } from "./shapes";

export type InstrumentRow = typeof instruments.$inferSelect;
export type CalibrationRow = typeof calibrations.$inferSelect;

/** Calibrations that are shown of one instrument. */
const MOST = 100;

/** One that goes by an identifier, a reference or a name. */
const isCalled = (name: string): SQL | undefined =>
  or(eq(instruments.id, name), eq(instruments.reference, name.toUpperCase()), eq(instruments.sortName, fold(name)));

/** The one that is meant: by its identifier first, one in use before one that is retired. @throws Refusal `not_found` */
export async function fetchInstrument(db: BusinessDatabase, name: string): Promise<InstrumentRow> {
  const [row] = await selectCalled(db, name);
  if (!row) throw new Refusal("not_found");
  return row;
}

/** The query of the instrument that is meant. */
export function selectCalled(db: BusinessDatabase, name: string) {
  return db
    .select()
    .from(instruments)
    .where(isCalled(name))
    .orderBy(desc(eq(instruments.id, name)), asc(instruments.status))
    .limit(1);
}

/** Its calibrations, the latest first, with what each led to; a query for a batch. */
export function selectCalibrations(db: BusinessDatabase, name: string) {
  return db
    .select({ calibration: calibrations, nonConformity: nonConformities.reference })
    .from(calibrations)
    .leftJoin(nonConformities, eq(nonConformities.id, calibrations.nonConformityId))
    .where(inArray(calibrations.instrumentId, db.select({ id: instruments.id }).from(instruments).where(isCalled(name))))
    .orderBy(desc(calibrations.day), desc(calibrations.id))
    .limit(MOST);
}

/** How many readings were taken with it after a civil day, or in all; a query for a batch. */
export function selectReadingCount(db: BusinessDatabase, name: string, after?: string) {
  const own = inArray(readings.instrumentId, db.select({ id: instruments.id }).from(instruments).where(isCalled(name)));
  return db
    .select({ total: count() })
    .from(readings)
    .where(and(own, after === undefined ? undefined : sql`${readings.day} > ${after}`));
}

/** Instruments that are named by identifiers, references or names, each with its calibrations; a query for a batch. */
export function selectNamed(db: BusinessDatabase, names: string[]) {
  const listed = (all: string[]) => sql`(select value from json_each(${JSON.stringify([...new Set(all)])}))`;
  return db
    .select({ instrument: instruments, calibration: calibrations })
    .from(instruments)
    .leftJoin(calibrations, eq(calibrations.instrumentId, instruments.id))
    .where(
      or(
        inArray(instruments.id, listed(names)),
        inArray(instruments.reference, listed(names.map((name) => name.toUpperCase()))),
        inArray(instruments.sortName, listed(names.map(fold))),
      ),
    )
    .orderBy(asc(instruments.status), calibrations.day, calibrations.id);
}

/** The last calibration as the record of the instrument has it. */
export function lastOf({ lastOn, lastOutcome, dueOn }: Pick<InstrumentRow, "lastOn" | "lastOutcome" | "dueOn">) {
  return lastOn && lastOutcome ? { outcome: lastOutcome, dueOn } : null;
}

/** As lists show it. @param today a civil day */
export function toListed({ searchText, sortName, lastOutcome, ...row }: InstrumentRow, today: string): ListedInstrument {
  const last = lastOf({ ...row, lastOutcome });
  return { ...row, standing: standingOn(last, today), dueOn: last ? row.dueOn : null };
}

/** As the doors show it. @param names of people, by their identifiers */
export function toInstrument(
  row: InstrumentRow,
  found: Awaited<ReturnType<typeof selectCalibrations>>,
  more: { readings: number; names: Map<string, string>; today: string },
): Instrument {
  return {
    ...toListed(row, more.today),
    readings: more.readings,
    calibrations: found.map(({ calibration: { instrumentId, actor, version, createdAt, updatedAt, ...shown }, nonConformity }) => {
      return { ...shown, nonConformity: nonConformity ?? "", by: more.names.get(actor) ?? "" };
    }),
  };
}

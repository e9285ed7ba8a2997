import { eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { instruments, nonConformities, productions, readings } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { QueryContext } from "@/worker/engine/handler";
import { namesOf } from "@/worker/engine/people";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { unitOfMeasure } from "@/worker/modules/safety/control-plans/status";
import type { Reading } from "./shapes";

export type ReadingRow = typeof readings.$inferSelect;

export interface FoundReading {
  reading: ReadingRow;
  production: string | null;
  instrument: string | null;
  nonConformity: string | null;
  correctedBy: string | null;
}

const later = alias(readings, "later");

/** Readings with the papers they belong to; a query to await or to put in a batch. */
export function selectReadings(db: BusinessDatabase, condition: SQL | undefined) {
  return db
    .select({
      reading: readings,
      production: productions.reference,
      instrument: instruments.name,
      nonConformity: nonConformities.reference,
      correctedBy: later.id,
    })
    .from(readings)
    .leftJoin(productions, eq(productions.id, readings.productionId))
    .leftJoin(instruments, eq(instruments.id, readings.instrumentId))
    .leftJoin(nonConformities, eq(nonConformities.id, readings.nonConformityId))
    .leftJoin(later, eq(later.corrects, readings.id))
    .where(condition)
    .$dynamic();
}

/** The reading with this identifier. @throws Refusal `not_found` */
export async function fetchReading(db: BusinessDatabase, id: string): Promise<FoundReading> {
  const [row] = await selectReadings(db, eq(readings.id, id)).limit(1);
  if (!row) throw new Refusal("not_found");
  return row;
}

/** Has nothing put it right? For queries over many. */
export const stands = sql`${readings.id} not in (select later.corrects from readings as later where later.corrects is not null)`;

/** Readings as the doors show them, with the names of who signed. */
export async function toReadings({ platform }: Pick<QueryContext, "platform">, rows: FoundReading[]): Promise<Reading[]> {
  const names = await namesOf(
    platform,
    rows.map(({ reading }) => reading.actor),
  );
  return rows.map((row) => toReading(row, names));
}

/** A reading as the doors show it. @param names of people, by their identifiers */
export function toReading({ reading, ...more }: FoundReading, names: Map<string, string>): Reading {
  const { actor, planId, version, updatedAt, ...row } = reading;
  const unit = unitOfMeasure[row.measure];
  return {
    ...row,
    unit: unit ?? "",
    verdict: unit === null ? (row.outcome === "within" ? "conforms" : "fails") : null,
    by: names.get(actor) ?? "",
    production: more.production ?? "",
    instrument: more.instrument ?? "",
    nonConformity: more.nonConformity ?? "",
    correctedBy: more.correctedBy,
  };
}

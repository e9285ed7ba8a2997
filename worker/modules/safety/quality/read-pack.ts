import { and, desc, eq, gte, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import {
  audits,
  complaints,
  controlPlans,
  heatTreatments,
  instruments,
  items,
  labSamples,
  lotChecks,
  lots,
  netContentChecks,
  nonConformities,
  readings,
  recalls,
  suppliers,
  trainings,
} from "@/db/business";
import { DAY } from "@/worker/core/figures/dates";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { selectAudits } from "@/worker/modules/safety/audits";
import { selectComplaints } from "@/worker/modules/safety/complaints";
import { selectLotChecks } from "@/worker/modules/safety/lot-checks";
import { selectChecks } from "@/worker/modules/safety/net-contents";
import { selectTrainings } from "@/worker/modules/safety/trainings";

/** Rows of each part at most: a paper is read by people. */
const MOST = 300;

/** Civil days, both included. */
export interface Days {
  from: string;
  to: string;
}

/** The instants between which days lie, the last of them before the next day. */
export const spanOf = ({ from, to }: Days) => ({ first: Date.parse(from), end: Date.parse(to) + DAY - 1 });

/** All that stands in a visit pack, in one batch. */
export async function readPack(db: BusinessDatabase, { from, to }: Days) {
  const { first, end } = spanOf({ from, to });
  const stands = sql`not exists (select 1 from readings as later where later.corrects = ${readings.id})`;
  const inDays = and(gte(readings.day, from), lte(readings.day, to));
  const [
    plans,
    counted,
    outside,
    treatments,
    issues,
    drills,
    held,
    certified,
    tools,
    samples,
    weighed,
    checked,
    audited,
    complained,
    trained,
  ] = await db.batch([
    db.select().from(controlPlans).where(eq(controlPlans.status, "active")).orderBy(controlPlans.name),
    db
      .select({
        pointId: readings.pointId,
        name: readings.pointName,
        kind: readings.kind,
        taken: sql<number>`count(*)`,
        outside: sql<number>`sum(${readings.outcome} = 'outside')`,
        low: sql<number | null>`min(${readings.value})`,
        high: sql<number | null>`max(${readings.value})`,
        measure: readings.measure,
      })
      .from(readings)
      .where(and(inDays, stands))
      .groupBy(readings.pointId)
      .orderBy(readings.kind, readings.pointName),
    db
      .select({ reading: readings, issue: nonConformities.reference })
      .from(readings)
      .leftJoin(nonConformities, eq(nonConformities.id, readings.nonConformityId))
      .where(and(eq(readings.outcome, "outside"), gte(readings.at, first), lte(readings.at, end)))
      .orderBy(desc(readings.at))
      .limit(MOST),
    db
      .select({ treatment: heatTreatments, lot: lots.number, itemName: items.name })
      .from(heatTreatments)
      .leftJoin(lots, eq(lots.id, heatTreatments.lotId))
      .leftJoin(items, eq(items.id, lots.itemId))
      .where(and(gte(heatTreatments.startedAt, first), lte(heatTreatments.startedAt, end)))
      .orderBy(desc(heatTreatments.startedAt))
      .limit(MOST),
    db
      .select()
      .from(nonConformities)
      .where(
        or(
          and(gte(nonConformities.createdAt, first), lte(nonConformities.createdAt, end)),
          inArray(nonConformities.status, ["registered", "in_progress"]),
        ),
      )
      .orderBy(desc(nonConformities.createdAt))
      .limit(MOST),
    db
      .select()
      .from(recalls)
      .where(and(gte(recalls.createdAt, first), lte(recalls.createdAt, end)))
      .orderBy(desc(recalls.createdAt))
      .limit(MOST),
    db
      .select({ lot: lots.number, itemName: items.name, reason: lots.reason, state: lots.state })
      .from(lots)
      .innerJoin(items, eq(items.id, lots.itemId))
      .where(and(eq(lots.state, "on_hold"), eq(lots.stocked, true)))
      .orderBy(lots.useBy)
      .limit(MOST),
    db
      .select({ name: suppliers.name, certificates: suppliers.certificates })
      .from(suppliers)
      .where(isNull(suppliers.archivedAt))
      .orderBy(suppliers.sortName)
      .limit(MOST),
    db
      .select({
        instrument: instruments,
        doubted: sql<number>`(select count(*) from ${readings} where ${and(eq(readings.instrumentId, instruments.id), inDays, ne(readings.calibration, "valid"))})`,
      })
      .from(instruments)
      .where(eq(instruments.status, "in_use"))
      .orderBy(instruments.sortName)
      .limit(MOST),
    db
      .select({ sample: labSamples, lot: lots.number, itemName: items.name, issue: nonConformities.reference })
      .from(labSamples)
      .innerJoin(lots, eq(lots.id, labSamples.lotId))
      .innerJoin(items, eq(items.id, labSamples.itemId))
      .leftJoin(nonConformities, eq(nonConformities.id, labSamples.nonConformityId))
      .where(and(ne(labSamples.status, "cancelled"), gte(labSamples.createdAt, first), lte(labSamples.createdAt, end)))
      .orderBy(desc(labSamples.createdAt))
      .limit(MOST),
    selectChecks(
      db,
      and(ne(netContentChecks.status, "cancelled"), gte(netContentChecks.createdAt, first), lte(netContentChecks.createdAt, end)),
    )
      .orderBy(desc(netContentChecks.createdAt))
      .limit(MOST),
    selectLotChecks(db, and(gte(lotChecks.createdAt, first), lte(lotChecks.createdAt, end)))
      .orderBy(desc(lotChecks.createdAt))
      .limit(MOST),
    selectAudits(db, and(ne(audits.status, "cancelled"), gte(audits.heldOn, from), lte(audits.heldOn, to)))
      .orderBy(desc(audits.heldOn), desc(audits.createdAt))
      .limit(MOST),
    selectComplaints(db, and(gte(complaints.receivedOn, from), lte(complaints.receivedOn, to)))
      .orderBy(desc(complaints.receivedOn))
      .limit(MOST),
    selectTrainings(db, lte(trainings.heldOn, to)).orderBy(trainings.person, desc(trainings.heldOn)).limit(MOST),
  ]);
  return {
    ...{ plans, counted, outside, treatments, issues, drills, held, certified, tools, samples, weighed, checked },
    ...{ audited, complained, trained },
  };
}

export type Pack = Awaited<ReturnType<typeof readPack>>;

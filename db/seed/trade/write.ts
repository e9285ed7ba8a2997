import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  analysisPlans,
  audits,
  auditTemplates,
  bankBalances,
  bankLines,
  bankRules,
  calibrations,
  checklists,
  clients,
  complaints,
  controlPlans,
  counters,
  counts,
  deliveries,
  heatScales,
  heatTreatments,
  instruments,
  invoices,
  items,
  itemStocks,
  ledgerOpenings,
  labSamples,
  locations,
  lotChecks,
  lots,
  movements,
  netContentChecks,
  nonConformities,
  nonConformityLots,
  orders,
  payments,
  productions,
  promises,
  readings,
  receipts,
  recallClients,
  recalls,
  recurringInvoices,
  restocks,
  sales as salesTable,
  shelfLifeStudies,
  standingOrders,
  tillClosings,
  treasuryEntries,
  treasuryPlans,
  trainings,
} from "@/db/business";
import { insertPieces, type Piece, updatePieces } from "../pieces";
import type { Year } from "./index";
import type { controlsOf } from "./controlling";
import type { booksOf } from "./spending";
import type { sealTill } from "./till";

type Money = ReturnType<typeof booksOf>;

/** A year of trade, in the order it has to be written; levels and what else triggers keep follow by themselves. */
export function yearPieces(year: Year, money?: Money, till?: Awaited<ReturnType<typeof sealTill>>): Piece[] {
  const { store, workshop, purchases, sales, market } = year;
  const decided = [...store.lots.values()].filter(({ decision }) => decision !== "available");
  const all: [SQLiteTable, object[]][] = [
    [locations, store.locationRows],
    // Lots are free while they move: a lot that is held now was not when some of it left.
    [lots, [...store.lots.values()].map((lot) => ({ ...lot, decision: "available" as const, reason: "" }))],
    [restocks, purchases.restocks],
    [receipts, purchases.receipts],
    [productions, enteredBy(workshop.productions)],
    [standingOrders, year.standing],
    [clients, market ? [market.client] : []],
    [orders, enteredBy([...sales.orders, ...(market?.orders ?? [])])],
    [deliveries, [...sales.deliveries, ...(market?.deliveries ?? [])]],
    [counts, year.counts],
    [movements, store.movements],
    [promises, store.promises],
    ...(money ? booksRows(money) : []),
    [salesTable, till?.sales ?? []],
    [tillClosings, till?.closings ?? []],
    [counters, [...store.series].map(([series, last]) => ({ series, last }))],
  ];
  return [
    ...all.flatMap(([table, rows]) => insertPieces(table, rows)),
    ...updatePieces(lots, decided, ({ decision, reason }) => ({ decision, reason })),
    ...updatePieces(itemStocks, year.minimums, ({ minimum }) => ({ minimum })),
  ];
}

/** Through which door each was made: what comes again by itself at its day by none that a person opens. */
function enteredBy(rows: readonly object[]): object[] {
  const isRepeated = (row: { standingOrderId?: unknown; recurringId?: unknown }) => Boolean(row.standingOrderId || row.recurringId);
  return rows.map((row) => ({ ...row, door: isRepeated(row) ? "cron" : "web" }));
}

/** The plans that keep food safe, what was read by them, and what came of it. */
export function controlPieces(controls: ReturnType<typeof controlsOf>): Piece[] {
  const all: [SQLiteTable, object[]][] = [
    [controlPlans, controls.plans],
    [instruments, controls.instruments],
    [calibrations, controls.calibrations],
    [readings, controls.readings],
    [nonConformities, controls.issues],
    [nonConformityLots, controls.concerned],
    [heatScales, controls.scales],
    [heatTreatments, controls.cycles],
    [shelfLifeStudies, controls.studies],
    [counters, lastOf(controls.studies)],
    [recalls, controls.drills],
    [recallClients, controls.holders],
    [complaints, controls.complaints],
    [counters, lastOf(controls.complaints)],
    [labSamples, controls.samples],
    [analysisPlans, controls.analysisPlans],
    [counters, lastOf(controls.samples)],
    [checklists, controls.checklists],
    [lotChecks, controls.checks],
    [counters, lastOf(controls.checks)],
    [netContentChecks, controls.weights],
    [counters, lastOf(controls.weights)],
    [auditTemplates, controls.auditTemplates],
    [audits, controls.audits],
    [counters, lastOf(controls.audits)],
    [trainings, controls.trainings],
    [counters, lastOf(controls.instruments)],
    [counters, lastOf(controls.issues)],
    [counters, lastOf(controls.cycles)],
    [counters, lastOf(controls.drills)],
  ];
  const shown = controls.studies.filter(({ appliedDays }) => appliedDays);
  return [
    ...all.flatMap(([table, rows]) => insertPieces(table, rows)),
    // What a study has shown stands on its product.
    ...updatePieces(
      items,
      shown.map(({ itemId: id, appliedDays, dateKind }) => ({ id, appliedDays, dateKind })),
      ({ appliedDays, dateKind }) => ({ shelfLifeDays: appliedDays, dateKind }),
    ),
  ];
}

/** How far each series of references has come. */
function lastOf(rows: readonly { reference: string }[]) {
  const last = new Map(rows.map(({ reference }) => [reference.slice(0, -5), Number(reference.slice(-4))]));
  return [...last].map(([series, number]) => ({ series, last: number }));
}

function booksRows({
  invoices: sent,
  payments: paid,
  entries,
  plans,
  balances,
  recurring,
  openings,
  rules,
  statement,
}: Money): [SQLiteTable, object[]][] {
  return [
    [invoices, enteredBy(sent)],
    [payments, paid],
    [treasuryEntries, entries],
    [treasuryPlans, plans],
    [bankBalances, balances],
    [recurringInvoices, recurring],
    [ledgerOpenings, openings],
    [bankRules, rules],
    [bankLines, statement],
  ];
}

import { getTableName, is, type SQL, sql } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as business from "@/db/business";
import { operations } from "@/worker/modules/contracts";
import type { Maker } from "../support/in-process";
import { prepared } from "../support/laws";
import { newSampleMaker } from "../support/sample-maker";

/** No statement that an operation sends reads the whole of a table that history fills: what it costs does not grow with the years. */

/** Tables as long as what a business sells, buys, knows and has under way, however long it has done so. */
const steady = new Set(
  `analysis_plans bank_balances bank_layouts bank_rules calculations checklists clients closings company control_plans cost_refreshes counters document_parts document_tallies
  import_mappings imports invoice_series instruments item_stocks items ledger_accounts ledger_openings
  audit_templates item_prices levels limit_marks guard heat_scales locations paper_bundles paper_templates promises recipes recipe_lines recipe_within recurring_invoices reminder_scenario
  samples saved_reports scan_lessons standing_orders suppliers tariffs treasury_plans vat_days_until`.split(/\s+/),
);
/** These still do, each with what it counts or adds up: sums kept as they are written would end it. */
const growing: Record<string, string> = {
  "accounting.export: payments": "the letters of what was ever settled by a credit note",
  "accounting.export: ledger_entries": "the letters of all that was ever booked",
  "reminders.list: reminders": "the last letter of each client",
  "reminders.preview: reminders": "the last letter of each client",
  "deliveries.list: deliveries": "how many there are",
  "counts.list: counts": "how many there are",
  "orders.list: orders": "how many there are",
  "sales.list: sales": "how many there are",
  "tillClosings.list: till_closings": "how many there are",
  "orders.facets: orders": "how many of each status",
  "production.list: productions": "how many there are",
  "production.facets: productions": "how many of each status, and the workshops",
  "restocks.list: restocks": "how many there are",
  "restocks.facets: restocks": "how many of each status",
  "heatTreatments.list: heat_treatments": "how many there are",
  "recalls.list: recalls": "how many there are",
  "complaints.list: complaints": "how many there are",
  "audits.list: audits": "how many there are",
  "trainings.list: trainings": "how many there are",
  "quality.pack: audits": "the documents that prove those of a period",
  "quality.pack: non_conformities": "the documents that prove those of a period",
  "laboratory.list: lab_samples": "how many there are",
  "lotChecks.list: lot_checks": "how many there are",
  "shelfLifeStudies.list: shelf_life_studies": "how many there are",
  "netContents.list: net_content_checks": "how many there are",
  "readings.list: readings": "how many there are",
  "nonConformities.list: non_conformities": "how many there are",
  "stock.valueOn: movements": "what stood on a day long ago",
  "treasury.list: treasury_entries": "what came in and went out in all",
  "traceability.find: lots": "how many there are",
};
/** Indexes that hold few rows of a long table: what reads one from end to end reads those alone. */
const short = new Set(["payments_on_account"]);
const tables = Object.values(business)
  .filter((table) => is(table, SQLiteTable))
  .map((table) => getTableName(table as SQLiteTable));
const filled = new Set(tables.filter((name) => !steady.has(name)));

const sent = new Map<string, string>();
const realFetch = globalThis.fetch;
let current = "";
let maker: Maker;

/** Remembers the texts of a request to a business's database, each with who sent it first. */
async function remember(request: Request): Promise<void> {
  const namespace = atob(request.headers.get("x-namespace-bin") ?? "");
  if (!namespace.startsWith("b-")) return;
  const { requests = [] } = JSON.parse(await request.clone().text()) as { requests?: HranaRequest[] };
  for (const { sql: stored, stmt, batch } of requests)
    for (const text of [stored, stmt?.sql, ...(batch?.steps ?? []).map((step) => step.stmt.sql)])
      if (text && !sent.has(text)) sent.set(text, current);
}

interface HranaRequest {
  sql?: string;
  stmt?: { sql?: string };
  batch?: { steps: { stmt: { sql?: string } }[] };
}

beforeAll(async () => {
  maker = await newSampleMaker();
  // An invoice of long ago is sent before those of today.
  const isReminder = ({ id }: { id: string }) => id.startsWith("reminders.");
  const ordered = [...operations.filter(isReminder), ...operations.filter((operation) => !isReminder(operation))];
  const all = await prepared(maker, ordered);
  globalThis.fetch = async (...args: Parameters<typeof fetch>) => {
    if (args[0] instanceof Request) await remember(args[0]);
    return realFetch(...args);
  };
  for (const { operation, caller, input } of all) {
    current = operation.id;
    await caller.call(operation, input).catch(() => {});
  }
  globalThis.fetch = realFetch;
}, 300_000);
afterAll(() => {
  globalThis.fetch = realFetch;
});

/** The tables that a statement reads from end to end. A page in the order of an index ends with its limit. */
async function scansOf(text: string): Promise<string[]> {
  const isPage = /order by .* limit \?\s*$/i.test(text) && !/group by|count\(|sum\(/i.test(text);
  // Nothing is looked for among no names.
  if (/where false/i.test(text)) return [];
  const plan = await maker.db.all<{ detail: string }>(sql.raw(`explain query plan ${text}`) as SQL);
  return plan.flatMap(({ detail }) => {
    const [, name = "", index] = /^SCAN (\w+)( USING .*)?$/.exec(detail) ?? [];
    if (index && short.has(index.split(" ").at(-1) ?? "")) return [];
    const table = filled.has(name) ? name : (new RegExp(`"?(\\w+)"? (?:as )?"?${name}"?\\b`, "i").exec(text)?.[1] ?? name);
    return name && filled.has(table) && !(index && isPage) ? [table] : [];
  });
}

it("statements are sent", () => {
  expect(sent.size).toBeGreaterThan(300);
});

it("no statement reads the whole of a table that history fills, but for those that are known to", async () => {
  const scans: Record<string, string> = {};
  for (const [text, operation] of sent) {
    if (!/^\s*(select|insert|update|delete|with)/i.test(text)) continue;
    for (const table of await scansOf(text)) scans[`${operation}: ${table}`] = text.slice(0, 600);
  }
  expect(
    Object.keys(growing).filter((known) => !(known in scans)),
    "known to grow, and does not any more",
  ).toEqual([]);
  expect(Object.fromEntries(Object.entries(scans).filter(([name]) => !(name in growing)))).toEqual({});
});

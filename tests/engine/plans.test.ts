import { getTableName, is, type SQL, sql } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as business from "@/db/business";
import { operations } from "@/worker/modules/contracts";
import type { Maker } from "../support/in-process";
import { prepared } from "../support/laws";
import { newSampleMaker } from "../support/records";

/** No statement that an operation sends reads the whole of a table that history fills: what it costs does not grow with the years. */

/** Tables as long as what a business sells, buys and knows, whatever it has done. */
const steady = new Set(
  `calculations clients company cost_refreshes counters import_mappings imports invoice_bundles items item_prices limit_marks guard
  locations recipes recipe_lines recipe_within recurring_invoices reminder_steps scan_lessons standing_orders suppliers tariffs
  treasury_plans bank_balance migrations`.split(/\s+/),
);
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

/** The tables that a statement reads from end to end. */
async function scansOf(text: string): Promise<string[]> {
  const plan = await maker.db.all<{ detail: string }>(sql.raw(`explain query plan ${text}`) as SQL);
  return plan.flatMap(({ detail }) => {
    const [, name = "", index] = /^SCAN (\w+)( USING .*)?$/.exec(detail) ?? [];
    const table = filled.has(name) ? name : (new RegExp(`"?(\\w+)"? (?:as )?"?${name}"?\\b`, "i").exec(text)?.[1] ?? name);
    return name && filled.has(table) ? [`${table}${index ?? ""}`] : [];
  });
}

it("statements are sent", () => {
  expect(sent.size).toBeGreaterThan(300);
});

describe("no statement", () => {
  it("reads the whole of a table that history fills", async () => {
    const scans: string[] = [];
    for (const [text, who] of sent) {
      if (!/^\s*(select|insert|update|delete|with)/i.test(text)) continue;
      const found = await scansOf(text).catch((error: Error) => [`?? ${error.message}`]);
      for (const one of found) scans.push(`${who}: ${one} — ${text.slice(0, 300)}`);
    }
    expect(scans).toEqual([]);
  });
});

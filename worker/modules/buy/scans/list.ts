import { and, eq, notInArray } from "drizzle-orm";
import { scans as table } from "@/db/business";
import { businessOf } from "@/worker/engine/actor";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { callAsSystem } from "@/worker/engine/call-as-system";
import { handle, type QueryContext } from "@/worker/engine/handler";
import type { DailyWork } from "@/worker/engine/runtime";
import { scans } from "./contract";
import { LEASE } from "./reading/read-document";
import { type ScanRow, toListed } from "./records";
import { ended, waiting } from "./status";

/** The documents that were brought in, the newest first; those given up only when they are asked for. */
export const list = handle(scans.list, async (context, question) => {
  const page = newestFirst(table, question);
  const ofStatus = question.status ? eq(table.status, question.status) : notInArray(table.status, ended);
  const rows = await context.db
    .select()
    .from(table)
    .where(and(ofStatus, page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  wake(context, rows);
  return page.pageOf(rows, toListed);
});

/** Documents that wait while nothing has moved for long have lost their messages: they are sent anew, and read once all the same. */
function wake({ caller, now, jobs, later }: QueryContext, rows: ScanRow[]): void {
  const businessId = businessOf(caller)?.id;
  const lost = rows.filter(({ status }) => waiting.includes(status));
  if (!businessId || !lost.length || rows.some(({ updatedAt }) => updatedAt > now - LEASE)) return;
  later(jobs.send(lost.map(({ id }) => ({ type: "scans.read", businessId, scanId: id }))));
}

/** Sends anew, once a day, the messages that were lost: looking at what waits does it. */
export const sendLostReadings: DailyWork = async (runtime, { id }) => {
  await callAsSystem(runtime, id, list, { limit: 100, status: "queued" });
};

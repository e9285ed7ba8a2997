import { eq } from "drizzle-orm";
import { controlPlans as table } from "@/db/business";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { controlPlans } from "./contract";
import { fetchPlan, toPlan } from "./records";
import { planStatus } from "./status";

/**
 * Begins the next edition of a plan; the one in force stays so until the next is approved.
 * @throws Refusal `not_allowed_now` while another draft of it is being written
 */
export const revise = handle(controlPlans.revise, async (context, { id, version }) => {
  const { db, now } = context;
  const saved = await fetchPlan(db, id);
  planStatus.require(saved.status, "revise", "controlPlans");
  const editions = await db.select().from(table).where(eq(table.seriesId, saved.seriesId));
  if (editions.some(({ status }) => status === "draft")) refuseState("status", "draft_exists");
  // Its version tells two who begin at once apart: one of them does.
  context.update(table, saved, { status: saved.status }, version);
  const last = Math.max(...editions.map(({ edition }) => edition));
  const stamp = { version: 1, createdAt: now, updatedAt: now };
  const row = { ...saved, id: newId(), edition: last + 1, status: "draft" as const, approvedOn: null, approvedBy: null, ...stamp };
  context.insert(table, row);
  return toPlan(row);
});

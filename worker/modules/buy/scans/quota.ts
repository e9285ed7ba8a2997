import { and, count, eq, inArray, isNotNull, type SQL, sql, sum } from "drizzle-orm";
import { scans as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import { formatMoney } from "@/worker/core/figures/money";
import { planThatReads, scansOf } from "@/worker/core/contract/plans";
import { businessOf } from "@/worker/engine/actor";
import { handle, type QueryContext, type CommandContext } from "@/worker/engine/handler";
import { scans } from "./contract";
import { waiting } from "./status";

/** The month that a document read now counts in. */
export const monthOf = (now: number) => civilDate(now).slice(0, 7);

/** What the plan reads, and what is used of it. A document counts once, in the month it was first read in; a failed one never does. */
export async function readQuota({ db, caller, now }: QueryContext) {
  const { most, each, extraPage } = scansOf(businessOf(caller)?.plan ?? "core");
  const counts = each === "once" ? isNotNull(table.countedIn) : eq(table.countedIn, monthOf(now));
  const [[used], [inLine], [extra]] = await db.batch([
    db.select({ count: count() }).from(table).where(counts),
    db.select({ count: count() }).from(table).where(isWaiting),
    db
      .select({ pages: sum(table.extraPages) })
      .from(table)
      .where(counts),
  ]);
  const [read, ahead, extraPages] = [used?.count ?? 0, inLine?.count ?? 0, Number(extra?.pages ?? 0)];
  const remaining = Math.max(0, most - read - ahead);
  const figures = {
    most,
    each,
    used: read,
    waiting: ahead,
    left: remaining,
    extraPage,
    extraPages,
    extraCost: extraPages * (extraPage ?? 0),
  };
  return { figures, counts };
}

/** On its way to be counted. One that is read anew has been counted already. */
const isWaiting = and(inArray(table.status, waiting), sql`${table.countedIn} is null`) as SQL;

export const quota = handle(scans.quota, async (context) => (await readQuota(context)).figures);

/**
 * Makes sure that the plan reads so many documents more, or that their price is agreed to; of two who take the last place, one has it.
 * @throws Refusal `feature_not_in_plan`, `limit_reached`, `invalid_input` naming `agreeToPay`
 */
export async function requireRoom(context: CommandContext, hasAgreed: boolean, documents = 1): Promise<void> {
  const { figures, counts } = await readQuota(context);
  const { most, left: remaining, extraPage } = figures;
  if (most === 0) throw new Refusal("feature_not_in_plan", { params: { feature: "ocr", plan: planThatReads() } });
  if (hasAgreed && extraPage !== null) return;
  if (remaining < documents && extraPage === null)
    throw new Refusal("limit_reached", { params: { reached: `documents:${most}`, plan: planThatReads() } });
  if (remaining < documents) refuseField("agreeToPay", "scan_consent", { price: formatMoney(extraPage) });
  context.assumes(sql`(select count(*) from ${table} where ${counts} or ${isWaiting}) + ${documents} <= ${most}`);
}

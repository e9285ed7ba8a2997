import { and, asc, eq, gt, gte, inArray, isNotNull, lt, lte, notExists, type SQL, sql } from "drizzle-orm";
import { clients, documents, invoices, items, lotChecks, lots, orders, productions, restocks, suppliers } from "@/db/business";
import { opens } from "@/worker/core/contract/plans";
import { addDays, civilDate, formatInstant } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import { businessOf } from "@/worker/engine/actor";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { treasuryHandlers } from "@/worker/modules/money/treasury";
import { lateRestocks } from "@/worker/modules/buy/restocks";
import { readingHandlers } from "@/worker/modules/safety/readings";
import { nextStepOf, selectRunning } from "@/worker/modules/safety/recalls";
import { en as recallsEn } from "@/worker/modules/safety/recalls/words.en";
import { fr as recallsFr } from "@/worker/modules/safety/recalls/words.fr";
import { documentsStanding } from "@/worker/modules/papers/documents";
import { isOverdue } from "@/worker/modules/sell/orders";
import { stockHandlers } from "@/worker/modules/store/stock";
import { dashboard } from "./contract";
import { BRIEF_NAMES, BRIEF_SOON, type BriefFacts, linesOf, type Matter } from "./brief-rules";
import { en } from "./words.en";
import { fr } from "./words.fr";

const words = { fr, en };
const recallWords = { fr: recallsFr.next, en: recallsEn.next };

/** What the day asks for, the most urgent first: one line a matter, each with the one thing to do, and nothing told twice. */
export const brief = handle(dashboard.brief, async (context) => {
  const { caller, now } = context;
  const today = civilDate(now);
  const hasFinance = opens(businessOf(caller)?.plan ?? "freemium", "finance");
  const [rows, running, short, controls, cash] = await Promise.all([
    read(context, today, hasFinance),
    selectRunning(context.db),
    stockHandlers.shortages.run(context as never, {}),
    readingHandlers.due.run(context as never, {}),
    hasFinance ? treasuryHandlers.forecast.run(context as never, { clientsLate: 0, materialsUp: 0, by: "monthly" }) : null,
  ]);
  const open = controls.items.filter(({ state }) => state !== "done");
  const critical = controls.items.filter(({ kind, missed }) => kind === "ccp" && missed > 0);
  const facts: BriefFacts = {
    ...rows,
    recallsRunning: recallsTold(running, now, caller.language),
    controlsMissed: { count: controls.missedCritical, names: [...new Set(critical.map(({ pointName }) => pointName))] },
    readingsDue: { count: open.length, names: [...new Set(open.map(({ pointName }) => pointName))] },
    stockShort: { count: short.total, names: short.items.map(({ name }) => name) },
    cashLow: { count: cash?.shortOn ? 1 : 0, names: [], amount: cash?.lowBalance ?? null, day: cash?.lowOn ?? null },
  };
  return { day: today, items: linesOf(facts, words[caller.language].brief, caller.language) };
});

/** Recalls under way, each with what comes next and until when; what is due first is the one to be dealt with. */
function recallsTold(running: Awaited<ReturnType<typeof selectRunning>>, now: number, language: Language): Matter {
  const { before, overdue, step: plain } = words[language].brief.recall;
  const steps = running
    .map((recall) => ({ recall, ...nextStepOf(recall) }))
    .sort((one, other) => (one.deadline ?? Infinity) - (other.deadline ?? Infinity));
  const names = steps.map(({ recall, step, deadline }) => {
    const text = deadline === null ? plain : deadline < now ? overdue : before;
    return text
      .replace("{{name}}", `${recall.reference} ${recall.cause}`)
      .replace("{{step}}", recallWords[language][step].text)
      .replace("{{when}}", deadline === null ? "" : formatInstant(deadline, language));
  });
  const [first] = steps;
  if (!first) return { count: 0, names };
  return {
    count: steps.length,
    names,
    action: recallWords[language][first.step].action,
    path: `/customer/audits/recalls/${first.recall.id}`,
  };
}

/** A lot that is held and lies somewhere: found by its state, as few are. */
const isHeld = and(eq(lots.state, "on_hold"), gt(lots.amount, 0));
/** A check of a lot that is still to be answered. */
const isPendingOfLot = and(eq(lotChecks.lotId, lots.id), eq(lotChecks.status, "pending"));

/** The first rows of each matter, how many there are, and what they come to: one batch. */
async function read({ db }: QueryContext, today: string, hasFinance: boolean) {
  const count = sql<number>`count(*) over ()`;
  const overdue = (type: "client" | "supplier") => {
    const isLate = and(
      hasFinance ? undefined : sql`false`,
      eq(invoices.type, type),
      sql`${invoices.status} in ('sent', 'to_pay')`,
      lt(invoices.dueOn, today),
      gt(invoices.due, 0),
    );
    // Counted apart from the names: an index answers, whatever is late.
    const late = db
      .select({ count: sql<number>`count(*)`.as("late_count"), amount: sql<number>`sum(${invoices.due})`.as("late_amount") })
      .from(invoices)
      .where(isLate)
      .as("late");
    return db
      .select({
        name: sql<string>`coalesce(${invoices.number} || ' ', '') || ${invoices.partyName}`,
        count: late.count,
        amount: late.amount,
      })
      .from(invoices)
      .crossJoin(late)
      .where(isLate)
      .orderBy(asc(invoices.dueOn))
      .limit(BRIEF_NAMES);
  };
  const dated = (condition: SQL | undefined) =>
    db
      .select({ name: sql<string>`${items.name} || ' ' || ${lots.number}`, count })
      .from(lots)
      .innerJoin(items, eq(items.id, lots.itemId))
      .where(condition)
      .orderBy(asc(lots.useBy))
      .limit(BRIEF_NAMES);
  const papers = (validity: "over" | "soon") =>
    db
      .select({ name: documents.title, count })
      .from(documents)
      .where(documentsStanding(validity, today))
      .orderBy(asc(documents.validUntil))
      .limit(BRIEF_NAMES);
  const [late, expired, expiring, made, awaited, unpaid, toPay, unchecked, held, over, ending] = await db.batch([
    db
      .select({ name: sql<string>`${orders.reference} || coalesce(' ' || ${clients.companyName}, '')`, count })
      .from(orders)
      .leftJoin(clients, eq(clients.id, orders.clientId))
      .where(isOverdue(today))
      .orderBy(asc(orders.dueOn))
      .limit(BRIEF_NAMES),
    dated(and(eq(lots.stocked, true), isNotNull(lots.dlc), lt(lots.useBy, today))),
    dated(and(eq(lots.stocked, true), gte(lots.useBy, today), lte(lots.useBy, addDays(today, BRIEF_SOON)))),
    db
      .select({ name: sql<string>`${productions.reference} || ' ' || ${items.name}`, count })
      .from(productions)
      .innerJoin(items, eq(items.id, productions.itemId))
      .where(and(inArray(productions.status, ["pending", "in_progress"]), lt(productions.requestedOn, today)))
      .orderBy(asc(productions.requestedOn))
      .limit(BRIEF_NAMES),
    db
      .select({ name: sql<string>`${restocks.reference} || coalesce(' ' || ${suppliers.name}, '')`, count })
      .from(restocks)
      .leftJoin(suppliers, eq(suppliers.id, restocks.supplierId))
      .where(lateRestocks(today))
      .orderBy(asc(restocks.expectedOn))
      .limit(BRIEF_NAMES),
    overdue("client"),
    overdue("supplier"),
    db
      .select({ name: sql<string>`${items.name} || ' ' || ${lots.number}`, count })
      .from(lotChecks)
      .innerJoin(lots, eq(lots.id, lotChecks.lotId))
      .innerJoin(items, eq(items.id, lotChecks.itemId))
      .where(and(eq(lotChecks.status, "pending"), isHeld))
      .orderBy(asc(lotChecks.createdAt))
      .limit(BRIEF_NAMES),
    // What a check is asked for is told by its check.
    dated(and(isHeld, notExists(db.select({ id: lotChecks.id }).from(lotChecks).where(isPendingOfLot)))),
    papers("over"),
    papers("soon"),
  ]);
  return {
    ordersLate: matter(late),
    lotsToCheck: matter(unchecked),
    lotsHeld: matter(held),
    lotsExpired: matter(expired),
    lotsExpiring: matter(expiring),
    productionLate: matter(made),
    restocksLate: matter(awaited),
    invoicesOverdue: matter(unpaid),
    billsOverdue: matter(toPay),
    documentsOver: matter(over),
    documentsEnding: matter(ending),
  };
}

const matter = (rows: { name: string; count: number; amount?: number }[]) => ({
  count: rows[0]?.count ?? 0,
  names: rows.map(({ name }) => name),
  amount: rows[0]?.amount ?? null,
});

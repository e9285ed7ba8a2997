import { and, count, eq, gte, inArray, isNotNull, lt, lte, not, notInArray, type SQL, sql } from "drizzle-orm";
import { clients, orders as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import type { Parsed } from "@/worker/core/contract/operation";
import { inOrder } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { isClient } from "@/worker/modules/sell/clients";
import { orders } from "./contract";
import { selectListed, toListed } from "./records";
import { waitingStatuses } from "./status";

/** A page of orders with the number that match, read in one batch. */
export const list = handle(orders.list, async ({ db, now }, question) => {
  const today = civilDate(now);
  const matching = conditionOf(question, today);
  const page = inOrder({ ...question, column: table[question.sort], tieBreaker: table.id });
  const [rows, [counted]] = await db.batch([
    selectListed(db, and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).where(matching),
  ]);
  const placeOf = ({ order }: (typeof rows)[number]) => ({ value: order[question.sort] ?? "", tie: order.id });
  const show = ({ order, clientName }: (typeof rows)[number]) => toListed(order, clientName, today);
  return { ...page.pageOf(rows, placeOf, show), total: counted?.total ?? 0 };
});

/** The orders of a client named by its identifier or reference. */
const ofClient = (name: string) => inArray(table.clientId, sql`(select ${clients.id} from ${clients} where ${isClient(name)})`);

/** Was it ordered for good: neither a draft, which may be a quote, nor cancelled? */
export const isPlaced = notInArray(table.status, ["draft", "cancelled"]);

/** Does a client still wait for goods of the order to leave? */
export const isWaiting = inArray(table.status, [...waitingStatuses]);

/** Is the day an order was wanted over, and does its client still wait? */
export const isOverdue = (today: string) => and(isWaiting, lt(table.dueOn, today)) ?? sql`false`;

function conditionOf(question: Omit<Parsed<typeof orders.list>, "limit" | "cursor">, today: string): SQL | undefined {
  const { status, client, placed, waiting, late, dueFrom, dueTo, orderedFrom, orderedTo, search, sort } = question;
  return and(
    status && eq(table.status, status),
    client ? ofClient(client) : undefined,
    placed === undefined ? undefined : placed ? isPlaced : not(isPlaced),
    waiting === undefined ? undefined : waiting ? isWaiting : not(isWaiting),
    late === undefined ? undefined : late ? isOverdue(today) : not(sql`coalesce(${isOverdue(today)}, false)`),
    dueFrom ? gte(table.dueOn, dueFrom) : undefined,
    dueTo ? lte(table.dueOn, dueTo) : undefined,
    orderedFrom ? gte(table.orderedOn, orderedFrom) : undefined,
    orderedTo ? lte(table.orderedOn, orderedTo) : undefined,
    sort === "dueOn" ? isNotNull(table.dueOn) : undefined,
    holdsWords(table.searchText, search),
  );
}

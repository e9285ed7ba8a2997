import { and, asc, eq, gte, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { orders, signatories as people, signatures as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import type { QueryContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ListedSignature, Signature } from "./contract";
import { isQuoteGone, isWhole, shownStatusOf, turnOf } from "./rules";
import { signatureStatus } from "./status";

export type SignatureRow = typeof table.$inferSelect;
export type SignatoryRow = typeof people.$inferSelect;

/** A document to sign, with those who are asked and the order it confirms. */
export interface Whole {
  row: SignatureRow;
  signatories: SignatoryRow[];
  orderReference: string | null;
  /** Whose order it is. */
  clientId: string | null;
  /** Its order is not the quote that was printed any more. */
  isQuoteGone: boolean;
  /** So it is, and somebody is still to sign. */
  isWithdrawn: boolean;
}

/** Its order as it stands now, beside each document to sign. */
export const orderNow = { reference: orders.reference, clientId: orders.clientId, status: orders.status, version: orders.version };

/** `isQuoteGone` and `isWithdrawn`, as the database says them of a row with its order beside it. */
export const hasQuoteGone = and(
  isNotNull(table.orderId),
  or(isNull(orders.id), ne(orders.status, "draft"), ne(orders.version, table.orderVersion)),
);
export const isWithdrawnRow = and(
  eq(table.status, "pending"),
  hasQuoteGone,
  sql`exists (select 1 from ${people} where ${people.signatureId} = ${table.id} and ${people.status} <> 'signed')`,
);

/** Nobody signs it any more, though somebody still would: its order is not the quote that was sent. */
export const isWithdrawnOf = (
  row: Pick<SignatureRow, "status" | "orderId" | "orderVersion">,
  order: { status: string; version: number } | null,
  signatories: readonly Pick<SignatoryRow, "status" | "place">[],
): boolean => row.status === "pending" && isQuoteGone(row, order) && !isWhole(signatories);

/** @throws Refusal `not_found` */
export async function fetchSignature(db: BusinessDatabase, id: string): Promise<Whole> {
  const [[existing], signatories] = await db.batch([
    db.select({ row: table, order: orderNow }).from(table).leftJoin(orders, eq(orders.id, table.orderId)).where(eq(table.id, id)),
    db.select().from(people).where(eq(people.signatureId, id)).orderBy(asc(people.place)),
  ]);
  if (!existing) throw new Refusal("not_found");
  const { row, order } = existing;
  return {
    row,
    signatories,
    orderReference: order?.reference ?? null,
    clientId: order?.clientId ?? null,
    isQuoteGone: isQuoteGone(row, order),
    isWithdrawn: isWithdrawnOf(row, order, signatories),
  };
}

/** Another request, still open, to sign the same quote as it stands; none where it is no quote. */
export async function fetchOpenOf({ db, now }: Pick<QueryContext, "db" | "now">, { orderId, orderVersion }: SignatureRow) {
  if (orderId === null || orderVersion === null) return;
  const isOfQuote = and(eq(table.orderId, orderId), eq(table.orderVersion, orderVersion));
  const [open] = await db
    .select({ title: table.title })
    .from(table)
    .where(and(isOfQuote, eq(table.status, "pending"), gte(table.expiresOn, civilDate(now))))
    .limit(1);
  return open;
}

/** What lists show. */
export function toListed(row: SignatureRow, signatories: readonly Pick<SignatoryRow, "status">[], isWithdrawn: boolean): ListedSignature {
  const { id, title, message, isOrdered, expiresOn, language, sentAt, endedAt, orderId, auditId, version, createdAt, updatedAt } = row;
  return {
    id,
    title,
    message,
    isOrdered,
    expiresOn,
    language,
    status: shownStatusOf(row, isWithdrawn),
    sentAt,
    endedAt,
    orderId,
    auditId,
    version,
    createdAt,
    updatedAt,
    signed: signatories.filter((one) => one.status === "signed").length,
    people: signatories.length,
  };
}

/** What its own screen shows; links and codes stay here. */
export function toSignature({ row, signatories, orderReference, isWithdrawn: withdrawn }: Whole): Signature {
  const { fileName, pages, fields, reason, digest, sealedDigest, orderOutcome, remindedAt, status } = row;
  const next = status === "pending" && !withdrawn ? turnOf(signatories, row.isOrdered).map(({ id }) => id) : [];
  return {
    ...toListed(row, signatories, withdrawn),
    fileName,
    pages,
    fields,
    reason,
    digest,
    sealedDigest,
    orderReference,
    orderOutcome,
    remindedAt,
    signatories: signatories.map(({ id, place, name, email, status: state, signedAt }) => ({
      id,
      place,
      name,
      email,
      status: state,
      signedAt,
      isNext: next.includes(id),
    })),
    moves: signatureStatus
      .movesFrom(status)
      .filter((move) => ["update", "send", "cancel", ...(withdrawn ? [] : ["remind"])].includes(move)),
  };
}

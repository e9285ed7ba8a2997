import { asc, eq } from "drizzle-orm";
import { orders, signatories as people, signatures as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ListedSignature, Signature } from "./contract";
import { isQuoteGone, isWhole, turnOf } from "./rules";
import { signatureStatus } from "./status";

export type SignatureRow = typeof table.$inferSelect;
export type SignatoryRow = typeof people.$inferSelect;

/** A document to sign, with those who are asked and the order it confirms. */
export interface Whole {
  row: SignatureRow;
  signatories: SignatoryRow[];
  orderReference: string | null;
  /** Its order is not the quote that was printed any more. */
  isQuoteGone: boolean;
  /** So it is, and somebody is still to sign. */
  isWithdrawn: boolean;
}

/** @throws Refusal `not_found` */
export async function fetchSignature(db: BusinessDatabase, id: string): Promise<Whole> {
  const [[existing], signatories] = await db.batch([
    db
      .select({ row: table, order: { reference: orders.reference, status: orders.status, version: orders.version } })
      .from(table)
      .leftJoin(orders, eq(orders.id, table.orderId))
      .where(eq(table.id, id)),
    db.select().from(people).where(eq(people.signatureId, id)).orderBy(asc(people.place)),
  ]);
  if (!existing) throw new Refusal("not_found");
  const { row, order } = existing;
  const isGone = isQuoteGone(row, order);
  return {
    row,
    signatories,
    orderReference: order?.reference ?? null,
    isQuoteGone: isGone,
    isWithdrawn: isGone && row.status === "pending" && !isWhole(signatories),
  };
}

/** What lists show. */
export function toListed(row: SignatureRow, signatories: readonly Pick<SignatoryRow, "status">[]): ListedSignature {
  const { id, title, message, isOrdered, expiresOn, language, status, sentAt, endedAt, orderId, auditId, version, createdAt, updatedAt } =
    row;
  return {
    id,
    title,
    message,
    isOrdered,
    expiresOn,
    language,
    status,
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
    ...toListed(row, signatories),
    fileName,
    pages,
    fields,
    reason,
    digest,
    sealedDigest,
    orderReference,
    orderOutcome: withdrawn ? "withdrawn" : orderOutcome,
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

import { asc, eq } from "drizzle-orm";
import { orders, signatories as people, signatures as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ListedSignature, Signature } from "./contract";
import { turnOf } from "./rules";
import { signatureStatus } from "./status";

export type SignatureRow = typeof table.$inferSelect;
export type SignatoryRow = typeof people.$inferSelect;

/** A document to sign, with those who are asked and the order it confirms. */
export interface Whole {
  row: SignatureRow;
  signatories: SignatoryRow[];
  orderReference: string | null;
}

/** @throws Refusal `not_found` */
export async function fetchSignature(db: BusinessDatabase, id: string): Promise<Whole> {
  const [[existing], signatories] = await db.batch([
    db
      .select({ row: table, orderReference: orders.reference })
      .from(table)
      .leftJoin(orders, eq(orders.id, table.orderId))
      .where(eq(table.id, id)),
    db.select().from(people).where(eq(people.signatureId, id)).orderBy(asc(people.place)),
  ]);
  if (!existing) throw new Refusal("not_found");
  return { ...existing, signatories };
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
export function toSignature({ row, signatories, orderReference }: Whole): Signature {
  const { fileName, pages, fields, reason, digest, sealedDigest, orderOutcome, remindedAt, status } = row;
  const next = status === "pending" ? turnOf(signatories, row.isOrdered).map(({ id }) => id) : [];
  return {
    ...toListed(row, signatories),
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
    moves: signatureStatus.movesFrom(status).filter((move) => ["update", "send", "remind", "cancel"].includes(move)),
  };
}

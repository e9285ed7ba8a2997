import { and, count, desc, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import {
  audits,
  clients,
  documentLinks,
  documentOpenings,
  documentShares,
  documents,
  documentVersions,
  items,
  lots,
  nonConformities,
  orders,
  suppliers,
  trainings,
} from "@/db/business";
import { linkOf } from "@/worker/core/contract/link";
import { Refusal } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { requireBusiness } from "@/worker/engine/actor";
import type { QueryContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { DocumentSheet, ListedDocument } from "./contract";
import { validityOf } from "./rules";
import type { About } from "./status";

/** Openings of a document that are listed one by one. */
const MOST_OPENINGS = 200;

export type DocumentRow = typeof documents.$inferSelect;
export type VersionRow = typeof documentVersions.$inferSelect;
export type ShareRow = typeof documentShares.$inferSelect;

/** The document with this identifier, or else the only one with this title. @throws Refusal `not_found` */
export async function fetchDocument(db: BusinessDatabase, name: string): Promise<DocumentRow> {
  const rows = await db.select().from(documents).where(isDocument(name)).limit(3);
  const row = rows.find(({ id }) => id === name) ?? (rows.length === 1 ? rows[0] : rows.find(({ trashed }) => !trashed));
  if (!row) throw new Refusal("not_found");
  return row;
}

function isDocument(name: string): SQL | undefined {
  const isTitled = and(sql`${documents.trashed} in (0, 1)`, eq(documents.sortTitle, fold(name)));
  return or(eq(documents.id, name), isTitled);
}

/** One of its versions, the last when none is named. @throws Refusal `not_found` */
export async function fetchVersion(db: BusinessDatabase, document: DocumentRow, number = document.number): Promise<VersionRow> {
  const [row] = await db
    .select()
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, document.id), eq(documentVersions.number, number)));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** A row as lists show it. @param now the instant it is shown at */
export function toListed({ place, sortTitle, digest, fileKey, keeper, bytes, ...row }: DocumentRow, now: number): ListedDocument {
  return { ...row, isSealed: keeper === "signatures", validity: validityOf(row.validUntil, civilDate(now)) };
}

/** A document with its versions, what it is about, and who may open it; read in one batch. */
export async function sheetOf(context: Pick<QueryContext, "db" | "now" | "origin" | "caller">, row: DocumentRow): Promise<DocumentSheet> {
  const { db, now } = context;
  const [versions, links, shares, opened] = await db.batch([
    db.select().from(documentVersions).where(eq(documentVersions.documentId, row.id)).orderBy(desc(documentVersions.number)),
    selectLinks(db, row.id),
    db
      .select({ ...getTableColumns(documentShares), openings: count(documentOpenings.id) })
      .from(documentShares)
      .leftJoin(documentOpenings, eq(documentOpenings.shareId, documentShares.id))
      .where(eq(documentShares.documentId, row.id))
      .groupBy(documentShares.id)
      .orderBy(desc(documentShares.createdAt)),
    selectOpenings(db, row.id),
  ]);
  return {
    ...toListed(row, now),
    versions: versions.map(({ number, fileName, size, note, authorName, createdAt }) => ({
      number,
      fileName,
      size,
      note,
      authorName,
      createdAt,
    })),
    links: links.flatMap(({ about, recordId, name }) => (name === null ? [] : [{ about, recordId, name }])),
    shares: shares.map((share) => ({
      id: share.id,
      url: shareAddress(context, share),
      endsAt: share.endsAt,
      isOpen: isOpen(share, now),
      openings: share.openings,
      lastOpenedAt: opened.find(({ shareId }) => shareId === share.id)?.at ?? null,
      openedAt: opened.filter(({ shareId }) => shareId === share.id).map(({ at }) => at),
    })),
  };
}

/** When a document was opened by its links, the latest first: so many that a person looks through them. */
function selectOpenings(db: BusinessDatabase, documentId: string) {
  return db
    .select({ shareId: documentOpenings.shareId, at: documentOpenings.createdAt })
    .from(documentOpenings)
    .innerJoin(documentShares, eq(documentShares.id, documentOpenings.shareId))
    .where(eq(documentShares.documentId, documentId))
    .orderBy(desc(documentOpenings.createdAt), desc(documentOpenings.id))
    .limit(MOST_OPENINGS);
}

type NamedTable =
  | typeof items
  | typeof suppliers
  | typeof clients
  | typeof lots
  | typeof orders
  | typeof audits
  | typeof nonConformities
  | typeof trainings;

/** What a document is about, by name; a record that is no more has none. */
function selectLinks(db: BusinessDatabase, documentId: string) {
  const { about, recordId } = documentLinks;
  const named = (table: NamedTable, kind: About) => and(eq(about, kind), eq(table.id, recordId));
  return db
    .select({
      about,
      recordId,
      name: sql<
        string | null
      >`coalesce(${items.name}, ${suppliers.name}, nullif(${clients.commercialName}, ''), ${clients.companyName}, ${lots.number}, ${orders.reference}, ${audits.reference}, ${nonConformities.reference}, ${trainings.person})`,
    })
    .from(documentLinks)
    .leftJoin(items, named(items, "items"))
    .leftJoin(suppliers, named(suppliers, "suppliers"))
    .leftJoin(clients, named(clients, "clients"))
    .leftJoin(lots, named(lots, "lots"))
    .leftJoin(orders, named(orders, "orders"))
    .leftJoin(audits, named(audits, "audits"))
    .leftJoin(nonConformities, named(nonConformities, "nonConformities"))
    .leftJoin(trainings, named(trainings, "trainings"))
    .where(eq(documentLinks.documentId, documentId))
    .orderBy(documentLinks.createdAt, documentLinks.id);
}

/** Where whoever holds the link finds the document. */
export function shareAddress({ origin, caller }: Pick<QueryContext, "origin" | "caller">, { id, linkKey }: ShareRow): string {
  return `${origin}/shared/${linkOf({ businessId: requireBusiness(caller).id, recordId: id, secret: linkKey })}`;
}

/** Does a link still open its document? */
export function isOpen({ withdrawnAt, endsAt }: ShareRow, now: number): boolean {
  return withdrawnAt === null && now < endsAt;
}

import { eq } from "drizzle-orm";
import { documentOpenings, documents as documentTable, documentShares as table } from "@/db/business";
import { linkOf, readLink } from "@/worker/core/contract/link";
import { contentOf } from "@/worker/core/contract/printing";
import { Refusal, refuseField, refuseState } from "@/worker/core/errors";
import { requireBusiness } from "@/worker/engine/actor";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { newId, newSecret } from "@/worker/engine/identifier";
import { fetchCompany } from "@/worker/modules/business/company";
import { documents } from "./contract";
import { fetchDocument, fetchVersion, isOpen, shareAddress, type ShareRow, sheetOf } from "./records";
import { sealOf } from "./seal-of";
import { requireKept } from "./trash";

const DAY = 86_400_000;
/** How long an address to the file itself holds, in milliseconds. */
const MOMENT = 10 * 60_000;

/** Opens a document to whoever is given the address. */
export const share = handle(documents.share, async (context, { id, days }) => {
  const { now } = context;
  const document = await fetchDocument(context.db, id);
  requireKept(document);
  const times = { version: 1, createdAt: now, updatedAt: now };
  const row: ShareRow = {
    ...{ id: newId(), documentId: document.id, linkKey: newSecret(), endsAt: now + days * DAY, withdrawnAt: null },
    ...times,
  };
  context.insert(table, row);
  return { id: document.id, share: row.id, url: shareAddress(context, row), endsAt: row.endsAt };
});

/** Withdraws such an address. @throws Refusal `invalid_input` naming `share` */
export const unshare = handle(documents.unshare, async (context, { id, share: shareId, version }) => {
  const document = await fetchDocument(context.db, id);
  const [before] = await context.db.select().from(table).where(eq(table.id, shareId));
  if (!before || before.documentId !== document.id) return refuseField("share", "not_found");
  const row = context.update(documentTable, document, {}, version);
  context.update(table, before, { withdrawnAt: before.withdrawnAt ?? context.now });
  const sheet = await sheetOf(context, row);
  return { ...sheet, shares: sheet.shares.map((one) => (one.id === shareId ? { ...one, isOpen: false } : one)) };
});

/** What stands on the page of a shared document. */
export const shared = handle(documents.shared, async (context, { id }) => {
  const [{ document, row }, company] = await Promise.all([openLink(context, id), fetchCompany(context)]);
  const { title, fileName, size, pages } = document;
  return { title, sender: company.name, fileName, size, pages, endsAt: row.endsAt };
});

/** Writes down that it was opened, and gives an address to the file that ends soon. */
export const openShared = handle(documents.openShared, async (context, { id }) => {
  const { row } = await openLink(context, id);
  const endsAt = context.now + MOMENT;
  context.insert(documentOpenings, { id: newId(), shareId: row.id, version: 1, createdAt: context.now, updatedAt: context.now });
  const secret = `${endsAt}.${await sealOf(row.linkKey, `${row.id}.${endsAt}`)}`;
  return { token: linkOf({ businessId: requireBusiness(context.caller).id, recordId: row.id, secret }), endsAt };
});

/** The file that such an address opens. @throws Refusal `not_found` when it has ended, or was never given */
export const sharedFile = handle(documents.sharedFile, async (context, { id }) => {
  const { recordId, secret } = readLink(id);
  const [endsAt = "", seal = ""] = secret.split(".");
  const row = await fetchShare(context, recordId);
  const isOurs = seal === (await sealOf(row.linkKey, `${row.id}.${endsAt}`)) && context.now < Number(endsAt);
  if (!isOurs || !isOpen(row, context.now)) throw new Refusal("not_found");
  const document = await fetchDocument(context.db, row.documentId);
  if (document.trashed) throw new Refusal("not_found");
  const { fileName, mediaType, fileKey } = await fetchVersion(context.db, document);
  const bytes = await context.files.get(fileKey);
  if (!bytes) throw new Refusal("not_found");
  return { fileName, mediaType, content: contentOf(bytes) };
});

/** What a link opens. @throws Refusal `not_found` when nobody gave it; `not_allowed_now` when it was withdrawn or is over */
async function openLink(context: QueryContext, link: string) {
  const { recordId, secret } = readLink(link);
  const row = await fetchShare(context, recordId);
  if (row.linkKey !== secret) throw new Refusal("not_found");
  const document = await fetchDocument(context.db, row.documentId);
  if (!isOpen(row, context.now) || document.trashed) refuseState("id", "share_over");
  return { row, document };
}

async function fetchShare({ db }: QueryContext, id: string): Promise<ShareRow> {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}

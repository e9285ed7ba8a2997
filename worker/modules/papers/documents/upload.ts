import { and, eq } from "drizzle-orm";
import { documentLinks, documentPages, documents as table, documentVersions } from "@/db/business";
import { fold } from "@/worker/core/language";
import { refuseField } from "@/worker/core/errors";
import { requireBusiness } from "@/worker/engine/actor";
import { type CommandContext, handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { newId } from "@/worker/engine/identifier";
import { findSubjectIfAny, linkOfSubject, type Subject } from "./about";
import { documents, type TakenDocument } from "./contract";
import { type DocumentRow, toListed } from "./records";
import { changeDetails } from "./details";
import { distinctTags, folderPath, headOf, isCalledByFile, requireOrder, titleOf } from "./rules";
import { type About, MOST_TAGS } from "./status";
import { authorOf, type Brought, roomFor, readFile } from "./storage";

/** Takes a document in. @throws Refusal `invalid_input` naming `record`; otherwise as `takeIn` */
export const upload = handle(documents.upload, (context, input) => bring(context, input));

/** The same for a file that came in parts. */
export async function bring(
  context: CommandContext,
  { about, record, ...input }: Incoming & { about?: About; record?: string },
): Promise<TakenDocument> {
  const subject = await findSubjectIfAny(context.db, { about, record });
  const { row, known } = await takeIn(context, { ...input, subject });
  return { ...toListed(known ? fillIn(context, row, input) : row, context.now), known };
}

/** What is said of a file that is there already is said where nothing was: nobody's words are written over. */
function fillIn(context: CommandContext, row: DocumentRow, { title, folder = "", tags = [], notes = "", validFrom, validUntil }: Incoming) {
  const added = {
    ...(title !== undefined && title !== row.title && isCalledByFile(row) && { title }),
    ...(!row.folder && folderPath(folder) && { folder }),
    ...(!row.notes && notes && { notes }),
    ...(!row.validFrom && validFrom && { validFrom }),
    ...(!row.validUntil && validUntil && { validUntil }),
    ...(distinctTags([...row.tags, ...tags]).length > row.tags.length && { tags: [...row.tags, ...tags].slice(0, MOST_TAGS) }),
  };
  return Object.keys(added).length ? changeDetails(context, row, added) : row;
}

/** A document that comes in: its file, in base64 or as it is, and what is said of it. */
interface Incoming extends Partial<Pick<DocumentRow, "title" | "folder" | "tags" | "notes" | "validFrom" | "validUntil">> {
  content: string | Uint8Array;
  fileName: string;
  /** A photograph becomes a PDF. */
  asPdf?: boolean;
  subject?: (Subject & { part?: string }) | null;
  /** Refuses a kind of file that is of no use here. */
  accepts?(mediaType: string): unknown;
}

/**
 * Takes a document in, and says what it is about. The same file is recognised while it is not in the trash, and not kept twice.
 * @throws Refusal `invalid_input` naming `content` or `validUntil`; `limit_reached` where two take the last room at once
 */
export async function takeIn(context: CommandContext, { content, fileName, subject, asPdf, accepts, ...details }: Incoming) {
  const { db, now } = context;
  const { title, folder = "", tags = [], notes = "", validFrom = null, validUntil = null } = details;
  requireOrder(validFrom, validUntil);
  const brought = await readFile(context, content, fileName);
  accepts?.(brought.facts.mediaType);
  const file = asPdf ? await onPaper(context, brought) : brought;
  const twin = await findTwin(db, file.facts.digest);
  if (twin) return { row: twin, known: true, isLinked: await sayAbout(context, twin, subject) };

  const called = title ?? titleOf(file.facts.fileName);
  const row: DocumentRow = {
    ...{ id: newId(), place: null, title: called, sortTitle: fold(called), folder: folderPath(folder), tags: distinctTags(tags) },
    ...{ notes, validFrom, validUntil },
    ...file.facts,
    fileKey: await roomFor(context, file),
    keeper: "documents",
    number: 1,
    bytes: file.facts.size,
    pages: null,
    reading: readingOf(file),
    failure: "",
    trashed: false,
    trashedAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  await context.files.put(row.fileKey, file.content, row.mediaType);
  context.insert(table, row);
  const isLinked = await sayAbout(context, row, subject);
  addVersionOf(context, row, "");
  return { row, known: false, isLinked };
}

/** The document outside the trash that holds this very file. @param digest its SHA-256 */
export async function findTwin(db: BusinessDatabase, digest: string): Promise<DocumentRow | undefined> {
  const [twin] = await db
    .select()
    .from(table)
    .where(and(eq(table.digest, digest), eq(table.trashed, false)));
  return twin;
}

/** Says what a document is about, unless that is said already. */
async function sayAbout(context: CommandContext, { id }: DocumentRow, subject: Incoming["subject"]): Promise<boolean> {
  if (!subject || (await linkOfSubject(context.db, { id }, subject))) return false;
  const { now } = context;
  context.insert(documentLinks, { id: newId(), documentId: id, ...subject, version: 1, createdAt: now, updatedAt: now });
  return true;
}

/** A photograph as a PDF; anything else as it is. @throws Refusal `invalid_input` naming `content` when the picture is broken */
async function onPaper(context: CommandContext, file: Brought): Promise<Brought> {
  const { printer, caller } = context;
  const { mediaType, fileName } = file.facts;
  if (mediaType !== "image/jpeg") return file;
  const title = titleOf(fileName);
  const sheet = { kind: "picture" as const, fileName: title, language: caller.language, title, bytes: file.content };
  const paper = await printer.print(sheet).catch(() => refuseField("content", "document_kind"));
  return readFile(context, paper.content, paper.fileName);
}

/** Keeps the last version of a document beside the others, with its head to be found by, and has the queue read it. */
export function addVersionOf(context: CommandContext, row: DocumentRow, note: string): void {
  const { db, now, caller } = context;
  const { fileName, mediaType, size, digest, fileKey, keeper, number } = row;
  context.insert(documentVersions, {
    id: newId(),
    documentId: row.id,
    number,
    fileName,
    mediaType,
    size,
    digest,
    fileKey,
    keeper,
    note,
    authorName: authorOf(caller),
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  context.write(db.delete(documentPages).where(eq(documentPages.documentId, row.id)));
  context.write(db.insert(documentPages).values({ documentId: row.id, page: 0, head: headOf(row) }));
  if (row.reading === "waiting") {
    context.enqueue({ type: "documents.read", businessId: requireBusiness(caller).id, documentId: row.id, number });
  }
}

/** What a picture or a PDF says is read by the queue; a text too. */
export function readingOf({ facts }: Brought): DocumentRow["reading"] {
  return /^(application\/pdf|image\/|text\/)/.test(facts.mediaType) ? "waiting" : "none";
}

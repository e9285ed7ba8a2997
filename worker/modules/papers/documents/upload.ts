import { and, eq } from "drizzle-orm";
import { documentLinks, documentPages, documents as table, documentVersions } from "@/db/business";
import { fold } from "@/worker/core/language";
import { refuseField } from "@/worker/core/errors";
import { requireBusiness } from "@/worker/engine/actor";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { findSubjectIfAny } from "./about";
import { documents } from "./contract";
import { type DocumentRow, toListed } from "./records";
import { distinctTags, folderPath, headOf, requireOrder, titleOf } from "./rules";
import { authorOf, type Brought, roomFor, readFile } from "./storage";

/**
 * Takes a document in. The same file is recognised while it is not in the trash, and not kept twice.
 * @throws Refusal `invalid_input` naming `content`, `validUntil` or `record`; `limit_reached` where two take the last room at once
 */
export const upload = handle(documents.upload, async (context, { content, fileName, about, record, asPdf, ...input }) => {
  const { db, now } = context;
  requireOrder(input.validFrom, input.validUntil);
  const subject = await findSubjectIfAny(db, { about, record });
  const brought = await readFile(content, fileName);
  const file = asPdf ? await onPaper(context, brought) : brought;
  const [twin] = await db
    .select()
    .from(table)
    .where(and(eq(table.digest, file.facts.digest), eq(table.trashed, false)));
  if (twin) return { ...toListed(twin, now), known: true };

  const title = input.title ?? titleOf(file.facts.fileName);
  const times = { version: 1, createdAt: now, updatedAt: now };
  const row: DocumentRow = {
    ...input,
    id: newId(),
    title,
    sortTitle: fold(title),
    folder: folderPath(input.folder),
    tags: distinctTags(input.tags),
    ...file.facts,
    fileKey: await roomFor(context, file),
    number: 1,
    bytes: file.facts.size,
    pages: null,
    reading: readingOf(file),
    failure: "",
    trashed: false,
    trashedAt: null,
    ...times,
  };
  await context.files.put(row.fileKey, file.content, row.mediaType);
  context.insert(table, row);
  if (subject) context.insert(documentLinks, { id: newId(), documentId: row.id, ...subject, ...times });
  addVersionOf(context, row, "");
  return { ...toListed(row, now), known: false };
});

/** A photograph as a PDF; anything else as it is. @throws Refusal `invalid_input` naming `content` when the picture is broken */
async function onPaper({ printer, caller }: CommandContext, file: Brought): Promise<Brought> {
  const { mediaType, fileName } = file.facts;
  if (mediaType !== "image/jpeg") return file;
  const title = titleOf(fileName);
  const sheet = { kind: "picture" as const, fileName: title, language: caller.language, title, bytes: file.content };
  const paper = await printer.print(sheet).catch(() => refuseField("content", "document_kind"));
  return readFile(paper.content, paper.fileName);
}

/** Keeps the last version of a document beside the others, with its head to be found by, and has the queue read it. */
export function addVersionOf(context: CommandContext, row: DocumentRow, note: string): void {
  const { db, now, caller } = context;
  const { fileName, mediaType, size, digest, fileKey, number } = row;
  context.insert(documentVersions, {
    id: newId(),
    documentId: row.id,
    number,
    fileName,
    mediaType,
    size,
    digest,
    fileKey,
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

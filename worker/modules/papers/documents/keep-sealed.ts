import { eq } from "drizzle-orm";
import { documentLinks, documents as table } from "@/db/business";
import { fold } from "@/worker/core/language";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { Subject } from "./about";
import type { DocumentRow } from "./records";
import { addVersionOf } from "./upload";

/** A file that another module keeps for good, and what it is to be found by. */
interface SealedFile extends Pick<DocumentRow, "title" | "fileName" | "fileKey" | "digest" | "size" | "pages"> {
  /** What kind of paper it is, in the language of who reads it. */
  tag: string;
  /** The document that was signed: the other lies in its folder, and is about the same. */
  sourceId: string | null;
  subjects: readonly Subject[];
}

/**
 * Has a sealed paper found among the documents, where its module keeps it: nothing is stored twice. It takes no room of the plan,
 * which closes no legal paper.
 */
export async function keepSealed(context: CommandContext, { tag, sourceId, subjects, ...file }: SealedFile): Promise<void> {
  const { db, now } = context;
  const times = { version: 1, createdAt: now, updatedAt: now };
  const [[source], links] = sourceId
    ? await db.batch([
        db.select().from(table).where(eq(table.id, sourceId)),
        db.select().from(documentLinks).where(eq(documentLinks.documentId, sourceId)),
      ])
    : [[], []];
  const row: DocumentRow = {
    ...{ ...file, id: newId(), place: null, sortTitle: fold(file.title), folder: source?.folder ?? "", tags: [tag], notes: "" },
    ...{ mediaType: "application/pdf", keeper: "signatures", validFrom: null, validUntil: null, number: 1, bytes: 0 },
    ...{ reading: "waiting", failure: "", trashed: false, trashedAt: null },
    ...times,
  };
  context.insert(table, row);
  const own = subjects.map((subject) => ({ ...subject, part: "" }));
  for (const one of own.length ? own : links.map(({ about, recordId, part }) => ({ about, recordId, part })))
    context.insert(documentLinks, { id: newId(), documentId: row.id, ...one, ...times });
  addVersionOf(context, row, "");
}

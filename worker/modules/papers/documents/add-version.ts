import { documents as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { documents } from "./contract";
import { type DocumentRow, fetchDocument, sheetOf } from "./records";
import { requireKept, requireUnsealed } from "./rules";
import { addVersionOf, findTwin, readingOf } from "./upload";
import { authorOf, roomFor, readFile } from "./storage";

/**
 * Puts a newer file in the place of the last; what was there stays to be looked at.
 * @throws Refusal `invalid_input` naming `content`, also when it is the very same file, or another document's; `not_allowed_now` from the trash, and of what is sealed
 */
export const addVersion = handle(documents.addVersion, async (context, { id, content, fileName, note, version }) => {
  const before = await fetchDocument(context.db, id);
  requireKept(before);
  requireUnsealed(before);
  const file = await readFile(context, content, fileName || before.fileName);
  const fileKey = await roomFor(context, file);
  const changes = {
    ...file.facts,
    fileKey,
    number: before.number + 1,
    bytes: before.bytes + file.facts.size,
    pages: null,
    reading: readingOf(file),
    failure: "",
  };
  const row = context.update(table, before, changes, version);
  if (row.digest === before.digest) refuseField("content", "document_same");
  await requireNowhereElse(context, row);
  await context.files.put(fileKey, file.content, row.mediaType);
  addVersionOf(context, row, note);
  const whole = await sheetOf(context, row);
  const { facts } = file;
  const latest = { number: row.number, fileName: facts.fileName, size: facts.size, note, authorName: authorOf(context.caller) };
  return { ...whole, versions: [{ ...latest, createdAt: context.now }, ...whole.versions] };
});

/** A file is one document's. @throws Refusal `invalid_input` naming `content`, and the other document */
async function requireNowhereElse({ db }: CommandContext, { id, digest }: DocumentRow): Promise<void> {
  const twin = await findTwin(db, digest);
  if (twin && twin.id !== id) refuseField("content", "document_twin", { title: twin.title });
}

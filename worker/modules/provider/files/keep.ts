import { count, eq } from "drizzle-orm";
import { providerFiles as table } from "@/db/platform";
import { Refusal, refuseField } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { readFile } from "@/worker/modules/papers/documents";
import { requirePerson } from "@/worker/modules/provider/people";
import { isStaff } from "@/worker/modules/provider/sides";
import { fetchFile, fetchPicture, type FileRow, toHanded } from "./records";
import type { HandedFile } from "./shapes";
import { type FileSubject, MOST_FILES, MOST_PICTURE } from "./status";

interface Brought {
  recordId: string;
  content: string;
  fileName: string;
}

/**
 * Keeps a file that somebody hands over with a request or an appointment; what it is, its bytes say.
 * @throws Refusal `invalid_input` naming `content`: of no kind that is taken, too large, or one too many
 */
export async function keepFile(context: CommandContext, subject: FileSubject, { recordId, ...brought }: Brought): Promise<HandedFile> {
  const { platform, caller } = context;
  const person = requirePerson(caller);
  const file = await readFile(context, brought.content, brought.fileName);
  const [counted] = await platform.select({ files: count() }).from(table).where(eq(table.recordId, recordId));
  if ((counted?.files ?? 0) >= MOST_FILES) refuseField("content", "files_most", { most: MOST_FILES });
  const row = await insertFile(context, subject, recordId, file);
  return toHanded(row, `${person.firstName} ${person.lastName}`.trim());
}

/** Keeps the picture of an expert, in place of the one before. @throws Refusal `invalid_input` naming `content`: no picture, or too large */
export async function keepPicture(context: CommandContext, { recordId, ...brought }: Brought): Promise<void> {
  const file = await readFile(context, brought.content, brought.fileName);
  if (!file.facts.mediaType.startsWith("image/")) refuseField("content", "picture_expected");
  if (file.facts.size > MOST_PICTURE) refuseField("content", "picture_large", { maximum: "1 Mo" });
  const before = await fetchPicture(context.platform, recordId);
  if (before) context.remove(table, before);
  await insertFile(context, "expert", recordId, file);
}

async function insertFile(
  context: CommandContext,
  subject: FileSubject,
  recordId: string,
  { content, facts }: Awaited<ReturnType<typeof readFile>>,
): Promise<FileRow> {
  const { caller, now } = context;
  const id = newId();
  const side = { isStaff: isStaff(caller), userId: requirePerson(caller).userId };
  const row: FileRow = {
    ...{ id, subject, recordId, ...side, ...facts, fileKey: `provider/${subject}/${recordId}/${id}` },
    ...{ version: 1, createdAt: now, updatedAt: now },
  };
  await context.files.put(row.fileKey, content, row.mediaType);
  context.insert(table, row);
  return row;
}

/** Takes a file back that one's own side has handed over. @throws Refusal `not_found`, `forbidden` */
export async function takeFileBack(context: CommandContext, recordId: string, id: string): Promise<void> {
  const row = await fetchFile(context.platform, recordId, id);
  if (row.isStaff !== isStaff(context.caller)) throw new Refusal("forbidden");
  context.remove(table, row);
}

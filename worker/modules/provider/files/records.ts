import { and, asc, desc, eq } from "drizzle-orm";
import { providerFiles as table } from "@/db/platform";
import { contentOf } from "@/worker/core/contract/printing";
import { Refusal } from "@/worker/core/errors";
import type { QueryContext } from "@/worker/engine/handler";
import { namesOf } from "@/worker/engine/people";
import type { PlatformDatabase } from "@/worker/engine/ports";
import type { HandedFile } from "./shapes";

export type FileRow = typeof table.$inferSelect;

/** The files of a record, the first that came first, each with who brought it. */
export async function filesOf(platform: PlatformDatabase, recordId: string): Promise<HandedFile[]> {
  const rows = await platform.select().from(table).where(eq(table.recordId, recordId)).orderBy(asc(table.id));
  const names = rows.length
    ? await namesOf(
        platform,
        rows.map(({ userId }) => userId),
      )
    : new Map<string, string>();
  return rows.map((row) => toHanded(row, names.get(row.userId) ?? ""));
}

/** A file as the doors show it. */
export function toHanded({ id, fileName, mediaType, size, isStaff, createdAt }: FileRow, name: string): HandedFile {
  return { id, fileName, mediaType, size, isStaff, name, createdAt };
}

/** A file of a record that its reader may know of: whoever calls has looked. @throws Refusal `not_found` */
export async function fetchFile(platform: PlatformDatabase, recordId: string, id: string): Promise<FileRow> {
  const [row] = await platform
    .select()
    .from(table)
    .where(and(eq(table.id, id), eq(table.recordId, recordId)));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** The picture of an expert: the last that was set. */
export async function fetchPicture(platform: PlatformDatabase, expertId: string): Promise<FileRow | null> {
  const ofExpert = and(eq(table.recordId, expertId), eq(table.subject, "expert"));
  const [row] = await platform.select().from(table).where(ofExpert).orderBy(desc(table.id)).limit(1);
  return row ?? null;
}

/** The bytes of a file, with its name. @throws Refusal `not_found` */
export async function openFile({ files }: Pick<QueryContext, "files">, { fileName, mediaType, fileKey }: FileRow) {
  const bytes = await files.get(fileKey);
  if (!bytes) throw new Refusal("not_found");
  return { fileName, mediaType, content: contentOf(bytes) };
}

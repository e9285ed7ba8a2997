import { contentOf } from "@/worker/core/contract/printing";
import { Refusal } from "@/worker/core/errors";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { documents } from "./contract";
import { fetchDocument, fetchVersion } from "./records";

/** The file of a document that is not in the trash, for neighbours. @throws Refusal `not_found` */
export async function fetchKeptFile({ db, files }: QueryContext, name: string) {
  const document = await fetchDocument(db, name);
  const bytes = document.trashed ? null : await files.get(document.fileKey);
  if (!bytes) throw new Refusal("not_found");
  return { id: document.id, title: document.title, file: { bytes, fileName: document.fileName, mediaType: document.mediaType } };
}

/** The file of a version. @throws Refusal `not_found` */
export const file = handle(documents.file, async ({ db, files }, { id, number }) => {
  const { fileName, mediaType, fileKey } = await fetchVersion(db, await fetchDocument(db, id), number);
  const bytes = await files.get(fileKey);
  if (!bytes) throw new Refusal("not_found");
  return { fileName, mediaType, content: contentOf(bytes) };
});

/** A page of it, drawn. @throws Refusal `not_found` when it has no such page, or none that can be drawn */
export const page = handle(documents.page, async ({ db, files, reader }, { id, number, page: place, width }) => {
  const { fileKey } = await fetchVersion(db, await fetchDocument(db, id), number);
  const bytes = await files.get(fileKey);
  const drawn = bytes && (await reader.page(bytes, place, width));
  if (!drawn || "refused" in drawn) throw new Refusal("not_found");
  const ending = drawn.type.replace("image/", "");
  return { fileName: `page-${place}.${ending}`, mediaType: drawn.type, content: contentOf(drawn.bytes) };
});

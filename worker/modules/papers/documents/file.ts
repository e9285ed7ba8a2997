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

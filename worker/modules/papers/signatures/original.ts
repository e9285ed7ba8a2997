import { contentOf } from "@/worker/core/contract/printing";
import { Refusal } from "@/worker/core/errors";
import type { QueryContext } from "@/worker/engine/handler";
import type { SignatureRow } from "./records";

/** A page as people see it. @throws Refusal `not_found` */
export async function drawPage({ files, reader }: QueryContext, row: SignatureRow, number: number, width: number | undefined) {
  const bytes = await files.get(row.sealedKey ?? row.fileKey);
  const drawn = bytes && (await reader.page(bytes, number, width));
  if (!drawn || "refused" in drawn) throw new Refusal("not_found");
  return { fileName: `page-${number}.${drawn.type.replace("image/", "")}`, mediaType: drawn.type, content: contentOf(drawn.bytes) };
}

/** @throws Refusal `not_found` */
export async function readFile({ files }: QueryContext, row: SignatureRow) {
  const bytes = await files.get(row.sealedKey ?? row.fileKey);
  if (!bytes) throw new Refusal("not_found");
  const fileName = row.sealedKey ? sealedName(row) : row.fileName;
  return { fileName, mediaType: "application/pdf" as const, content: contentOf(bytes) };
}

/** What a file is called once it is sealed. */
export const sealedName = ({ fileName, language }: SignatureRow) =>
  fileName.replace(/\.pdf$/, `-${language === "fr" ? "signe" : "signed"}.pdf`);

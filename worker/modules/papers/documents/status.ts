/** What the reader makes of a document, to find it by: still to come, done, nothing to read in it, or not readable. */
export const readings = ["waiting", "done", "none", "failed"] as const;

/** Who keeps a document's file: the documents themselves, or the signature that sealed it. */
export const keepers = ["documents", "signatures"] as const;
export type Keeper = (typeof keepers)[number];

/** Where a document stands in its time: it has no end, holds, must soon be renewed, is over. */
export const validities = ["endless", "valid", "soon", "over"] as const;
export type Validity = (typeof validities)[number];

/** Papers that the product makes itself of its records, and stores nowhere. */
export const printedPapers = ["invoice", "credit", "proforma", "delivery", "order", "restock", "production", "lot", "pack"] as const;
export type PrintedPaper = (typeof printedPapers)[number];

/** Records that documents are about, by their modules. */
export const abouts = ["items", "suppliers", "clients", "lots", "orders", "audits", "nonConformities", "trainings"] as const;
export type About = (typeof abouts)[number];

export const sortableFields = ["createdAt", "title", "validUntil"] as const;

/** The most bytes of one document. */
export const MOST_BYTES = 20_000_000;
export const MOST_TAGS = 20;
/** Bytes of a part of a file that is sent in parts: so much is sent again after a cut, at most. */
export const PART_BYTES = 1_000_000;
/** Days that a document stays in the trash. */
export const TRASH_DAYS = 30;

/** The folders that lie right in another one. @param folders paths: names between slashes */
export function foldersWithin<One extends { folder: string }>(folders: readonly One[], folder: string): One[] {
  return folders.filter((one) => one.folder.slice(0, Math.max(0, one.folder.lastIndexOf("/"))) === folder);
}

import { refuseField, refuseState } from "@/worker/core/errors";
import { addDays } from "@/worker/core/figures/dates";
import { type FileKind, fileKind, pdfFault } from "@/worker/core/files/file-kind";
import { pixelsOf } from "@/worker/core/files/picture-size";
import { fold } from "@/worker/core/language";
import { type Keeper, MOST_BYTES, PART_BYTES, type Validity } from "./status";

/** Days before its end from which a document is to be renewed: a certificate takes its body about a month. */
export const RENEWAL_DAYS = 30;
/** Pixels of a picture: no camera makes more, and a file of some kilobytes may say that it does. */
const MOST_PIXELS = 144_000_000;
/** Characters of a page that are looked through. */
const LONGEST_PAGE = 20_000;

/** Where a document stands in its time. @param today a civil date */
export function validityOf(validUntil: string | null, today: string): Validity {
  if (validUntil === null) return "endless";
  if (validUntil < today) return "over";
  return validUntil <= addDays(today, RENEWAL_DAYS) ? "soon" : "valid";
}

/** What is valid ends after it begins. @throws Refusal `invalid_input` naming `validUntil` */
export function requireOrder(validFrom: string | null, validUntil: string | null): void {
  if (validFrom && validUntil && validUntil < validFrom) refuseField("validUntil", "before_start");
}

/** A folder's path as it is kept: names between slashes, without blanks around them: "Qualité/Certificats". No name leads upwards. */
export function folderPath(typed: string): string {
  return typed
    .split(/[\\/]/)
    .map((name) => name.trim())
    .filter((name) => /[^.]/.test(name))
    .join("/");
}

/** Folders with those they lie in, which hold nothing themselves where no document says so; each stands right after its own. */
export function withParents(folders: readonly { folder: string; count: number }[]): { folder: string; count: number }[] {
  const counts = new Map(folders.map(({ folder, count }) => [folder, count]));
  for (const { folder } of folders) {
    const names = folder.split("/");
    for (const at of names.keys()) {
      const path = names.slice(0, at + 1).join("/");
      counts.set(path, counts.get(path) ?? 0);
    }
  }
  // A slash comes before any letter, so that "Achats/2026" stands before "Achats bio".
  const key = (folder: string) => fold(folder).replaceAll("/", "\u0001");
  return [...counts].map(([folder, count]) => ({ folder, count })).sort((one, other) => (key(one.folder) < key(other.folder) ? -1 : 1));
}

/** Tags, each once whatever its accents, in the order they were typed. */
export function distinctTags(tags: readonly string[]): string[] {
  return tags.filter((tag, place) => tags.findIndex((other) => fold(other) === fold(tag)) === place);
}

/** The words at the head of a document: its title, its tags, the name of its file. */
export function headOf({ title, tags, fileName }: { title: string; tags: readonly string[]; fileName: string }): string {
  return fold([title, ...tags, fileName].join(" "));
}

/** A title for a file that came without one: its name, as people write. */
export function titleOf(fileName: string): string {
  return (
    fileName
      .replace(/\.[a-z0-9]+$/i, "")
      .replace(/[_\s]+/g, " ")
      .trim()
      .slice(0, 200) || "Document"
  );
}

/** Has nobody called a document otherwise than its file? Then a title that comes later is its first. */
export const isCalledByFile = ({ title, fileName, keeper }: { title: string; fileName: string; keeper: Keeper }): boolean =>
  keeper !== "signatures" && title === titleOf(fileName);

/** A page's text as it is kept: each letter with its accent is one sign, so that a word stands where its folded form does. */
export function pageText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[^\S\n]+/g, " ")
    .slice(0, LONGEST_PAGE);
}

/**
 * A file, judged by what it holds, whatever its name says.
 * @param isLocked does one that is encrypted ask for a password?
 * @throws Refusal `invalid_input` naming `content`: too large, empty, of no kind that is taken, encrypted or broken, or
 * a picture of more pixels than anybody can open
 */
export function requireKind(bytes: Uint8Array, isLocked = true): FileKind {
  if (bytes.length > MOST_BYTES) refuseField("content", "document_large");
  const kind = fileKind(bytes);
  if (kind === "empty") return refuseField("content", "file_empty");
  if (!kind) return refuseField("content", "document_kind");
  if (pixelsOf(bytes, kind) > MOST_PIXELS) refuseField("content", "picture_large", { maximum: `${MOST_PIXELS / 1_000_000} Mpx` });
  const fault = kind === "pdf" ? pdfFault(bytes) : null;
  if (fault && (isLocked || fault !== "pdf_encrypted")) refuseField("content", fault);
  return kind;
}

/**
 * A part of a file is as long as its place says: a million bytes, or what is left for the last.
 * @returns how many parts the file has
 * @throws Refusal `invalid_input` naming `part` or `content`
 */
export function requirePart({ size, part, bytes }: { size: number; part: number; bytes: number }): number {
  const count = Math.ceil(size / PART_BYTES);
  if (part >= count) refuseField("part", "no_such_part");
  if (bytes !== Math.min(PART_BYTES, size - part * PART_BYTES)) refuseField("content", "part_size");
  return count;
}

/** What lies in the trash is restored before anything else. @throws Refusal `not_allowed_now` */
export function requireKept({ trashed }: { trashed: boolean }): void {
  if (trashed) refuseState("trashed", "in_trash");
}

/** What is sealed stays what was signed. @throws Refusal `not_allowed_now` */
export function requireUnsealed({ keeper }: { keeper: Keeper }): void {
  if (keeper === "signatures") refuseState("isSealed", "document_sealed");
}

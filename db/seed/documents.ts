import { createHash } from "node:crypto";
import { documentLinks, documentPages, documents, documentVersions, signatories, signatures } from "@/db/business";
import type { undoneJobs } from "@/db/platform";
import { addDays, civilDate, DAY } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { headOf } from "@/worker/modules/papers/documents/rules";
import { usualFields } from "@/worker/modules/papers/signatures/rules";
import { canneryDocuments, cannerySignings, type DocumentLine, type SigningLine } from "./demo/documents";
import { type Dice, makeDice } from "./dice";
import { insertPieces, type Piece } from "./pieces";
import type { ItemRow } from "./rows";
import { PAGE, tinyPdf } from "./tiny-pdf";
import { authorityAuditId } from "./trade/auditing";
import { trainingsOf } from "./trade/training";

/** The number that the chance of documents comes from, beside the one of each login. */
const SEED = 20_260_112;
/** Who keeps them. */
const AUTHOR = { name: "Hélène Castaing", email: "demo@cellier.test" };

const keyOf = (kind: "documents" | "signatures", place: number) => `demo/${kind}/${place}`;
/** Where the version before the last of a document lies. */
const earlierKey = (place: number) => `${keyOf("documents", place)}/1`;
const pdfOf = ({ title, pages }: Pick<DocumentLine, "title" | "pages">) => tinyPdf(title, pages);

/** The files of the demo's documents, each made when it is first wanted. */
export const documentFiles: Record<string, () => Uint8Array> = Object.fromEntries([
  ...canneryDocuments.map((line, at) => [keyOf("documents", at), () => pdfOf(line)]),
  ...canneryDocuments.flatMap(({ title, earlier }, at) =>
    earlier ? [[earlierKey(at), () => pdfOf({ title, pages: earlier.pages })]] : [],
  ),
  ...cannerySignings.map((line, at) => [`${keyOf("signatures", at)}/original`, () => pdfOf(line)]),
]);

/** The cannery's documents and signatures, in the order they have to be written. @param today midnight, in UTC milliseconds */
export function paperPieces(items: readonly ItemRow[], suppliers: readonly { id: string; name: string }[], today: number): Piece[] {
  const dice = makeDice(SEED);
  const papers = canneryDocuments.map((line, at) => documentOf(line, at, dice, today));
  const register = trainingsOf(civilDate(today));
  const idOf = ([about, name]: NonNullable<DocumentLine["about"]>) => {
    if (about === "audits") return authorityAuditId();
    if (about === "trainings") return register.find(({ person, subject }) => `${person}, ${subject}` === name)?.id;
    return about === "items" ? items.find(({ sku }) => sku === name)?.id : suppliers.find((supplier) => supplier.name === name)?.id;
  };
  const links = papers.flatMap(({ line: { about }, row: { id, createdAt, updatedAt } }) => {
    const recordId = about && idOf(about);
    return about && recordId ? [{ id: dice.id(), documentId: id, about: about[0], recordId, version: 1, createdAt, updatedAt }] : [];
  });
  const requests = signingRows(today);
  return [
    ...insertPieces(
      documents,
      papers.map(({ row }) => row),
    ),
    ...insertPieces(
      documentVersions,
      papers.map(({ row, line }) => ({ ...versionOf(row, dice), note: line.earlier?.change ?? "" })),
    ),
    ...insertPieces(
      documentVersions,
      papers.flatMap(({ row, line }, at) => earlierOf(row, line, at, today)),
    ),
    ...insertPieces(documentLinks, links),
    ...insertPieces(
      documentPages,
      papers.flatMap(({ row, line }) => pagesOf(row, line)),
    ),
    ...insertPieces(
      signatures,
      requests.map(({ row }) => row),
    ),
    ...insertPieces(
      signatories,
      requests.flatMap(({ people }) => people),
    ),
  ];
}

/** The work that waits for the queue: what everybody has signed is sealed as soon as the clock finds it. */
export function sealingJobs(businessId: string, today: number): (typeof undoneJobs.$inferInsert)[] {
  return signingRows(today).flatMap(({ row, people }) => {
    const isWhole = people.every(({ status }) => status === "signed");
    const job = { type: "signatures.seal", businessId, signatureId: row.id };
    return isWhole ? [{ id: row.id, job, state: "waiting" as const, dueAt: today, createdAt: today, updatedAt: today }] : [];
  });
}

function documentOf(line: DocumentLine, place: number, dice: Dice, today: number) {
  const bytes = pdfOf(line);
  const at = today - line.addedDaysAgo * DAY + dice.between(8, 18) * 3_600_000;
  const earlier = line.earlier ? pdfOf({ title: line.title, pages: line.earlier.pages }).length : 0;
  const fileName = `${line.title.replace(/[–/]/g, "-").replace(/\s+/g, " ")}.pdf`;
  const row = {
    ...{ id: dice.id(), title: line.title, sortTitle: fold(line.title), folder: line.folder, tags: line.tags, notes: "" },
    ...{ validFrom: null, validUntil: line.endsIn === undefined ? null : addDays(civilDate(today), line.endsIn) },
    ...{ fileName, mediaType: "application/pdf", size: bytes.length, digest: digestOf(bytes), fileKey: keyOf("documents", place) },
    ...{ number: line.earlier ? 2 : 1, bytes: bytes.length + earlier, pages: line.pages.length, reading: "done" as const, failure: "" },
    ...{ trashed: false, trashedAt: null, version: 1, createdAt: at, updatedAt: at },
  };
  return { line, row };
}

type DocumentRow = ReturnType<typeof documentOf>["row"];

function versionOf({ id: documentId, number, fileName, mediaType, size, digest, fileKey, createdAt, updatedAt }: DocumentRow, dice: Dice) {
  const file = { number, fileName, mediaType, size, digest, fileKey };
  return { id: dice.id(), documentId, ...file, note: "", authorName: AUTHOR.name, version: 1, createdAt, updatedAt };
}

/** The version before the last, where there is one; by a chance of its own, so that the others stay who they are. */
function earlierOf(row: DocumentRow, { title, earlier }: DocumentLine, place: number, today: number) {
  if (!earlier) return [];
  const bytes = pdfOf({ title, pages: earlier.pages });
  const at = today - earlier.addedDaysAgo * DAY + 10 * 3_600_000;
  const file = { number: 1, size: bytes.length, digest: digestOf(bytes), fileKey: earlierKey(place), createdAt: at, updatedAt: at };
  return [{ ...versionOf(row, makeDice(SEED + 2 + place)), ...file, authorName: earlier.authorName }];
}

function pagesOf(row: DocumentRow, { title, pages }: DocumentLine) {
  const head = headOf(row);
  const texts = pages.map((lines, at) => [...(at === 0 ? [title] : []), ...lines].join("\n"));
  const readPages = texts.map((text, at) => ({ documentId: row.id, page: at + 1, text, head, words: fold(text) }));
  return [...readPages, { documentId: row.id, page: 0, text: "", head, words: "" }];
}

/** Drawn anew each time from the same number: the business's rows and the platform's name the same ones. */
function signingRows(today: number) {
  const dice = makeDice(SEED + 1);
  return cannerySignings.map((line, place) => signingOf(line, place, dice, today));
}

function signingOf(line: SigningLine, place: number, dice: Dice, today: number) {
  const sentAt = today - line.sentDaysAgo * DAY + 9 * 3_600_000;
  const times = { version: 2, createdAt: sentAt, updatedAt: sentAt };
  const row = {
    ...{
      id: dice.id(),
      title: line.title,
      status: line.status,
      isOrdered: false,
      expiresOn: addDays(civilDate(today), 30 - line.sentDaysAgo),
    },
    ...{ message: "", language: "fr" as const, senderName: AUTHOR.name, senderEmail: AUTHOR.email },
    ...{
      fileName: `${line.title.replace(/[–/]/g, "-")}.pdf`,
      fileKey: `${keyOf("signatures", place)}/original`,
      digest: digestOf(pdfOf(line)),
    },
    ...{ pages: line.pages.map(() => PAGE), fields: usualFields(line.people.length, line.pages.length) },
    ...{ orderId: null, orderVersion: null, orderOutcome: "none" as const, documentId: null, sealedKey: null, sealedDigest: null },
    ...{ reason: line.reason ?? "", sentAt, remindedAt: null, endedAt: line.status === "rejected" ? sentAt + DAY : null, ...times },
  };
  const people = line.people.map(({ name, email, status }, at) => {
    const signedAt = status === "signed" ? sentAt + (at + 1) * 3_600_000 : null;
    const signedBy = { codeHash: null, codeSentAt: signedAt && signedAt - 120_000, signedAt, address: signedAt && "192.0.2.14" };
    const shown = { typed: signedAt ? name : "", strokes: [], values: signedAt ? [{ field: 2 * at + 1, text: dayText(signedAt) }] : [] };
    return {
      id: dice.id(),
      signatureId: row.id,
      place: at + 1,
      name,
      email,
      status,
      linkKey: dice.id().replaceAll("-", ""),
      ...signedBy,
      ...shown,
      ...times,
    };
  });
  return { row, people };
}

const dayText = (at: number) => civilDate(at).split("-").reverse().join("/");
const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

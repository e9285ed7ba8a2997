import { signatories as people, signatures as table } from "@/db/business";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { requireBusiness } from "@/worker/engine/actor";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId, newSecret } from "@/worker/engine/identifier";
import { signatures } from "./contract";
import { type SignatoryRow, type SignatureRow, toSignature } from "./records";
import { fieldsFor, isOver, requireDistinct } from "./rules";
import { languageOf, readSource } from "./source";
import { USUAL_DAYS } from "./status";

/**
 * Makes a document ready to be signed, as a draft; nobody is written to. Its file is copied: what is signed never changes.
 * @throws Refusal `invalid_input` naming `document`, `order`, `audit`, `content`, `expiresOn` or a signatory
 */
export const create = handle(signatures.create, async (context, request) => {
  const { now, caller } = context;
  const today = civilDate(now);
  const expiresOn = requireFuture(request.expiresOn ?? addDays(today, USUAL_DAYS), today);
  requireDistinct(request.signatories);
  const source = await readSource(context, request);
  const id = newId();
  const listed = request.signatories.length || !source.signatory ? request.signatories : [source.signatory];
  const { actor } = caller;
  const sender = actor.type === "person" ? { name: `${actor.firstName} ${actor.lastName}`.trim(), email: actor.email } : null;
  const business = requireBusiness(caller);
  const row: SignatureRow = {
    id,
    title: (request.title ?? source.title).slice(0, 200),
    status: "draft",
    isOrdered: request.isOrdered,
    expiresOn,
    message: request.message,
    language: languageOf(request, source),
    senderName: sender?.name || business.name,
    senderEmail: sender?.email ?? null,
    fileName: source.fileName,
    fileKey: `${business.id}/signatures/${id}/original`,
    digest: source.digest,
    pages: source.pages,
    fields: fieldsFor(listed.length, source),
    orderId: source.order?.id ?? null,
    orderVersion: source.order?.version ?? null,
    orderOutcome: "none",
    auditId: source.auditId ?? null,
    documentId: source.documentId ?? null,
    sealedKey: null,
    sealedDigest: null,
    reason: "",
    sentAt: null,
    remindedAt: null,
    endedAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  await context.files.put(row.fileKey, source.bytes, "application/pdf");
  context.insert(table, row);
  return toSignature({
    row,
    signatories: insertPeople(context, row.id, listed),
    orderReference: null,
    clientId: null,
    isQuoteGone: false,
    isWithdrawn: false,
  });
});

/** Writes those who are asked, in their order. */
export function insertPeople(context: CommandContext, signatureId: string, listed: { name: string; email: string }[]): SignatoryRow[] {
  const { now } = context;
  return listed.map(({ name, email }, at) => {
    const row: SignatoryRow = {
      id: newId(),
      signatureId,
      place: at + 1,
      name,
      email,
      status: "waiting",
      linkKey: newSecret(),
      codeHash: null,
      codeSentAt: null,
      signedAt: null,
      address: null,
      typed: "",
      strokes: [],
      values: [],
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    context.insert(people, row);
    return row;
  });
}

/** The last day to sign is not past. @throws Refusal `invalid_input` naming `expiresOn` */
export function requireFuture(expiresOn: string, today: string): string {
  if (isOver(expiresOn, today)) refuseField("expiresOn", "past");
  return expiresOn;
}

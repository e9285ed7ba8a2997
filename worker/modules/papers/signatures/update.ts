import { signatories as people, signatures as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { signatures } from "./contract";
import { insertPeople, requireFuture } from "./create";
import { fetchSignature, type SignatureRow, toSignature } from "./records";
import { type Field, fieldsFor, requirePlaced } from "./rules";
import { signatureStatus } from "./status";

/** Changes a draft: what is left out stays. @throws Refusal `not_allowed_now`, `invalid_input` naming `expiresOn` or a field */
export const update = handle(signatures.update, async (context, { id, version, signatories: listed, fields, ...changes }) => {
  const before = await fetchSignature(context.db, id);
  signatureStatus.require(before.row.status, "update", "signatures");
  if (changes.expiresOn) requireFuture(changes.expiresOn, civilDate(context.now));
  const count = listed?.length ?? before.signatories.length;
  const { pages } = before.row;
  const isOthers = listed !== undefined && listed.length !== before.signatories.length;
  const placed = fields ?? (isOthers ? await fieldsAgain(context, before.row, count) : before.row.fields);
  requirePlaced(placed, count, pages.length);
  const row = context.update(table, before.row, { ...changes, fields: placed }, version);
  if (!listed) return toSignature({ ...before, row });
  for (const one of before.signatories) context.remove(people, one);
  return toSignature({ ...before, row, signatories: insertPeople(context, row.id, listed) });
});

/** The fields of as many people as there are now: where the file says that it is signed. */
async function fieldsAgain({ files, sealer }: CommandContext, { fileKey, pages }: SignatureRow, people: number): Promise<Field[]> {
  const pdf = await files.get(fileKey);
  return fieldsFor(people, (pdf && (await sealer.inspect(pdf))) ?? { pages, places: [] });
}

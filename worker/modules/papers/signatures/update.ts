import { signatories as people, signatures as table } from "@/db/business";
import type { Parsed } from "@/worker/core/contract/operation";
import { civilDate } from "@/worker/core/figures/dates";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { signatures } from "./contract";
import { insertPeople, requireFuture } from "./create";
import { fetchSignature, type SignatoryRow, type SignatureRow, toSignature, type Whole } from "./records";
import { type Field, fieldsFor, requireDistinct, requirePlaced } from "./rules";
import { signatureStatus } from "./status";

/** Changes a draft: what is left out stays. @throws Refusal `not_allowed_now`, `invalid_input` naming `expiresOn` or a field */
export const update = handle(signatures.update, async (context, { id, version, ...changes }) => {
  const before = await fetchSignature(context.db, id);
  signatureStatus.require(before.row.status, "update", "signatures");
  const { values, signatories } = await changed(context, before, changes);
  const row = context.update(table, before.row, values, version);
  return toSignature({ ...before, row, signatories });
});

/** What a draft becomes: its columns, and who signs; other people than before are written. */
interface Changed {
  values: Partial<SignatureRow> & Pick<SignatureRow, "fields" | "expiresOn">;
  signatories: SignatoryRow[];
}

/**
 * A draft with what is changed of it, for an operation that saves it.
 * @throws Refusal `invalid_input` naming `expiresOn`, a signatory or a field
 */
export async function changed(
  context: CommandContext,
  { row, signatories }: Whole,
  { signatories: listed, fields, ...changes }: Omit<Parsed<typeof signatures.update>, "id" | "version">,
): Promise<Changed> {
  if (listed) requireDistinct(listed);
  if (changes.expiresOn) requireFuture(changes.expiresOn, civilDate(context.now));
  const count = listed?.length ?? signatories.length;
  const isOthers = listed !== undefined && listed.length !== signatories.length;
  const placed = fields ?? (isOthers ? await fieldsAgain(context, row, count) : row.fields);
  requirePlaced(placed, count, row.pages.length);
  const values = { ...changes, expiresOn: changes.expiresOn ?? row.expiresOn, fields: placed };
  if (!listed) return { values, signatories };
  for (const one of signatories) context.remove(people, one);
  return { values, signatories: insertPeople(context, row.id, listed) };
}

/** The fields of as many people as there are now: where the file says that it is signed. */
async function fieldsAgain({ files, sealer }: CommandContext, { fileKey, pages }: SignatureRow, people: number): Promise<Field[]> {
  const pdf = await files.get(fileKey);
  return fieldsFor(people, (pdf && (await sealer.inspect(pdf))) ?? { pages, places: [] });
}

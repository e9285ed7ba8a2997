import { formatDate, formatInstant } from "@/worker/core/figures/dates";
import { formatRate } from "@/worker/core/figures/rate";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { namesOf } from "@/worker/engine/people";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import { auditBlocks, auditWords, scoreText } from "./audit-blocks";
import { audits } from "./contract";
import { fetchAudit, readBeside } from "./records";

/** An audit on paper, to hand to whoever was audited. */
export const paper = handle(audits.paper, async (context, { id, language = context.caller.language }) => {
  const { row, supplierName } = await fetchAudit(context.db, id);
  const [{ issues }, company, names] = await Promise.all([
    readBeside(context.db, row.id),
    fetchCompany(context),
    namesOf(context.platform, row.completer ? [row.completer] : []),
  ]);
  const { fields, values } = auditWords(language);
  const issueOf = new Map(issues.map(({ title, reference }) => [title, reference]));
  const facts = [
    [fields.kind, values.kind[row.kind]],
    [fields.supplierName, supplierName ?? ""],
    [fields.heldOn, formatDate(row.heldOn, language)],
    [fields.auditor, row.auditor],
    [fields.scope, row.scope],
    [fields.status, values.status[row.status]],
    [fields.score, scoreText(row, language)],
    [fields.passMark, formatRate(row.passMark, language)],
    [fields.completedAt, row.completedAt === null ? "" : `${formatInstant(row.completedAt, language)} ${names.get(row.completer) ?? ""}`],
  ].map(([label = "", value = ""]) => ({ label, value: value.trim() }));
  return context.printer.print({
    kind: "paper",
    fileName: fold(`${row.reference} ${row.name}`).replace(/[^a-z0-9]+/g, "-"),
    language,
    title: row.name,
    reference: row.reference,
    sender: await senderOf(context, company, language),
    facts: facts.filter(({ value }) => value),
    blocks: auditBlocks(row, language, (text) => issueOf.get(text.slice(0, 160)) ?? ""),
  });
});

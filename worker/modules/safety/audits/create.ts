import { audits as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { nameOfActor } from "@/worker/engine/actor";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { fetchAuditTemplate, usualQuestions } from "@/worker/modules/safety/audit-templates";
import type { AuditKind } from "@/worker/modules/safety/audit-templates/status";
import { findNamed } from "@/worker/modules/safety/named";
import { auditWords } from "./audit-blocks";
import { audits } from "./contract";
import { type AuditRow, toAudit } from "./records";
import { searchTextOf } from "./rules";

/** Of what is usual. */
const PASS_MARK = 8_000;

/**
 * Begins an audit: what it asks is settled now.
 * @throws Refusal `invalid_input` naming the `template` or the `supplier` that nobody knows, `supplier` where one is missing or out of
 *   place, `heldOn` when that day is to come
 */
export const create = handle(audits.create, async (context, { template: name, supplier: supplierName, ...input }) => {
  const today = civilDate(context.now);
  const heldOn = input.heldOn ?? today;
  if (heldOn > today) refuseField("heldOn", "future");
  if (input.kind !== "supplier" && supplierName) refuseField("supplier", "only_of_supplier");
  const { supplier } = await findNamed(context.db, { supplier: supplierName });
  if (input.kind === "supplier" && !supplier) refuseField("supplier", "required");
  const grid = await askedBy(context, input.kind, name);
  const reference = context.numbered(`AUD-${heldOn.slice(0, 4)}`);
  const row: AuditRow = {
    ...input,
    ...grid,
    id: newId(),
    reference,
    status: "in_progress",
    supplierId: supplier?.id ?? null,
    heldOn,
    conclusion: "",
    score: null,
    minor: 0,
    major: 0,
    completedAt: null,
    completer: "",
    actor: nameOfActor(context.caller.actor),
    searchText: searchTextOf(reference, grid.name, supplier?.name ?? "", input.auditor, input.scope),
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
  };
  context.insert(table, row);
  return toAudit(context, { row, supplierName: supplier?.name ?? null }, { issues: [], photos: [] });
});

/** What an audit asks: its template, or what is usual. */
async function askedBy({ db, caller }: CommandContext, kind: AuditKind, template: string | undefined) {
  const blank = { finding: null, remark: "", action: "", dueOn: null, lots: [] };
  if (!template) {
    const name = auditWords(caller.language).usual[kind];
    const questions = usualQuestions(kind, caller.language).map((one) => ({ ...one, ...blank, id: newId() }));
    return { templateId: null, name, passMark: PASS_MARK, questions };
  }
  const found = await fetchAuditTemplate(db, template).catch(() => refuseField("template", "not_found"));
  if (found.status !== "in_use") refuseField("template", "not_in_use");
  if (found.kind !== kind) refuseField("template", "other_kind");
  // Answers are known by the questions of this audit alone.
  const questions = found.questions.map((one) => ({ ...one, ...blank, id: newId() }));
  return { templateId: found.id, name: found.name, passMark: found.passMark, questions };
}

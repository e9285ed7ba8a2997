import { paperTemplates as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { requireAllShown } from "@/worker/core/files/shown-signs";
import { handle } from "@/worker/engine/handler";
import { paperTemplates } from "./contract";
import { fetchTemplate, toTemplate } from "./records";
import { requireColumns, requireReadable } from "./rules";

/** Decides how a kind of paper looks and what it says besides. @throws Refusal `invalid_input` naming `accent`, a text or a column */
export const update = handle(paperTemplates.update, async (context, { id, version, ...changes }) => {
  if (changes.accent) requireReadable(changes.accent);
  const { openingFr, openingEn, closingFr, closingEn } = changes;
  requireAllShown({ openingFr, openingEn, closingFr, closingEn });
  if (changes.columns) requireColumns(id, changes.columns);
  const before = await fetchTemplate(context.db, id);
  if (before.updatedAt) return toTemplate(context.update(table, before, changes, version));
  if (version !== undefined && version !== before.version) throw new Refusal("stale", { params: { version: before.version } });
  const row = { ...before, ...changes, version: before.version + 1, updatedAt: context.now };
  context.insert(table, row);
  return toTemplate(row);
});

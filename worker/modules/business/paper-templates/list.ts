import { paperTemplates as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { paperTemplates } from "./contract";
import { toTemplate, usual } from "./records";
import { templateKinds } from "./status";

/** Every kind of paper with what was decided of it. */
export const list = handle(paperTemplates.list, async ({ db }) => {
  const rows = await db.select().from(table);
  const items = templateKinds.map((kind) => toTemplate(rows.find(({ id }) => id === kind) ?? usual(kind)));
  return { items, nextCursor: null, total: items.length };
});

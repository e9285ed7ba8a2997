import { eq } from "drizzle-orm";
import { suppliers } from "@/db/business";
import type { Language } from "@/worker/core/language";
import type { CommandContext } from "@/worker/engine/handler";
import { paper } from "./paper";
import { fetchAudit } from "./records";

/** An audit with its report and whom it is of, for what has it signed. @throws Refusal `not_found` */
export async function fetchAuditReport(context: CommandContext, name: string, language?: Language) {
  const { row } = await fetchAudit(context.db, name);
  const [printed, [supplier]] = await Promise.all([
    paper.run(context, { id: row.id, language }),
    context.db
      .select({ name: suppliers.name, contactName: suppliers.contactName, email: suppliers.email })
      .from(suppliers)
      .where(eq(suppliers.id, row.supplierId ?? "")),
  ]);
  return { row, supplier, paper: printed };
}

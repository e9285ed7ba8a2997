import { eq } from "drizzle-orm";
import { users } from "@/db/platform";
import { formatDate } from "@/worker/core/figures/dates";
import type { CommandContext } from "@/worker/engine/handler";
import type { RequestRow } from "./records";
import type { ProductionRequestMove } from "./status";
import { en } from "./words.en";
import { fr } from "./words.fr";

const words = { fr, en };

/** Writes to who asked, in their language, what the provider has decided. */
export async function tellCustomer(context: CommandContext, row: RequestRow, move: ProductionRequestMove): Promise<void> {
  if (move === "cancel" || !row.userId) return;
  const fields = { email: users.email, language: users.language };
  const [person] = await context.platform.select(fields).from(users).where(eq(users.id, row.userId));
  if (!person) return;
  const { letters } = words[person.language];
  const values: Record<string, string> = {
    product: row.product,
    reason: row.reason,
    day: formatDate(row.plannedOn ?? row.requestedOn, person.language),
  };
  const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
  const text = [filled(letters[move]), `${context.origin}/customer/production/requests/${row.id}`].join("\n\n");
  context.send({ to: person.email, subject: filled(letters.subject), text: `${text}\n` });
}

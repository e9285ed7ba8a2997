import type { CommandContext } from "@/worker/engine/handler";
import { isStaff } from "@/worker/modules/provider/sides";
import { addresseeOf } from "@/worker/modules/provider/people";
import type { RequestRow } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

const words = { fr, en };
/** What staff does that its customer must hear of. */
type CustomerEvent = keyof typeof fr.letters.customer;

const fill = (text: string, values: Record<string, string>) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

/** Writes to the customer, in their language, when staff has moved their request or written to them. */
export async function tellCustomer(context: CommandContext, row: RequestRow, event: string): Promise<void> {
  const { caller, platform, origin } = context;
  if (!isStaff(caller) || !(event in fr.letters.customer)) return;
  const person = await addresseeOf(platform, row.userId);
  if (!person) return;
  const { letters } = words[person.language];
  const values = { reference: row.reference, title: row.title, reason: row.reason };
  const lines = [
    fill(letters.greeting, { name: person.firstName }),
    fill(letters.customer[event as CustomerEvent], values),
    `${origin}/customer/service-requests/${row.id}`,
  ];
  context.send({ to: person.email, subject: fill(letters.subject, values), text: `${lines.join("\n\n")}\n` });
}

/** Tells the provider's team, in its language, what a customer did. */
export function tellTeam(context: CommandContext, row: RequestRow, businessName: string, event: keyof typeof fr.letters.team): void {
  const values = { reference: row.reference, title: row.title, business: businessName };
  const text = [fill(fr.letters.team[event], values), `${context.origin}/admin/service-requests/${row.id}`].join("\n\n");
  context.send({ to: context.teamAddress, subject: fill(fr.letters.subject, values), text: `${text}\n` });
}

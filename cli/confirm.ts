import { nameOf } from "@/worker/core/contract/operation";
import { isYes } from "./is-yes";
import type { OperationOutline } from "./catalogue/outline";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";
import { withNames } from "./names";
import type { Row } from "./output/show";
import { loadModule } from "./registry";

/** Must somebody agree first? To what nothing takes back, and to giving something up. */
export const mustConfirm = (operation: OperationOutline): boolean =>
  operation.risk === "irreversible" || nameOf(operation).verb === "cancel";

/** What a record is called, by the fields that records have: the first that is there. */
const naming = ["number", "reference", "sku", "name", "companyName", "title", "subject", "description", "label", "fileName"];
const parties = ["clientName", "partyName", "name", "supplierName", "itemName", "companyName", "title"];

/** The record that a command is about, named as exactly as for the command itself, in the exchange form; nothing where its module shows none. @param field the one that names it */
export async function subjectOf(
  context: CommandContext,
  operation: OperationOutline,
  id: string | undefined,
  field = "id",
): Promise<Row | undefined> {
  const { show } = (await loadModule(operation.input.shape[field]?.names[0] ?? nameOf(operation).module, context.translator.language))
    .operations;
  if (id === undefined || !show || !("id" in show.input.shape)) return undefined;
  return withNames(context, { ...show, kind: operation.kind }, { id }, (input) => context.client.call<Row>(show, input));
}

/** "CMD-2026-0042 · Etxe Ona" */
export function titleOf(record: Row): string {
  const first = (fields: string[]) => fields.map((field) => record[field]).find((value) => typeof value === "string" && value);
  return [...new Set([first(naming), first(parties)])].filter(Boolean).join(" · ");
}

/**
 * Asks before what nothing takes back, saying of which record and what happens to it.
 * @param record the one that it happens to, where the module shows it
 * @throws Stop where the answer is no
 */
export async function confirm(
  { terminal, translator }: CommandContext,
  operation: OperationOutline,
  id: string | undefined,
  record: Row | undefined,
): Promise<void> {
  const { say } = translator;
  const { module, verb } = nameOf(operation);
  const { title, ask } = translator.of(module).operations[verb] ?? {};
  const name = (record && titleOf(record)) || id || "";
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, field: string) => String(record?.[field] ?? name));
  terminal.problem([name, ask && fill(ask.title), ask && fill(ask.text)].filter(Boolean).join("\n"));
  const answer = await terminal.ask(say("confirm.irreversible", { title }));
  if (!isYes(answer, say("confirm.yes"))) throw new Stop(say("ask.dropped"), exitCodes.declined);
}

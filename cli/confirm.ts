import { nameOf } from "@/worker/core/contract/operation";
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

/** The record that a command is about, in the exchange form; nothing where the module shows none. */
export async function subjectOf(context: CommandContext, operation: OperationOutline, id: string | undefined): Promise<Row | undefined> {
  const { show } = (await loadModule(operation.input.shape.id?.names[0] ?? nameOf(operation).module, context.translator.language))
    .operations;
  if (id === undefined || !show || !("id" in show.input.shape)) return undefined;
  return withNames(context, show, { id }, (input) => context.client.call<Row>(show, input));
}

/** "CMD-2026-0042 · Etxe Ona" */
export function titleOf(record: Row): string {
  const first = (fields: string[]) => fields.map((field) => record[field]).find((value) => typeof value === "string" && value);
  return [...new Set([first(naming), first(parties)])].filter(Boolean).join(" · ");
}

/**
 * Asks before what nothing takes back, saying of which record and what happens to it.
 * @throws Stop where nobody can answer, or where the answer is no
 */
export async function confirm(context: CommandContext, operation: OperationOutline, id: string | undefined): Promise<void> {
  const { terminal, translator } = context;
  const { say } = translator;
  if (!terminal.isInteractive) throw new Stop(say("confirm.needed"), exitCodes.usage);
  const { module, verb } = nameOf(operation);
  const { title, ask } = translator.of(module).operations[verb] ?? {};
  const record = await subjectOf(context, operation, id);
  const name = (record && titleOf(record)) || id || "";
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, field: string) => String(record?.[field] ?? name));
  terminal.problem([name, ask && fill(ask.title), ask && fill(ask.text)].filter(Boolean).join("\n"));
  const answer = await terminal.ask(say("confirm.irreversible", { title }));
  if (!isYes(answer, say("confirm.yes"))) throw new Stop(say("ask.dropped"), exitCodes.declined);
}

/** @param words what counts as yes, separated by commas */
export function isYes(answer: string, words: string): boolean {
  return words.split(",").includes(answer.trim().toLowerCase());
}

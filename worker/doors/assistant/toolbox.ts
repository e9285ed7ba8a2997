import type { ModelTool } from "@/worker/adapters/llm/port";
import { exportPath, isExport } from "@/worker/core/contract/exporting";
import { line, z } from "@/worker/core/contract/fields";
import type { Operation } from "@/worker/core/contract/operation";
import { parse } from "@/worker/core/contract/parse";
import { isSheet } from "@/worker/core/contract/printing";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { refuseField } from "@/worker/core/errors";
import { requireAccess } from "@/worker/engine/access";
import { call } from "@/worker/engine/call";
import { figures } from "@/worker/modules/business/figures/contract";
import { search } from "@/worker/modules/business/search/contract";
import type { FoundKind } from "@/worker/modules/business/search/status";
import type { RequestContext } from "../request-context";
import { cardOf, known, operationsAbout, schemaOf } from "./help";
import { type Asker, carryOut, propose } from "./proposals";
import { isOfRole } from "./tools";

/** Queries, and as many commands, that a search of help shows at most: their schemas are long. */
const MOST_CARDS = 4;
const SEARCHED = 60;
const MOST_STEPS = 10;

/** The operation that shows a record of each kind. */
const showOf: Record<FoundKind, string> = {
  product: "items.show",
  ingredient: "items.show",
  client: "clients.show",
  supplier: "suppliers.show",
  order: "orders.show",
  delivery: "deliveries.show",
  production: "production.show",
  restock: "restocks.show",
  lot: "lots.show",
  invoice: "invoices.show",
  invoiceDraft: "invoices.show",
  credit: "invoices.show",
  proforma: "invoices.show",
  supplierInvoice: "supplierInvoices.show",
  scan: "scans.show",
  document: "documents.show",
  recall: "recalls.show",
  count: "counts.show",
  location: "locations.show",
};

const operationInput = {
  operation: line(80).describe("As help_search names it, e.g. orders.list"),
  input: z.record(z.string(), z.unknown()).default({}),
};
const inputs = {
  figures_catalogue: z.strictObject({}),
  figures_query: figures.query.input,
  records_find: search.everything.input,
  records_show: z.strictObject({
    kind: z.enum(Object.keys(showOf) as [FoundKind, ...FoundKind[]]),
    id: z.string().describe("Identifier or reference"),
  }),
  query_run: z.strictObject(operationInput),
  help_search: z.strictObject({ words: line(200).describe("What one wants to know or do, in French or English") }),
  change_propose: z.strictObject({
    steps: z.array(z.strictObject(operationInput)).min(1).max(MOST_STEPS),
  }),
  change_confirm: z.strictObject({
    token: z.string().max(20_000).describe("The token of the proposal, unchanged"),
    name: z.string().max(200).optional().describe("For what cannot be undone: what the person typed"),
  }),
};
type ToolName = keyof typeof inputs;

/** What each tool is for, and what it does; models read this, people do not. */
const described: Record<ToolName, [title: string, effect: ModelTool["effect"], description: string]> = {
  figures_catalogue: [
    "Figures that can be asked for",
    "reads",
    "Lists every measure (sales, stock value, costs, margins…), the dimensions it can be told by, and the choices of each. Read it before figures_query.",
  ],
  figures_query: [
    "Figures",
    "reads",
    "Measures by groups, in a period, compared with another. Amounts are in euros, rates in percent. Names of measures and dimensions are those of figures_catalogue.",
  ],
  records_find: [
    "Find records",
    "reads",
    "Finds products, ingredients, clients, suppliers, orders, deliveries, production orders, restocks, lots, invoices and documents by name, reference, number or word.",
  ],
  records_show: ["Show a record", "reads", "Everything about one record that records_find found."],
  query_run: [
    "Run a query",
    "reads",
    "Runs any operation of kind query that help_search names: lists with filters, what is due, what is short, traceability, the morning brief (dashboard.brief).",
  ],
  help_search: [
    "Search the help",
    "reads",
    "What the product can do: finds operations by words, with their arguments as JSON Schema and the screen where people do it. Use it before query_run and change_propose.",
  ],
  change_propose: [
    "Propose a change",
    "proposes",
    'Prepares one or several commands as one plan, and changes nothing. Answers with a preview in plain words and a token. A later step may use what an earlier one answers, e.g. "$1.id". What cannot be undone is proposed alone.',
  ],
  change_confirm: [
    "Carry out a proposal",
    "carriesOut",
    "Carries out a proposal, only after the person has read its preview and said yes. Where the proposal has a name, the person types it. Confirmed twice, it acts once.",
  ],
};

/**
 * The few tools by which a model reads and proposes, for one person: nothing but what they may.
 * @param isAlone does the model confirm by itself, as a program does through MCP? In the panel, the person does on a card
 */
export function toolboxFor(context: RequestContext, caller: Asker, { isAlone }: { isAlone: boolean }): ModelTool[] {
  const runs = runsFor(context, caller);
  const names = (Object.keys(inputs) as ToolName[]).filter((name) => isAlone || name !== "change_confirm");
  return names.map((name) => {
    const [title, effect, description] = described[name];
    return { name, title, effect, description, schema: schemaOf(inputs[name]), run: (input) => runs[name](input) };
  });
}

type Run = ModelTool["run"];

function runsFor(context: RequestContext, caller: Asker): Record<ToolName, Run> {
  const read = async (operation: Operation, input: Record<string, unknown>) => ({
    data: await answerOf(context, caller, operation, input),
  });
  return {
    figures_catalogue: () => read(figures.catalogue, {}),
    figures_query: (input) => read(figures.query, input),
    records_find: (input) => read(search.everything, input),
    async records_show(raw) {
      const { kind, id } = parse(inputs.records_show, raw);
      return read(operationOf(showOf[kind]), { id });
    },
    async query_run(raw) {
      const { operation: id, input } = parse(inputs.query_run, raw);
      const operation = operationOf(id);
      if (operation.kind !== "query") refuseField("operation", "not_found");
      return read(operation, input);
    },
    async help_search(raw) {
      const { words } = parse(inputs.help_search, raw);
      const { now } = context.var.runtime;
      const fitting = operationsAbout(words, SEARCHED).filter((operation) => isOfRole(caller, operation, now));
      const best = (["query", "command"] as const).flatMap((kind) => fitting.filter((one) => one.kind === kind).slice(0, MOST_CARDS));
      return { data: { operations: best.map(cardOf) } };
    },
    async change_propose(raw) {
      const { steps } = parse(inputs.change_propose, raw);
      const commands = steps.map(({ operation: id, input }) => {
        const operation = operationOf(id, "steps");
        return operation.kind === "command" ? { operation, input } : refuseField("steps", "not_found");
      });
      const proposal = await propose(context, caller, commands);
      const { id: token, title, summary, name, steps: previews } = proposal;
      return { data: { title, preview: summary, steps: previews, nameToType: name, token }, proposal };
    },
    async change_confirm(raw) {
      const { token, name } = parse(inputs.change_confirm, raw);
      return { data: { done: await carryOut(context, caller, token, name) } };
    },
  };
}

/** @throws Refusal `invalid_input` naming the field when there is none of this name */
function operationOf(id: string, field = "operation"): Operation {
  return known.get(id) ?? refuseField(field, "not_found");
}

/** A query's answer as doors give it; of a paper or a file, the address where it opens. */
async function answerOf(
  { var: { runtime } }: RequestContext,
  caller: Asker,
  operation: Operation,
  input: Record<string, unknown>,
): Promise<unknown> {
  if (isExport(operation)) {
    requireAccess(caller.actor, operation, runtime.now);
    parse(operation.input, input);
    return { opensAt: runtime.origin + exportPath(operation, input) };
  }
  const output = await call(runtime, caller, operation, input);
  return isSheet(operation) ? { opensAt: runtime.origin + sheetPath(operation, input) } : z.encode(operation.output, output as never);
}

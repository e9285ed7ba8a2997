import type { Operation } from "@/worker/core/contract/operation";
import { nameOf } from "@/worker/core/contract/operation";
import type { Language } from "@/worker/core/language";
import type { ModuleWords } from "@/worker/core/text/words-type";
import type { Tool } from "../port";
import { fieldsOf, type SchemaShape, shapeOf } from "@/worker/core/contract/schema";
import { kindNames, type Phrase, phrasesOf } from "./vocabulary";

/** A module's list: how it is asked, and what a row of it holds. */
export interface List {
  operation: Operation;
  input: Record<string, SchemaShape>;
  row: Record<string, SchemaShape>;
  /** The field that names a row. */
  title: string;
  columns: readonly string[];
  /** What else tells rows apart, where the title is a reference or another record's name: whose it is, and how much. */
  facts: string[];
}

/** A module as the local responder knows it; read off the registry once. */
export interface Shelf {
  module: string;
  words: Record<Language, ModuleWords>;
  tools: Tool[];
  list: List | null;
  show: Tool | null;
  /** Queries that are neither the list nor one record. */
  summaries: Tool[];
  commands: Tool[];
  fields: Record<string, SchemaShape>;
  phrases: Phrase[];
}

export interface Library {
  shelves: Shelf[];
}

const libraries = new WeakMap<readonly Tool[], Library>();

/** Sorts tools by module and indexes their words; done once for a registry. */
export function libraryOf(tools: readonly Tool[]): Library {
  const known = libraries.get(tools);
  if (known) return known;
  const modules = [...new Set(tools.map(({ module }) => module))];
  const shared = kindNames(modules.flatMap((module) => tools.find((tool) => tool.module === module)?.words ?? []));
  const library = {
    shelves: modules.map((module) =>
      shelfOf(
        module,
        tools.filter((tool) => tool.module === module),
        shared,
      ),
    ),
  };
  libraries.set(tools, library);
  return library;
}

function shelfOf(module: string, tools: Tool[], shared: ReturnType<typeof kindNames>): Shelf {
  const words = tools[0]?.words ?? ({} as Shelf["words"]);
  const queries = tools.filter(({ operation }) => operation.kind === "query");
  const lists = queries.filter(({ operation }) => rowOf(operation) !== null);
  const list = lists.find(({ operation }) => nameOf(operation).verb === "list") ?? lists[0];
  const show = queries.find(({ operation }) => "id" in operation.input.shape && shapeOf(operation.output).kind === "record") ?? null;
  const fields = Object.assign({}, ...tools.map(shownFields)) as Record<string, SchemaShape>;
  return {
    module,
    words,
    tools,
    list: list ? listOf(list.operation) : null,
    show,
    summaries: queries.filter((tool) => tool !== list && tool !== show),
    commands: tools.filter(({ operation }) => operation.kind === "command"),
    fields,
    phrases: phrasesOf(module, words, fields, shared),
  };
}

function shownFields({ operation }: Tool): Record<string, SchemaShape> {
  return { ...fieldsOf(operation.input), ...(rowOf(operation) ?? fieldsOf(operation.output)) };
}

/** The fields of a row, when the operation answers with a page of rows. */
function rowOf(operation: Operation): Record<string, SchemaShape> | null {
  const page = fieldsOf(operation.output);
  return page.items?.kind === "records" && "nextCursor" in page ? page.items.fields : null;
}

function listOf(operation: Operation): List {
  const row = rowOf(operation) ?? {};
  const columns = operation.columns ?? Object.keys(row);
  const title = columns.find((field) => row[field]?.kind === "text") ?? columns[0] ?? "id";
  return { operation, input: fieldsOf(operation.input), row, title, columns, facts: factsOf(title, row, columns, operation.telling) };
}

/** Facts that a row tells besides its name. */
const FACTS = 5;

/** Whose a row is and how much, then what the contract tells rows by: its state, its days, what is left of it. */
function factsOf(title: string, row: Record<string, SchemaShape>, columns: readonly string[], telling: readonly string[] = []): string[] {
  const isOwnName = /^(?:name|companyName)$/.test(title);
  const first = (isOne: (field: string) => boolean) => columns.find((field) => field !== title && isOne(field)) ?? [];
  const whose = /Name$/.test(title) ? first((field) => row[field]?.kind === "choice") : first((field) => /name$/i.test(field));
  const facts = isOwnName
    ? [first((field) => row[field]?.kind === "quantity")].flat()
    : [whose, first((field) => ["quantity", "money"].includes(row[field]?.kind ?? ""))].flat();
  const isIdle = (field: string) =>
    field === title || !(field in row) || facts.includes(field) || (isOwnName && /^(?:sku|reference)$/.test(field));
  return [...facts, ...telling.filter((field) => !isIdle(field))].slice(0, FACTS);
}

/** What several rows come to: their amounts, where these are no prices. */
export const amountsOf = ({ row, columns }: List): string[] =>
  columns.filter((field) => row[field]?.kind === "money" && /^(?:total|totalInclTax|amount|due|late|value|balance)$/.test(field));

/** The columns beside a field that say with it how things stand: of quantities the others, of an amount the others, the state and the days. */
export function sistersOf({ row, columns }: List, fields: readonly string[]): string[] {
  const kinds = new Set(fields.map((field) => row[field]?.kind));
  const beside = { money: ["money", "choice", "date"], quantity: ["quantity"], choice: ["date"] } as Record<string, string[]>;
  const wanted = new Set([...kinds].flatMap((kind) => beside[kind ?? ""] ?? []));
  const isState = (field: string) => row[field]?.kind !== "choice" || /^(?:status|state|standing|validity)$/.test(field);
  return columns.filter((field) => !fields.includes(field) && wanted.has(row[field]?.kind ?? "") && isState(field));
}

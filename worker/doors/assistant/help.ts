import MiniSearch from "minisearch";
import { z } from "@/worker/core/contract/fields";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { modules } from "@/worker/modules/contracts";
import { screens } from "./screens";

interface Entry {
  id: string;
  module: string;
  title: string;
  words: string;
  /** What its arguments are called. */
  fields: string;
}

/** What is written of an operation, in both languages. */
function entryOf(module: string, operation: Operation): Entry {
  const { words } = modules[module as keyof typeof modules] as (typeof modules)["items"];
  const { verb } = nameOf(operation);
  const [fr, en] = [words.fr, words.en].map(({ title, operations }) => {
    const own = (operations as Record<string, { title: string; examples?: readonly string[] }>)[verb];
    return { module: title, title: own?.title ?? verb, examples: own?.examples ?? [] };
  });
  return {
    id: operation.id,
    module: `${fr?.module} ${en?.module} ${module}`,
    title: `${fr?.title} ${en?.title} ${verb}`,
    words: [...(fr?.examples ?? []), ...(en?.examples ?? [])].join(" "),
    fields: Object.keys(operation.input.shape)
      .flatMap((field) => [words.fr, words.en].map(({ fields }) => (fields as Record<string, string>)[field] ?? ""))
      .join(" "),
  };
}

/** Words that every example has. */
const empty = new Set(
  "un une des les du de la le et ou mon ma mes est que qui the and for what how does is are my of to in on a".split(" "),
);
/** What people say for the verbs that operations are called by. */
const verbs: Record<string, string> = {
  changer: "modifier",
  change: "update",
  passer: "modifier",
  edit: "update",
  effacer: "supprimer",
  delete: "remove",
};

/** A word without case and accents, by the name operations have for it; nothing for one that every example has. */
function fold(word: string): string | null {
  const bare = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return empty.has(bare) ? null : (verbs[bare] ?? bare);
}
const isPublic = ({ access }: Operation) => access.role === "public";
const all: Operation[] = Object.values(modules).flatMap(({ operations }) => Object.values(operations) as Operation[]);
/** The operations that somebody signed in may come to use, by their id. */
export const known = new Map(all.filter((operation) => !isPublic(operation)).map((operation) => [operation.id, operation]));

let index: MiniSearch<Entry> | undefined;

/** The operations whose names and examples fit some words, the likeliest first. */
export function operationsAbout(words: string, most: number): Operation[] {
  index ??= indexed();
  return index
    .search(words)
    .slice(0, most)
    .flatMap(({ id }) => known.get(String(id)) ?? []);
}

function indexed(): MiniSearch<Entry> {
  const search = new MiniSearch<Entry>({
    fields: ["module", "title", "words", "fields"],
    processTerm: fold,
    searchOptions: { boost: { title: 3, module: 2 }, prefix: (term) => term.length > 3, fuzzy: (term) => (term.length > 5 ? 0.2 : false) },
  });
  search.addAll([...known.values()].map((operation) => entryOf(nameOf(operation).module, operation)));
  return search;
}

/** What a program must know to use an operation: what it does, its arguments, and where people find it. */
export function cardOf(operation: Operation): object {
  const { module, verb } = nameOf(operation);
  const { words } = modules[module as keyof typeof modules] as (typeof modules)["items"];
  const own = (words.en.operations as Record<string, { title: string; examples?: readonly string[] }>)[verb];
  const screen = screens[operation.id] ?? screens[module];
  return {
    operation: operation.id,
    kind: operation.kind,
    does: own?.title ?? verb,
    ...(own?.examples?.length && { askedAs: own.examples.slice(0, 2) }),
    ...(operation.risk === "irreversible" && { irreversible: true }),
    ...(screen && { screen }),
    input: schemaOf(operation.input),
  };
}

/** The JSON Schema of an input as doors take it, without what every schema repeats. */
export function schemaOf(input: z.ZodObject): { type: "object"; properties?: Record<string, object>; required?: string[] } {
  const { $schema, ...schema } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return { ...schema, type: "object" } as ReturnType<typeof schemaOf>;
}

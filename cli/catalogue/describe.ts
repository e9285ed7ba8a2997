import { isExport } from "@/worker/core/contract/exporting";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { isSheet } from "@/worker/core/contract/printing";
import { fieldsOf, shapeOf } from "@/worker/core/contract/schema";
import type { Language } from "@/worker/core/language";
import { modules } from "@/worker/modules/contracts";
import { exampleOf } from "./examples";
import { clearPlaces, SHOWN } from "./phrases";
import unclear from "./unclear.json";
import { type ModuleOutline, type OperationOutline, stored, type StoredExamples, type StoredModule } from "./outline";

/**
 * Writes down every module in short, for the build.
 * @param registry the text of the registry, of all areas: its imports say where each module stands
 */
export function describeModules(registry: string): ModuleOutline[] {
  const places = new Map(
    [...registry.matchAll(/import \{ (\w+) \} from "@\/worker\/modules\/([\w-]+)\/([\w-]+)\/contract"/g)].map(
      ([, name = "", area = "", folder = ""]) => [name, { area, folder }],
    ),
  );
  return Object.entries(modules).map(([name, { operations, words }]) => {
    const place = places.get(name);
    if (!place) throw new Error(`the registry does not import ${name} from its contract`);
    const titleOf = (verb: string, language: Language) => words[language].operations[verb]?.title ?? verb;
    const verbs = Object.values(operations).map((operation) => {
      const { verb } = nameOf(operation);
      return { verb, title: { fr: titleOf(verb, "fr"), en: titleOf(verb, "en") } };
    });
    const listedBy = operations.list?.access.role;
    return { name, ...place, title: { fr: words.fr.title, en: words.en.title }, ...(listedBy && { listedBy }), verbs };
  });
}

/** The operations of every module, written down, for the build. */
export function describeOperations(): Record<string, StoredModule> {
  return Object.fromEntries(Object.entries(modules).map(([name, { operations }]) => [name, stored(outlinesOf(operations))]));
}

/** What one may type for each operation in the demo business, for the build: help alone reads it. */
export function describeExamples(): StoredExamples {
  const all = Object.values(modules).flatMap(({ operations }) => Object.values(operations));
  const examples = all.map((operation) => [operation.id, exampleOf(operation)] as const);
  const lines = Object.fromEntries(examples.filter(([, fields]) => Object.keys(fields).length));
  return { lines, phrases: { fr: phrasesShown("fr"), en: phrasesShown("en") } };
}

/** The places of the phrases that a help shows, for operations of which the first ones are taken for something else. */
function phrasesShown(language: Language): Record<string, number[]> {
  const all = Object.entries(modules).flatMap(([name, { words }]) =>
    Object.entries(words[language].operations).map(([verb, { examples = [] }]): [string, readonly string[]] => [
      `${name}.${verb}`,
      examples,
    ]),
  );
  const places = all.map(([id, phrases]) => [id, clearPlaces(phrases, unclear[language])] as const);
  return Object.fromEntries(places.filter(([id, shown]) => shown.join() !== usualPlaces(all, id)));
}

const usualPlaces = (all: [string, readonly string[]][], id: string) =>
  String([...(all.find(([one]) => one === id)?.[1] ?? []).keys()].slice(0, SHOWN));

/** A module's operations as the terminal knows them. */
export function outlinesOf(operations: Readonly<Record<string, Operation>>): Record<string, OperationOutline> {
  return Object.fromEntries(Object.entries(operations).map(([verb, operation]) => [verb, outlineOf(operation)]));
}

/** An operation as the terminal knows it. */
export function outlineOf(operation: Operation): OperationOutline {
  const { id, kind, risk, scope, access, columns, telling, input, output } = operation;
  return {
    id,
    kind,
    risk,
    scope,
    access,
    ...(columns && { columns }),
    ...(telling && { telling }),
    input: { shape: fieldsOf(input) },
    output: shapeOf(output),
    ...(isExport(operation) && { answers: "export" }),
    ...(isSheet(operation) && { answers: "sheet" }),
  };
}

export { storedOutline } from "./outline";

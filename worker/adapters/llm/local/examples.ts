import MiniSearch from "minisearch";
import { type Language, languages } from "@/worker/core/language";
import { nameOf } from "@/worker/core/contract/operation";
import type { Tool } from "../port";
import { stemOf, tokensOf } from "./text";

/** Finds the operations whose titles and example questions resemble a message, whatever its language. */
export interface ExampleIndex {
  /** Each operation that resembles the message, by name, with how much: the best of them has 1. */
  resembling(message: string): Map<string, number>;
}

/** Indexes the titles and example questions of every tool, in both languages. */
export function indexOf(tools: readonly Tool[]): ExampleIndex {
  const search = new MiniSearch<{ id: number; tool: string; text: string }>({
    fields: ["text"],
    storeFields: ["tool"],
    tokenize: (text) => tokensOf(text).map(({ word }) => word),
    processTerm: stemOf,
    searchOptions: { prefix: (term) => term.length > 3, fuzzy: (term) => (term.length > 4 ? 0.2 : false), combineWith: "OR" },
  });
  const texts = tools.flatMap((tool) =>
    languages.flatMap((language) => sayingsOf(tool, language).map((text) => ({ tool: tool.name, text }))),
  );
  search.addAll(texts.map((entry, id) => ({ id, ...entry })));
  return {
    resembling(message) {
      const found = new Map<string, number>();
      const hits = search.search(message);
      const best = hits[0]?.score ?? 1;
      for (const { tool, score } of hits) found.set(tool, Math.max(found.get(tool) ?? 0, score / best));
      return found;
    },
  };
}

/** A few example questions for someone who does not know what to ask: one of each operation, the likeliest first. */
export function examplesFor(tools: readonly Tool[], language: Language, likeliest: Map<string, number>, count = 3): string[] {
  const ordered = [...tools].sort((one, other) => (likeliest.get(other.name) ?? 0) - (likeliest.get(one.name) ?? 0));
  const first = ordered.flatMap((tool) => tool.words[language].operations[nameOf(tool.operation).verb]?.examples?.[0] ?? []);
  return first.slice(0, count);
}

function sayingsOf(tool: Tool, language: Language): string[] {
  const own = tool.words[language].operations[nameOf(tool.operation).verb];
  return own ? [own.title, ...(own.examples ?? [])] : [];
}

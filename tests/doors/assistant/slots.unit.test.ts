import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { openModel } from "@/worker/adapters/llm/local/model/model";
import { recordFields, fill } from "@/worker/adapters/llm/local/slots";
import { matchFor } from "@/worker/adapters/llm/local/reading-answers";
import { libraryOf } from "@/worker/adapters/llm/local/shelf";
import type { Tool } from "@/worker/adapters/llm/port";
import { nameOf } from "@/worker/core/contract/operation";
import { modules } from "@/worker/modules/contracts";
import { items } from "@/worker/modules/catalogue/items/contract";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";

beforeAll(() => openModel(async (path) => new Uint8Array(readFileSync(`public${path}`))));

const tools: Tool[] = Object.entries(modules).flatMap(([module, { operations, words }]) =>
  Object.values(operations).map((operation) => ({ name: `${module}_${nameOf(operation).verb}`, module, operation, words })),
);

function filled(name: string, message: string) {
  const tool = tools.find((one) => one.name === name);
  const shelf = libraryOf(tools).shelves.find(({ module }) => module === tool?.module);
  if (!tool || !shelf) throw new Error(`No tool ${name}`);
  const match = matchFor(message, { name: tool.operation.id, tool, preset: {} }, shelf);
  const { input, names, missing } = fill(match);
  const texts = Object.entries(names).map(([field, groups]) => [
    field,
    groups.map((group) => group.map(({ word }) => word).join(" ")).join(" / "),
  ]);
  return { ...input, ...Object.fromEntries(texts), ...(missing.length && { missing }) };
}

describe("a price change", () => {
  it.each<[string, object]>([
    ["que se passe-t-il si le beurre augmente de 10 % ?", { id: "beurre", change: 10 }],
    ["que se passe-t-il si le beurre baisse de 5 % ?", { id: "beurre", change: -5 }],
    ["what happens if butter falls by 5%?", { id: "butter", change: -5 }],
    ["what if butter gets 10 % cheaper?", { id: "butter", change: -10 }],
    ["si le beurre doux prend +12,5 %", { id: "beurre doux", change: 12.5 }],
    ["si le beurre fait -3 %", { id: "beurre", change: -3 }],
    ["quels produits passent sous 40 % de marge si le beurre augmente de 10 % ?", { id: "beurre", change: 10, marginBelow: 40 }],
    ["if butter rises by 10 %, which products fall under a 40 % margin?", { id: "butter", change: 10, marginBelow: 40 }],
    ["si le beurre baisse de 10 %, quels produits restent à moins de 20 % de marge ?", { change: -10, marginBelow: 20 }],
    ["que se passe-t-il si le beurre augmente ?", { id: "beurre", missing: ["change"] }],
  ])("%s", (message, input) => {
    expect(filled("recipes_whatIf", message)).toMatchObject(input);
  });
});

it("two records are told apart by the word between them", () => {
  expect(filled("recipes_replace", "remplace le beurre par l'huile d'olive")).toEqual({ id: "beurre", by: "huile olive" });
  expect(filled("recipes_replace", "replace butter with olive oil")).toEqual({ id: "butter", by: "olive oil" });
});

it("a choice that the operation takes is no name", () => {
  expect(filled("recipes_label", "label of the apricot jam in English")).toEqual({ id: "apricot jam", language: "en" });
});

it("an identifier is of its own module, unless it says whose it is", () => {
  expect(recordFields(items.show)).toEqual({ id: ["items"] });
  expect(recordFields(recipes.replace)).toEqual({ id: ["items"], by: ["items"] });
  expect(recordFields(recipes.label)).toEqual({ id: ["recipes", "items"] });
});

describe("what is looked for in documents", () => {
  it.each([
    ["quel document parle de la température de stockage ?", "temperature stockage"],
    ["quel document parle de salmonelles ?", "salmonelle"],
    ["dans quel document est-il question de pénalités de retard ?", "penalite retard"],
    ["dans quel document est écrit le délai de paiement ?", "delai paiement"],
    ["which document mentions late penalties?", "late penaltie"],
  ])("%s", (message, search) => {
    expect(filled("documents_search", message)).toEqual({ search });
  });
});

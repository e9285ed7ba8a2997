import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { AssistantTools, Tool } from "@/worker/adapters/llm/port";
import { linked } from "@/worker/adapters/llm/local/links";
import { heardWords, openModel } from "@/worker/adapters/llm/local/model/model";
import { withInvoice } from "@/worker/adapters/llm/local/numbered";
import { nameOf } from "@/worker/core/contract/operation";
import { fold } from "@/worker/core/language";
import { modules } from "@/worker/modules/contracts";

/** The names in a message are found by one look into the index, whatever the message says of them. */

const names: [string, string][] = [
  ["client", "Restaurant Chez Félicie"],
  ["client", "Michel et Odette Boudon"],
  ["client", "Établissements Larrieu et Fils"],
  ["supplier", "Ferme de Lacaussade"],
  ["supplier", "Verreries de l'Albret"],
  ["product", "Garbure gasconne 720 g"],
  ["product", "Confit de canard, deux cuisses 750 g"],
  ["product", "Jus de tomate de Marmande 1 l"],
  ["ingredient", "Graisse de canard"],
  ["ingredient", "Poireau"],
];
const index = names.map(([kind, name]) => ({ id: name, kind, name, about: "", words: fold(name), range: "" }));
const all: Tool[] = Object.entries(modules).flatMap(([module, { operations, words }]) =>
  Object.values(operations).map((operation) => ({ name: `${module}_${nameOf(operation).verb}`, module, operation, words })),
);
let looks = 0;
const assistant = {
  all,
  tools: all,
  run: async () => {
    looks += 1;
    return { items: index };
  },
} as unknown as AssistantTools;

beforeAll(() => openModel(async (path) => new Uint8Array(readFileSync(`public${path}`))));

const named = async (message: string) => {
  looks = 0;
  const { links, text } = await linked(message, "fr", assistant);
  return { ids: links.map(({ ways }) => ways[0]?.ids), text };
};

const frames = [
  "combien de ~ en stock ?",
  "~ cette année",
  "qu'est-ce qu'on a vendu à ~ ce mois-ci",
  "stock ~",
  "how much did ~ cost us in october",
];
const spoken = [(name: string) => name, (name: string) => name.toUpperCase(), fold, (name: string) => name.toLowerCase()];

it("a name is found however it is written, and nothing of it is left", async () => {
  const cases = fc.record({ name: fc.constantFrom(...names), frame: fc.constantFrom(...frames), way: fc.constantFrom(...spoken) });
  await fc.assert(
    fc.asyncProperty(cases, async ({ name: [, name], frame, way }) => {
      const { ids, text } = await named(frame.replace("~", way(name)));
      expect(ids).toEqual([[name]]);
      expect(text).not.toMatch(/felicie|odette|larrieu|albret|garbure|marmande|750|720/);
      expect(looks).toBe(1);
    }),
  );
});

it("half a name, a slip and the other language's word find it; two names are two", async () => {
  expect((await named("la garbure, il en reste ?")).ids).toEqual([["Garbure gasconne 720 g"]]);
  expect((await named("combien nous doit larieu")).ids).toEqual([["Établissements Larrieu et Fils"]]);
  expect((await named("how many leeks have we got")).ids).toEqual([["Poireau"]]);
  expect((await named("confit de canard chez felicie")).ids).toEqual([
    ["Confit de canard, deux cuisses 750 g"],
    ["Restaurant Chez Félicie"],
  ]);
});

it("the words that the product asks with name nothing", async () => {
  for (const message of [
    "combien de clients actifs ?",
    "factures en retard",
    "quels restaurants nous doivent de l'argent ?",
    "stock en valeur",
  ])
    expect((await named(message)).ids).toEqual([]);
});

it("a slip of a word that is known is no slip of a name, and a food no slip of another word", async () => {
  expect((await named("last higiene audit")).ids).toEqual([]);
  expect(heardWords("rillettes et terrines")).toEqual(["rillettes", "et", "terrines"]);
});

it("a number after what says that it is paid is an invoice's; an amount is none", () => {
  const verbs = fc.constantFrom("a paye la", "a regle", "has paid", "est soldee la", "settled");
  fc.assert(
    fc.property(verbs, fc.integer({ min: 10, max: 99_999 }), fc.constantFrom("", " €", " euros", " factures"), (verb, number, unit) => {
      const text = withInvoice(`etxe ona ${verb} ${number}${unit}`);
      expect(/(?:facture|invoice) \d/.test(text)).toBe(unit === "");
    }),
  );
});

import { expect, it } from "vitest";
import { read } from "@/worker/adapters/llm/local/reading";
import { phrasesOf } from "@/worker/adapters/llm/local/vocabulary";
import { z } from "@/worker/core/contract/fields";
import { fieldsOf } from "@/worker/core/contract/schema";

const fields = fieldsOf(z.object({ status: z.enum(["lent", "returned"]), name: z.string() }));
const words = {
  fr: {
    title: "Prêts",
    operations: {},
    fields: { status: "Statut", name: "Nom" },
    values: { status: { lent: "Prêté", returned: "Rendu" } },
  },
  en: {
    title: "Loans",
    operations: {},
    fields: { status: "Status", name: "Name" },
    values: { status: { lent: "Loaned", returned: "Returned" } },
  },
};
const phrases = phrasesOf("loans", words, fields);

it.each<[string, string[]]>([
  ["quels prêts sont rendus ?", ["module", "returned"]],
  ["combien de prêts ai-je ?", ["module"]],
  ["quels prêts sont prêtés ?", ["module", "lent"]],
  ["qu'est-ce qui est prêté ?", ["lent"]],
  ["which loans are loaned?", ["module", "lent"]],
])("a status that sounds like its module is heard where it is written: %s", (message, expected) => {
  const { mentions } = read(message, phrases);
  expect(mentions.flatMap(({ meanings }) => meanings.map((one) => (one.of === "choice" ? one.choice : one.of)))).toEqual(expected);
});

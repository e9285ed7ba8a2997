import { civilDate } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import type { AssistantTools } from "../port";
import type { Row } from "./conditions";
import type { Heard } from "./names";
import { periodOf } from "./periods";
import { libraryOf } from "./shelf";
import { tokensOf } from "./text";
import type { Reading } from "./understanding";
import { fieldText, valueWriterOf } from "./value-writer";

const told = ["price", "unitCost", "margin", "salesMargin"];

/** "Marge sur le cassoulet": of one product and no days, what one piece costs and earns, as its recipe in use has it; or nothing. */
export async function unitMargin({ measure = "", by }: Reading, heard: Heard, desk: AssistantTools, language: Language): Promise<string[]> {
  const [link, ...others] = heard.links;
  const way = link?.ways.find(({ kind }) => kind === "product");
  const isOfOne = way?.ids.length === 1 && !others.length && !by && /^margin(?:Rate)?$/.test(measure);
  const list = libraryOf(desk.all).shelves.find(({ module }) => module === "recipes");
  const isOpen = list?.list && desk.tools.some(({ operation }) => operation === list.list?.operation);
  if (!isOfOne || !list?.list || !isOpen || periodOf(tokensOf(heard.text), civilDate(Date.now()))) return [];
  const { items } = (await desk.run(list.list.operation, { item: way.ids[0], status: "active", limit: 1 })) as { items: Row[] };
  const [recipe] = items;
  const teller = valueWriterOf(list, language, desk);
  const facts = told.filter((field) => recipe?.[field] !== null && recipe?.[field] !== undefined);
  const shapes = list.list.row;
  return recipe && facts.length
    ? [desk.say("fact", { name: way.names[0] ?? "", facts: facts.map((field) => fieldText(recipe, field, shapes, teller)).join(", ") })]
    : [];
}

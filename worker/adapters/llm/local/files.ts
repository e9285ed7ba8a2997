import { isExport } from "@/worker/core/contract/exporting";
import { is } from "./lexicon";
import { read } from "./reading";
import type { Said, Scene } from "./scene";
import type { Shelf } from "./shelf";
import { isReference, tokensOf } from "./text";

/** A list wanted as a file ("exporte mes recettes") that has none: says so, where it stands, and of what there are files. Null otherwise. */
export function unfiled({ message, language, desk, library: { shelves } }: Scene): Said | null {
  const tokens = tokensOf(message);
  if (!tokens.some(({ word }) => is.filing(word)) || tokens.some(isReference)) return null;
  // "Exporte" itself is no slip for "experts".
  const rest = tokens.flatMap(({ word }) => (is.filing(word) ? [] : [word])).join(" ");
  const isFiled = ({ tools }: Shelf) => tools.some(({ operation }) => isExport(operation));
  const isNamed = ({ phrases }: Shelf) => read(rest, phrases).mentions.some(({ meanings }) => meanings.some(({ of }) => of === "module"));
  const named = shelves.filter((shelf) => shelf.list && isNamed(shelf));
  const [shelf] = named;
  if (!shelf?.list || named.some(isFiled)) return null;
  const screen = desk.screenOf(shelf.list.operation);
  const others = shelves.filter((one) => isFiled(one) && one.tools.some((tool) => desk.tools.includes(tool)));
  const titles = others.map(({ words }) => words[language].title).join(", ");
  const lines = [
    desk.say("unfiled", { what: shelf.words[language].title }),
    ...(screen ? [desk.say("shownAt", { link: screen })] : []),
    ...(titles ? [desk.say("filed", { others: titles })] : []),
  ];
  return { response: lines.join("\n") };
}

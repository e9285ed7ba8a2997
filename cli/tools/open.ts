import { kebab } from "@/worker/core/contract/operation";
import { type FoundKind, foundPath, listPath } from "@/worker/modules/business/search/status";
import type { CommandContext } from "../command-context";
import { exitCodes, Stop } from "../exit-codes";
import { openAddress } from "../open-address";
import { fold } from "@/worker/core/language";
import { catalogue, operationOf } from "../registry";

interface Found {
  id: string;
  kind: FoundKind;
  name: string;
  about: string;
}

/** Modules whose screens are called otherwise. */
const screens: Readonly<Record<string, string>> = { items: "products", restocks: "material-restocks" };

/** The screen of a whole list, by the name of its module or by its title. */
function listCalled(words: string): string | undefined {
  const isCalled = (name: string) => fold(name) === fold(words);
  const module = catalogue().find(({ name, title }) => [kebab(name), title.fr, title.en].some(isCalled));
  return listPath(module ? (screens[module.name] ?? kebab(module.name)) : words);
}

/** Opens the screen of a record or of a list in the browser; prints its address where there is none. @throws Stop when nothing is called so */
export async function open(context: CommandContext, words: string, { print }: { print?: boolean }): Promise<void> {
  const { client, terminal, translator } = context;
  if (!words.trim()) throw new Stop(translator.say("names.empty", { name: "record" }), exitCodes.usage);
  const show = async (path: string) => {
    const address = new URL(path, client.where() ?? undefined).href;
    if (print || !terminal.isInteractive || !(await openAddress(address))) terminal.out(address);
  };
  const list = listCalled(words);
  if (list) return show(list);
  const everything = await operationOf("search", "everything", translator.language);
  const { items } = await client.call<{ items: Found[] }>(everything, { words, limit: 5 });
  const holds = ({ name, about }: Found) =>
    fold(words)
      .split(/\s+/)
      .every((word) => fold(`${name} ${about}`).includes(word));
  const record = items.find(({ name }) => fold(name) === fold(words)) ?? items.find(holds);
  if (!record) {
    const near = items[0]?.name;
    throw new Stop(translator.say(near ? "names.near" : "names.none", { name: words, near }), exitCodes.notFound);
  }
  terminal.aside([record.name, record.about].filter(Boolean).join(" · "));
  await show(foundPath(record));
}

import { type FoundKind, foundPath } from "@/worker/modules/business/search/status";
import type { CommandContext } from "../command-context";
import { exitCodes, Stop } from "../exit-codes";
import { openAddress } from "../open-address";
import { fold } from "@/worker/core/language";
import { operationOf } from "../registry";

interface Found {
  id: string;
  kind: FoundKind;
  name: string;
  about: string;
}

/** Opens the screen of a record in the browser; prints its address where there is none. @throws Stop when nothing is called so */
export async function open({ client, terminal, translator }: CommandContext, words: string, { print }: { print?: boolean }): Promise<void> {
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
  const address = new URL(foundPath(record), client.where() ?? undefined).href;
  terminal.aside([record.name, record.about].filter(Boolean).join(" · "));
  if (print || !terminal.isInteractive || !(await openAddress(address))) terminal.out(address);
}

import { Box, Text, useInput } from "ink";
import { useEffect, useState } from "react";
import { fold } from "@/worker/core/language";
import type { FoundKind } from "@/worker/modules/business/search/status";
import type { CommandContext } from "../command-context";
import { shorten } from "../output/table";
import { catalogue, operationOf } from "../registry";
import { listPlace, type Place, type PlaceProps } from "./places";
import { useNow } from "./use-now";
import { useScreen } from "./use-screen";

/** The modules that show what a search finds. */
const moduleOfKind: Record<FoundKind, string> = {
  product: "items",
  ingredient: "items",
  client: "clients",
  supplier: "suppliers",
  order: "orders",
  delivery: "deliveries",
  production: "production",
  restock: "restocks",
  lot: "lots",
  invoice: "invoices",
  invoiceDraft: "invoices",
  credit: "invoices",
  proforma: "invoices",
  supplierInvoice: "supplierInvoices",
  scan: "scans",
  document: "documents",
  recall: "recalls",
  count: "counts",
  location: "locations",
};

/** Somewhere to go: what it is called, what tells it from others, and the way. */
interface Choice {
  key: string;
  name: string;
  about: string;
  way: () => Promise<Place | null>;
}

/** Letters from which records are looked for, and milliseconds of rest before. */
const SEARCHED = 2;
const REST = 150;

/** Every list and every record, by a few letters of what it is called. */
export function Palette({ context, onGo, onLeave }: PlaceProps) {
  const { say } = context.translator;
  const { columns, lines } = useScreen();
  const typed = useNow("");
  const row = useNow(0);
  const records = useRecords(context, typed.now);
  const choices = [...listsNamed(context, typed.now), ...records].slice(0, Math.max(3, lines - 3));
  const go = async (choice: Choice | undefined) => {
    const place = await choice?.way();
    if (place) onGo(place);
  };
  useInput((input, key) => {
    if (key.ctrl && input === "c") return onLeave("stopped");
    if (key.escape) return onLeave("left");
    if (key.return) return void go(choices[Math.min(row.now, choices.length - 1)]);
    if (key.downArrow) return row.set(Math.min(row.now + 1, Math.max(0, choices.length - 1)));
    if (key.upArrow) return row.set(Math.max(0, row.now - 1));
    if (key.ctrl || key.meta || (/\p{C}/u.test(input) && !key.backspace && !key.delete)) return;
    row.set(0);
    typed.set(key.backspace || key.delete ? [...typed.now].slice(0, -1).join("") : typed.now + input);
  });
  return (
    <Box flexDirection="column" width={columns}>
      <Text>{`${say("browse.search")}${typed.now}▏`}</Text>
      {choices.map(({ key, name, about }, place) => (
        <Text key={key} inverse={place === row.now}>
          {shorten(`${place === row.now ? "›" : " "} ${name}${about && `  ${about}`}`, columns)}
        </Text>
      ))}
      {!choices.length && <Text dimColor>{say("browse.none")}</Text>}
      <Text dimColor>{say("home.paletteKeys")}</Text>
    </Box>
  );
}

/** The lists whose names hold what was typed; those that begin with it first. */
function listsNamed(context: CommandContext, typed: string): Choice[] {
  const { language } = context.translator;
  const wanted = fold(typed.trim());
  return catalogue()
    .filter(({ listedBy }) => listedBy && listedBy !== "admin")
    .map(({ name, title }) => ({ key: name, name: title[language], about: "", way: () => listPlace(context, name) }))
    .filter(({ name }) => fold(name).includes(wanted))
    .sort((a, b) => Number(fold(b.name).startsWith(wanted)) - Number(fold(a.name).startsWith(wanted)));
}

/** The records that a search finds, once the reader rests. */
function useRecords({ client, translator }: CommandContext, typed: string): Choice[] {
  const [choices, setChoices] = useState<Choice[]>([]);
  useEffect(() => {
    let isWanted = true;
    setChoices([]);
    const look = async () => {
      const everything = await operationOf("search", "everything", translator.language);
      const { items } = await client.call<{ items: { id: string; kind: FoundKind; name: string; about: string }[] }>(everything, {
        words: typed.trim(),
      });
      const kinds = translator.of("search").values?.kind ?? {};
      const choiceOf = ({ id, kind, name, about }: (typeof items)[number]): Choice => ({
        key: id,
        name,
        about: [kinds[kind], about].filter(Boolean).join(" · "),
        way: async () => ({ at: "record", show: await operationOf(moduleOfKind[kind], "show", translator.language), id, title: name }),
      });
      if (isWanted) setChoices(items.map(choiceOf));
    };
    const rest = typed.trim().length < SEARCHED ? undefined : setTimeout(() => void look().catch(() => {}), REST);
    return () => {
      isWanted = false;
      clearTimeout(rest);
    };
  }, [client, translator, typed]);
  return choices;
}

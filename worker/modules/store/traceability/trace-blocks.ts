import type { Block } from "@/worker/core/files/paper";
import { formatRate } from "@/worker/core/figures/rate";
import type { Language } from "@/worker/core/language";
import { quantityText } from "@/worker/core/text/format-value";
import { phoneText } from "@/worker/core/trade/phone-numbers";
import { inLanguage } from "@/worker/core/text/words-type";
import type { Branch, ReachedClient, ReachedSupplier } from "./shapes";
import type { traceOf } from "./trace";
import { en } from "./words.en";
import { fr } from "./words.fr";

type Words = typeof fr;

/** The words of traces in a language. */
export const traceWords = (language: Language): Words => inLanguage(language, fr, en);

/**
 * What stands of a trace on a paper: its balance, its journey, whom to call, where the rest lies.
 * @param levels how many steps of the journey are shown; all of them when left out
 */
export function traceBlocks(trace: Awaited<ReturnType<typeof traceOf>>, language: Language, levels = Number.POSITIVE_INFINITY): Block[] {
  const near = (branches: Branch[]) => branches.filter(({ level }) => level <= levels);
  const words = traceWords(language);
  const { fields, values, tree } = words;
  return [
    ...(trace.cut ? [{ kind: "text" as const, text: tree.cut }] : []),
    ...tableOf(fields.balance, [fields.side, fields.amount, fields.share], trace.balance, ({ side, amount, share }) => [
      values.side[side],
      quantityText(amount, language),
      share === null ? "" : formatRate(share, language, 1),
    ]),
    ...branches(fields.origins, near(trace.origins), words, language),
    ...branches(fields.destinations, near(trace.destinations), words, language),
    ...people(fields.clients, trace.clients, words, language),
    ...people(fields.suppliers, trace.suppliers, words, language),
    ...tableOf(fields.rest, [fields.lot, fields.location, fields.amount], trace.rest, ({ lot: number, itemName, location, amount }) => [
      { text: number, detail: itemName },
      location,
      quantityText(amount, language),
    ]),
  ];
}

type Cells = Extract<Block, { kind: "table" }>["rows"][number]["cells"];

/** A part of the paper: its heading and its table, or nothing. @param figures whether the last column holds figures */
function tableOf<Row>(title: string, labels: string[], rows: Row[], cells: (row: Row) => Cells, figures = true): Block[] {
  if (!rows.length) return [];
  const columns = labels.map((label, place) => ({ label, align: figures && place === labels.length - 1 ? ("right" as const) : undefined }));
  return [
    { kind: "heading", text: title },
    { kind: "table", caption: title, columns, rows: rows.map((row) => ({ cells: cells(row) })) },
  ];
}

function branches(title: string, rows: Branch[], { fields }: Words, language: Language): Block[] {
  return tableOf(
    title,
    [fields.level, fields.name, fields.reference, fields.amount],
    rows,
    ({ level, name, itemName, reference, amount }) => [
      String(level),
      itemName ? { text: name, detail: itemName } : name,
      reference,
      quantityText(amount, language),
    ],
  );
}

/** Whom to call, and about what. */
function people(title: string, rows: (ReachedClient | ReachedSupplier)[], { fields }: Words, language: Language): Block[] {
  const columns = [fields.name, fields.phone, fields.email, fields.goods];
  const cells = ({ name, reference, phone, email, goods }: ReachedClient | ReachedSupplier): Cells => [
    { text: name, detail: reference },
    // A number that breaks at the end of a line is dialled wrong.
    phone ? phoneText(phone).replaceAll(" ", "\u00a0") : "",
    email ?? "",
    goods.map(({ lot, amount }) => `${lot}\u00a0: ${quantityText(amount, language)}`).join("\n"),
  ];
  return tableOf(title, columns, rows, cells, false);
}

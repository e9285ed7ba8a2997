import { formatDate } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import { figureText } from "@/worker/core/text/figure-text";
import type { AssistantTools } from "../port";
import type { Heard, Link, Way } from "./names";
import type { Said } from "./scene";
import { NAMED, tokensOf } from "./text";
import { type Reading, spokenIn } from "./understanding";
import { unitMargin } from "./unit-margin";

/** A measure as the catalogue tells it. */
interface Measured {
  name: string;
  by: string[];
  list: string;
  overTime: boolean;
  open: boolean;
  beside: string[];
}

/** What figures are divided by, for each kind of record that words name: the first that a measure knows. */
const dimensions: Record<string, readonly string[]> = {
  product: ["product", "item"],
  ingredient: ["ingredient", "item", "product"],
  client: ["client"],
  supplier: ["supplier"],
  location: ["location"],
};
const RANGE = "productCategory";
/** Names that a word may stand for at once. */
const MOST = 60;

/** How a figure is narrowed to what words name; and the names that it cannot be told by. @param by what the measure is divided by */
function filtersFor(by: readonly string[], links: readonly Link[]) {
  const only: { dimension: string; is: string[] }[] = [];
  const untaken: Link[] = [];
  for (const link of links) {
    const filter = link.ways.map((way) => filterFor(by, way)).find(Boolean);
    const before = only.find(({ dimension }) => dimension === filter?.dimension);
    if (before && filter) before.is.push(...filter.is);
    else if (filter) only.push(filter);
    else untaken.push(link);
  }
  return { only, untaken };
}

function filterFor(by: readonly string[], { kind, ids, range }: Way) {
  if (range && by.includes(RANGE)) return { dimension: RANGE, is: [range] };
  const dimension = (dimensions[kind] ?? []).find((name) => by.includes(name));
  return dimension && ids.length <= MOST ? { dimension, is: [...ids] } : undefined;
}

/** Figures that a rate is a part of: "TVA à 20 %". */
const RATED = /^vat/;

/** Figures of what is not done are asked for with a negation. */
const NEGATIVE = /^(?:overdue|receivable|payable|onTime|loss|scrap)/;

interface Figure {
  answer: { by: { name: string }[] } | null;
  text: string;
  path: string;
  missed: string[];
}

/** What each measure is divided by, and the list of its records; the same for everyone. */
const catalogues = new WeakMap<readonly unknown[], Promise<Map<string, Measured>>>();
async function measured(measure: string, { all, run }: AssistantTools): Promise<Measured | undefined> {
  const known = catalogues.get(all) ?? readCatalogue({ all, run });
  catalogues.set(all, known);
  return (await known).get(measure);
}

async function readCatalogue({ all, run }: Pick<AssistantTools, "all" | "run">): Promise<Map<string, Measured>> {
  const catalogue = all.find(({ operation }) => operation.id === "figures.catalogue");
  const { items } = (catalogue ? await run(catalogue.operation, {}) : { items: [] }) as { items: Measured[] };
  return new Map(items.map((one) => [one.name, one]));
}

/** The operation that lists the records of a measure: what "when" is asked of. */
export const listBehind = async (measure: string, desk: AssistantTools) => (await measured(measure, desk))?.list;

/** The names in a message that a measure is not told by. */
export const untoldBy = async (measure: string, links: readonly Link[], desk: AssistantTools) =>
  filtersFor((await measured(measure, desk))?.by ?? [], links).untaken;

/** A figure, with how it was understood and the address of the rows that make it. */
export async function figureFor(desk: AssistantTools, reading: Reading, heard: Heard): Promise<Said> {
  const figure = await figureAsked(desk, reading, heard);
  if (!figure.answer) return { response: "", missed: figure.missed.length ? figure.missed : [heard.message] };
  // "—": there is none, which something else may tell.
  const isNone = /: —(?:\s|$)/.test(figure.text.split("\n")[0] ?? "");
  const isNought = /: 0(?:[.,]0+)?(?: €|%| %)?$/.test(figure.text.split("\n")[0] ?? "");
  const asked = { measure: new URLSearchParams(figure.path.split("?")[1]).get("measures") ?? "", desk, language: heard.language };
  const parts = isDebt.test(reading.name) && !reading.by ? await partsOf(figure, heard, asked) : [];
  const beside = figure.answer.by.length ? [] : await besideIt(figure, asked);
  const unit = await unitMargin(reading, heard, desk, heard.language);
  return { response: [...unit, figure.text, ...beside, ...parts, desk.at(figure.path)].join("\n"), isNothing: isNone, isEmpty: isNought };
}

/** "Combien et pour quel montant": how many records there are is asked besides. */
const isBoth = /\b(?:combien|how many|nombre|number)\b.*\b(?:et|and)\b.*\b(?:combien|how much|montant|value|amount|worth)\b/;

interface About {
  measure: string;
  desk: AssistantTools;
  language: Language;
}

/** The figures that are said with one, of the same days and records: how many for how much, what is late of what is due. */
async function besideIt({ path }: Figure, { measure, desk, language }: About): Promise<string[]> {
  const query = desk.tools.find(({ operation }) => operation.id === "figures.query");
  const { filters, from, to } = narrowedBy(path);
  const known = await Promise.all(((await measured(measure, desk))?.beside ?? []).map((name) => measured(name, desk)));
  const others = known.filter((one) => one?.open && filters.every(({ dimension }) => one.by.includes(dimension)));
  const told = await Promise.all(
    [true, false].map(async (overTime) => {
      const measures = others.flatMap((one) => (one?.overTime === overTime ? one.name : []));
      if (!query || !measures.length) return [];
      const days = overTime && from && to ? { from, to } : {};
      const found = (await desk.run(query.operation, { measures, limit: 1, filters, ...days })) as Beside;
      return found.measures.map(({ label }, at) => `${label}${desk.say("colon")}${figureText(found.totals.figures[at] ?? {}, language)}`);
    }),
  );
  return told.flat();
}

interface Beside {
  measures: { label: string }[];
  totals: { figures: Parameters<typeof figureText>[0][] };
}

/** How a figure is narrowed, by its address. */
function narrowedBy(path: string) {
  const narrowed = new URLSearchParams(path.split("?")[1] ?? "");
  const filters = narrowed.getAll("only").map((only) => {
    const [dimension = "", keys = ""] = only.split(/:(.*)/s);
    return { dimension, is: keys.split(",") };
  });
  const [from, to] = [narrowed.get("from"), narrowed.get("to")];
  return { filters, ...(from && to && { from, to }) };
}

/** Debts of one: the papers that make them are what one does something about. */
const isDebt = /^(?:overdue|receivable|payable)/;
/** Records of a figure that are told, and that are counted. */
const TOLD = 10;
const COUNTED = 100;

/** The records behind the debt of one client or supplier, each; how many there are where that is asked besides. */
async function partsOf({ path }: Figure, { text }: Heard, about: About): Promise<string[]> {
  const isOfOne = new URLSearchParams(path.split("?")[1] ?? "").getAll("only").some((one) => /^(?:client|supplier):/.test(one));
  if (!isOfOne && !isBoth.test(text)) return [];
  const { items } = await recordsBehind(path, about);
  const counted = isBoth.test(text) && items.length < COUNTED ? [about.desk.say("rows", { count: items.length, shown: items.length })] : [];
  return [...counted, ...items.slice(0, TOLD)];
}

/** The records that make a figure, by its address: how it is understood, and a line for each. */
export async function recordsBehind(path: string, { measure, desk, language }: About) {
  const rows = desk.tools.find(({ operation }) => operation.id === "figures.rows");
  if (!rows) return { understood: "", items: [] };
  const made = (await desk.run(rows.operation, { measure, limit: COUNTED, ...narrowedBy(path) })) as Rows;
  const lineOf = ({ label, day, value }: Rows["items"][number]) => [label, day && formatDate(day, language), figureText(value, language)];
  return { understood: made.understood, items: made.items.map((one) => `• ${lineOf(one).filter(Boolean).join(", ")}`) };
}

interface Rows {
  understood: string;
  items: { label: string; day: string | null; path: string; value: Parameters<typeof figureText>[0] }[];
}

/** "En euros", "by revenue": the amount of what is otherwise counted. */
const isInMoney = /\b(?:en euros|in euros|by revenue|by value|en valeur|en ca|en chiffre d'affaires)\b/;
const worth: Record<string, string> = {
  quantitySold: "salesInvoiced",
  quantityOrdered: "salesOrdered",
  orders: "salesOrdered",
  invoices: "salesInvoiced",
};

/** "À qui", "who", "de quoi", "has it gone up": what a figure is told by, where nothing else says so. */
function groupAsked(
  text: string,
  { by, overTime: isOverTime }: Pick<Measured, "by" | "overTime">,
  only: readonly { dimension: string }[],
): string | undefined {
  const asked: [RegExp, readonly string[]][] = [
    [/(?:^|\b(?:a|chez|par|avec|et|and|to|from|by) )(?:qui|who|whom)\b/, ["client", "supplier"]],
    [/\b(?:de|en) quoi\b|\bof what\b/, ["product", "ingredient", "item"]],
  ];
  const isChange =
    /\b(?:evol\w*|augment\w*|hausse|baiss\w*|monte|gone up|gone down|went up|went down|ris(?:e|en|ing)|increas\w*|dropp?\w*|fallen|changed?|trend)\b/;
  if (isChange.test(text) && isOverTime) return "month";
  const wanted = asked.flatMap(([words, dimensions]) => (words.test(text) ? dimensions : []));
  return wanted.find((name) => by.includes(name) && !only.some(({ dimension }) => dimension === name));
}

/** Asks for the figure of a reading; without an answer where it leaves anything out. */
export async function figureAsked(desk: AssistantTools, reading: Reading, heard: Heard): Promise<Figure> {
  const { by, tool } = reading;
  const measure = (isInMoney.test(heard.text) && !isBoth.test(heard.text) && worth[reading.measure ?? ""]) || (reading.measure ?? "");
  const without = (missed: string[]): Figure => ({ answer: null, text: "", path: "", missed });
  const text = heard.text.split(" ; ")[0]?.replace(NAMED, ",") ?? "";
  const spoken = spokenIn(heard.text, reading);
  // "Clients qui n'ont pas commandé": no figure is of what is not.
  const not = /\b(?:pas|jamais|aucune?|sans|not|never|without|no|none|nothing|rien|sauf|except|n't|didn't|don't|haven't|hasn't)\b/.exec(
    text,
  )?.[0];
  // "Plus de 500 €" bounds rows: a figure of all of them is another one.
  const bound =
    /\d[\d., ]*(?:€|euros?|eur\b|%|kg|kilos?\b|grammes?\b|litres?\b)|[€$£] ?\d+|(?<=(?:moins de|plus de|sous|under|over|less than|more than) )\d+ (?:jours?|days?|semaines?|weeks?)/.exec(
      text,
    )?.[0];
  if (bound && !RATED.test(reading.name)) return without([...new Set(tokensOf(bound).map(({ word }) => word))]);
  if (not && !NEGATIVE.test(reading.name)) return without([not]);
  const { only, untaken } = filtersFor((await measured(measure, desk))?.by ?? [], heard.links);
  if (untaken.length) return without(untaken.flatMap(({ words }) => words));
  // "Quelles soupes", "les rillettes": each of them, where the words are the name of several.
  const several =
    only.find(({ dimension, is }) => is.length > 1 && dimension !== RANGE)?.dimension ??
    (only.some(({ dimension }) => dimension === RANGE) && /\b(?:quel\w*|which|what)\b/.test(text) ? "product" : undefined);
  const who = by ? undefined : groupAsked(text, (await measured(measure, desk)) ?? { by: [], overTime: false }, only);
  return (await desk.run(tool.operation, {
    question: text.slice(0, 500),
    measure,
    spoken: spoken.slice(0, 100),
    only,
    ...((by ?? who ?? several) && { by: by ?? who ?? several }),
    ...(heard.before && { before: heard.before.slice(0, 500) }),
  })) as Figure;
}

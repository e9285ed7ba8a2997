import { firstOfMonth } from "@/worker/core/figures/dates";
import { type NamedPeriod, type Period, periodBefore, readPeriod, yearBefore } from "@/worker/core/figures/periods";
import { fold, languages } from "@/worker/core/language";
import type { Catalogue, Found } from "@/worker/engine/figures/catalogue";
import { type Grain, grains } from "@/worker/engine/figures/days";
import type { Names } from "@/worker/engine/figures/measure";
import type { Comparison } from "./contract";

/** What a sentence asks for, as far as the catalogue's own words tell; what no word of it explains is left over. */
export interface Reading {
  measures: Found[];
  by: string[];
  filters: { dimension: string; is: string[] }[];
  period: NamedPeriod | null;
  compare: Comparison | undefined;
  order: "change" | undefined;
  direction: "asc" | "desc" | undefined;
  limit: number | undefined;
  /** Words that may be names of records, in their order. */
  left: string[];
}

const grainNames: Record<Grain, string> = {
  day: "jours?|days?",
  week: "semaines?|weeks?",
  month: "mois|months?",
  quarter: "trimestres?|quarters?",
  year: "annees?|ans?|years?",
};
/** What stands before a group: "par produit", "by client", "quels clients", "top 5 products". */
const SHARED = "(?:par|by|per|selon|pour chaque|for each|chaque|each)";
const WHICH = "(?:quels?|quelles?|which|what|meilleure?s?|best|worst|pires?|top(?: \\d+)?|premiere?s?|first)";

const besides: [RegExp, Comparison][] = [
  [
    /(?:contre|par rapport a|compare[eds]* (?:a|avec|to|with)|vs\.?|versus|against|than) (?:celles? de |ceux de |celui de )?(?:l'? ?an (?:dernier|passe)|l'? ?annee (?:derniere|passee|d'avant)|il y a un an|last year|(?:a|the) year before|a year ago)/,
    "year",
  ],
  [
    /(?:contre|par rapport au?|compare[eds]* (?:a|au|avec|to|with)|vs\.?|versus|against|than) (?:la |le |the )?(?:periode (?:precedente|d'avant)|mois (?:dernier|precedent)|previous period|period before|last month|month before)/,
    "previous",
  ],
];
/** "Novembre … novembre de l'an dernier": the month need not be named again. */
const SAME_MONTH =
  /\b([a-z]{3,9})\b(.{3,60} )(?:en |in )?\1 (?:de |of |in )?(l'? ?an (?:dernier|passe)|l'? ?annee (?:derniere|passee)|last year)(?![a-z])/;
/** What says that two periods are compared. */
const COMPARES =
  /(?<![a-z])(?:contre|par rapport aux?|par rapport a|au regard du?|compare[eds]* (?:a|au|avec|to|with)|vs\.?|versus|against|than|mieux|moins bien|better|worse|ou|or|et|and|qu'?en|que)(?![a-z])/;

/** Two months that follow each other, each with its figure, since the one is only begun; null for other periods. */
function bothMonths(one: Period, other: Period): Period | null {
  const [first, last] = one.from < other.from ? [one, other] : [other, one];
  const areMonths = [first, last].every(({ from, step }) => from.endsWith("-01") && "months" in step && step.months === 1);
  return areMonths && firstOfMonth(first.from, 1) === last.from ? { from: first.from, to: last.to, step: { months: 2 } } : null;
}

const rising = /\b(?:augmente\w*|monte\w*|grimpe\w*|progresse\w*|rose|risen|rising|grew|grown|increased|went up)\b/;
const falling = /\b(?:baisse\w*|diminue\w*|recule\w*|fell|fallen|dropped|decreased|went down)\b/;
/** "De la meilleure à la moins bonne" begins with the best. */
export const least = /(?<!(?:meilleure?s?|best) (?:a|au|to) )\b(?:(?:le|la|les) moins|least|worst|pires?|lowest|smallest)\b/;

/** Words that carry no meaning of their own beside a figure; jars and pots are how pieces are said. */
const fillers = new Set(
  `le la les l un une des du de d a au aux en dans sur pour par mes mon ma nos notre vos votre ses est sont etait combien quel quelle quels quelles quoi que qui qu ce cet
  cette ces ai je j nous on avons as tu il elle y t se s donne donner montre montrer affiche afficher liste moi voir total totale montant somme et plus moins bien fait faire eu evolution
  peux veux dis svp merci bonjour chiffre chiffres ht ttc realise realisee realises realisees passe passes passees recu recue recus the a an of for in on at to by with from my our your is are was were
  much many how what which who whose did do does i we you have has had show me give tell list total amount sum and so far please hello most least best excl incl tax bocal bocaux
  pot pots jar jars piece pieces unite unites unit units ont avec entre per each chaque meilleur meilleurs meilleure meilleures top pire pires premiers first worst hors taxes toutes tous tout taxe n ne pas c actuellement now maintenant actuel current chez fournisseur client produit article ingredient supplier customer product vaut valent worth
  vs versus compare comparer comparez compares compared comparison comparaison ai-je sold vendu vendue vendus vendues`.split(/\s+/),
);

/** What is known of a sentence before its words are heard. */
export interface Expected {
  measure?: string;
  /** Words that ask for the measure, and name nothing else. */
  spoken?: readonly string[];
}

/** Hears a sentence by the words of the catalogue, in both languages at once. @param today a civil date */
export function hear(catalogue: Catalogue, sentence: string, today: string, { measure, spoken = [] }: Expected = {}): Reading {
  let rest = ` ${fold(sentence)
    .replace(/[’´`]/g, "'")
    .replace(/[?!.,;:«»"()]/g, " ")} `
    .replace(/\s+/g, " ")
    .replace(SAME_MONTH, "$1$2$3");
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    // What was heard leaves a mark, so that words on both sides are no phrase.
    if (found) rest = `${rest.slice(0, found.index)} | ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const months = twoMonths(rest, today);
  if (months) rest = months.rest;
  const beside = months ? undefined : besides.find(([pattern]) => take(pattern))?.[1];
  const limit = Number(
    /\b(?:top|les|the|best)? ?(\d{1,3}) (?:meilleure?s?|best|top|premiere?s?|first)?\b/.exec(rest)?.[1] ??
      /\btop (\d{1,3})\b/.exec(rest)?.[1],
  );
  // "This month compared with last month": both of them, each with its figure, since the one is only begun.
  const period = months ? { ...months.period, start: 0, end: 0 } : readPeriod(rest, today);
  if (period && !months) rest = `${rest.slice(0, period.start)} | ${rest.slice(period.end)}`;
  const other = period && !months && !beside ? comparedIn(rest, period, today) : null;
  if (other) rest = `${rest.slice(0, other.start)} | ${rest.slice(other.end)}`;
  const compare = beside ?? other?.comparison;
  // A word may stand for several dimensions: the one that the measure has is meant.
  // "Compare sales of October and November": months of a stretch are told each.
  const isCompared = /\bcompar/.test(rest) && period !== null && "months" in period.step && period.step.months > 1 && !beside;
  const meant: string[][] = months || isCompared ? [["month"]] : [];
  for (const grain of grains) if (take(new RegExp(`(?<![a-z])${SHARED} (?:${grainNames[grain]})(?![a-z])`))) meant.push([grain]);
  const dimensions = phrasesOf([...catalogue.dimensions].map(([key, { names }]) => [key, names]));
  for (const lead of [SHARED, WHICH])
    for (const [, phrase] of dimensions)
      if (meant.length < 2 && take(new RegExp(`(?<![a-z])${lead} (?:mes |nos |my |our |de )?${phrase}(?![a-z])`)))
        meant.push(dimensions.filter(([, other]) => other === phrase).map(([name]) => name));
  const known = measure === undefined ? undefined : catalogue.measures.get(measure);
  const measures: Found[] = known ? [known] : [];
  for (const [name, phrase] of known ? [] : phrasesOf([...catalogue.measures].map(([key, { measure }]) => [key, measure.names]))) {
    const found = catalogue.measures.get(name);
    if (found && !measures.includes(found) && take(new RegExp(`(?<![a-z])${phrase}(?![a-z])`))) measures.push(found);
  }
  const hasAll = (axis: string) => measures.length > 0 && measures.every(({ source }) => source.axes[axis]);
  const by = meant.map((names) => names.find(hasAll) ?? names[0] ?? "");
  const filters: Reading["filters"] = [];
  // "Ce que je dois aux fournisseurs" asks for what is due: what a dimension itself is called is no choice of another besides.
  const isDimension = (phrase: string) => known !== undefined && dimensions.some(([, other]) => bare(other) === bare(phrase));
  for (const [dimension, { choices }] of catalogue.dimensions) {
    if (!choices || !hasAll(dimension)) continue;
    for (const [key, phrase] of phrasesOf(Object.entries(choices)))
      if (
        !filters.some((one) => one.dimension === dimension) &&
        !isDimension(phrase) &&
        take(new RegExp(`(?<![a-z])${ledTo(phrase)}${phrase}(?![a-z])`))
      )
        filters.push({ dimension, is: [key] });
  }
  // "Frais bancaires" are bank fees: choices are heard before the names of the measure that is meant.
  if (known) for (const [, phrase] of phrasesOf([[known.name, known.measure.names]])) take(new RegExp(`(?<![a-z])${phrase}(?![a-z])`));
  const isRising = take(rising);
  const isFalling = isRising ? null : take(falling);
  const isAxisName = (word: string) =>
    known !== undefined &&
    [...catalogue.dimensions].some(
      ([axis, { names }]) => hasAll(axis) && languages.some((one) => names[one].some((name) => fold(name) === word)),
    );
  // "Supplier credit notes": whose it is, where a figure is never told by these.
  const isOther = (word: string) =>
    known !== undefined &&
    (/^(?:fournisseur|supplier)$/.test(word)
      ? !hasAll("supplier") && hasAll("client")
      : /^(?:client|customer)$/.test(word) && !hasAll("client") && hasAll("supplier"));
  const left = rest
    .split(/[\s|'-]+/)
    .filter((word) => word && !(fillers.has(word) && !isOther(word)) && !spoken.includes(word) && !isAxisName(word) && !/^\d+$/.test(word));
  return {
    ...{ measures, by, filters, period, left },
    compare: compare ?? (isRising || isFalling ? "year" : undefined),
    order: isRising || isFalling ? "change" : undefined,
    direction: isFalling || least.test(rest) ? "asc" : undefined,
    limit: Number.isFinite(limit) && limit > 0 ? limit : undefined,
  };
}

/** "October vs November", "ce mois-ci par rapport à octobre": both, and what is left of the sentence. */
function twoMonths(sentence: string, today: string): { period: Period; rest: string } | null {
  const one = readPeriod(sentence, today);
  if (!one) return null;
  const without = `${sentence.slice(0, one.start)} | ${sentence.slice(one.end)}`;
  const other = readPeriod(without, today);
  const period =
    other && COMPARES.test(sentence) && (one.from < other.from || one.to >= today || other.to >= today) ? bothMonths(one, other) : null;
  return other && period ? { period, rest: `${without.slice(0, other.start)} | ${without.slice(other.end)}`.replace(COMPARES, " ") } : null;
}

/** Departments that are called as common words are, and so only meant where something leads to them: "dans le Lot". */
const ledTo = (phrase: string) =>
  /^(?:cher|lot|ain|aube|nord|manche|var|landes|orne|somme|mayotte|loire)e\?s\?$/.test(phrase)
    ? "(?:dans|en|in|from) (?:le |la |l'|les |the )?"
    : "";

/** "More in October than in September": a second period, where it is the one before the first, or the same a year before. */
function comparedIn(rest: string, period: NamedPeriod, today: string): { comparison: Comparison; start: number; end: number } | null {
  const lead =
    /(?:qu'?e?n?|que|than|contre|par rapport a|vs\.?|versus|against|compare[eds]* (?:a|au|avec|to|with)|et|and|ou|or)[ |]+(?:celles? de |ceux de )?$/;
  const named = readPeriod(rest, today);
  const led = named && lead.exec(rest.slice(0, named.start));
  if (!named || !led) return null;
  // A month that is running is compared as far as it is.
  const spans = [period, { ...period, to: period.whole ?? period.to }];
  const isSame = (before: (span: Period) => Period) =>
    spans.map(before).some((other) => other.from === named.from && other.to === named.to);
  const comparison = isSame(periodBefore) ? "previous" : isSame(yearBefore) ? "year" : null;
  return comparison && { comparison, start: led.index, end: named.end };
}

const bare = (phrase: string) => phrase.replace(/(?:s?e\?s\?)$/, "");

/** What the name of an amount says of tax; nobody asks so. */
const taxed = / (?:ht|ttc|(?:excl|incl)\. tax)$/;

/** Every way to say each name, in both languages, the longest first, as patterns that take a plural. */
function phrasesOf(named: readonly (readonly [string, Names])[]): [string, string][] {
  const all = named.flatMap(([key, names]) =>
    languages.flatMap((language) => names[language].map((name) => [key, fold(name).replace(taxed, "")] as [string, string])),
  );
  const unique = new Map(all.map(([key, phrase]) => [`${key}:${phrase}`, [key, phrase] as [string, string]]));
  return [...unique.values()]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([key, phrase]) => [
      key,
      phrase
        .replace(/[^a-z0-9 ]+/g, "[^a-z0-9]*")
        .replace(/(?<=[a-z]{4})s$/, "")
        .replace(/ /g, "[ -]+")
        .concat("e?s?"),
    ]);
}

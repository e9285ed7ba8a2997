import type { FieldProblem } from "@/worker/core/errors";
import { fold, type Language } from "@/worker/core/language";
import type { WrittenPoint } from "./shapes";
import type { Moment } from "./status";

/** Whom a list is for. */
export interface Scope {
  moment: Moment;
  families: readonly string[];
  itemIds: readonly string[];
}

/** An item as far as lists go. */
interface Checked {
  id: string;
  category: string;
}

/** How closely a list is meant for an item: by its name 3, by its family 2, for all 1; 0 when it is for others. */
function closeness({ families, itemIds }: Scope, { id, category }: Checked): number {
  if (itemIds.includes(id)) return 3;
  if (families.some((family) => fold(family) === fold(category))) return 2;
  return families.length || itemIds.length ? 0 : 1;
}

/** The list that an item is checked by at a moment: the one that names it, else that of its family, else the one for all. */
export function listFor<List extends Scope>(lists: readonly List[], item: Checked, moment: Moment): List | undefined {
  const fitting = lists.filter((list) => list.moment === moment && closeness(list, item) > 0);
  return fitting.sort((one, other) => closeness(other, item) - closeness(one, item))[0];
}

/** What two lists of the same moment both claim, and the field that names it; null when an item never has two lists as close. */
export function clashOf(one: Scope, other: Scope): { field: "families" | "items"; family: string } | null {
  if (one.moment !== other.moment) return null;
  const isForAll = ({ families, itemIds }: Scope) => !families.length && !itemIds.length;
  if (isForAll(one) && isForAll(other)) return { field: "families", family: "" };
  const family = one.families.find((name) => other.families.some((taken) => fold(taken) === fold(name)));
  if (family !== undefined) return { field: "families", family };
  return one.itemIds.some((id) => other.itemIds.includes(id)) ? { field: "items", family: "" } : null;
}

/** What is wrong with points: limits upside down, limits of what is only looked at, a figure without one. */
export function problemsOf(points: readonly WrittenPoint[]): FieldProblem[] {
  return points.flatMap(({ kind, least, most }, place): FieldProblem[] => {
    const at = (field: string, code: string) => [{ field: `points.${place}.${field}`, code }];
    if (kind === "yes_no") return least !== null || most !== null ? at("kind", "no_limits") : [];
    if (least === null && most === null) return at("least", "limit_missing");
    return least !== null && most !== null && most < least ? at("most", "upside_down") : [];
  });
}

const seen = { kind: "yes_no", unit: "", least: null, most: null, whenFails: "hold" } as const;
/** Chilled goods come at 4 °C at most (decree of 21 December 2009, annex I); with frost allowed for, from -2 °C. */
const CHILLED = { kind: "temperature", unit: "", least: -2_000, most: 4_000, whenFails: "refuse" } as const;
/** What comes with less than a week to its date is of little use. */
const FRESH = { kind: "days_left", unit: "", least: 7_000, most: null, whenFails: "hold" } as const;

const usual: Record<Moment, { fr: string; en: string; asks: Omit<WrittenPoint, "text"> }[]> = {
  receipt: [
    { fr: "Température à cœur", en: "Core temperature", asks: CHILLED },
    { fr: "Emballage intact et propre", en: "Packaging intact and clean", asks: { ...seen, whenFails: "refuse" } },
    { fr: "Jours restants avant la date", en: "Days left before the date", asks: FRESH },
    { fr: "Étiquette et lot lisibles, conformes à la commande", en: "Label and lot legible, as ordered", asks: seen },
    { fr: "Certificat ou document sanitaire présent", en: "Certificate or health document present", asks: seen },
  ],
  release: [
    { fr: "Relevés des points critiques conformes", en: "Readings of critical points within limits", asks: seen },
    { fr: "Fermeture et aspect", en: "Closure and look", asks: seen },
    { fr: "Étiquette : allergènes, date et numéro de lot", en: "Label: allergens, date and lot number", asks: seen },
  ],
};

/** What one usually looks at, to begin with. */
export function usualPoints(moment: Moment, language: Language): WrittenPoint[] {
  return usual[moment].map(({ asks, ...texts }) => ({ text: texts[language], ...asks }));
}

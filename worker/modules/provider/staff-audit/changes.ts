import type { Quantity } from "@/worker/core/contract/fields";
import { formatDate } from "@/worker/core/figures/dates";
import { formatMoney } from "@/worker/core/figures/money";
import { type Unit, unitNames } from "@/worker/core/figures/quantity";
import { formatMoment } from "@/worker/core/figures/zoned";
import { type Language, localeOf } from "@/worker/core/language";
import { quantityText } from "@/worker/core/text/format-value";
import { en } from "@/worker/core/words.en";
import { fr } from "@/worker/core/words.fr";

const core = { fr, en };

type Fields = Record<string, unknown>;

/** What fields and their choices are called; what has no name is called as the database does. */
interface Names {
  language: Language;
  fields?: Record<string, string>;
  values?: Record<string, Record<string, string> | undefined>;
}

/** The longest that a value is shown of. */
const LONGEST = 120;
/** What changes with every write, and says nothing. */
const silent = ["id", "version", "updatedAt", "createdAt", "searchText", "sortName"];

/** Fields that hold ten-thousandths of a euro. */
const money = ["minimumOrder", "budget", "totalEuros", "euros", "net", "vat", "total", "refunded"];
/** A civil day. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a write changed, a line a field: `Crédits : 2 → 5`; of what was added or removed, what it was. */
export function changesOf(before: unknown, after: unknown, { language, fields = {}, values = {} }: Names): string[] {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter((name) => !silent.includes(name));
  return names.flatMap((name) => {
    const [was, is] = [textOf(name, old[name]), textOf(name, next[name])];
    if (was === is) return [];
    const value = before && after ? `${was || "–"} → ${is || "–"}` : was || is;
    return [`${fields[name] ?? name}${language === "fr" ? " : " : ": "}${value}`];
  });

  function textOf(name: string, value: unknown): string {
    const text = wholeText(name, value).replace(IDENTIFIER, "…");
    if (text === "…") return "";
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  }

  function wholeText(name: string, value: unknown): string {
    if (value === null || value === undefined) return "";
    if (typeof value === "boolean") return core[language].answers[value ? "yes" : "no"];
    if (typeof value === "number") return figureText(name, value);
    if (Array.isArray(value)) return value.map((one) => wholeText(name, one)).join("; ");
    if (isQuantity(value)) return quantityText(value, language);
    if (typeof value === "object") return recordText(value as Fields);
    const text = String(value);
    return values[name]?.[text] ?? (DAY.test(text) ? formatDate(text, language) : text);
  }

  function figureText(name: string, value: number): string {
    if (name.endsWith("At")) return formatMoment(value, language);
    return money.includes(name) ? formatMoney(value, 2) : new Intl.NumberFormat(localeOf[language]).format(value);
  }

  /** A record within a field: its texts and sums as they are, other figures by their names; what is empty or nought is left out. */
  function recordText(record: Fields): string {
    const parts = Object.entries(record).map(([name, value]) => {
      const text = value === 0 ? "" : textOf(name, value);
      return text && typeof value === "number" && !money.includes(name) ? `${fields[name] ?? name} ${text}` : text;
    });
    return parts.filter(Boolean).join(", ");
  }
}

/** A row as it is told: an amount and its unit are one. */
function fieldsOf(row: unknown): Fields {
  if (typeof row !== "object" || row === null) return {};
  const { amount, unit, madeAmount, madeUnit, ...fields } = row as Fields;
  return { ...fields, amount: measureOf(amount, unit), made: measureOf(madeAmount, madeUnit) };

  function measureOf(value: unknown, of: unknown): unknown {
    return typeof value === "number" && unitNames.includes(of as Unit) ? { amount: value, unit: of } : value;
  }
}

const isQuantity = (value: unknown): value is Quantity =>
  typeof value === "object" && value !== null && unitNames.includes((value as Quantity).unit) && "amount" in value;

/** Identifiers, which nobody reads: of a value that is nothing else, nothing is said. */
const IDENTIFIER = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

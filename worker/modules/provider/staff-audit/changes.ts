import { formatMoment } from "@/worker/core/figures/zoned";
import type { Language } from "@/worker/core/language";

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
    if (value === null || value === undefined) return "";
    if (typeof value === "number" && name.endsWith("At")) return formatMoment(value, language);
    const whole = typeof value === "string" ? (values[name]?.[value] ?? value) : JSON.stringify(value);
    const text = whole.replace(IDENTIFIER, "…");
    if (text === "…") return "";
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  }
}

const fieldsOf = (row: unknown): Fields => (typeof row === "object" && row !== null ? (row as Fields) : {});

/** Identifiers, which nobody reads: of a value that is nothing else, nothing is said. */
const IDENTIFIER = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

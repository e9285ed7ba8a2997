import { civilDateOf, formatDate } from "./figures/dates";
import type { FieldProblem } from "./errors";
import { type Language, localeOf } from "./language";
import { en } from "./words.en";
import { fr } from "./words.fr";

type Errors = Readonly<Record<string, string>>;

const core = { fr, en };

/**
 * Why a field is refused, in a language; a reason without words is a wrong format.
 * @param errors the sentences of the module that refused, for codes of its own; codes of the kernel need none
 */
export function problemText({ code, params = {} }: Omit<FieldProblem, "field">, language: Language, errors: Errors = {}): string {
  const shared: Errors = core[language].errors.field;
  const isAboutNothing = code === "too_small_number" && params.minimum === 0;
  const text =
    errors[code] ??
    shared[isAboutNothing ? (params.exclusive ? "more_than_nothing" : "not_negative") : code] ??
    core[language].errors.field.format;
  const units: Record<string, string> = core[language].units;
  const textOf = (name: string) => (name === "unit" ? units[String(params.unit)] : undefined) ?? valueText(params[name] ?? "", language);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => textOf(name));
}

/** Days and numbers as one writes them in the language; everything else as it is. Commas may stand inside numbers, so not between. */
function valueText(value: unknown, language: Language): string {
  if (Array.isArray(value)) return value.map((entry) => valueText(entry, language)).join(" · ");
  if (typeof value === "number") return value.toLocaleString(localeOf[language], { maximumFractionDigits: 4 });
  const text = String(value);
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  // What a file says may look like a day and be none: 2026-45-13.
  return day && civilDateOf(Number(year), Number(month), Number(day)) ? formatDate(text, language) : text;
}

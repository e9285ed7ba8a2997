import type { i18n } from "i18next";
import { useWords } from "@/app/shell/i18n/use-words";
import type { FieldDescription, FieldDescriptions, OperationDescription } from "@/worker/core/contract/described";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatRate, RATE_SCALE } from "@/worker/core/figures/rate";

/** One of what one chooses from, as it is sent and as it is called. */
export interface Choice {
  value: string;
  label: string;
}

/** The kernel's words for the fields of records that several modules have. */
const records = ["address", "contact"];
/** Fields whose choices are a list that has another name. */
const lists: Readonly<Record<string, string>> = { per: "units", category: "clientCategories", traces: "allergens", mails: "topic" };

/** The description of a field by its name in a form: `lines.2.amount.value` is a part of the quantity `lines.amount`. */
export function descriptionOf(fields: FieldDescriptions, name: string): FieldDescription | undefined {
  const [first = "", ...rest] = name.split(".").filter((part) => !/^\d+$/.test(part));
  const field = Object.hasOwn(fields, first) ? fields[first] : undefined;
  return rest.length && field?.fields ? descriptionOf(field.fields, rest.join(".")) : field;
}

/** What the fields of an operation and their choices are called, in the words of its module. */
export function useFieldNames(operation: OperationDescription | undefined, labels: Readonly<Record<string, string>> = {}) {
  const { t, i18n } = useWords("core");
  const module = operation?.id.split(".")[0] ?? "core";

  /** What a field is called; a screen may have given it another name. */
  function labelOf(name: string): string {
    const path = pathOf(name);
    const last = path.split(".").at(-1) ?? path;
    const own = [path, last].map((part) => `${module}:fields.${part}`);
    const key = [...own, ...records.map((record) => `core:${record}.${last}`)].find((candidate) => i18n.exists(candidate));
    return labels[path] ?? (key ? t(key) : last);
  }

  /** A field in a summary of errors: with its row, and with its record where several have fields of the same name. */
  function fullLabelOf(name: string): string {
    const [first = ""] = name.split(".");
    const label = labelOf(name);
    const row = /\.(\d+)\./.exec(name)?.[1];
    const isInside = pathOf(name) !== first && operation?.fields[first]?.fields;
    const whole =
      isInside && (row === undefined || severalLists(operation)) ? t("shell:partOf", { field: labelOf(first), part: label }) : label;
    return row === undefined ? whole : `${whole} (${Number(row) + 1})`;
  }

  /** What the choices of a field are called. */
  function choicesOf(name: string, values: readonly string[]): Choice[] {
    const field = pathOf(name).split(".").at(-1) ?? name;
    const isRate = operation && descriptionOf(operation.fields, name)?.kind === "rate";
    return values.map((value) => ({ value, label: isRate ? rateText(value, i18n) : t(choiceKey(field, value)) }));
  }

  function choiceKey(field: string, value: string): string {
    const names = [field, lists[field] ?? `${field}s`];
    const keys = [module, "core"].flatMap((words) => names.map((name) => (words === "core" ? `core:${name}` : `${words}:values.${name}`)));
    return keys.map((key) => `${key}.${value}`).find((key) => i18n.exists(key)) ?? value;
  }

  return { labelOf, fullLabelOf, choicesOf };
}

/** The name of a field in its schema: without the numbers of rows, and a quantity whole. */
function pathOf(name: string): string {
  return name.replace(/\.\d+(?=\.|$)/g, "").replace(/\.(value|unit)$/, "");
}

function severalLists({ fields }: OperationDescription): boolean {
  return Object.values(fields).filter(({ kind }) => kind === "rows").length > 1;
}

function rateText(percent: string, { language }: i18n): string {
  return formatRate(Number(percent) * RATE_SCALE, asLanguage(language) ?? defaultLanguage);
}

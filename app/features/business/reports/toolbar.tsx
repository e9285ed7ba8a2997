import { Form, useSearchParams, useSubmit } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { X } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Answer } from "@/worker/modules/business/figures/shapes";
import { comparisons } from "@/worker/modules/business/figures/status";
import { changed, type Question } from "./address";

interface ToolbarProps {
  question: Question;
  catalogue: { axes: { name: string; label: string }[]; grains: string[]; overTime: boolean };
  filters: Answer["filters"];
  /** What the report is usually told by, the first of them first. */
  choices: readonly string[];
}

/** How periods are said; the words for people stand in the catalogue, under the same letters. */
const periods = ["this month", "last month", "this quarter", "last quarter", "this year", "last year", "last 12 months"];
const keyOf = (period: string) => period.replace(/ /g, "_");

/** What one may change of a report: by what, which days, beside which others. It works without scripts, by its button. */
export function Toolbar({ question, catalogue, filters, choices }: ToolbarProps) {
  const { t } = useWords("pages/reports");
  const [params] = useSearchParams();
  const submit = useSubmit();
  const { axes, grains, overTime } = catalogue;
  const names = [...axes, ...grains.map((name) => ({ name, label: t(`figures:values.grain.${name}`) }))];
  const first = names
    .filter(({ name }) => choices.includes(name))
    .sort((one, other) => choices.indexOf(one.name) - choices.indexOf(other.name));
  const among = [...first, ...names.filter((one) => !first.includes(one))];
  const isOwn = Boolean(question.from || question.to);
  const carried = [...params].filter(([name]) => ["report", "saved", "only", "measures"].includes(name));
  return (
    <div className="no-print grid gap-3">
      <Form
        className="flex flex-wrap items-end gap-3"
        aria-label={t("toolbar")}
        onChange={(event) => isWhole(event.currentTarget) && submit(event.currentTarget, { preventScrollReset: true })}
      >
        {carried.map(([name, value]) => (
          <input key={`${name}:${value}`} type="hidden" name={name} value={value} />
        ))}
        <Select name="by" label={t("by")} value={question.by[0] ?? ""} options={among.map(({ name, label }) => ({ value: name, label }))} />
        {overTime && (
          <>
            <Select
              name="period"
              label={t("period")}
              value={isOwn ? "" : (question.period ?? "this year")}
              options={[
                ...(isOwn || !periods.includes(question.period ?? "this year")
                  ? [{ value: isOwn ? "" : (question.period ?? ""), label: isOwn ? t("own") : (question.period ?? "") }]
                  : []),
                ...periods.map((value) => ({ value, label: t(`periods.${keyOf(value)}`) })),
              ]}
            />
            <Select
              name="compare"
              label={t("compare")}
              value={question.compare ?? ""}
              options={[
                { value: "", label: t("alone") },
                ...comparisons.map((value) => ({ value, label: t(`figures:values.compare.${value}`) })),
              ]}
            />
            <details className="self-end pb-2" open={isOwn}>
              <summary className="link-ink min-h-6 cursor-pointer text-sm">{t("days")}</summary>
              <span className="mt-2 flex flex-wrap gap-3">
                <Day name="from" label={t("figures:fields.from")} value={question.from} />
                <Day name="to" label={t("figures:fields.to")} value={question.to} />
              </span>
            </details>
          </>
        )}
        <button type="submit" className="btn btn-plain">
          {t("show")}
        </button>
      </Form>
      {filters.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t("figures:fields.filters")}>
          {filters.map(({ dimension, keys, label }) => (
            <li key={`${dimension}:${keys.join()}`}>
              <Link
                className="chip"
                data-applied=""
                preventScrollReset
                to={changed(params, (next) => {
                  const others = next.getAll("only").filter((one) => one !== `${dimension}:${keys.join(",")}`);
                  next.delete("only");
                  for (const other of others) next.append("only", other);
                })}
                aria-label={t("shell:removeFilter", { filter: label })}
              >
                {label}
                <X aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Days are sent once both are there. */
function isWhole(form: HTMLFormElement): boolean {
  const days = ["from", "to"].map((name) => (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? "");
  return days.every(Boolean) || !days.some(Boolean);
}

function Select({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
}) {
  return (
    <label className="field min-w-0">
      <span className="text-sm">{label}</span>
      <select className="select" name={name} key={value} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Day({ name, label, value = "" }: { name: string; label: string; value: string | undefined }) {
  return (
    <label className="field min-w-0">
      <span className="text-sm">{label}</span>
      <input className="input" type="date" name={name} key={value} defaultValue={value} />
    </label>
  );
}

import { Link, useSearchParams } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { changeText, figureText } from "@/worker/core/text/figure-text";
import type { Answer, Cells } from "@/worker/modules/business/figures/shapes";
import { base } from "./address";
import { Pager } from "@/app/ui/pager";

/** Every group with its figures, what is not shown and the total; a figure opens to the records it is made of. */
export function ReportTable({ answer, opened }: { answer: Answer; opened: string[] }) {
  const { t } = useWords("pages/reports");
  const { measures, by, items, others, total, nextCursor } = answer;
  return (
    <section aria-label={t("table")}>
      <table className="grid-table wide-only">
        <caption className="sr-only">{answer.understood}</caption>
        <thead>
          <tr>
            {by.map(({ name, label }) => (
              <th key={name}>{label}</th>
            ))}
            {measures.map(({ name, label }) => (
              <th key={name} className="num whitespace-normal!">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ keys, ...cells }) => (
            <tr key={keys.map(({ key }) => key).join("/")}>
              {keys.map(({ key, label, path }, place) => (
                <td key={by[place]?.name}>
                  {path ? (
                    <Link className="name" to={path}>
                      {label}
                    </Link>
                  ) : (
                    <span data-key={key}>{label}</span>
                  )}
                </td>
              ))}
              <Row cells={cells} answer={answer} opened={opened} narrow={keys.map(({ key }, place) => `${by[place]?.name}:${key ?? ""}`)} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {others && (
            <tr>
              <td colSpan={Math.max(1, by.length)}>{t("others")}</td>
              <Row cells={others} answer={answer} opened={[]} narrow={[]} />
            </tr>
          )}
          <tr className="font-semibold">
            {by.length > 0 && <td colSpan={by.length}>{t("total")}</td>}
            <Row cells={answer.totals} answer={answer} opened={opened} narrow={[]} />
          </tr>
        </tfoot>
      </table>
      <ul className="cards" aria-label={t("table")}>
        {items.map(({ keys, ...cells }) => (
          <li key={keys.map(({ key }) => key).join("/")} className="card-row">
            <span className="block font-semibold">{keys.map(({ label }) => label).join(", ") || t("total")}</span>
            <Facts cells={cells} answer={answer} />
          </li>
        ))}
        {by.length > 0 && (
          <li className="card-row">
            <span className="block font-semibold">{t("total")}</span>
            <Facts cells={answer.totals} answer={answer} />
          </li>
        )}
      </ul>
      {(nextCursor || total > items.length) && <Pager shown={items.length} total={total} nextCursor={nextCursor} />}
    </section>
  );
}

/** The figures of a group on a phone, each with its name. */
function Facts({ cells: { figures, before, changes }, answer }: { cells: Cells; answer: Answer }) {
  const { i18n } = useWords("pages/reports");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return figures.map((figure, place) => (
    <span key={answer.measures[place]?.name} className="card-line text-sm">
      <span className="muted">{answer.measures[place]?.label}</span>
      <span className="tnum text-right">
        {figureText(figure, language)}
        {before && changes && (
          <span className="muted block text-xs">
            {figureText(before[place] ?? {}, language)} ({changeText(changes[place], language)})
          </span>
        )}
      </span>
    </span>
  ));
}

interface RowProps {
  cells: Cells;
  answer: Answer;
  opened: string[];
  /** What the records are narrowed to besides. */
  narrow: string[];
}

function Row({ cells: { figures, before, changes }, answer, opened, narrow }: RowProps) {
  const { t, i18n } = useWords("pages/reports");
  const [params] = useSearchParams();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return figures.map((figure, place) => {
    const measure = answer.measures[place];
    const text = figureText(figure, language);
    const only = [...params.getAll("only"), ...narrow].map((one) => ["only", one]);
    const days = answer.period
      ? [
          ["from", answer.period.from],
          ["to", answer.period.to],
        ]
      : [];
    const to = `${base}/rows?${new URLSearchParams([["measure", measure?.name ?? ""], ...days, ...only])}`;
    return (
      <td key={measure?.name} className="num whitespace-normal!">
        {measure && opened.includes(measure.name) ? (
          <Link className="link-ink" to={to}>
            {text}
          </Link>
        ) : (
          text
        )}
        {figure.lacking ? <span className="st-soon block text-xs">{t("lacking", { count: figure.lacking })}</span> : null}
        {before && changes && (
          <span className="muted block text-xs">
            {figureText(before[place] ?? {}, language)} ({changeText(changes[place], language)})
          </span>
        )}
      </td>
    );
  });
}

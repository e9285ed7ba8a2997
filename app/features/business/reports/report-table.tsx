import { useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { changeText, figureText } from "@/worker/core/text/figure-text";
import type { Answer, Cells } from "@/worker/modules/business/figures/shapes";
import { daysOfStretch, shared } from "@/worker/core/figures/stretches";
import { base } from "./address";
import { Pager } from "@/app/ui/pager";

/** Every group with its figures, what is not shown and the total; a figure opens to the records it is made of. */
export function ReportTable({ answer }: { answer: Answer }) {
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
              <Row cells={cells} answer={answer} keys={keys} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {others && (
            <tr>
              <td colSpan={Math.max(1, by.length)}>{t("others")}</td>
              <Row cells={others} answer={answer} keys={null} />
            </tr>
          )}
          <tr className="font-semibold">
            {by.length > 0 && <td colSpan={by.length}>{t("total")}</td>}
            <Row cells={answer.totals} answer={answer} keys={[]} />
          </tr>
        </tfoot>
      </table>
      <ul className="cards" aria-label={t("table")}>
        {items.map(({ keys, ...cells }) => (
          <li key={keys.map(({ key }) => key).join("/")} className="card-row">
            <span className="block font-semibold">{keys.map(({ label }) => label).join(", ") || t("total")}</span>
            <Facts cells={cells} answer={answer} keys={keys} />
          </li>
        ))}
        {by.length > 0 && (
          <li className="card-row">
            <span className="block font-semibold">{t("total")}</span>
            <Facts cells={answer.totals} answer={answer} keys={[]} />
          </li>
        )}
      </ul>
      {(nextCursor || total > items.length) && <Pager shown={items.length} total={total} nextCursor={nextCursor} />}
    </section>
  );
}

type Keys = Answer["items"][number]["keys"];

interface RowProps {
  cells: Cells;
  answer: Answer;
  /** The group that the figures are of; nothing where it is no group that opens. */
  keys: Keys | null;
}

/** The figures of a group on a phone, each with its name. */
function Facts({ cells: { figures, before, changes }, answer, keys }: RowProps) {
  const { i18n } = useWords("pages/reports");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return figures.map((figure, place) => (
    <span key={answer.measures[place]?.name} className="card-line text-sm">
      <span className="muted">{answer.measures[place]?.label}</span>
      <span className="tnum text-right">
        <Opened answer={answer} keys={keys} place={place} text={figureText(figure, language)} />
        {before && changes && (
          <span className="muted block text-xs">
            {figureText(before[place] ?? {}, language)} ({changeText(changes[place], language)})
          </span>
        )}
      </span>
    </span>
  ));
}

function Row({ cells: { figures, before, changes }, answer, keys }: RowProps) {
  const { t, i18n } = useWords("pages/reports");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return figures.map((figure, place) => (
    <td key={answer.measures[place]?.name} className="num whitespace-normal!">
      <Opened answer={answer} keys={keys} place={place} text={figureText(figure, language)} />
      {figure.lacking ? <span className="st-soon block text-xs">{t("lacking", { count: figure.lacking })}</span> : null}
      {before && changes && (
        <span className="muted block text-xs">
          {figureText(before[place] ?? {}, language)} ({changeText(changes[place], language)})
        </span>
      )}
    </td>
  ));
}

/** A figure that leads to the records it is made of; a stretch of time narrows their days. */
function Opened({ answer, keys, place, text }: Pick<RowProps, "answer" | "keys"> & { place: number; text: string }) {
  const [params] = useSearchParams();
  const measure = answer.measures[place];
  if (!keys || !measure) return text;
  const named = keys.map(({ key }, at) => ({ name: answer.by[at]?.name ?? "", key: key ?? "" }));
  const stretches = named.map(({ name, key }) => daysOfStretch(name, key));
  const days = stretches.reduce((all, one) => (all && one ? shared(one, all) : all), answer.period);
  const groups = named.flatMap(({ name, key }, at) => (stretches[at] ? [] : [`${name}:${key}`]));
  const only = [...params.getAll("only"), ...groups];
  const saved = params.get("saved");
  const query = [
    ["measure", measure.name],
    ...(saved ? [["saved", saved]] : []),
    ...Object.entries(days ?? {}),
    ...only.map((one) => ["only", one]),
  ];
  return (
    <Link className="link-ink" to={`${base}/rows?${new URLSearchParams(query)}`}>
      {text}
    </Link>
  );
}

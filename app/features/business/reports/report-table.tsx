import { useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { changeText, figureText } from "@/worker/core/text/figure-text";
import type { Answer, Cells } from "@/worker/modules/business/figures/shapes";
import { daysOfStretch, shared } from "@/worker/core/figures/stretches";
import { base } from "./address";
import { Pager } from "@/app/ui/pager";
import { type Column, type Columns, Table } from "@/app/ui/table";

type Keys = Answer["items"][number]["keys"];

/** The figures of a group, of the groups that are not shown, or of all. */
interface Line {
  key: string;
  /** The group that the figures are of; nothing where it is no group that opens. */
  keys: Keys | null;
  /** What a line that is no group is called. */
  name?: string;
  cells: Cells;
}

/** Every group with its figures, what is not shown and the total; a figure opens to the records it is made of. */
export function ReportTable({ answer }: { answer: Answer }) {
  const { t } = useWords("pages/reports");
  const { measures, by, items, others, totals, total, nextCursor } = answer;
  const rows: Line[] = items.map(({ keys, ...cells }) => ({ key: keys.map(({ key }) => key).join("/"), keys, cells }));
  const foot: (Line | null)[] = [
    others && { key: "others", keys: null, name: t("others"), cells: others },
    by.length > 0 ? { key: "total", keys: [], name: t("total"), cells: totals } : null,
  ];
  const columns: Columns<Line> = [
    ...by.map(
      ({ name, label }, place): Column<Line> => ({
        key: name,
        card: place === 0 ? "title" : "detail",
        label,
        cell: ({ keys, name }) => <Group of={keys?.[place]} name={place === 0 ? name : undefined} />,
      }),
    ),
    ...measures.map(
      ({ name, label }, place): Column<Line> => ({
        key: name,
        card: measures.length > 1 ? "fact" : "figure",
        named: measures.length > 1,
        label,
        numeric: true,
        cell: (line) => <Figure {...line} answer={answer} place={place} />,
      }),
    ),
  ];
  return (
    <section className="wraps" aria-label={t("table")}>
      <Table
        caption={answer.understood}
        columns={columns}
        rows={rows}
        foot={foot.filter((line) => line !== null)}
        rowKey={({ key }) => key}
        defaultSort=""
      />
      {(nextCursor || total > items.length) && <Pager shown={items.length} total={total} nextCursor={nextCursor} />}
    </section>
  );
}

function Group({ of, name }: { of?: Keys[number]; name?: string }) {
  if (!of) return name;
  return of.path ? (
    <Link className="name" to={of.path}>
      {of.label}
    </Link>
  ) : (
    <span data-key={of.key}>{of.label}</span>
  );
}

function Figure({ cells: { figures, before, changes }, answer, keys, place }: Line & { answer: Answer; place: number }) {
  const { t, i18n } = useWords("pages/reports");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const figure = figures[place] ?? {};
  return (
    <>
      <Opened answer={answer} keys={keys} place={place} text={figureText(figure, language)} />
      {figure.lacking ? <span className="st-soon block text-xs">{t("lacking", { count: figure.lacking })}</span> : null}
      {before && changes && (
        <span className="muted block text-xs">
          {figureText(before[place] ?? {}, language)} ({changeText(changes[place], language)})
        </span>
      )}
    </>
  );
}

/** A figure that leads to the records it is made of; a stretch of time narrows their days. */
function Opened({ answer, keys, place, text }: { answer: Answer; keys: Keys | null; place: number; text: string }) {
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

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { Result } from "@/worker/core/contract/operation";
import { formatRate } from "@/worker/core/figures/rate";
import { figureText, lengthOf } from "@/worker/core/text/figure-text";
import { quantityText } from "@/worker/core/text/format-value";
import { figures } from "@/worker/modules/business/figures/contract";
import { type Class, classes, classesOf } from "@/worker/modules/business/figures/rules";
import { opensFinance } from "@/app/features/money/treasury/tabs";
import { Bars } from "@/app/ui/bars";
import { PageHead } from "@/app/ui/page-head";
import { ClosedByPlan } from "@/app/ui/plan-link";
import { Table } from "@/app/ui/table";
import { Basket } from "./basket";
import { Cohorts } from "./cohorts";
import { monthText } from "./month-text";
import { Part } from "./part";
import { Prices } from "./prices";

export const handle = { words: ["pages/analytics", "figures"], title: "pages/analytics:title" };

type Answer = Result<typeof figures.query>;
type Product = Result<typeof figures.outlook>["items"][number];

/** Groups that are put into classes, and those that are named. */
const MOST = 1_000;
const NAMED = 8;
const FORESEEN = 25;

/** What sells over a year and to whom, when, and what may sell this month. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!(await opensFinance(context))) return { isOpen: false as const };
  const sales = (by: string, more = {}) =>
    context.read(figures.query, { measures: ["salesInvoiced"], by: [by], period: "last 12 months", limit: MOST, ...more });
  const [products, clients, months, outlook, cohorts, basket, prices] = await Promise.all([
    sales("product", { measures: ["salesDelivered"] }),
    sales("client"),
    sales("month", { compare: "year" }),
    context.read(figures.outlook, { limit: FORESEEN }),
    context.read(figures.cohorts, {}),
    context.read(figures.basket, {}),
    context.read(figures.prices, {}),
  ]);
  return { isOpen: true as const, products: ranked(products), clients: ranked(clients), months, outlook, cohorts, basket, prices };
}

/** The classes of groups: how many each holds, what they come to, and the first of all by name. */
function ranked({ items }: Answer) {
  const sizes = items.map(({ figures: [figure] }) => lengthOf(figure ?? {}));
  const own = classesOf(sizes);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  return {
    classes: classes.map((name) => {
      const size = sizes.reduce((sum, one, place) => (own[place] === name ? sum + one : sum), 0);
      return {
        name,
        count: own.filter((one) => one === name).length,
        money: size,
        share: whole > 0 ? Math.round((size / whole) * 10_000) : 0,
      };
    }),
    first: items.slice(0, NAMED).map(({ keys: [key], figures: [figure = {}] }, place) => ({
      key: key?.key ?? "",
      label: key?.label ?? "",
      path: key?.path ?? null,
      of: own[place] ?? "C",
      figure,
    })),
  };
}

export default function Analytics() {
  const { t, i18n } = useWords("pages/analytics");
  const data = useLoaderData<typeof loader>();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  if (!data.isOpen) return <ClosedByPlan feature="finance" title={t("closed.title")} text={t("closed.text")} />;
  const { products, clients, months, outlook, cohorts, basket, prices } = data;
  const monthName = monthText(outlook.month, language);
  return (
    <>
      <PageHead title={t("title")} sentence={t("sentence")} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <Part id="season" title={t("season.title")} text={t("season.text")}>
          <Bars
            bars={months.items.map(({ keys, figures: [figure = {}], before }) => ({
              key: keys[0]?.key ?? "",
              label: keys[0]?.label ?? "",
              length: lengthOf(figure),
              text: figureText(figure, language),
              ...(before && { before: { length: lengthOf(before[0] ?? {}), text: figureText(before[0] ?? {}, language) } }),
            }))}
            legend={{ now: t("season.now"), before: t("season.before") }}
          />
        </Part>
        <div className="grid gap-10 lg:grid-cols-2">
          <Classes title={t("products")} ranked={products} />
          <Classes title={t("clients")} ranked={clients} />
        </div>
        <Cohorts {...cohorts} />
        <Basket {...basket} />
        <Prices {...prices} />
        <Part
          id="outlook"
          title={t("outlook.title", { month: monthName })}
          text={t("outlook.text")}
          {...(!outlook.items.length && { sum: t("outlook.none") })}
        >
          {outlook.items.length > 0 && <Outlook rows={outlook.items} caption={t("outlook.title", { month: monthName })} />}
        </Part>
      </div>
    </>
  );
}

/** What makes most of the sales, in three classes. */
function Classes({ title, ranked: { classes: all, first } }: { title: string; ranked: ReturnType<typeof ranked> }) {
  const { t, i18n } = useWords("pages/analytics");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const whole = all.reduce((sum, { count }) => sum + count, 0);
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="muted mb-3 text-sm">
        {all.map(({ name, count, money, share }) => (
          <li key={name} className="tnum">
            {t("class", {
              name,
              kind: t(`kind.${name}`),
              count,
              all: whole,
              money: figureText({ money }, language),
              share: formatRate(share, language, 0),
            })}
          </li>
        ))}
      </ul>
      <Bars
        bars={first.map(({ key, label, path, of, figure }) => ({
          key,
          label: `${of as Class} · ${label}`,
          length: lengthOf(figure),
          text: figureText(figure, language),
          ...(path && { to: path }),
        }))}
      />
    </section>
  );
}

function Outlook({ rows, caption }: { rows: Product[]; caption: string }) {
  const { t, i18n } = useWords("figures");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const error = ({ error: rate }: Product) => (rate === null ? "—" : `± ${formatRate(rate, language, 0)}`);
  const to = ({ id }: Product) => `/customer/products/${id}`;
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      defaultSort=""
      columns={[
        {
          key: "name",
          card: "title",
          label: t("fields.name"),
          cell: (row) => (
            <Link className="name" to={to(row)}>
              {row.name}
            </Link>
          ),
        },
        { key: "last", label: t("fields.lastSold"), numeric: true, cell: ({ lastSold }) => quantityText(lastSold, language) },
        { key: "sofar", from: "xl", label: t("fields.sofar"), numeric: true, cell: ({ sofar }) => quantityText(sofar, language) },
        { key: "next", card: "figure", label: t("fields.next"), numeric: true, cell: ({ next }) => quantityText(next, language) },
        { key: "after", from: "xl", label: t("fields.after"), numeric: true, cell: ({ after }) => quantityText(after, language) },
        { key: "error", card: "when", label: t("fields.error"), numeric: true, cell: error },
        { key: "method", card: "detail", from: "lg", label: t("fields.method"), cell: ({ method }) => t(`values.method.${method}`) },
      ]}
    />
  );
}

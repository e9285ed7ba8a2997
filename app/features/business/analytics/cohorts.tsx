import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { formatMoney } from "@/worker/core/figures/money";
import { formatRate } from "@/worker/core/figures/rate";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { figures } from "@/worker/modules/business/figures/contract";
import { Table } from "@/app/ui/table";
import { monthText } from "./month-text";
import { Part } from "./part";

type Answer = Result<typeof figures.cohorts>;
type Cohort = Answer["items"][number];

/** From how wide a desk a month after the first is shown: the later, the wider. */
const fromOf = (after: number) =>
  after <= 3 ? undefined : after <= 6 ? ("xl" as const) : after <= 8 ? ("wide" as const) : ("2xl" as const);

/** Clients by the month of their first order, and how many ordered in each month after it. */
export function Cohorts({ items, period }: Answer) {
  const { t, i18n } = useWords("pages/analytics");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const sum = (of: "clients" | "returned") => items.reduce((all, row) => all + row[of], 0);
  const span = { from: monthText(period.from.slice(0, 7), language), to: monthText(period.to.slice(0, 7), language) };
  const afters = Math.max(0, ...items.map(({ months }) => months.length - 1));
  return (
    <Part
      id="cohorts"
      title={t("cohorts.title")}
      text={t("cohorts.text", span)}
      sum={items.length ? t("cohorts.sum", { clients: sum("clients"), returned: sum("returned") }) : t("cohorts.none")}
    >
      {items.length > 0 && (
        <Table
          caption={t("cohorts.title")}
          rows={items}
          rowKey={({ month }) => month}
          defaultSort=""
          columns={[
            {
              key: "month",
              card: "title",
              label: t("cohorts.month"),
              cell: (row) => (
                <>
                  <span className="block font-semibold">{monthText(row.month, language)}</span>
                  <Bought products={row.products} isShort />
                </>
              ),
            },
            { key: "clients", card: "figure", named: true, label: t("cohorts.clients"), numeric: true, cell: ({ clients }) => clients },
            { key: "money", label: t("cohorts.money"), numeric: true, from: "lg", cell: ({ money }) => formatMoney(money, 0) },
            {
              key: "returned",
              card: "detail",
              named: true,
              label: t("cohorts.returned"),
              numeric: true,
              cell: ({ returned, rate }) => <Share count={returned} rate={rate} />,
            },
            ...Array.from({ length: afters }, (_, place) => ({
              key: `after${place + 1}`,
              label: t("cohorts.after", { count: place + 1 }),
              numeric: true,
              from: fromOf(place + 1),
              cell: ({ months }: Cohort) => {
                const month = months[place + 1];
                return month && <Share count={month.clients} rate={month.rate} />;
              },
            })),
          ]}
        />
      )}
    </Part>
  );
}

/** How many, and the part of the cohort that they are. */
function Share({ count, rate }: { count: number; rate: number }) {
  const { i18n } = useWords("pages/analytics");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  if (!count) return <span className="muted">0</span>;
  return (
    <>
      {count} <span className="muted">({formatRate(rate, language, 0)})</span>
      <span className="length mt-1 ml-auto h-1" style={{ width: `${rate / 100}%` }} aria-hidden="true" />
    </>
  );
}

/** What a cohort spent most on. @param isShort in one line, where the row must stay low */
function Bought({ products, isShort = false }: Pick<Cohort, "products"> & { isShort?: boolean }) {
  const { t } = useWords("pages/analytics");
  if (!products.length) return null;
  return (
    <span
      className={`muted block text-sm ${isShort ? "max-w-52 truncate" : ""}`}
      {...(isShort && { title: products.map(({ name }) => name).join(", ") })}
    >
      {t("cohorts.bought")}{" "}
      {products.map(({ id, name }, place) => (
        <span key={id}>
          {place > 0 && ", "}
          <Link className="link-ink" to={`/customer/products/${id}`}>
            {name}
          </Link>
        </span>
      ))}
    </span>
  );
}

import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { asLanguage, defaultLanguage, localeOf } from "@/worker/core/language";
import type { figures } from "@/worker/modules/business/figures/contract";
import { Table } from "@/app/ui/table";
import { monthText } from "./month-text";
import { Part } from "./part";

type Answer = Result<typeof figures.basket>;
type Pair = Answer["items"][number];

/** As often as by chance, in hundredths of a percent. */
const CHANCE = 10_000;

/** Pairs of products that stand in the same orders, and how much more often than by chance. */
export function Basket({ items, period, orders }: Answer) {
  const { t, i18n } = useWords("pages/analytics");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const span = { from: monthText(period.from.slice(0, 7), language), to: monthText(period.to.slice(0, 7), language), orders };
  const times = (count: number) => count.toLocaleString(localeOf[language], { maximumFractionDigits: 1 });
  const liftText = ({ lift }: Pair) => {
    const [more, less] = [times(lift / CHANCE), times(CHANCE / lift)];
    if (more === "1" || less === "1") return t("basket.same");
    return lift > CHANCE ? t("basket.times", { count: more }) : t("basket.less", { count: less });
  };
  const each = ({ both, firstOrders, secondOrders }: Pair) => t("basket.each", { both, first: firstOrders, second: secondOrders });
  return (
    <Part id="basket" title={t("basket.title")} text={t("basket.text", span)} {...(!items.length && { sum: t("basket.none") })}>
      {items.length > 0 && (
        <Table
          caption={t("basket.title")}
          rows={items}
          rowKey={({ first, second }) => `${first.id} ${second.id}`}
          defaultSort=""
          columns={[
            { key: "pair", card: "title", label: t("basket.pair"), cell: (row) => <Names {...row} /> },
            { key: "both", label: t("basket.both"), numeric: true, cell: ({ both }) => both },
            { key: "each", card: "detail", label: t("basket.of"), numeric: true, from: "lg", cell: each },
            { key: "lift", card: "when", label: t("basket.lift"), numeric: true, cell: liftText },
          ]}
        />
      )}
    </Part>
  );
}

function Names({ first, second }: Pick<Pair, "first" | "second">) {
  return (
    <>
      {[first, second].map(({ id, name }) => (
        <Link key={id} className="link-ink block min-h-6 font-semibold" to={`/customer/products/${id}`}>
          {name}
        </Link>
      ))}
    </>
  );
}

import { Form as PlainForm } from "@remix-run/react";
import { X } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatDate } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import { type Item, items } from "@/worker/modules/catalogue/items/contract";
import { DateText } from "@/app/ui/date";
import { RequestKey, SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { Money } from "@/app/ui/money";
import { Rate } from "@/app/ui/rate";
import { StepChart } from "@/app/ui/step-chart";
import { clientCategories } from "@/worker/core/trade/trade";

interface ItemPricesProps {
  item: Item;
  prices: Result<typeof items.prices>;
  requestKey: string;
  today: string;
}

const { Form, Field } = formOf(items.setPrice);

type Sheet = ItemPricesProps["prices"];

/** What an item sells for to each category of clients and what it earns there, what comes next, and what came before. */
export function ItemPrices({ item, prices, requestKey, today }: ItemPricesProps) {
  const { t } = useWords("pages/items");
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h2 className="text-lg">{t("prices.title")}</h2>
        <p className="muted text-sm">{t(item.price === null ? "prices.noBase" : "prices.base", { price: formatMoney(item.price) })}</p>
        <PriceTable sheet={prices} />
      </div>
      <Upcoming sheet={prices} requestKey={requestKey} today={today} />
      {!item.archived && <PriceForm requestKey={requestKey} today={today} />}
      <History sheet={prices} today={today} />
    </section>
  );
}

function PriceTable({ sheet }: { sheet: Sheet }) {
  const { t } = useWords("pages/items");
  const field = (name: string) => t(`items:fields.${name}`);
  return (
    <table className="grid-table mt-3">
      <caption className="sr-only">{t("prices.title")}</caption>
      <thead>
        <tr>
          <th className="whitespace-normal">{t("prices.category")}</th>
          <th className="num">{field("price")}</th>
          <th className="num max-sm:whitespace-normal">{t("prices.markup")}</th>
          <th className="num max-sm:whitespace-normal">{t("prices.salesMargin")}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.prices.map(({ category, price, startsOn, margin, salesMargin }) => (
          <tr key={category}>
            <td className="py-1.5 font-semibold">
              {t(`core:clientCategories.${category}`)}
              <span className="muted block text-xs font-normal">
                {startsOn ? (
                  <>
                    {t("prices.since")} <DateText value={startsOn} />
                  </>
                ) : (
                  t("prices.ownBase")
                )}
              </span>
            </td>
            <td className={startsOn ? "num" : "num muted"}>
              <Money value={price} />
            </td>
            <td className="num">
              <EarnedRate value={margin} />
            </td>
            <td className="num">
              <EarnedRate value={salesMargin} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is earned; what is lost stands out. */
function EarnedRate({ value }: { value: number | null }) {
  return (
    <span className={value !== null && value < 0 ? "st-loss" : undefined}>
      <Rate value={value} decimals={1} />
    </span>
  );
}

/** Prices that have not begun yet; each can be taken back. */
function Upcoming({ sheet, requestKey, today }: { sheet: Sheet; requestKey: string; today: string }) {
  const { t } = useWords("pages/items");
  const upcoming = sheet.history.filter(({ startsOn }) => startsOn > today);
  if (!upcoming.length) return null;
  return (
    <div>
      <h3 className="text-base">{t("prices.upcoming")}</h3>
      <ul className="text-sm">
        {upcoming.map(({ category, startsOn, price }) => {
          const name = t(`core:clientCategories.${category}`);
          return (
            <li key={category + startsOn} className="flex items-center justify-between gap-4 border-b border-rule py-1">
              <span>
                <strong className="font-semibold">{name}</strong>
                {" · "}
                <Money value={price} /> {t("prices.from")} <DateText value={startsOn} />
              </span>
              <PlainForm method="post" className="no-print" preventScrollReset>
                <RequestKey value={requestKey} />
                <input type="hidden" name="_verb" value="removePrice" />
                <input type="hidden" name="category" value={category} />
                <input type="hidden" name="startsOn" value={startsOn} />
                <button type="submit" className="icon-btn" aria-label={t("prices.remove", { category: name })}>
                  <X aria-hidden="true" />
                </button>
              </PlainForm>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function PriceForm({ requestKey, today }: { requestKey: string; today: string }) {
  const { t } = useWords("pages/items");
  return (
    <div className="no-print">
      <h3 className="mb-2 text-base">{t("prices.set")}</h3>
      <Form verb="setPrice" labels={{ category: t("prices.category") }} requestKey={requestKey}>
        <div className="form-grid items-end">
          <Field name="category" />
          <Field name="price" />
          <Field name="startsOn" value={today} />
        </div>
        <div className="mt-4">
          <SubmitButton className="btn btn-plain">{t("prices.save")}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

function History({ sheet, today }: { sheet: Sheet; today: string }) {
  const { t, i18n } = useWords("pages/items");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const { history } = sheet;
  const lines = clientCategories.map((category) => ({
    name: t(`core:clientCategories.${category}`),
    points: history.filter((entry) => entry.category === category).map(({ startsOn, price }) => ({ at: startsOn, value: price })),
  }));
  const changes = history.length - lines.filter(({ points }) => points.length).length;
  const [first] = history.map(({ startsOn }) => startsOn).sort();
  if (!first) return null;
  const sentence = t(changes ? "prices.changes" : "prices.steady", { count: changes, date: formatDate(first, language) });
  return <StepChart title={t("prices.history")} sentence={sentence} lines={lines} format={formatMoney} today={today} />;
}

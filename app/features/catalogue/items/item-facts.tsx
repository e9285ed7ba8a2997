import { Link } from "@/app/ui/link";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { nutrients } from "@/worker/core/trade/food";
import { nutrientText } from "@/worker/core/trade/nutrition-table";
import type { Item } from "@/worker/modules/catalogue/items/contract";
import { Fact, Facts } from "@/app/ui/facts";
import { Rate } from "@/app/ui/rate";
import type { ViewName } from "./views";

/** What is known of an item, a line each; what nobody has said yet is one line that leads to its form. */
export function ItemFacts({ item, view }: { item: Item; view: ViewName }) {
  const { t } = useWords("pages/items");
  const facts = useFacts(item, view);
  const missing = facts.filter(({ value }) => !value);
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("parts.sheet")}</h2>
      <Facts>
        {facts
          .filter(({ value }) => value)
          .map(({ name, value }) => (
            <Fact key={name} label={t(`items:fields.${name}`)}>
              {value}
            </Fact>
          ))}
      </Facts>
      {missing.length > 0 && (
        <p className="muted mt-3 text-sm">
          <Link className="link-ink" to="?edit=1">
            {t("toComplete")}
          </Link>
          {` ${missing.map(({ name }) => t(`items:fields.${name}`)).join(", ")}.`}
        </p>
      )}
      <Nutrition item={item} />
      {item.description && <p className="mt-6 max-w-2xl whitespace-pre-line">{item.description}</p>}
    </section>
  );
}

/** The facts of an item in the order they are read in; empty where nobody has said. */
function useFacts(item: Item, view: ViewName): { name: string; value: ReactNode }[] {
  const { t, i18n } = useWords("pages/items");
  const number = (value: number | null) => value !== null && (value / 1_000).toLocaleString(i18n.language, { maximumFractionDigits: 3 });
  const size = item.dimensions && [item.dimensions.length, item.dimensions.width, item.dimensions.height].join(" × ");
  const lasts = item.shelfLifeDays && `${item.shelfLifeDays} (${t(`items:values.dateKind.${item.dateKind}`)})`;
  const stored = [
    { name: "weight", value: number(item.weight) },
    { name: "dimensions", value: size },
    { name: "shelfLifeDays", value: lasts },
    { name: "storage", value: item.storage },
    { name: "origin", value: item.origin },
    { name: "labels", value: item.labels.map((name) => t(`items:values.labels.${name}`)).join(", ") },
    ...(item.density === null ? [] : [{ name: "density", value: number(item.density) }]),
  ];
  return [
    { name: "unit", value: t(`core:units.${item.unit}`) },
    { name: "barcode", value: item.barcode && <span className="tnum">{item.barcode}</span> },
    { name: "vatRate", value: <Rate value={item.vatRate} /> },
    ...(item.kind === "service" ? [] : stored),
    { name: "supplierName", value: item.supplierName },
    ...(view === "products" && item.customerName ? [{ name: "customerName", value: item.customerName }] : []),
    { name: "allergens", value: <Allergens allergens={item.allergens} /> },
    ...(item.traces.length ? [{ name: "traces", value: item.traces.map((name) => t(`items:values.allergens.${name}`)).join(", ") }] : []),
    ...(item.labelName ? [{ name: "labelName", value: item.labelName }] : []),
  ];
}

/** What 100 g hold, rounded as on a label. */
function Nutrition({ item: { nutrition } }: { item: Item }) {
  const { t, i18n } = useWords("pages/items");
  if (!nutrition) return null;
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return (
    <>
      <h3 className="mt-6 mb-1 font-semibold">{t("items:fields.nutrition")}</h3>
      <Facts>
        {nutrients.map((name) => (
          // The unit stands with the figure.
          <Fact key={name} label={t(`items:fields.${name}`).replace(/ \(\w+\)$/, "")}>
            <span className="tnum">{nutrientText(name, nutrition[name], language)}</span>
          </Fact>
        ))}
      </Facts>
    </>
  );
}

/** The allergens present, in words; that nobody has declared them is said too. */
function Allergens({ allergens }: { allergens: Item["allergens"] }) {
  const { t } = useWords("items");
  if (allergens === null) return <span className="st-soon font-medium">{t("values.allergen.undeclared")}</span>;
  if (allergens.length === 0) return <>{t("values.allergen.none")}</>;
  return <strong className="font-semibold">{allergens.map((name) => t(`values.allergens.${name}`)).join(", ")}</strong>;
}

import { useWords } from "@/app/shell/i18n/use-words";
import { nutrients } from "@/worker/core/trade/food";
import type { Item } from "@/worker/modules/catalogue/items/contract";
import { Fact, Facts } from "@/app/ui/facts";
import { Rate } from "@/app/ui/rate";
import type { ViewName } from "./views";

/** What is known of an item. */
export function ItemFacts({ item, view }: { item: Item; view: ViewName }) {
  const { t, i18n } = useWords("pages/items");
  const number = (value: number | null) => value !== null && (value / 1_000).toLocaleString(i18n.language, { maximumFractionDigits: 3 });
  const field = (name: string) => t(`items:fields.${name}`);
  const unit = t(`core:units.${item.unit}`);
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("parts.sheet")}</h2>
      <Facts>
        <Fact label={field("unit")}>{unit}</Fact>
        <Fact label={field("barcode")}>{item.barcode && <span className="tnum">{item.barcode}</span>}</Fact>
        <Fact label={field("vatRate")}>
          <Rate value={item.vatRate} />
        </Fact>
        {item.kind !== "service" && (
          <>
            <Fact label={field("weight")}>{number(item.weight)}</Fact>
            <Fact label={field("density")}>{number(item.density)}</Fact>
            <Fact label={field("dimensions")}>
              {item.dimensions && [item.dimensions.length, item.dimensions.width, item.dimensions.height].join(" × ")}
            </Fact>
            <Fact label={field("shelfLifeDays")}>
              {item.shelfLifeDays && `${item.shelfLifeDays} (${t(`items:values.dateKind.${item.dateKind}`)})`}
            </Fact>
            <Fact label={field("storage")}>{item.storage}</Fact>
            <Fact label={field("origin")}>{item.origin}</Fact>
            <Fact label={field("labels")}>{item.labels.map((name) => t(`items:values.labels.${name}`)).join(", ")}</Fact>
          </>
        )}
        <Fact label={field("supplierName")}>{item.supplierName}</Fact>
        {view === "products" && <Fact label={field("customerName")}>{item.customerName}</Fact>}
        <Fact label={field("allergens")}>
          <Allergens allergens={item.allergens} />
        </Fact>
        <Fact label={field("traces")}>{item.traces.map((name) => t(`items:values.allergens.${name}`)).join(", ")}</Fact>
        {item.labelName && <Fact label={field("labelName")}>{item.labelName}</Fact>}
        {item.nutrition &&
          nutrients.map((name) => (
            <Fact key={name} label={field(name)}>
              {number(item.nutrition?.[name] ?? null)}
            </Fact>
          ))}
      </Facts>
      {item.description && <p className="mt-6 max-w-2xl whitespace-pre-line">{item.description}</p>}
    </section>
  );
}

/** The allergens present, in words; that nobody has declared them is said too. */
function Allergens({ allergens }: { allergens: Item["allergens"] }) {
  const { t } = useWords("items");
  if (allergens === null) return <span className="st-soon font-medium">{t("values.allergen.undeclared")}</span>;
  if (allergens.length === 0) return <>{t("values.allergen.none")}</>;
  return <strong className="font-semibold">{allergens.map((name) => t(`values.allergens.${name}`)).join(", ")}</strong>;
}

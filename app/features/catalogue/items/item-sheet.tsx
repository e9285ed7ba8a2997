import { Link } from "@/app/ui/link";
import { Pencil } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Item } from "@/worker/modules/catalogue/items/contract";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Sections } from "@/app/ui/sections";
import { ItemStock } from "@/app/features/store/inventory/stock/item-stock";
import { MadeBy } from "@/app/features/catalogue/recipes/made-by";
import { UsedIn } from "@/app/features/catalogue/recipes/used-in";
import { ItemTariffs } from "@/app/features/buy/tariffs/item-tariffs";
import { RecordDocuments } from "@/app/features/papers/documents/record-documents";
import { SafetyPart } from "@/app/features/safety/audits/records/safety-part";
import { ScalePart } from "@/app/features/safety/audits/records/scale-part";
import { ItemFacts } from "./item-facts";
import { ItemForm } from "./item-form";
import { ItemPrices } from "./item-prices";
import { ItemRail } from "./item-rail";
import { type TabContent, tabs } from "./tabs";
import { type ViewName, views } from "./views";

interface ItemSheetProps {
  item: Item;
  view: ViewName;
  content: TabContent;
  sellers: string[];
  isEditing: boolean;
  requestKey: string;
  today: string;
}

/** An item as a document, with its state and what can be done on a rail beside it; or its form. */
export function ItemSheet({ item, view, content, sellers, isEditing, requestKey, today }: ItemSheetProps) {
  const { t } = useWords("pages/items");
  const home = `${views[view].base}/${item.id}`;
  const crumb = (
    <p className="mb-3 text-sm">
      <Link className="link-ink muted" to={views[view].base}>
        {t(`${view}.title`)}
      </Link>
    </p>
  );
  if (isEditing) {
    return (
      <div className="page-narrow">
        {crumb}
        <PageHead title={item.name} sentence={t("editing")} />
        <ItemForm view={view} item={item} sellers={sellers} requestKey={requestKey} back={home} />
      </div>
    );
  }
  return (
    <>
      {crumb}
      <PageHead
        title={item.name}
        sentence={[item.sku, t(`items:values.kind.${item.kind}`), item.category, item.brand].filter(Boolean).join(" · ")}
      >
        <Link className="btn btn-primary" to="?edit=1">
          <Pencil aria-hidden="true" />
          {t("edit")}
        </Link>
      </PageHead>
      <Refusal />
      <Sections
        label={t("tabs.label")}
        sections={tabs[view].map((name) => ({
          key: name,
          label: t(`tabs.${name}`),
          to: name === "overview" ? home : `${home}?tab=${name}`,
          current: name === content.tab,
        }))}
      />
      <div className="document mt-6">
        <Content item={item} view={view} content={content} requestKey={requestKey} today={today} />
        <ItemRail item={item} view={view} requestKey={requestKey} today={today} />
      </div>
    </>
  );
}

/** What the chosen tab shows. */
function Content({ item, view, content, requestKey, today }: Omit<ItemSheetProps, "isEditing" | "sellers">) {
  const { t } = useWords("pages/items");
  if (content.tab === "inventory") return <ItemStock {...content} requestKey={requestKey} today={today} />;
  if (content.tab === "pricing") return <ItemPrices item={item} prices={content.prices} requestKey={requestKey} today={today} />;
  if (content.tab === "suppliers") return <ItemTariffs item={item} {...content} requestKey={requestKey} today={today} />;
  if (content.tab === "recipe") return <MadeBy itemId={item.id} versions={content.versions} />;
  if (content.tab === "used") return <UsedIn {...content} requestKey={requestKey} />;
  if (content.tab === "documents") return <RecordDocuments {...content} today={today} />;
  return (
    <div className="grid min-w-0 content-start gap-8">
      <ItemFacts item={item} view={view} />
      {content.file && (
        <SafetyPart file={content.file}>
          {view === "products" && !item.archived && <ScalePart scale={content.file.scale} item={item.sku} requestKey={requestKey} />}
          {view === "products" && (
            <p className="no-print mt-2 text-sm">
              <Link className="link-ink" to={`/customer/audits/shelf-life/new?item=${encodeURIComponent(item.id)}`}>
                {t("study")}
              </Link>
            </p>
          )}
        </SafetyPart>
      )}
    </div>
  );
}

import { useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { items } from "@/worker/modules/catalogue/items/contract";
import { allergens } from "@/worker/core/trade/food";
import { itemStatuses, type Section } from "@/worker/modules/catalogue/items/status";
import { Refusal } from "@/app/ui/form";
import { EmptyState } from "@/app/ui/empty-state";
import { Filters, SearchField } from "@/app/ui/filters";
import { ExportLink, ImportLink } from "@/app/ui/file-links";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Sections } from "@/app/ui/sections";
import { ItemTable } from "./item-table";
import { type ViewName, views } from "./views";

interface ItemListProps {
  view: ViewName;
  page: Result<typeof items.list>;
  facets: Result<typeof items.facets>;
  section: Section;
  requestKey: string;
}

/** A list of items: its sections, its filters, its rows; all of it is in the address. */
export function ItemList({ view, page, facets, section, requestKey }: ItemListProps) {
  const { t } = useWords("pages/items");
  const [params] = useSearchParams();
  const { base, sections } = views[view];
  const count = (name: Section) => facets.sections.find((entry) => entry.section === name)?.count ?? 0;
  const all = sections.reduce((sum, name) => sum + count(name), 0);
  const atLoss = facets.sections.reduce((sum, entry) => sum + entry.atLoss, 0);
  const isFiltered = ["search", "status", "category", "kind", "allergen", "marginBelow", "archived"].some((name) => params.get(name));
  const sentence =
    atLoss && view === "products"
      ? t("loss", { count: atLoss, references: t("references", { count: all }) })
      : t("references", { count: all });

  return (
    <>
      <PageHead title={t(`${view}.title`)} sentence={all ? `${sentence}.` : t(`${view}.none`)}>
        <ImportLink target={view} />
        {all > 0 && <ExportLink module="items" shown={{ section }} />}
        <Link className="btn btn-primary" to={`${base}/new`}>
          <Plus aria-hidden="true" />
          {t(`${view}.new`)}
        </Link>
      </PageHead>
      <Refusal />
      {sections.length > 1 && (
        <Sections
          label={t("sections")}
          sections={sections.map((name) => ({
            key: name,
            label: t(`items:values.section.${name}`),
            to: `${base}?section=${name}`,
            count: count(name),
            current: name === section,
          }))}
        />
      )}
      {all === 0 && !isFiltered ? (
        <Welcome view={view} />
      ) : (
        <>
          <div className="no-print my-4 flex flex-wrap items-center gap-2">
            <SearchField label={t("search")} placeholder={t("searchHint")} />
            <ItemFilters view={view} categories={facets.categories} />
          </div>
          {page.items.length ? (
            <>
              <ItemTable view={view} rows={page.items} requestKey={requestKey} />
              <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
            </>
          ) : (
            <Nothing base={base} isFiltered={isFiltered} />
          )}
        </>
      )}
    </>
  );
}

function ItemFilters({ view, categories }: { view: ViewName; categories: string[] }) {
  const { t } = useWords("pages/items");
  const choices = (field: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`items:values.${field}.${value}`) }));
  const states = itemStatuses.filter((status) => status !== "rnd");
  const margins = ["10", "20", "30", "50"].map((value) => ({ value, label: t("marginBelow", { value }) }));
  const allergenChoices = [...choices("allergen", ["none", "undeclared"]), ...choices("allergens", allergens)];
  const filters = [
    { name: "status", label: t("items:fields.status"), options: choices("status", states) },
    { name: "category", label: t("items:fields.category"), options: categories.map((value) => ({ value, label: value })) },
    { name: "kind", label: t("items:fields.kind"), options: choices("kind", views[view].kinds) },
    { name: "allergen", label: t("items:fields.allergens"), options: allergenChoices },
    ...(view === "products" ? [{ name: "marginBelow", label: t("margin"), options: margins }] : []),
    { name: "archived", label: t("archived"), options: [{ value: "true", label: t("archived") }] },
  ];
  return <Filters filters={filters} />;
}

function Welcome({ view }: { view: ViewName }) {
  const { t } = useWords("pages/items");
  return (
    <EmptyState title={t(`${view}.emptyTitle`)} text={t(`${view}.emptyText`)}>
      <Link className="btn btn-primary" to={`${views[view].base}/new`}>
        <Plus aria-hidden="true" />
        {t(`${view}.new`)}
      </Link>
      <Link className="link-ink text-sm" to={`${views[view].base}/new?sample=1`}>
        {t("sample")}
      </Link>
    </EmptyState>
  );
}

function Nothing({ base, isFiltered }: { base: string; isFiltered: boolean }) {
  const { t } = useWords("pages/items");
  return (
    <EmptyState drawing="glass" title={t("nothing.title")} text={t(isFiltered ? "nothing.filtered" : "nothing.section")}>
      {isFiltered && (
        <Link className="btn btn-plain" to={base}>
          {t("nothing.clear")}
        </Link>
      )}
    </EmptyState>
  );
}

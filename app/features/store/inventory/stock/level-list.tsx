import { useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { stockedKinds } from "@/worker/modules/store/stock/status";
import { EmptyState } from "@/app/ui/empty-state";
import { Filters, SearchField } from "@/app/ui/filters";
import { Pager } from "@/app/ui/pager";
import { base } from "../addresses";
import { ExpiryStrip } from "../lots/expiry-strip";
import { LevelTable } from "./level-table";
import type { TabContent } from "./load-inventory";
import { Nothing } from "../nothing";

/** What there is of each item, with what comes to its date above. */
export function LevelList({ page, expiry, places }: Extract<TabContent, { tab: "levels" }>) {
  const { t } = useWords("pages/inventory");
  const [params] = useSearchParams();
  const isFiltered = ["search", "kind", "short", "stocked", "location"].some((name) => params.get(name));
  const filters = [
    {
      name: "kind",
      label: t("stock:fields.kind"),
      options: stockedKinds.map((value) => ({ value, label: t(`stock:values.kind.${value}`) })),
    },
    { name: "location", label: t("stock:fields.location"), options: places.items.map(({ id, name }) => ({ value: id, label: name })) },
    {
      name: "stocked",
      label: t("filter.stocked"),
      options: [
        { value: "true", label: t("filter.stocked") },
        { value: "false", label: t("filter.empty") },
      ],
    },
    { name: "short", label: t("filter.short"), options: [{ value: "true", label: t("filter.short") }] },
  ];
  if (!page.items.length && !isFiltered) {
    return (
      <EmptyState drawing="cellar" title={t("empty.levels.title")} text={t("empty.levels.text")}>
        <Link className="btn btn-primary" to="/customer/ingredients/new">
          {t("empty.addItem")}
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      {/* On a phone the sentence and its ways alone, so that the first row stands in the first screen; the lots show the picture */}
      <div className="my-4 max-md:[&_figure>:not(figcaption)]:hidden">
        <ExpiryStrip expiry={expiry} />
      </div>
      <div className="no-print my-4 flex flex-wrap items-center gap-2">
        <SearchField label={t("search")} placeholder={t("searchItems")} />
        <Filters filters={filters} />
      </div>
      {page.items.length ? (
        <>
          <LevelTable rows={page.items} />
          <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
        </>
      ) : (
        <Nothing to={base} />
      )}
    </>
  );
}

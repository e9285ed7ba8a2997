import { useSearchParams } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { freshnesses } from "@/worker/modules/store/lots/rules";
import { lotStates } from "@/worker/modules/store/lots/status";
import { EmptyState } from "@/app/ui/empty-state";
import { Filters, SearchField } from "@/app/ui/filters";
import { Pager } from "@/app/ui/pager";
import { base } from "../addresses";
import { ExpiryStrip } from "./expiry-strip";
import type { TabContent } from "../stock/load-inventory";
import { LotTable } from "./lot-table";
import { Nothing } from "../nothing";

const narrowing = ["search", "state", "freshness", "expiringWithin", "location", "date", "item", "supplier"];

/** The lots that lie somewhere, what must go first at the top. */
export function LotList({ page, expiry, places, today }: Extract<TabContent, { tab: "lots" }> & { today: string }) {
  const { t } = useWords("pages/inventory");
  const [params] = useSearchParams();
  const isFiltered = narrowing.some((name) => params.get(name));
  const filters = [
    {
      name: "expiringWithin",
      label: t("filter.within"),
      options: ["7", "14", "30", "90"].map((value) => ({ value, label: `${t("filter.within")} ${t(`within.${value}`)}` })),
    },
    {
      name: "freshness",
      label: t("lots:fields.freshness"),
      options: freshnesses.map((value) => ({ value, label: t(`lots:values.freshness.${value}`) })),
    },
    {
      name: "state",
      label: t("lots:fields.state"),
      options: lotStates.map((value) => ({ value, label: t(`lots:values.state.${value}`) })),
    },
    { name: "location", label: t("lots:fields.location"), options: places.items.map(({ id, name }) => ({ value: id, label: name })) },
  ];
  if (!page.items.length && !isFiltered) return <EmptyState drawing="cellar" title={t("empty.lots.title")} text={t("empty.lots.text")} />;
  return (
    <>
      <div className="my-4">
        <ExpiryStrip expiry={expiry} />
      </div>
      <div className="no-print my-4 flex flex-wrap items-center gap-2">
        <SearchField label={t("search")} placeholder={t("searchLots")} />
        <Filters filters={filters} />
      </div>
      {page.items.length ? (
        <>
          <LotTable rows={page.items} today={today} />
          <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
        </>
      ) : (
        <Nothing to={`${base}?tab=lots`} />
      )}
    </>
  );
}

import { useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { clients } from "@/worker/modules/sell/clients/contract";
import { clientStatuses } from "@/worker/modules/sell/clients/status";
import { Refusal } from "@/app/ui/form";
import { EmptyState } from "@/app/ui/empty-state";
import { Filters, SearchField } from "@/app/ui/filters";
import { ExportLink, ImportLink } from "@/app/ui/file-links";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Sections } from "@/app/ui/sections";
import { ClientTable } from "./client-table";
import { base } from "./base";
import { clientCategories, paymentTerms } from "@/worker/core/trade/trade";

interface ClientListProps {
  page: Result<typeof clients.list>;
  facets: Facets;
  requestKey: string;
}

type Facets = Result<typeof clients.facets>;

/** The list of clients: its sections by status, its filters, its rows; all of it is in the address. */
export function ClientList({ page, facets, requestKey }: ClientListProps) {
  const { t } = useWords("pages/clients");
  const [params] = useSearchParams();
  const isFiltered = ["search", "category", "status", "paymentTerms", "archived"].some((name) => params.get(name));
  const clients = t("count", { count: facets.total });
  const prospects = countOf(facets, "prospect");
  const sentence = prospects ? `${t("prospects", { count: prospects, clients })}.` : `${clients}.`;
  return (
    <>
      <PageHead title={t("title")} sentence={facets.total ? sentence : t("none")}>
        <ImportLink target="clients" />
        {facets.total > 0 && <ExportLink module="clients" />}
        <AddLink />
      </PageHead>
      <Refusal />
      {facets.total === 0 && !isFiltered ? (
        <EmptyState drawing="shop" title={t("empty.title")} text={t("empty.text")}>
          <AddLink />
          <Link className="link-ink text-sm" to={`${base}/new?sample=1`}>
            {t("sample")}
          </Link>
        </EmptyState>
      ) : (
        <>
          <ByStatus facets={facets} current={params.get("status")} />
          <div className="no-print my-4 flex flex-wrap items-center gap-2">
            <SearchField label={t("search")} placeholder={t("searchHint")} />
            <ClientFilters facets={facets} />
          </div>
          {page.items.length ? (
            <>
              <ClientTable rows={page.items} requestKey={requestKey} />
              <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
            </>
          ) : (
            <EmptyState drawing="glass" title={t("nothing.title")} text={t("nothing.text")}>
              <Link className="btn btn-plain" to={base}>
                {t("nothing.clear")}
              </Link>
            </EmptyState>
          )}
        </>
      )}
    </>
  );
}

function AddLink() {
  const { t } = useWords("pages/clients");
  return (
    <Link className="btn btn-primary" to={`${base}/new`}>
      <Plus aria-hidden="true" />
      {t("new")}
    </Link>
  );
}

function ByStatus({ facets, current }: { facets: Facets; current: string | null }) {
  const { t } = useWords("pages/clients");
  const all = { key: "all", label: t("sections.all"), to: base, count: facets.total, current: !current };
  const statuses = clientStatuses.map((status) => ({
    key: status,
    label: t(`sections.${status}`),
    to: `${base}?status=${status}`,
    count: countOf(facets, status),
    current: status === current,
  }));
  return <Sections label={t("sections.label")} sections={[all, ...statuses]} />;
}

function ClientFilters({ facets }: { facets: Facets }) {
  const { t } = useWords("pages/clients");
  const categories = clientCategories.flatMap((category) => {
    const count = facets.categories.find((entry) => entry.category === category)?.count;
    return count ? [{ value: category, label: `${t(`core:clientCategories.${category}`)} (${count})` }] : [];
  });
  const terms = paymentTerms.map((value) => ({ value, label: t(`clients:values.paymentTerms.${value}`) }));
  const filters = [
    { name: "category", label: t("clients:fields.category"), options: categories },
    { name: "paymentTerms", label: t("clients:fields.paymentTerms"), options: terms },
    { name: "archived", label: t("archived"), options: [{ value: "true", label: t("archived") }] },
  ];
  return <Filters filters={filters} />;
}

function countOf({ statuses }: Facets, status: string): number {
  return statuses.find((entry) => entry.status === status)?.count ?? 0;
}

import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { directory } from "@/worker/modules/provider/directory/contract";
import { Filters, SearchField } from "@/app/ui/filters";

export type Facets = Result<typeof directory.facets>;

/** Minimum orders that one asks for, in euros. */
const minimums = ["50", "100", "250", "500", "1000"];

/** What narrows the directory: words, and what each further choice would leave. */
export function DirectoryFilters({ facets }: { facets: Facets }) {
  const { t } = useWords("pages/directory");
  const field = (name: string) => t(`directory:fields.${name}`);
  const counted = (values: { value: string; count: number }[], group: string) =>
    values.map(({ value, count }) => ({ value, label: `${t(`directory:values.${group}.${value}`)} (${count})` }));
  const filters = [
    { name: "kind", label: field("kind"), options: counted(facets.kinds, "kind") },
    { name: "category", label: field("category"), options: counted(facets.categories, "category") },
    { name: "region", label: field("region"), options: counted(facets.regions, "region") },
    { name: "certification", label: field("certification"), options: counted(facets.certifications, "certifications") },
    { name: "organic", label: field("organic"), options: [{ value: "true", label: field("organic") }] },
    { name: "minimumOrder", label: t("minimum"), options: minimums.map((value) => ({ value, label: t("upTo", { amount: value }) })) },
  ];
  return (
    <div className="no-print my-4 flex flex-wrap items-center gap-2">
      <SearchField label={t("search")} placeholder={t("searchHint")} />
      <Filters filters={filters} />
    </div>
  );
}

/** Does the address narrow the directory? */
export function isNarrowed(params: URLSearchParams): boolean {
  const names = ["search", "kind", "category", "region", "certification", "organic", "minimumOrder", "verified", "archived"];
  return names.some((name) => params.get(name));
}

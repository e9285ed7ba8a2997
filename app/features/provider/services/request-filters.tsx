import { useWords } from "@/app/shell/i18n/use-words";
import { orderedStatuses, serviceKinds, serviceRequestStatuses } from "@/worker/modules/provider/service-requests/status";
import { Filters, SearchField } from "@/app/ui/filters";

/** What narrows a list of service requests. @param isOrders only those that were bought */
export function RequestFilters({ isOrders = false }: { isOrders?: boolean }) {
  const { t } = useWords("pages/services");
  const options = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`serviceRequests:values.${group}.${value}`) }));
  return (
    <div className="no-print my-4 flex flex-wrap items-center gap-2">
      <SearchField label={t("search")} placeholder={t("searchHint")} />
      <Filters
        filters={[
          {
            name: "status",
            label: t("serviceRequests:fields.status"),
            options: options("status", isOrders ? orderedStatuses : serviceRequestStatuses),
          },
          { name: "kind", label: t("serviceRequests:fields.kind"), options: options("kind", serviceKinds) },
        ]}
      />
    </div>
  );
}

/** Does the address narrow the list? */
export const isNarrowed = (params: URLSearchParams): boolean => ["search", "status", "kind", "cursor"].some((name) => params.get(name));

import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { EmptyState } from "@/app/ui/empty-state";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { isNarrowed, RequestFilters } from "./request-filters";
import { RequestTable } from "./request-table";

interface RequestListProps {
  page: Result<typeof serviceRequests.list>;
  /** Which of the four lists it is: its words stand under this name. */
  name: "mine" | "orders" | "staff" | "staffOrders";
  base: string;
  children?: ReactNode;
}

/** A list of service requests with its filters, for either side. @param children the action that stands out, if any */
export function RequestList({ page, name, base, children }: RequestListProps) {
  const { t } = useWords("pages/services");
  const [params] = useSearchParams();
  const isEmpty = page.items.length === 0 && !isNarrowed(params);
  return (
    <>
      <PageHead title={t(`${name}.title`)} sentence={t(`${name}.sentence`)}>
        {!isEmpty && children}
      </PageHead>
      {isEmpty ? (
        <EmptyState drawing="paper" title={t(`${name}.empty`)} text={t(`${name}.emptyText`)}>
          {children}
        </EmptyState>
      ) : (
        <>
          <RequestFilters isOrders={name === "orders" || name === "staffOrders"} />
          {page.items.length ? (
            <RequestTable rows={page.items} base={base} caption={t(`${name}.title`)} withBusiness={name.startsWith("staff")} />
          ) : (
            <p className="muted py-6">{t("nothing")}</p>
          )}
          <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
        </>
      )}
    </>
  );
}

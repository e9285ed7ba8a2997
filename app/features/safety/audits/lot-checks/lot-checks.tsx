import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { ClipboardList, Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { moments } from "@/worker/modules/safety/checklists/status";
import { lotChecks } from "@/worker/modules/safety/lot-checks/contract";
import { lotCheckStatuses } from "@/worker/modules/safety/lot-checks/status";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { Filters, SearchField } from "@/app/ui/filters";
import { Pager } from "@/app/ui/pager";
import { base, checklistsPath } from "../addresses";
import { SafetyHead } from "../safety-head";
import { LotCheckTable } from "./check-table";

export const handle = { words: ["pages/audits", "lotChecks"], title: "pages/audits:sections.lot-checks" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.read(lotChecks.list, searchInput(lotChecks.list, request));
}

const filterNames = ["search", "isDue", "status", "moment", "item", "lot", "origin"];

/** Checks of lots, on receipt and before release, the newest first. */
export default function LotChecks() {
  const { t } = useWords("pages/audits");
  const [params] = useSearchParams();
  const { items, total, nextCursor } = useLoaderData<typeof loader>();
  const choices = (name: string, values: readonly string[]) => ({
    name,
    label: t(`lotChecks:fields.${name}`),
    options: values.map((value) => ({ value, label: t(`lotChecks:values.${name}.${value}`) })),
  });
  const due = { name: "isDue", label: t("lotCheck.due"), options: [{ value: "true", label: t("lotCheck.dueYes") }] };
  const isEmpty = total === 0 && !filterNames.some((name) => params.has(name));
  const toLists = (
    <Link className={`btn ${isEmpty ? "btn-primary" : "btn-plain"}`} to={checklistsPath}>
      <ClipboardList aria-hidden="true" />
      {t("lotCheck.lists")}
    </Link>
  );
  return (
    <>
      <SafetyHead section="lot-checks" sentence={isEmpty ? undefined : t("lotCheck.count", { count: total ?? items.length })}>
        {!isEmpty && <ExportLink module="lotChecks" />}
        {!isEmpty && toLists}
        {!isEmpty && (
          <Link className="btn btn-primary" to={`${base}/lot-checks/new`}>
            <Plus aria-hidden="true" />
            {t("lotCheck.ask")}
          </Link>
        )}
      </SafetyHead>
      {isEmpty ? (
        <EmptyState drawing="reading" title={t("lotCheck.empty.title")} text={t("lotCheck.empty.text")}>
          {toLists}
        </EmptyState>
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-3">
            <SearchField label={t("lotCheck.search")} placeholder={t("lotCheck.search")} />
            <Filters filters={[due, choices("status", lotCheckStatuses), choices("moment", moments)]} />
          </div>
          {items.length ? <LotCheckTable rows={items} /> : <p className="muted">{t("nothing")}</p>}
          <Pager shown={items.length} total={total} nextCursor={nextCursor} />
        </>
      )}
    </>
  );
}

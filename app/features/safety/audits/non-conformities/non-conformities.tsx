import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import { nonConformityStatuses, origins, severities } from "@/worker/modules/safety/non-conformities/status";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { Filters, SearchField } from "@/app/ui/filters";
import { Pager } from "@/app/ui/pager";
import { base } from "../addresses";
import { SafetyHead } from "../safety-head";
import { NonConformityTable } from "./non-conformity-table";

export const handle = { words: ["pages/audits", "nonConformities"], title: "pages/audits:sections.non-conformities" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.read(nonConformities.list, searchInput(nonConformities.list, request));
}

const filterNames = ["search", "status", "severity", "origin", "lot"];

/** What was not as it should be, the newest first. */
export default function NonConformities() {
  const { t } = useWords("pages/audits");
  const [params] = useSearchParams();
  const { items, total, nextCursor } = useLoaderData<typeof loader>();
  const choices = (name: string, values: readonly string[]) => ({
    name,
    label: t(`nonConformities:fields.${name}`),
    options: values.map((value) => ({ value, label: t(`nonConformities:values.${name}.${value}`) })),
  });
  const isEmpty = total === 0 && !filterNames.some((name) => params.has(name));
  const add = (
    <Link className="btn btn-primary" to={`${base}/non-conformities/new`}>
      <Plus aria-hidden="true" />
      {t("nc.new")}
    </Link>
  );
  return (
    <>
      <SafetyHead section="non-conformities" sentence={isEmpty ? undefined : t("nc.count", { count: total ?? items.length })}>
        {!isEmpty && <ExportLink module="nonConformities" />}
        {!isEmpty && add}
      </SafetyHead>
      {isEmpty ? (
        <EmptyState drawing="reading" title={t("nc.empty.title")} text={t("nc.empty.text")}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-3">
            <SearchField label={t("nc.search")} placeholder={t("nc.search")} />
            <Filters filters={[choices("status", nonConformityStatuses), choices("severity", severities), choices("origin", origins)]} />
          </div>
          {items.length ? <NonConformityTable rows={items} /> : <p className="muted">{t("nothing")}</p>}
          <Pager shown={items.length} total={total} nextCursor={nextCursor} />
        </>
      )}
    </>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { ListChecks, Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { auditKinds } from "@/worker/modules/safety/audit-templates/status";
import { audits } from "@/worker/modules/safety/audits/contract";
import { auditStatuses, outcomes } from "@/worker/modules/safety/audits/status";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { Filters, SearchField } from "@/app/ui/filters";
import { Pager } from "@/app/ui/pager";
import { auditTemplatesPath, base } from "../addresses";
import { SafetyHead } from "../safety-head";
import { AuditTable } from "./audit-table";

export const handle = { words: ["pages/audits", "audits"], title: "pages/audits:sections.audits" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.read(audits.list, searchInput(audits.list, request));
}

const filterNames = ["search", "status", "kind", "outcome", "supplier"];

/** Audits of oneself, of the authority and of suppliers, the newest first. */
export default function Audits() {
  const { t } = useWords("pages/audits");
  const [params] = useSearchParams();
  const { items, total, nextCursor } = useLoaderData<typeof loader>();
  const choices = (name: string, values: readonly string[]) => ({
    name,
    label: t(`audits:fields.${name}`),
    options: values.map((value) => ({ value, label: t(`audits:values.${name}.${value}`) })),
  });
  const isEmpty = total === 0 && !filterNames.some((name) => params.has(name));
  const add = (
    <Link className="btn btn-primary" to={`${base}/audits/new`}>
      <Plus aria-hidden="true" />
      {t("audit.new")}
    </Link>
  );
  return (
    <>
      <SafetyHead section="audits" sentence={isEmpty ? undefined : t("audit.count", { count: total ?? items.length })}>
        {!isEmpty && <ExportLink module="audits" />}
        <Link className="btn btn-plain" to={auditTemplatesPath}>
          <ListChecks aria-hidden="true" />
          {t("audit.templates")}
        </Link>
        {!isEmpty && add}
      </SafetyHead>
      {isEmpty ? (
        <EmptyState drawing="reading" title={t("audit.empty.title")} text={t("audit.empty.text")}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-3">
            <SearchField label={t("audit.search")} placeholder={t("audit.search")} />
            <Filters filters={[choices("kind", auditKinds), choices("status", auditStatuses), choices("outcome", outcomes)]} />
          </div>
          {items.length ? <AuditTable rows={items} /> : <p className="muted">{t("nothing")}</p>}
          <Pager shown={items.length} total={total} nextCursor={nextCursor} />
        </>
      )}
    </>
  );
}

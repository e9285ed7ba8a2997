import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { shelfLifeStudies } from "@/worker/modules/safety/shelf-life-studies/contract";
import { studyStatuses, studyVerdicts } from "@/worker/modules/safety/shelf-life-studies/status";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { Filters, SearchField } from "@/app/ui/filters";
import { Pager } from "@/app/ui/pager";
import { base } from "../addresses";
import { SafetyHead } from "../safety-head";
import { StudyTable } from "./study-table";

export const handle = { words: ["pages/audits", "shelfLifeStudies"], title: "pages/audits:sections.shelf-life" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.read(shelfLifeStudies.list, searchInput(shelfLifeStudies.list, request));
}

const filterNames = ["search", "status", "verdict", "item", "lot"];

/** Studies of how long products keep, the newest first. */
export default function ShelfLife() {
  const { t } = useWords("pages/audits");
  const [params] = useSearchParams();
  const { items, total, nextCursor } = useLoaderData<typeof loader>();
  const choices = (name: string, values: readonly string[]) => ({
    name,
    label: t(`shelfLifeStudies:fields.${name}`),
    options: values.map((value) => ({ value, label: t(`shelfLifeStudies:values.${name}.${value}`) })),
  });
  const isEmpty = total === 0 && !filterNames.some((name) => params.has(name));
  const add = (
    <Link className="btn btn-primary" to={`${base}/shelf-life/new`}>
      <Plus aria-hidden="true" />
      {t("study.new")}
    </Link>
  );
  return (
    <>
      <SafetyHead section="shelf-life" sentence={isEmpty ? undefined : t("study.count", { count: total ?? items.length })}>
        {!isEmpty && <ExportLink module="shelfLifeStudies" />}
        {!isEmpty && add}
      </SafetyHead>
      {isEmpty ? (
        <EmptyState drawing="flask" title={t("study.empty.title")} text={t("study.empty.text")}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-3">
            <SearchField label={t("study.search")} placeholder={t("study.search")} />
            <Filters filters={[choices("verdict", studyVerdicts), choices("status", studyStatuses)]} />
          </div>
          {items.length ? <StudyTable rows={items} /> : <p className="muted">{t("nothing")}</p>}
          <Pager shown={items.length} total={total} nextCursor={nextCursor} />
        </>
      )}
    </>
  );
}

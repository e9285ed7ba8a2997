import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { laboratory } from "@/worker/modules/safety/laboratory/contract";
import { analysisOutcomes, samplePurposes, sampleStatuses } from "@/worker/modules/safety/laboratory/status";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { Filters, SearchField } from "@/app/ui/filters";
import { Pager } from "@/app/ui/pager";
import { base } from "../addresses";
import { SafetyHead } from "../safety-head";
import { SampleTable } from "./sample-table";

export const handle = { words: ["pages/audits", "laboratory"], title: "pages/audits:sections.laboratory" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.read(laboratory.list, searchInput(laboratory.list, request));
}

const filterNames = ["search", "status", "outcome", "purpose", "item", "lot"];

/** Samples of lots and what was found in them, the newest first. */
export default function Laboratory() {
  const { t } = useWords("pages/audits");
  const [params] = useSearchParams();
  const { items, total, nextCursor } = useLoaderData<typeof loader>();
  const choices = (name: string, values: readonly string[]) => ({
    name,
    label: t(`laboratory:fields.${name}`),
    options: values.map((value) => ({ value, label: t(`laboratory:values.${name}.${value}`) })),
  });
  const isEmpty = total === 0 && !filterNames.some((name) => params.has(name));
  const add = (
    <Link className="btn btn-primary" to={`${base}/laboratory/new`}>
      <Plus aria-hidden="true" />
      {t("sample.new")}
    </Link>
  );
  return (
    <>
      <SafetyHead section="laboratory" sentence={isEmpty ? undefined : t("sample.count", { count: total ?? items.length })}>
        {!isEmpty && <ExportLink module="laboratory" />}
        {!isEmpty && add}
      </SafetyHead>
      {isEmpty ? (
        <EmptyState drawing="flask" title={t("sample.empty.title")} text={t("sample.empty.text")}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-3">
            <SearchField label={t("sample.search")} placeholder={t("sample.search")} />
            <Filters
              filters={[choices("outcome", analysisOutcomes), choices("status", sampleStatuses), choices("purpose", samplePurposes)]}
            />
          </div>
          {items.length ? <SampleTable rows={items} /> : <p className="muted">{t("nothing")}</p>}
          <Pager shown={items.length} total={total} nextCursor={nextCursor} />
        </>
      )}
    </>
  );
}

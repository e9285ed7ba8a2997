import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { instruments } from "@/worker/modules/safety/instruments/contract";
import { instrumentKinds, instrumentStatuses, standings } from "@/worker/modules/safety/instruments/status";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { Filters, SearchField } from "@/app/ui/filters";
import { Pager } from "@/app/ui/pager";
import { base } from "../addresses";
import { SafetyHead } from "../safety-head";
import { InstrumentTable } from "./instrument-table";

export const handle = { words: ["pages/audits", "instruments"], title: "pages/audits:sections.instruments" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.read(instruments.list, searchInput(instruments.list, request));
}

const filterNames = ["search", "standing", "kind", "status"];

/** What readings are taken with, those to calibrate first at the top. */
export default function Instruments() {
  const { t } = useWords("pages/audits");
  const [params] = useSearchParams();
  const { items, total, nextCursor } = useLoaderData<typeof loader>();
  const choices = (name: string, values: readonly string[]) => ({
    name,
    label: t(`instruments:fields.${name}`),
    options: values.map((value) => ({ value, label: t(`instruments:values.${name}.${value}`) })),
  });
  const isEmpty = total === 0 && !filterNames.some((name) => params.has(name));
  const add = (
    <Link className="btn btn-primary" to={`${base}/instruments/new`}>
      <Plus aria-hidden="true" />
      {t("instrument.new")}
    </Link>
  );
  return (
    <>
      <SafetyHead section="instruments" sentence={isEmpty ? undefined : t("instrument.count", { count: total ?? items.length })}>
        {!isEmpty && <ExportLink module="instruments" />}
        {!isEmpty && add}
      </SafetyHead>
      {isEmpty ? (
        <EmptyState drawing="reading" title={t("instrument.empty.title")} text={t("instrument.empty.text")}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-3">
            <SearchField label={t("instrument.search")} placeholder={t("instrument.search")} />
            <Filters filters={[choices("standing", standings), choices("kind", instrumentKinds), choices("status", instrumentStatuses)]} />
          </div>
          {items.length ? <InstrumentTable rows={items} /> : <p className="muted">{t("nothing")}</p>}
          <Pager shown={items.length} total={total} nextCursor={nextCursor} />
        </>
      )}
    </>
  );
}

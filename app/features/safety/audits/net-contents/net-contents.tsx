import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Scale } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { netContents } from "@/worker/modules/safety/net-contents/contract";
import { verdicts } from "@/worker/modules/safety/net-contents/status";
import { EmptyState } from "@/app/ui/empty-state";
import { ExportLink } from "@/app/ui/file-links";
import { Filters, SearchField } from "@/app/ui/filters";
import { Pager } from "@/app/ui/pager";
import { base } from "../addresses";
import { SafetyHead } from "../safety-head";
import { CheckTable } from "./check-table";

export const handle = { words: ["pages/audits", "netContents"], title: "pages/audits:sections.net-contents" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.read(netContents.list, searchInput(netContents.list, request));
}

/** Checks of what packs hold, the newest first. */
export default function NetContents() {
  const { t } = useWords("pages/audits");
  const [params] = useSearchParams();
  const { items, total, nextCursor } = useLoaderData<typeof loader>();
  const choices = verdicts.map((value) => ({ value, label: t(`netContents:values.verdict.${value}`) }));
  const isEmpty = total === 0 && !["search", "verdict", "status", "item", "lot"].some((name) => params.has(name));
  const add = (
    <Link className="btn btn-primary" to={`${base}/net-contents/new`}>
      <Scale aria-hidden="true" />
      {t("netContent.new")}
    </Link>
  );
  return (
    <>
      <SafetyHead section="net-contents" sentence={isEmpty ? undefined : t("netContent.count", { count: total ?? items.length })}>
        {!isEmpty && <ExportLink module="netContents" />}
        {!isEmpty && add}
      </SafetyHead>
      {isEmpty ? (
        <EmptyState title={t("netContent.empty.title")} text={t("netContent.empty.text")}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-3">
            <SearchField label={t("netContent.search")} placeholder={t("netContent.search")} />
            <Filters filters={[{ name: "verdict", label: t("netContents:fields.verdict"), options: choices }]} />
          </div>
          {items.length ? <CheckTable rows={items} /> : <p className="muted">{t("nothing")}</p>}
          <Pager shown={items.length} total={total} nextCursor={nextCursor} />
        </>
      )}
    </>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { ArrowLeft, ArrowRight, Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { addDays, mondayOf } from "@/worker/core/figures/dates";
import { production } from "@/worker/modules/make/production/contract";
import { actionFor, byOwnId } from "@/app/shell/action";
import { Refusal } from "@/app/ui/form";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { PageHead } from "@/app/ui/page-head";
import { base } from "./base";
import { DayList } from "./day-list";
import { ProductionTabs } from "./tabs";
import { WeekGrid } from "./week-grid";

export const handle = { words: ["pages/production", "production"], title: "pages/production:title" };

const CIVIL = /^\d{4}-\d{2}-\d{2}$/;

/** A week of orders; `?from=` names its first day. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const day = new URL(request.url).searchParams.get("from") ?? "";
  const from = mondayOf(CIVIL.test(day) && !Number.isNaN(Date.parse(day)) ? day : context.today);
  const [board, facets] = await Promise.all([context.read(production.board, { from }), context.read(production.facets, {})]);
  return { board, facets, requestKey: context.nonce, today: context.today };
}

/** Moves an order to another day. */
export const action = byOwnId(actionFor(production.update, { to: (_, request) => `${base}${new URL(request.url).search}` }));

export default function Board() {
  const { t } = useWords("pages/production");
  const { board, facets, requestKey, today } = useLoaderData<typeof loader>();
  const days = Array.from({ length: 7 }, (_, day) => addDays(board.from, day));
  const sentence = facets.late ? t("sentence.late", { count: facets.late }) : t("sentence.week", { count: board.total });
  const shown = { board, days, today, requestKey };
  return (
    <>
      <PageHead title={t("title")} sentence={facets.total ? `${sentence}.` : undefined}>
        <Link className="btn btn-primary" to={`${base}/new`}>
          <Plus aria-hidden="true" />
          {t("new")}
        </Link>
      </PageHead>
      <ProductionTabs />
      <Refusal />
      <nav className="no-print my-4 flex flex-wrap items-center gap-2" aria-label={t("board.weeks")}>
        <Link className="btn btn-plain" to={`?from=${addDays(board.from, -7)}`} aria-label={t("board.before")}>
          <ArrowLeft aria-hidden="true" />
        </Link>
        <h2 className="text-lg max-sm:flex-1 max-sm:text-center max-sm:text-base">
          <DateText value={board.from} /> – <DateText value={board.to} />
        </h2>
        <Link className="btn btn-plain" to={`?from=${addDays(board.from, 7)}`} aria-label={t("board.after")}>
          <ArrowRight aria-hidden="true" />
        </Link>
        {board.from !== mondayOf(today) && (
          <Link className="btn btn-quiet" to={base}>
            {t("board.now")}
          </Link>
        )}
      </nav>
      {facets.total === 0 ? (
        <EmptyState drawing="pot" title={t("empty.title")} text={t("empty.text")}>
          <Link className="btn btn-primary" to={`${base}/new`}>
            {t("new")}
          </Link>
          <Link className="link-ink text-sm" to={`${base}/can-make`}>
            {t("tabs.canMake")}
          </Link>
        </EmptyState>
      ) : (
        <>
          <WeekGrid {...shown} />
          <DayList {...shown} />
        </>
      )}
    </>
  );
}

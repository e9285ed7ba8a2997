import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { reminders } from "@/worker/modules/money/reminders/contract";
import { searchInput } from "@/app/shell/search-input";
import { EmptyState } from "@/app/ui/empty-state";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Closed } from "./closed";
import { DebtorTable } from "./reminders-tab";
import { opensFinance } from "./tabs";

export const handle = { words: ["pages/treasury", "reminders"], title: "pages/treasury:tracking.title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  if (!(await opensFinance(context))) return null;
  return { debtors: await context.read(reminders.list, searchInput(reminders.list, request)) };
}

/** Who owes what, since when, and what was last said to them. */
export default function PaymentTracking() {
  const { t } = useWords("pages/treasury");
  const data = useLoaderData<typeof loader>();
  if (!data) return <Closed />;
  const { items, total, nextCursor, totalDue, totalLate, creditBalance, carried, totalOwed } = data.debtors;
  const money = (value: number) => formatMoney(value, 2);
  const partOf = (name: string, value: number) => `${t(`reminders:fields.${name}`)}\u00a0${money(value)}`;
  // What they owe besides invoices, and in all.
  const parts = [
    ...(carried !== 0 ? [partOf("carried", carried)] : []),
    ...(creditBalance > 0 ? [partOf("creditBalance", -creditBalance)] : []),
    partOf("totalOwed", totalOwed),
  ];
  return (
    <>
      <PageHead
        title={t("tracking.title")}
        sentence={items.length ? t("tracking.sentence", { due: money(totalDue), late: money(totalLate) }) : undefined}
      />
      {totalOwed !== totalDue && <p className="muted mb-4 text-sm">{parts.join(" · ")}</p>}
      {items.length ? (
        <>
          <DebtorTable rows={items} caption={t("tracking.title")} />
          <Pager shown={items.length} total={total} nextCursor={nextCursor} />
        </>
      ) : (
        <EmptyState drawing="bell" title={t("reminders.none")} text={t("reminders.noneText")} />
      )}
    </>
  );
}

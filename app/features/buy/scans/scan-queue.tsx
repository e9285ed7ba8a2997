import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { planThatReads } from "@/worker/core/contract/plans";
import { formatMoney } from "@/worker/core/figures/money";
import type { ListedScan } from "@/worker/modules/buy/scans/contract";
import { waiting } from "@/worker/modules/buy/scans/status";
import { Refusal } from "@/app/ui/form";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { None } from "@/app/ui/money";
import { Pager } from "@/app/ui/pager";
import { PlanLink } from "@/app/ui/plan-link";
import { Rate } from "@/app/ui/rate";
import { Sections } from "@/app/ui/sections";
import { type Column, Table } from "@/app/ui/table";
import { useRefreshEvery } from "@/app/ui/use-refresh-every";
import { base } from "./base";
import { DropZone } from "./drop-zone";
import type { loadQueue } from "./load-queue";
import { Inbox } from "./inbox";
import { ScanStatus } from "./scan-status";
import { Sum } from "./sum";

/** How often one asks how far the queue is, in milliseconds. */
const EVERY = 1_500;

type QueueProps = Awaited<ReturnType<typeof loadQueue>>;

/** Where documents are dropped, and what became of those that were. @param to the address that shows those of a status */
export function ScanQueue({ to, ...queue }: QueueProps & { to(status: string | null): string }) {
  const { t } = useWords("pages/scans");
  const { page, quota, inbox, status } = queue;
  const open = page.items.filter((scan) => waiting.includes(scan.status)).length;
  useRefreshEvery(open ? EVERY : null);
  const names = [null, "to_review", "failed", "booked"] as const;
  return (
    <>
      <Refusal />
      <QuotaLine quota={quota} />
      {quota.most > 0 && (quota.left > 0 || quota.extraPage !== null) && <DropZone quota={quota} />}
      {quota.most > 0 && <Inbox {...inbox} />}
      <Sections
        label={t("tabs.label")}
        sections={names.map((name) => ({
          key: name ?? "",
          label: name ? t(`scans:values.status.${name}`) : t("tabs.all"),
          to: to(name),
          current: name === status,
        }))}
      />
      <div className="mt-4" aria-live="polite">
        {open > 0 && (
          <p className="mb-3 flex gap-3 text-sm">
            {t("queue.text", { count: open })}
            <noscript>
              <Link className="link-ink" to="" reloadDocument>
                {t("queue.again")}
              </Link>
            </noscript>
          </p>
        )}
      </div>
      <Documents {...queue} />
    </>
  );
}

/** What the plan still reads. */
function QuotaLine({ quota }: Pick<QueueProps, "quota">) {
  const { t } = useWords("pages/scans");
  const { most, used, left, each, extraPage, extraPages, extraCost } = quota;
  if (most === 0)
    return (
      <div className="mb-5">
        <p>{t("quota.none")}</p>
        <PlanLink plan={planThatReads()} />
      </div>
    );
  const parts = [
    t(`quota.${each}`, { used, most }),
    left === 0 && extraPage !== null && t("quota.over", { price: formatMoney(extraPage) }),
    left === 0 && extraPage === null && t("quota.spent"),
    extraPages > 0 && t("quota.extra", { pages: extraPages, cost: formatMoney(extraCost) }),
  ];
  return <p className="mb-4 text-sm">{parts.filter(Boolean).join(" · ")}</p>;
}

function Documents({ page, status, today }: QueueProps) {
  const { t } = useWords("pages/scans");
  const label = (field: string) => t(`scans:fields.${field}`);
  if (page.items.length === 0)
    return status ? <p className="muted">{t("noneHere")}</p> : <EmptyState drawing="paper" title={t("none.title")} text={t("none.text")} />;
  const columns: Column<ListedScan>[] = [
    { key: "fileName", card: "title", label: label("fileName"), cell: (scan) => <Name scan={scan} /> },
    { key: "supplier", card: "detail", label: label("supplier"), cell: ({ supplier }) => supplier || <None /> },
    {
      key: "invoiceNumber",
      card: "detail",
      label: label("invoiceNumber"),
      from: "lg",
      cell: ({ invoiceNumber }) => invoiceNumber ?? <None />,
    },
    {
      key: "invoiceDate",
      label: label("invoiceDate"),
      from: "xl",
      cell: ({ invoiceDate }) => (invoiceDate ? <DateText value={invoiceDate} /> : <None />),
    },
    {
      key: "totalInclTax",
      card: "figure",
      label: label("totalInclTax"),
      numeric: true,
      cell: ({ totalInclTax, currency }) => <Sum value={totalInclTax} currency={currency} />,
    },
    {
      key: "confidence",
      label: label("confidence"),
      numeric: true,
      from: "lg",
      cell: ({ confidence }) => <Rate value={confidence} decimals={0} />,
    },
    {
      key: "createdAt",
      card: "when",
      label: label("createdAt"),
      from: "xl",
      cell: ({ createdAt }) => <DateText value={createdAt} today={today} />,
    },
    { key: "status", card: "status", label: label("status"), cell: ({ status: state }) => <ScanStatus status={state} /> },
  ];
  return (
    <>
      <Table caption={t("title")} columns={columns} rows={page.items} rowKey={({ id }) => id} defaultSort="" />
      {page.nextCursor && <Pager shown={page.items.length} nextCursor={page.nextCursor} />}
    </>
  );
}

function Name({ scan }: { scan: ListedScan }) {
  const { t } = useWords("scans");
  return (
    <>
      <Link className="name break-all" to={`${base}/${scan.id}`}>
        {scan.fileName}
      </Link>
      {scan.failure && <span className="muted block pb-1.5 text-sm">{t(`values.failure.${scan.failure}`)}</span>}
    </>
  );
}

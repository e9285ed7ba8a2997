import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { coerce } from "@/worker/core/coerce";
import type { Result } from "@/worker/core/operation";
import { standingOrders } from "@/worker/modules/standing-orders/contract";
import { DateText } from "../../ui/date";
import { EmptyState } from "../../ui/empty-state";
import { SearchField } from "../../ui/filters";
import { PageHead } from "../../ui/page-head";
import { Pager } from "../../ui/pager";
import { Status } from "../../ui/status";
import { type Column, Table } from "../../ui/table";
import { base, standingBase } from "./base";

export const handle = { words: ["pages/orders", "standingOrders"], title: "pages/orders:standing.title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { from, ...asked } = Object.fromEntries(new URL(request.url).searchParams);
  const page = await context.read(standingOrders.list, coerce(standingOrders.list.input, asked));
  return { page, isNarrowed: Boolean(asked.search) };
}

type Row = Result<typeof standingOrders.list>["items"][number];

export default function StandingOrders() {
  const { t } = useWords("pages/orders");
  const { page, isNarrowed } = useLoaderData<typeof loader>();
  const columns = useColumns();
  const add = (
    <Link className="btn btn-primary" to={`${standingBase}/new`}>
      <Plus aria-hidden="true" />
      {t("standing.new")}
    </Link>
  );
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={base}>
          {t("title")}
        </Link>
      </p>
      <PageHead title={t("standing.title")} sentence={t("standing.sentence")}>
        {add}
      </PageHead>
      {page.total === 0 && !isNarrowed ? (
        <EmptyState title={t("standing.none")} text={t("standing.noneText")}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="no-print my-4">
            <SearchField label={t("standing.search")} placeholder={t("standing.search")} />
          </div>
          <Table
            caption={t("standing.title")}
            columns={columns}
            rows={page.items}
            rowKey={({ id }) => id}
            defaultSort=""
            card={(row) => <StandingCard row={row} />}
          />
          <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
        </>
      )}
    </>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useWords("standingOrders");
  return [
    {
      key: "client",
      label: t("fields.client"),
      cell: (row) => (
        <Link className="name" to={`${standingBase}/${row.id}`}>
          {row.clientName}
        </Link>
      ),
    },
    { key: "rhythm", label: t("fields.rhythm"), cell: ({ rhythm }) => t(`values.rhythm.${rhythm}`) },
    { key: "next", label: t("fields.nextOn"), cell: ({ nextOn }) => <DateText value={nextOn} /> },
    { key: "status", label: t("fields.paused"), cell: (row) => <StandingStatus paused={row.paused} /> },
  ];
}

/** Does it go on, or sleep? */
export function StandingStatus({ paused }: { paused: boolean }) {
  const { t } = useWords("pages/orders");
  return <Status meaning={paused ? "soon" : "good"}>{t(paused ? "standing.paused" : "standing.active")}</Status>;
}

function StandingCard({ row }: { row: Row }) {
  const { t } = useWords("standingOrders");
  return (
    <Link className="card-row" to={`${standingBase}/${row.id}`}>
      <span className="block font-semibold">{row.clientName}</span>
      <span className="card-line muted text-sm">
        <span>{t(`values.rhythm.${row.rhythm}`)}</span>
        <DateText value={row.nextOn} />
      </span>
      <span className="mt-2 block text-sm">
        <StandingStatus paused={row.paused} />
      </span>
    </Link>
  );
}

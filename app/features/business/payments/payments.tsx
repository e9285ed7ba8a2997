import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { formatMoney } from "@/worker/core/figures/money";
import { paymentKinds, paymentStates } from "@/worker/modules/business/billing/status";
import { payments, type Received } from "@/worker/modules/business/payments/contract";
import { DateText } from "@/app/ui/date";
import { Filters } from "@/app/ui/filters";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { type Column, Table } from "@/app/ui/table";
import { PaymentState } from "./payment-state";

export const handle = { words: ["pages/payments", "payments"], title: "payments:title" };

const to = ({ id }: Received) => `/admin/payments/${id}`;

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { page: await context.read(payments.list, searchInput(payments.list, request)), today: context.today };
}

/** What every business was asked to pay, and what became of it. */
export default function Payments() {
  const { t } = useWords("pages/payments");
  const { page, today } = useLoaderData<typeof loader>();
  const field = (name: string) => t(`payments:fields.${name}`);
  const options = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`payments:values.${group}.${value}`) }));
  const columns: Column<Received>[] = [
    {
      key: "business",
      card: "title",
      label: field("business"),
      cell: (row) => (
        <Link className="name" to={to(row)} prefetch="intent">
          {row.business}
        </Link>
      ),
    },
    { key: "kind", card: "detail", label: field("kind"), cell: ({ kind }) => t(`payments:values.kind.${kind}`) },
    { key: "state", card: "status", label: field("state"), cell: ({ state }) => <PaymentState state={state} /> },
    { key: "number", label: field("number"), from: "lg", cell: ({ number }) => number },
    { key: "total", card: "figure", label: field("total"), numeric: true, cell: ({ total }) => formatMoney(total, 2) },
    {
      key: "refunded",
      label: field("refunded"),
      numeric: true,
      from: "lg",
      cell: ({ refunded }) => (refunded ? formatMoney(refunded, 2) : ""),
    },
    {
      key: "createdAt",
      card: "when",
      label: field("createdAt"),
      from: "lg",
      cell: ({ createdAt }) => <DateText value={createdAt} today={today} />,
    },
  ];
  return (
    <>
      <PageHead title={t("payments:title")} sentence={t("sentence")} />
      <div className="no-print my-4 flex flex-wrap items-center gap-2">
        <Filters
          filters={[
            { name: "state", label: field("state"), options: options("state", paymentStates) },
            { name: "kind", label: field("kind"), options: options("kind", paymentKinds) },
          ]}
        />
      </div>
      {page.items.length ? (
        <Table caption={t("payments:title")} columns={columns} rows={page.items} rowKey={({ id }) => id} defaultSort="" />
      ) : (
        <p className="muted py-6">{t("nothing")}</p>
      )}
      <Pager shown={page.items.length} nextCursor={page.nextCursor} />
    </>
  );
}

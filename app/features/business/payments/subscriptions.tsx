import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import type { Result } from "@/worker/core/contract/operation";
import { planNames, subscriptionStatuses } from "@/worker/core/contract/plans";
import { formatMoney } from "@/worker/core/figures/money";
import { businesses } from "@/worker/modules/business/businesses/contract";
import { DateText } from "@/app/ui/date";
import { Filters } from "@/app/ui/filters";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Status } from "@/app/ui/status";
import { type Column, Table } from "@/app/ui/table";
import { meanings } from "../admin/sign-ups";

export const handle = { words: ["pages/payments", "businesses"], title: "pages/payments:subscriptions.title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { page: await context.read(businesses.list, searchInput(businesses.list, request)) };
}

type Subscription = Result<typeof businesses.list>["items"][number];
const to = ({ id }: Subscription) => `/admin/consultancy-clients/${id}`;

/** Every subscription: its plan, how it stands, what it brings and when it is to be paid again. */
export default function Subscriptions() {
  const { t } = useWords("pages/payments");
  const { page } = useLoaderData<typeof loader>();
  const field = (name: string) => t(`businesses:fields.${name}`);
  const status = ({ planStatus }: Subscription) => (
    <Status meaning={meanings[planStatus]}>{t(`businesses:values.planStatus.${planStatus}`)}</Status>
  );
  const due = ({ planStatus, trialEndsAt, renewsOn, dueSince, isEnding }: Subscription) => {
    if (planStatus === "trialing") return <DateText value={trialEndsAt} />;
    const day = dueSince ?? renewsOn;
    return day && (planStatus === "active" || planStatus === "past_due") ? (
      <>
        <DateText value={day} /> {isEnding && <span className="muted">({field("isEnding").toLowerCase()})</span>}
      </>
    ) : null;
  };
  const columns: Column<Subscription>[] = [
    {
      key: "name",
      card: "title",
      label: field("name"),
      cell: (row) => (
        <Link className="name" to={to(row)} prefetch="intent">
          {row.name}
        </Link>
      ),
    },
    { key: "plan", card: "figure", label: field("plan"), cell: ({ plan }) => t(`core:plans.${plan}`) },
    { key: "planStatus", card: "detail", label: field("planStatus"), cell: status },
    { key: "period", label: field("period"), from: "lg", cell: ({ period }) => t(`businesses:values.period.${period}`) },
    { key: "monthly", label: field("monthly"), numeric: true, cell: ({ monthly }) => (monthly ? formatMoney(monthly, 2) : "") },
    { key: "due", card: "when", label: t("subscriptions.due"), from: "lg", cell: due },
  ];
  const plans = planNames.map((value) => ({ value, label: t(`core:plans.${value}`) }));
  const states = subscriptionStatuses.map((value) => ({ value, label: t(`businesses:values.planStatus.${value}`) }));
  return (
    <>
      <PageHead title={t("subscriptions.title")} sentence={t("subscriptions.sentence")} />
      <div className="no-print my-4 flex flex-wrap items-center gap-2">
        <Filters
          filters={[
            { name: "planStatus", label: field("planStatus"), options: states },
            { name: "plan", label: field("plan"), options: plans },
          ]}
        />
      </div>
      {page.items.length ? (
        <Table caption={t("subscriptions.title")} columns={columns} rows={page.items} rowKey={({ id }) => id} defaultSort="" />
      ) : (
        <p className="muted py-6">{t("nothing")}</p>
      )}
      <Pager shown={page.items.length} nextCursor={page.nextCursor} />
    </>
  );
}

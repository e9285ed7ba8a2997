import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { SubscriptionStatus } from "@/worker/core/contract/plans";
import type { businesses } from "@/worker/modules/business/businesses/contract";
import { DateText } from "@/app/ui/date";
import { type Meaning, Status } from "@/app/ui/status";
import { type Column, Table } from "@/app/ui/table";

type Business = Result<typeof businesses.list>["items"][number];

/** What the state of a subscription means to whoever looks after it. */
export const meanings: Record<SubscriptionStatus, Meaning> = {
  trialing: "flow",
  active: "good",
  past_due: "soon",
  cancelled: "ended",
  expired: "ended",
};

/** The businesses that signed up, the newest first. */
export function SignUps({ businesses: rows }: { businesses: Business[] }) {
  const { t } = useWords("pages/admin");
  const status = ({ planStatus }: Business) => (
    <Status meaning={meanings[planStatus]}>{t(`businesses:values.planStatus.${planStatus}`)}</Status>
  );
  const columns: Column<Business>[] = [
    { key: "name", card: "title", label: t("businesses:fields.name"), cell: ({ name }) => <span className="font-semibold">{name}</span> },
    { key: "plan", card: "figure", label: t("businesses:fields.plan"), cell: ({ plan }) => t(`core:plans.${plan}`) },
    { key: "planStatus", card: "detail", label: t("businesses:fields.planStatus"), cell: status },
    { key: "people", label: t("businesses:fields.people"), numeric: true, cell: ({ people }) => people },
    { key: "createdAt", card: "when", label: t("businesses:fields.createdAt"), cell: ({ createdAt }) => <DateText value={createdAt} /> },
  ];
  return (
    <>
      <h2 className="mb-3 text-lg">{t("newest.title")}</h2>
      {rows.length === 0 ? (
        <p className="muted text-sm">{t("newest.none")}</p>
      ) : (
        <Table caption={t("newest.title")} columns={columns} rows={rows} rowKey={({ id }) => id} defaultSort="" />
      )}
    </>
  );
}

import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { invoices } from "@/worker/modules/money/invoices/contract";
import { LineTable } from "@/app/ui/line-table";

/** Who takes longest to pay, and how long. */
export function PaceView({ pace }: { pace: Result<typeof invoices.pace> }) {
  const { t } = useWords("pages/invoices");
  return (
    <section className="max-w-2xl">
      <h2 className="mb-2 text-lg">{t("slowest")}</h2>
      <LineTable
        rows={pace.items}
        rowKey={({ clientId }) => clientId}
        columns={[
          {
            label: t("invoices:fields.partyName"),
            cell: ({ clientId, partyName }) => (
              <Link className="name" to={`/customer/clients/${clientId}`} prefetch="intent">
                {partyName}
              </Link>
            ),
          },
          { label: t("account.averageDays"), numeric: true, cell: ({ averageDays }) => t("account.days", { count: averageDays }) },
          { label: t("tab.paid"), numeric: true, from: "sm", cell: ({ count }) => count },
        ]}
      />
    </section>
  );
}

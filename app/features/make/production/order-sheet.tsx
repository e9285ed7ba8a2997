import { Link } from "@/app/ui/link";
import { Pencil } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Production } from "@/worker/modules/make/production/contract";
import type { ListedLotCheck } from "@/worker/modules/safety/lot-checks/shapes";
import { ChecksNote } from "@/app/features/safety/audits/lot-checks/checks-note";
import { type SafetyFile, SafetyPart } from "@/app/features/safety/audits/records/safety-part";
import { ScaleText } from "@/app/features/safety/audits/records/scale-part";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { base } from "./base";
import { CostTable } from "./cost-table";
import { OrderForm } from "./order-form";
import { LinesTable, LotsTable } from "./order-lines";
import { OrderRail } from "./order-rail";
import { Losses } from "./losses";

interface OrderSheetProps {
  order: Production;
  /** Checks of what it made. */
  checks: ListedLotCheck[];
  /** What food safety knows of it. */
  file: SafetyFile;
  isEditing: boolean;
  facilities: string[];
  requestKey: string;
  today: string;
}

/** An order as a document, with its state and what can be done on a rail beside it; or its form. */
export function OrderSheet({ order, checks, file, isEditing, facilities, requestKey, today }: OrderSheetProps) {
  const { t } = useWords("pages/production");
  const crumb = (
    <p className="no-print mb-3 text-sm">
      <Link className="link-ink muted" to={`${base}/orders`}>
        {t("orders.title")}
      </Link>
    </p>
  );
  if (isEditing && order.status === "pending") {
    return (
      <div className="page-narrow">
        {crumb}
        <PageHead title={order.name} sentence={order.reference} />
        <OrderForm order={order} facilities={facilities} today={today} requestKey={requestKey} back={`${base}/${order.id}`} />
      </div>
    );
  }
  return (
    <>
      {crumb}
      <PageHead
        title={order.name}
        sentence={[order.reference, t("recipeNumber", { number: order.recipeNumber }), order.facility].filter(Boolean).join(" · ")}
      >
        {order.status === "pending" && (
          <Link className="btn btn-plain" to="?edit=1">
            <Pencil aria-hidden="true" />
            {t("edit")}
          </Link>
        )}
      </PageHead>
      <Refusal />
      <ChecksNote checks={checks} />
      <div className="document">
        <div className="parts gap-8">
          <LinesTable order={order} />
          <LotsTable order={order} />
          <Losses order={order} />
          <CostTable order={order} />
          <SafetyPart file={file}>
            {file.scale && <ScaleText scale={file.scale} />}
            {file.scale && order.status !== "cancelled" && (
              <Link
                className="link-ink no-print mt-2 inline-block text-sm"
                to={`/customer/audits/heat-treatments/new?production=${encodeURIComponent(order.reference)}`}
              >
                {t("pages/audits:heat.new")}
              </Link>
            )}
          </SafetyPart>
          {order.method && (
            <section>
              <h2 className="mb-2 text-lg">{t("production:fields.method")}</h2>
              <p className="max-w-2xl whitespace-pre-line">{order.method}</p>
            </section>
          )}
          {order.notes && order.notes !== order.neededFor.map(({ reference }) => reference).join(", ") && (
            <section>
              <h2 className="mb-2 text-lg">{t("production:fields.notes")}</h2>
              <p className="max-w-2xl whitespace-pre-line">{order.notes}</p>
            </section>
          )}
        </div>
        <OrderRail order={order} requestKey={requestKey} today={today} />
      </div>
    </>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { restockStatus } from "@/worker/modules/buy/restocks/status";
import { lotChecks } from "@/worker/modules/safety/lot-checks/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { ChecksNote, checkWords } from "@/app/features/safety/audits/lot-checks/checks-note";
import { Refusal } from "@/app/ui/form";
import { DateText } from "@/app/ui/date";
import { PageHead } from "@/app/ui/page-head";
import { AfterwardsForm } from "./afterwards-form";
import { CertificateWarning } from "./certificate-warning";
import { loadTariffs } from "./load-tariffs";
import { RestockForm } from "./restock-form";
import { ReceiveLink, RestockRail } from "./restock-rail";
import { RestockSheet } from "./restock-sheet";
import { base } from "./restock-table";
import { withoutBlankLines } from "./save-restock";

export const handle = {
  words: ["pages/restocks", "restocks", "pages/tariffs", "tariffs", ...checkWords],
  title: (data: unknown) => (data as { restock?: { reference: string } } | undefined)?.restock?.reference ?? "",
};

/** A restock; one that is asked for by its reference is found under its own address. */
export async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const [restock, checks] = await Promise.all([
    context.read(restocks.show, { id }),
    context.read(lotChecks.list, { origin: String(id), limit: 100 }),
  ]);
  if (restock.id !== id) throw redirect(`${base}/${restock.id}${search}`);
  const isEditing = searchParams.has("edit");
  const edited = isEditing && restockStatus.allows(restock.status, "update") ? await loadForm(restock.supplierId) : null;
  return { restock, checks: checks.items, edited, isEditing, requestKey: context.nonce, today: context.today };

  async function loadForm(supplierId: string) {
    const [supplier, tariffs] = await Promise.all([context.read(suppliers.show, { id: supplierId }), loadTariffs(context, supplierId)]);
    return { supplier, tariffs };
  }
}

const to = ({ id }: { id: string }) => `${base}/${id}`;

/** Does to a restock what the pressed button stands for. */
export const action = actionsFor([restocks.order, restocks.close, restocks.cancel], {
  to,
  own: {
    // What really came is entered next.
    takeBack: actionFor(restocks.takeBack, { to: ({ id }) => `${base}/${id}/receive` }),
    update: actionFor(restocks.update, { to, read: withoutBlankLines }),
    duplicate: actionFor(restocks.duplicate, { to: ({ id }) => `${base}/${id}?edit=1` }),
  },
});

export default function Restock() {
  const { t } = useWords("pages/restocks");
  const { restock, checks, edited, isEditing, requestKey, today } = useLoaderData<typeof loader>();
  const crumb = (
    <p className="mb-3 text-sm">
      <Link className="link-ink muted" to={`${base}?tab=open`}>
        {t("title")}
      </Link>
    </p>
  );
  if (isEditing) {
    return (
      <>
        {crumb}
        <PageHead title={restock.reference} sentence={t("of", { supplier: restock.supplierName })} />
        {edited ? (
          <RestockForm {...edited} restock={restock} requestKey={requestKey} back={to(restock)} />
        ) : (
          <AfterwardsForm restock={restock} requestKey={requestKey} back={to(restock)} />
        )}
      </>
    );
  }
  return (
    <>
      {crumb}
      <PageHead
        title={restock.reference}
        sentence={
          <>
            <Link className="link-ink" to={`/customer/suppliers/${restock.supplierId}`}>
              {restock.supplierName}
            </Link>
            {restock.expectedOn && restock.status !== "received" && restock.status !== "cancelled" && (
              <>
                {` · ${t("restocks:fields.expectedOn").toLowerCase()} `}
                <DateText value={restock.expectedOn} />
              </>
            )}
          </>
        }
      >
        {/* Whoever opens the door should not have to look for it under the lines. */}
        {restockStatus.allows(restock.status, "receive") && (
          <span className="lg:hidden">
            <ReceiveLink id={restock.id} />
          </span>
        )}
      </PageHead>
      <Refusal />
      <CertificateWarning certificates={restock.certificates} />
      <ChecksNote checks={checks} />
      <div className="document">
        <RestockSheet restock={restock} requestKey={requestKey} />
        <RestockRail restock={restock} requestKey={requestKey} today={today} />
      </div>
    </>
  );
}

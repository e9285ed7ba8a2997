import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Pencil, Upload } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { tariffs } from "@/worker/modules/buy/tariffs/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { SupplierAccount } from "@/app/features/buy/supplier-invoices/supplier-account";
import { SupplierRestocks } from "@/app/features/buy/restocks/supplier-restocks";
import { SupplierTariffs } from "@/app/features/buy/tariffs/supplier-tariffs";
import { loadRecordDocuments } from "@/app/features/papers/documents/load-record";
import { DocumentsPart } from "@/app/features/papers/documents/record-documents";
import { SafetyPart, safetyWords } from "@/app/features/safety/audits/records/safety-part";
import { safetyRecords } from "@/worker/modules/safety/safety-records/contract";
import { SupplierForm } from "./supplier-form";
import { SupplierRail } from "./supplier-rail";
import { SupplierSheet } from "./supplier-sheet";

const base = "/customer/suppliers";

export const handle = {
  words: [
    ...["pages/suppliers", "suppliers", "pages/tariffs", "tariffs", "pages/restocks", "restocks"],
    ...["pages/invoices", "invoices", "pages/documents", "documents", ...safetyWords],
  ],
  title: (data: unknown) => (data as { supplier?: { name: string } } | undefined)?.supplier?.name ?? "",
};

/** A supplier and what it asks; one that is asked for by its reference is found under its own address. */
export async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const cursor = searchParams.get("cursor") ?? undefined;
  const more = Promise.all([
    context.read(tariffs.list, { supplier: id, cursor }),
    context.read(restocks.list, { supplier: id, limit: 5 }),
    context.read(supplierInvoices.statement, { supplier: id }),
    loadRecordDocuments(context, "suppliers", String(id)),
    context.read(safetyRecords.about, { subject: "suppliers", record: String(id) }),
  ]);
  // Whether there is such a supplier is said by what shows it.
  more.catch(() => {});
  const supplier = await context.read(suppliers.show, { id });
  if (supplier.id !== id) throw redirect(`${base}/${supplier.id}${search}`);
  const [offers, orders, account, papers, file] = await more;
  return {
    supplier,
    offers,
    orders,
    account,
    papers,
    file,
    isEditing: searchParams.has("edit"),
    requestKey: context.nonce,
    today: context.today,
  };
}

/** Does to a supplier what the button pressed says. */
export const action = actionsFor([suppliers.update, suppliers.archive, suppliers.restore], {
  own: { remove: actionFor(suppliers.remove, { to: () => base }) },
});

export default function Supplier() {
  const { t } = useWords("pages/suppliers");
  const { supplier, offers, orders, account, papers, file, isEditing, requestKey, today } = useLoaderData<typeof loader>();
  const crumb = (
    <p className="mb-3 text-sm">
      <Link className="link-ink muted" to={base}>
        {t("title")}
      </Link>
    </p>
  );
  if (isEditing) {
    return (
      <div className="page-narrow">
        {crumb}
        <PageHead title={supplier.name} sentence={t("editing")} />
        <SupplierForm supplier={supplier} requestKey={requestKey} back={`${base}/${supplier.id}`} />
      </div>
    );
  }
  return (
    <>
      {crumb}
      <PageHead
        title={supplier.name}
        sentence={[supplier.reference, t(`suppliers:values.type.${supplier.type}`), supplier.address?.city].filter(Boolean).join(" · ")}
      >
        <Link className="btn btn-primary" to="?edit=1">
          <Pencil aria-hidden="true" />
          {t("edit")}
        </Link>
      </PageHead>
      <Refusal />
      <div className="document">
        <div className="grid min-w-0 content-start gap-8">
          <SupplierSheet supplier={supplier} today={today} />
          <section>
            <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-lg">{t("parts.tariffs")}</h2>
              <Link className="btn btn-plain no-print" to={`/customer/imports/new?target=tariffs&supplier=${supplier.id}`}>
                <Upload aria-hidden="true" />
                {t("importTariffs")}
              </Link>
            </div>
            {offers.items.length ? <SupplierTariffs page={offers} /> : <p className="muted text-sm">{t("noTariffs")}</p>}
          </section>
          <SupplierRestocks page={orders} supplierId={supplier.id} reference={supplier.reference} today={today} />
          <SupplierAccount account={account} />
          <SafetyPart file={file} />
          <DocumentsPart {...papers} recordId={supplier.id} today={today} />
        </div>
        <SupplierRail supplier={supplier} requestKey={requestKey} today={today} />
      </div>
    </>
  );
}

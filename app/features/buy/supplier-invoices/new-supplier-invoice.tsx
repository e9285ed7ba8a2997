import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { actionFor } from "@/app/shell/action";
import { PageHead } from "@/app/ui/page-head";
import { withoutBlankLines } from "@/app/features/money/invoices/save-invoice";
import { SupplierInvoiceForm } from "./invoice-form";
import { base } from "./invoice-table";

export const handle = {
  words: ["pages/supplier-invoices", "supplierInvoices", "invoices"],
  title: "pages/supplier-invoices:new",
};

/** `?supplier=` says whose, `?restock=` which order it bills. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { items } = await context.read(suppliers.list, { limit: 100 });
  const requested = searchParams.get("supplier")?.slice(0, 120);
  const chosen = items.find(({ id }) => id === requested)?.name ?? requested;
  const restock = searchParams.get("restock")?.slice(0, 64);
  return { names: items.map(({ name }) => name), chosen, restock, requestKey: context.nonce };
}

export const action = actionFor(supplierInvoices.create, { to: ({ id }) => `${base}/${id}`, read: withoutBlankLines });

export default function NewSupplierInvoice() {
  const { t } = useWords("pages/supplier-invoices");
  const { names, chosen, restock, requestKey } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("new")} sentence={t("newHelp")} />
      <SupplierInvoiceForm suppliers={names} chosen={chosen} restock={restock} requestKey={requestKey} back={base} />
    </>
  );
}

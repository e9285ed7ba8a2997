import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
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
  const named = searchParams.get("supplier")?.slice(0, 120);
  const chosen = named ? await findSupplier(context, named) : undefined;
  return { chosen, restock: searchParams.get("restock")?.slice(0, 64), requestKey: context.nonce };
}

/** The supplier of an identifier or a reference; a word that names none is kept as it came. */
async function findSupplier(context: AppLoadContext, id: string) {
  try {
    const { reference, name } = await context.call(suppliers.show, { id });
    return { sku: reference, name };
  } catch {
    return { sku: id, name: "" };
  }
}

export const action = actionFor(supplierInvoices.create, { to: ({ id }) => `${base}/${id}`, read: withoutBlankLines });

export default function NewSupplierInvoice() {
  const { t } = useWords("pages/supplier-invoices");
  const { chosen, restock, requestKey } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("new")} sentence={t("newHelp")} />
      <SupplierInvoiceForm chosen={chosen} restock={restock} requestKey={requestKey} back={base} />
    </>
  );
}

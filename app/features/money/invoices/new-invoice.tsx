import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { clients } from "@/worker/modules/sell/clients/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { actionFor, actionsBy } from "@/app/shell/action";
import { PageHead } from "@/app/ui/page-head";
import { InvoiceForm } from "./invoice-form";
import { base } from "./invoice-table";
import { previewing } from "./previewing";
import { referenceOf } from "./reference-of";
import { withoutBlankLines } from "./save-invoice";

export const handle = { words: ["pages/invoices", "invoices"], title: "pages/invoices:new" };

/** `?client=` says for whom. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const named = new URL(request.url).searchParams.get("client")?.slice(0, 120);
  return { chosen: named ? await findClient(context, named) : undefined, requestKey: context.nonce };
}

/** The client of an identifier or a reference; a word that names none is kept as it came. */
async function findClient(context: AppLoadContext, id: string) {
  try {
    const { reference, companyName } = await context.call(clients.show, { id });
    return { sku: reference, name: companyName };
  } catch {
    return { sku: id, name: "" };
  }
}

const create = actionFor(invoices.create, {
  to: ({ id }) => `${base}/${id}`,
  read: async (form, context) => {
    withoutBlankLines(form);
    form.set("client", await referenceOf(context, String(form.get("client") ?? "").trim()));
  },
});

/** Writes the draft, or tells what it would come to. */
export const action = actionsBy({ create, preview: previewing }, "create");

export default function NewInvoice() {
  const { t } = useWords("pages/invoices");
  const { chosen, requestKey } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("new")} sentence={t("newHelp")} />
      <InvoiceForm chosen={chosen} requestKey={requestKey} back={base} />
    </>
  );
}

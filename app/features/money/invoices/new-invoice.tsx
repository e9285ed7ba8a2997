import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
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
  const { items } = await context.read(clients.list, { limit: 100 });
  const chosen = new URL(request.url).searchParams.get("client")?.slice(0, 120);
  const names = items.map(({ companyName }) => companyName);
  return { names, chosen: items.find(({ id }) => id === chosen)?.companyName ?? chosen, requestKey: context.nonce };
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
  const { names, chosen, requestKey } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("new")} sentence={t("newHelp")} />
      <InvoiceForm clients={names} chosen={chosen} requestKey={requestKey} back={base} />
    </>
  );
}

import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { fold } from "@/worker/core/language";
import { clients } from "@/worker/modules/sell/clients/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { actionFor } from "@/app/shell/action";
import { PageHead } from "@/app/ui/page-head";
import { InvoiceForm } from "./invoice-form";
import { base } from "./invoice-table";
import { withoutBlankLines } from "./save-invoice";

export const handle = { words: ["pages/invoices", "invoices"], title: "pages/invoices:new" };

/** `?client=` says for whom. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { items } = await context.read(clients.list, { limit: 100 });
  const chosen = new URL(request.url).searchParams.get("client")?.slice(0, 120);
  const names = items.map(({ companyName }) => companyName);
  return { names, chosen: items.find(({ id }) => id === chosen)?.companyName ?? chosen, requestKey: context.nonce };
}

export const action = actionFor(invoices.create, {
  to: ({ id }) => `${base}/${id}`,
  read: async (form, context) => {
    withoutBlankLines(form);
    form.set("client", await referenceOf(context, String(form.get("client") ?? "").trim()));
  },
});

/** A client is chosen by name: its reference is what the operation takes. */
async function referenceOf(context: AppLoadContext, name: string): Promise<string> {
  const { items } = name ? await context.read(clients.list, { search: name.slice(0, 100), limit: 20 }) : { items: [] };
  const namesake = items.find(({ companyName }) => fold(companyName) === fold(name)) ?? (items.length === 1 ? items[0] : undefined);
  return namesake?.reference ?? name;
}

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

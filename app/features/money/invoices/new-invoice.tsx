import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
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
import { withForm } from "@/app/shell/form-request";

export const handle = { words: ["pages/invoices", "invoices"], title: "pages/invoices:new" };

/** `?client=` says for whom. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { items } = await context.read(clients.list, { limit: 100 });
  const chosen = new URL(request.url).searchParams.get("client")?.slice(0, 120);
  const names = items.map(({ companyName }) => companyName);
  return { names, chosen: items.find(({ id }) => id === chosen)?.companyName ?? chosen, requestKey: context.nonce };
}

const create = actionFor(invoices.create, { to: ({ id }) => `${base}/${id}` });

/** A client is chosen by name: its reference is what the operation takes. */
export async function action(args: ActionFunctionArgs) {
  const filled = await withoutBlankLines(args);
  const form = await filled.request.formData();
  form.set("client", await referenceOf(args.context, String(form.get("client") ?? "").trim()));
  return create({ ...filled, request: withForm(args.request, form) });
}

async function referenceOf(context: AppLoadContext, said: string): Promise<string> {
  const { items } = said ? await context.read(clients.list, { search: said.slice(0, 100), limit: 20 }) : { items: [] };
  const named = items.find(({ companyName }) => fold(companyName) === fold(said)) ?? (items.length === 1 ? items[0] : undefined);
  return named?.reference ?? said;
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

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { contentOf } from "@/worker/core/contract/printing";
import { documents } from "@/worker/modules/papers/documents/contract";
import { MOST_BYTES } from "@/worker/modules/papers/documents/status";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { audits } from "@/worker/modules/safety/audits/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { refusal } from "@/app/shell/action";
import { FileField, SelectField } from "@/app/ui/field";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { base } from "./base";

export const handle = { words: ["pages/signatures", "signatures"], title: "pages/signatures:new.title" };

/** So many documents, quotes and audits are offered; any other is found on its own page, which leads here. */
const OFFERED = 50;

/** A document, a quote or an audit may be named in the address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const [papers, quotes, audited] = await Promise.all([
    context.read(documents.list, { limit: OFFERED }),
    context.read(orders.list, { status: "draft", limit: OFFERED }),
    context.read(audits.list, { status: "completed", limit: OFFERED }),
  ]);
  return {
    documents: papers.items.flatMap(({ id, title, mediaType }) => (mediaType === "application/pdf" ? [{ value: id, label: title }] : [])),
    quotes: quotes.items.map(({ id, reference, clientName }) => ({ value: id, label: `${reference} – ${clientName}` })),
    audits: audited.items.map(({ id, reference, name, supplierName }) => ({
      value: id,
      label: [reference, supplierName || name].join(" – "),
    })),
    chosen: { audit: query.get("audit") ?? "", document: query.get("document") ?? "", order: query.get("order") ?? "" },
    requestKey: context.nonce,
  };
}

/** Makes the draft: the one of the four ways that was filled in. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const file = form.get("content");
  const text = (name: string) => String(form.get(name) ?? "") || undefined;
  const isFile = file instanceof File && file.size > 0;
  try {
    const input = {
      ...(isFile ? { content: contentOf(new Uint8Array(await file.arrayBuffer())), fileName: file.name.slice(0, 1_000) } : {}),
      document: text("document"),
      order: text("order"),
      audit: text("audit"),
    };
    const { id } = await context.call(signatures.create, input, text("_key"));
    return redirect(`${base}/${id}`);
  } catch (error) {
    form.delete("content");
    return refusal(context.phrase(error), form);
  }
}

const { Form } = formOf(signatures.create);

/** What is to be signed: a quote, a document that is kept, the report of an audit, or a PDF. */
export default function NewSignature() {
  const { t } = useWords("pages/signatures");
  const { documents: choices, quotes, audits: reports, chosen, requestKey } = useLoaderData<typeof loader>();
  const none = { value: "", label: t("new.none") };
  const listed = (among: { value: string; label: string }[], value: string) =>
    value && !among.some((choice) => choice.value === value) ? [none, { value, label: t("new.thisOne") }, ...among] : [none, ...among];
  return (
    <div className="page-narrow">
      <PageHead title={t("new.title")} sentence={t("new.sentence")} />
      <Form requestKey={requestKey} files>
        <div className="grid gap-5">
          <SelectField
            name="order"
            label={t("signatures:fields.order")}
            help={t("new.orderHelp")}
            choices={listed(quotes, chosen.order)}
            defaultValue={chosen.order}
          />
          <SelectField
            name="document"
            label={t("signatures:fields.document")}
            choices={listed(choices, chosen.document)}
            defaultValue={chosen.document}
          />
          {(reports.length > 0 || chosen.audit) && (
            <SelectField name="audit" label={t("new.audit")} choices={listed(reports, chosen.audit)} defaultValue={chosen.audit} />
          )}
          <FileField
            name="content"
            label={t("signatures:fields.content")}
            accept=".pdf,application/pdf"
            most={MOST_BYTES}
            tooLong={t("new.tooLong")}
          />
        </div>
        <FormEnd back={base}>{t("signatures:operations.create.button")}</FormEnd>
      </Form>
    </div>
  );
}

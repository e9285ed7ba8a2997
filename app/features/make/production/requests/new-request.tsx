import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { addDays } from "@/worker/core/figures/dates";
import { productionRequests } from "@/worker/modules/make/production-requests/contract";
import { urgencies } from "@/worker/modules/make/production-requests/status";
import { actionFor } from "@/app/shell/action";
import { NoteField, SelectField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { QuantityField } from "@/app/ui/quantity-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";
import { base } from "../base";

export const handle = { words: ["pages/production", "productionRequests"], title: "pages/production:requests.new" };

export function loader({ context }: LoaderFunctionArgs) {
  return { inTwoWeeks: addDays(context.today, 14), requestKey: context.nonce };
}

export const action = actionFor(productionRequests.create, { to: () => `${base}/requests` });

export default function NewRequest() {
  const { t } = useWords("pages/production");
  const { inTwoWeeks, requestKey } = useLoaderData<typeof loader>();
  const field = (name: string) => t(`productionRequests:fields.${name}`);
  const names = ["product", "amount", "requestedOn", "urgency", "notes"];
  const labels = { ...Object.fromEntries(names.map((name) => [name, field(name)])), "amount.value": field("amount") };
  return (
    <div className="page-narrow">
      <PageHead title={t("requests.new")} sentence={t("requests.sentence")} />
      <Form labels={labels} requestKey={requestKey} guarded>
        <div className="form-grid">
          <ItemPicker name="product" label={field("product")} help={t("requests.product")} required />
          <QuantityField name="amount" label={field("amount")} among={["piece", "kg", "g", "l", "cl", "ml"]} required />
          <TextField name="requestedOn" type="date" label={field("requestedOn")} defaultValue={inTwoWeeks} required />
          <SelectField
            name="urgency"
            label={field("urgency")}
            choices={urgencies.map((value) => ({ value, label: t(`productionRequests:values.urgency.${value}`) }))}
            defaultValue="normal"
          />
        </div>
        <section className="form-part">
          <NoteField name="notes" label={field("notes")} maxLength={4000} rows={5} />
        </section>
        <div className="form-part flex flex-wrap items-center gap-3">
          <SubmitButton>{t("requests.send")}</SubmitButton>
          <Link className="btn btn-plain" to={`${base}/requests`}>
            {t("shell:cancel")}
          </Link>
        </div>
      </Form>
    </div>
  );
}

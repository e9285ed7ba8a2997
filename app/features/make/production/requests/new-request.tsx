import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Unit } from "@/worker/core/figures/quantity";
import { addDays } from "@/worker/core/figures/dates";
import { productionRequests } from "@/worker/modules/make/production-requests/contract";
import { actionFor } from "@/app/shell/action";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";
import { base } from "../base";

export const handle = { words: ["pages/production", "productionRequests"], title: "pages/production:requests.new" };

export function loader({ context }: LoaderFunctionArgs) {
  return { inTwoWeeks: addDays(context.today, 14), requestKey: context.nonce };
}

export const action = actionFor(productionRequests.create, { to: () => `${base}/requests` });

const { Form, Field, useFieldOf } = formOf(productionRequests.create);

export default function NewRequest() {
  const { t } = useWords("pages/production");
  const { inTwoWeeks, requestKey } = useLoaderData<typeof loader>();
  const [unit, setUnit] = useState<Unit>();
  return (
    <div className="page-narrow">
      <PageHead title={t("requests.new")} sentence={t("requests.sentence")} />
      <Form requestKey={requestKey} guarded>
        <div className="form-grid">
          <ProductField onUnit={setUnit} />
          <Field name="amount" among={["piece", "kg", "g", "l", "cl", "ml"]} usual={unit} />
          <Field name="requestedOn" value={inTwoWeeks} />
          <Field name="urgency" value="normal" />
        </div>
        <section className="form-part">
          <Field name="notes" rows={5} />
        </section>
        <FormEnd back={`${base}/requests`}>{t("requests.send")}</FormEnd>
      </Form>
    </div>
  );
}

function ProductField({ onUnit }: { onUnit: (unit: Unit) => void }) {
  const { t } = useWords("pages/production");
  return <ItemPicker {...useFieldOf()("product")} help={t("requests.product")} onUnit={onUnit} />;
}

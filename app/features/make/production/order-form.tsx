import { useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Unit } from "@/worker/core/figures/quantity";
import { type Production, production } from "@/worker/modules/make/production/contract";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";

interface OrderFormProps {
  /** The order to change; without one, a new one is made. */
  order?: Production;
  /** What a new order makes. */
  product?: { sku: string; name: string; unit: Unit };
  facilities: string[];
  today: string;
  requestKey: string;
  back: string;
}

/** Pieces first: a weight for what is sold by the piece would be turned into pieces unasked. */
const all: Unit[] = ["piece", "kg", "g", "l", "cl", "ml"];

const { Form, Field, useFieldOf } = formOf(production.create);

/** The form of an order: what, how much, when, where. */
export function OrderForm({ order, product, facilities, today, requestKey, back }: OrderFormProps) {
  const { t } = useWords("pages/production");
  const [usual, setUsual] = useState<Unit | undefined>(order?.amount.unit ?? product?.unit);
  return (
    <Form version={order?.version} requestKey={requestKey} guarded>
      <div className="form-grid">
        {!order && <ProductField product={product} onUnit={setUsual} />}
        <Field name="amount" value={order?.amount} among={all} usual={usual} />
        <Field name="requestedOn" value={order?.requestedOn ?? today} />
        <Field name="facility" help={t("form.facility")} value={order?.facility} suggestions={facilities} />
        <Field name="priority" value={order?.priority ?? "normal"} />
      </div>
      <section className="form-part">
        <Field name="notes" value={order?.notes} rows={3} />
      </section>
      <FormEnd back={back}>{t(order ? "save" : "create")}</FormEnd>
    </Form>
  );
}

function ProductField({ product, onUnit }: Pick<OrderFormProps, "product"> & { onUnit: (unit: Unit) => void }) {
  const { t } = useWords("pages/production");
  return <ItemPicker {...useFieldOf()("item")} help={t("form.item")} chosen={product} onUnit={onUnit} />;
}

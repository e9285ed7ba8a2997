import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Unit } from "@/worker/core/figures/quantity";
import type { Production } from "@/worker/modules/make/production/contract";
import { priorities } from "@/worker/modules/make/production/status";
import { NoteField, SelectField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { QuantityField } from "@/app/ui/quantity-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";

interface OrderFormProps {
  /** The order to change; without one, a new one is made. */
  order?: Production;
  /** What a new order makes. */
  made?: { sku: string; name: string; unit: Unit };
  facilities: string[];
  today: string;
  requestKey: string;
  back: string;
}

/** Pieces first: a weight for what is sold by the piece would be turned into pieces unasked. */
const all: Unit[] = ["piece", "kg", "g", "l", "cl", "ml"];

/** The form of an order: what, how much, when, where. */
export function OrderForm({ order, made, facilities, today, requestKey, back }: OrderFormProps) {
  const { t } = useWords("pages/production");
  const field = (name: string) => t(`production:fields.${name}`);
  const names = ["item", "amount", "requestedOn", "facility", "priority", "notes"];
  const labels = { ...Object.fromEntries(names.map((name) => [name, field(name)])), "amount.value": field("amount") };
  const usual = order?.amount.unit ?? made?.unit;
  return (
    <Form labels={labels} requestKey={requestKey} guarded>
      {order && <input type="hidden" name="version" value={order.version} />}
      <div className="form-grid">
        {!order && <ItemPicker name="item" label={field("item")} help={t("form.item")} chosen={made} required />}
        <QuantityField
          name="amount"
          label={field("amount")}
          value={order?.amount}
          among={usual ? [usual, ...all.filter((unit) => unit !== usual)] : all}
          required
        />
        <TextField name="requestedOn" type="date" label={field("requestedOn")} defaultValue={order?.requestedOn ?? today} required />
        <TextField
          name="facility"
          label={field("facility")}
          help={t("form.facility")}
          defaultValue={order?.facility}
          suggestions={facilities}
          maxLength={80}
        />
        <SelectField
          name="priority"
          label={field("priority")}
          choices={priorities.map((value) => ({ value, label: t(`production:values.priority.${value}`) }))}
          defaultValue={order?.priority ?? "normal"}
        />
      </div>
      <section className="form-part">
        <NoteField name="notes" label={field("notes")} defaultValue={order?.notes} maxLength={2000} rows={3} />
      </section>
      <div className="form-part flex flex-wrap items-center gap-3">
        <SubmitButton>{t(order ? "save" : "create")}</SubmitButton>
        <Link className="btn btn-plain" to={back}>
          {t("shell:cancel")}
        </Link>
      </div>
    </Form>
  );
}

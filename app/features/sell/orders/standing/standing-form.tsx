import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { StandingOrder } from "@/worker/modules/sell/standing-orders/contract";
import { rhythms } from "@/worker/modules/sell/standing-orders/status";
import { NoteField, SelectField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { QuantityField } from "@/app/ui/quantity-field";
import { RowsField } from "@/app/ui/rows-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";

interface StandingFormProps {
  /** The one to change; without it, a new one is made. */
  standing?: StandingOrder;
  requestKey: string;
  today: string;
  back: string;
}

/** The form of an order that comes back. */
export function StandingForm({ standing, requestKey, today, back }: StandingFormProps) {
  const { t } = useWords("pages/orders");
  const field = (name: string) => t(`standingOrders:fields.${name}`);
  const names = ["client", "rhythm", "nextOn", "endsOn", "leadDays", "lines", "notes"];
  const labels = Object.fromEntries([
    ...names.map((name) => [name, field(name)]),
    ["lines.item", field("item")],
    ["lines.amount", field("amount")],
    ["lines.amount.value", field("amount")],
  ]) as Record<string, string>;
  return (
    <Form labels={labels} requestKey={requestKey} guarded>
      {standing && <input type="hidden" name="version" value={standing.version} />}
      <section className="form-grid">
        {!standing && <ItemPicker name="client" label={field("client")} help={t("help.client")} from="/customer/find-clients" required />}
        <SelectField
          name="rhythm"
          label={field("rhythm")}
          choices={rhythms.map((value) => ({ value, label: t(`standingOrders:values.rhythm.${value}`) }))}
          defaultValue={standing?.rhythm}
        />
        <TextField name="nextOn" type="date" label={field("nextOn")} defaultValue={standing?.nextOn ?? today} required />
        <TextField name="leadDays" label={field("leadDays")} inputMode="numeric" defaultValue={String(standing?.leadDays ?? 0)} />
        <TextField name="endsOn" type="date" label={field("endsOn")} help={t("standing.endsHelp")} defaultValue={standing?.endsOn} />
      </section>
      <section className="form-part">
        <RowsField name="lines" label={field("lines")} help={t("standing.linesHelp")} rows={standing?.lines ?? []} add={t("addLine")}>
          {(prefix, line) => (
            <>
              <ItemPicker name={`${prefix}.item`} label={field("item")} chosen={line} />
              <QuantityField
                name={`${prefix}.amount`}
                label={field("amount")}
                value={line?.amount}
                among={["piece", "kg", "g", "l", "cl", "ml"]}
              />
            </>
          )}
        </RowsField>
      </section>
      <section className="form-part">
        <NoteField name="notes" label={field("notes")} defaultValue={standing?.notes} maxLength={2_000} rows={3} />
      </section>
      <div className="form-part flex flex-wrap items-center gap-3">
        <SubmitButton>{t(standing ? "save" : "standing.write")}</SubmitButton>
        <Link className="btn btn-plain" to={back}>
          {t("shell:cancel")}
        </Link>
      </div>
    </Form>
  );
}

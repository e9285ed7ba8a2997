import { useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Unit } from "@/worker/core/figures/quantity";
import { type StandingOrder, standingOrders } from "@/worker/modules/sell/standing-orders/contract";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";
import { ClientPicker } from "@/app/features/sell/clients/client-picker";

interface StandingFormProps {
  /** The one to change; without it, a new one is made. */
  standing?: StandingOrder;
  requestKey: string;
  today: string;
  back: string;
}

const { Form, Field, useFieldOf } = formOf(standingOrders.create);

/** The form of an order that comes back. */
export function StandingForm({ standing, requestKey, today, back }: StandingFormProps) {
  const { t } = useWords("pages/orders");
  return (
    <Form version={standing?.version} requestKey={requestKey} guarded>
      <section className="form-grid">
        {!standing && <ClientField />}
        <Field name="rhythm" value={standing?.rhythm} />
        <Field name="nextOn" value={standing?.nextOn ?? today} />
        <Field name="leadDays" value={standing?.leadDays ?? 0} />
        <Field name="endsOn" help={t("standing.endsHelp")} value={standing?.endsOn} />
      </section>
      <section className="form-part">
        <Lines lines={standing?.lines ?? []} />
      </section>
      <section className="form-part">
        <Field name="notes" value={standing?.notes} rows={3} />
      </section>
      <FormEnd back={back}>{t(standing ? "save" : "standing.write")}</FormEnd>
    </Form>
  );
}

function ClientField() {
  const { t } = useWords("pages/orders");
  return <ClientPicker {...useFieldOf()("client")} help={t("help.client")} />;
}

function Lines({ lines }: Pick<StandingOrder, "lines">) {
  const { t } = useWords("pages/orders");
  return (
    <RowsField {...useFieldOf()("lines")} help={t("standing.linesHelp")} rows={lines} add={t("addLine")}>
      {(prefix, line) => <LineFields prefix={prefix} line={line} />}
    </RowsField>
  );
}

function LineFields({ prefix, line }: { prefix: `lines.${number}`; line: StandingOrder["lines"][number] | undefined }) {
  const [unit, setUnit] = useState<Unit>();
  return (
    <>
      <ItemPicker first="product" {...useFieldOf()(`${prefix}.item`)} chosen={line} onUnit={setUnit} />
      <Field name={`${prefix}.amount`} value={line?.amount} among={["piece", "kg", "g", "l", "cl", "ml"]} usual={unit} />
      <Field name={`${prefix}.container`} value={line?.container} />
    </>
  );
}

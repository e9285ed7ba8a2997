import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { addDays } from "@/worker/core/figures/dates";
import { type Unit, unitNames, units } from "@/worker/core/figures/quantity";
import type { Production } from "@/worker/modules/make/production/contract";
import { lossReasons } from "@/worker/modules/make/production/status";
import { SelectField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { QuantityField } from "@/app/ui/quantity-field";
import { RowsField } from "@/app/ui/rows-field";
import { base } from "./base";
import { UsedLots } from "./used-lots";

interface CompleteFormProps {
  order: Production;
  today: string;
  requestKey: string;
}

/** Units of one measure, the usual one first. */
export function likeUnit(unit: Unit): Unit[] {
  return [unit, ...unitNames.filter((other) => other !== unit && units[other].base === units[unit].base)];
}

/** What is said when a batch is done: what came out, what was taken, what was lost, and the lot it makes. Most of it is there already. */
export function CompleteForm({ order, today, requestKey }: CompleteFormProps) {
  const { t } = useWords("pages/production");
  const field = (name: string) => t(`production:fields.${name}`);
  const { shelfLife } = order;
  const dated = (kind: "dlc" | "ddm") => (shelfLife?.kind === kind ? addDays(today, shelfLife.days) : "");
  const names = ["output", "labourMinutes", "number", "dlc", "ddm", "held", "completedOn", "used", "losses"];
  const labels = {
    ...Object.fromEntries(names.map((name) => [name, field(name)])),
    ...{ "output.value": field("output"), "used.lot": field("lot"), "used.amount": field("amount"), "used.line": t("item") },
    ...{ "losses.reason": field("reason"), "losses.amount": field("losses"), "losses.amount.value": field("losses") },
  };
  return (
    <Form labels={labels} requestKey={requestKey} guarded>
      <input type="hidden" name="version" value={order.version} />
      <div className="form-grid">
        <QuantityField name="output" label={field("output")} value={order.amount} among={likeUnit(order.amount.unit)} required />
        <TextField
          name="labourMinutes"
          label={field("labourMinutes")}
          unit="min"
          inputMode="numeric"
          defaultValue={String(order.plannedMinutes)}
        />
      </div>
      <UsedLots order={order} />
      <section className="form-part">
        <RowsField name="losses" label={field("losses")} rows={[]} add={t("complete.addLoss")}>
          {(prefix) => (
            <>
              <SelectField
                name={`${prefix}.reason`}
                label={field("reason")}
                choices={[
                  { value: "", label: t("complete.noLoss") },
                  ...lossReasons.map((value) => ({ value, label: t(`production:values.reason.${value}`) })),
                ]}
              />
              <QuantityField name={`${prefix}.amount`} label={field("amount")} among={likeUnit(order.amount.unit)} />
              <TextField name={`${prefix}.note`} label={field("note")} maxLength={200} />
            </>
          )}
        </RowsField>
      </section>
      <section className="form-part">
        <h2>{t("complete.lot")}</h2>
        <div className="form-grid">
          <TextField name="dlc" type="date" label={field("dlc")} defaultValue={dated("dlc")} help={t("complete.dlc")} />
          <TextField name="ddm" type="date" label={field("ddm")} defaultValue={dated("ddm")} help={t("complete.ddm")} />
          <TextField name="number" label={field("number")} help={t("complete.number")} maxLength={40} />
          <TextField name="completedOn" type="date" label={field("completedOn")} defaultValue={today} />
          <TextField name="held" label={field("held")} help={t("complete.held")} maxLength={200} />
        </div>
      </section>
      <div className="form-part flex flex-wrap items-center gap-3">
        <SubmitButton>{t("complete.done")}</SubmitButton>
        <Link className="btn btn-plain" to={`${base}/${order.id}`}>
          {t("shell:cancel")}
        </Link>
      </div>
    </Form>
  );
}

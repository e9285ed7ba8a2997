import { useWords } from "@/app/shell/i18n/use-words";
import { addDays } from "@/worker/core/figures/dates";
import { type Unit, unitsLike } from "@/worker/core/figures/quantity";
import { type Production, production } from "@/worker/modules/make/production/contract";
import { FormEnd, useFormState } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";
import { base } from "./base";
import { Losses as Lost } from "./losses";
import { UsedLots } from "./used-lots";

interface CompleteFormProps {
  order: Production;
  today: string;
  requestKey: string;
}

const { Form: Completion, Field, useFieldOf } = formOf(production.complete);
const { Form: Correction } = formOf(production.correct);

/** What is entered when a batch is done, or was entered and is wrong: what came out, what was taken, what was lost, and the lot it makes. Most of it is there already. */
export function CompleteForm({ order, today, requestKey }: CompleteFormProps) {
  const { t } = useWords("pages/production");
  const { shelfLife } = order;
  const isDone = order.status === "completed";
  const Form = isDone ? Correction : Completion;
  const dated = (kind: "dlc" | "ddm") => (isDone ? (order[kind] ?? "") : shelfLife?.kind === kind ? addDays(today, shelfLife.days) : "");
  const labels = { "used.lot": t("production:fields.number"), "used.line": t("item") };
  return (
    <Form version={order.version} labels={labels} requestKey={requestKey} guarded>
      <div className="form-grid">
        <Field name="output" value={order.output ?? order.amount} among={unitsLike(order.amount.unit)} />
        <Field name="labourMinutes" unit="min" value={order.labourMinutes} />
      </div>
      <div className="mt-4 empty:hidden">
        <Sure />
      </div>
      <UsedLots order={order} />
      <section className="form-part">{isDone ? <Lost order={order} /> : <Losses units={unitsLike(order.amount.unit)} />}</section>
      <section className="form-part">
        <h2>{t("complete.lot")}</h2>
        <div className="form-grid">
          <Field name="dlc" value={dated("dlc")} help={t("complete.dlc")} />
          <Field name="ddm" value={dated("ddm")} help={t("complete.ddm")} />
          <Field name="number" value={order.lotNumber ?? ""} help={t("complete.number")} />
          <Field name="completedOn" value={order.completedOn ?? today} />
          {!isDone && <Field name="held" help={t("complete.held")} />}
        </div>
      </section>
      <FormEnd back={`${base}/${order.id}`}>{isDone ? t("production:operations.correct.title") : t("complete.done")}</FormEnd>
    </Form>
  );
}

/** Offered where what came out, or what was taken for it, is hardly likely. */
function Sure() {
  const { errors } = useFormState();
  return errors.output || errors["output.value"] || errors.used ? <Field name="sure" /> : null;
}

function Losses({ units }: { units: Unit[] }) {
  const { t } = useWords("pages/production");
  return (
    <RowsField {...useFieldOf()("losses")} rows={[]} add={t("complete.addLoss")}>
      {(prefix) => (
        <>
          <Field name={`${prefix}.reason`} none={t("complete.noLoss")} />
          <Field name={`${prefix}.amount`} among={units} />
          <Field name={`${prefix}.note`} />
        </>
      )}
    </RowsField>
  );
}

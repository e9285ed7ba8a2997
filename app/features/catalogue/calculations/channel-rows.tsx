import { useWords } from "@/app/shell/i18n/use-words";
import { type Calculation, calculations } from "@/worker/modules/catalogue/calculations/contract";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";

const { Field } = formOf(calculations.create);

/** How each category of clients is priced: by the markup, by the margin, or by the price. */
export function ChannelRows({ calculation }: { calculation?: Calculation }) {
  const { t } = useWords("pages/calculations");
  return (
    <section className="form-part">
      <RowsField
        name="channels"
        label={t("parts.channels")}
        help={t("help.channels")}
        rows={calculation?.pricing ?? []}
        add={t("addChannel")}
      >
        {(prefix, row) => (
          <>
            <Field name={`${prefix}.category`} none={t("choose")} value={row?.category} />
            <Field name={`${prefix}.margin`} value={row?.margin} />
            <Field name={`${prefix}.salesMargin`} value={row?.salesMargin} />
            <Field name={`${prefix}.price`} value={row?.price} />
          </>
        )}
      </RowsField>
    </section>
  );
}

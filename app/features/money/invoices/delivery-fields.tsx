import { useWords } from "@/app/shell/i18n/use-words";
import { type Invoice, invoices } from "@/worker/modules/money/invoices/contract";
import { AnyField, formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";

const { Field, useFieldOf } = formOf(invoices.create);

/** What was delivered, when and where: real days and places, as the invoice states them. */
export function DeliveryFields({ deliveries }: Pick<Invoice, "deliveries">) {
  const { t } = useWords("pages/invoices");
  return (
    <RowsField {...useFieldOf()("deliveries")} help={t("help.deliveries")} rows={deliveries} add={t("addDelivery")}>
      {(prefix, delivery) => (
        <>
          <Field name={`${prefix}.day`} value={delivery?.day} />
          <Field name={`${prefix}.reference`} value={delivery?.reference} />
          {(["street", "postcode", "city", "country"] as const).map((part) => (
            <AnyField key={part} name={`${prefix}.address.${part}`} value={delivery?.address?.[part]} />
          ))}
        </>
      )}
    </RowsField>
  );
}

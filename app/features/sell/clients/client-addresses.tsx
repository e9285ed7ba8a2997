import { useWords } from "@/app/shell/i18n/use-words";
import { type Client, clients } from "@/worker/modules/sell/clients/contract";
import { AddressFields } from "@/app/ui/address-fields";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";

const { Field, useFieldOf } = formOf(clients.create);

/** Where a client is billed, where its goods go, and its other places. */
export function ClientAddresses({ client }: { client?: Client }) {
  const { t } = useWords("pages/clients");
  const fieldOf = useFieldOf();
  const others = fieldOf("otherAddresses");
  return (
    <section className="form-part grid gap-6">
      <h2 className="!mb-0">{t("parts.addresses")}</h2>
      <fieldset className="field">
        <legend className="mb-2">{fieldOf("billingAddress").label}</legend>
        <AddressFields name="billingAddress" address={client?.billingAddress} />
      </fieldset>
      <fieldset className="field">
        <legend>{fieldOf("shippingAddress").label}</legend>
        <span className="help mb-1">{t("help.shipping")}</span>
        <AddressFields name="shippingAddress" address={client?.shippingAddress} />
      </fieldset>
      <RowsField {...others} help={t("help.others")} rows={client?.otherAddresses ?? []} add={t("addAddress")}>
        {(prefix, address) => (
          <div className="col-span-full grid gap-3">
            <Field name={`${prefix}.name`} value={address?.name} />
            <AddressFields name={prefix} address={address} />
          </div>
        )}
      </RowsField>
    </section>
  );
}

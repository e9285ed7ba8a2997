import { useWords } from "@/app/shell/i18n/use-words";
import type { Client } from "@/worker/modules/sell/clients/contract";
import { AddressFields } from "@/app/ui/address-fields";
import { TextField } from "@/app/ui/field";
import { RowsField } from "@/app/ui/rows-field";
import { useLabels } from "./labels";

/** Where a client is billed, where its goods go, and its other places. */
export function ClientAddresses({ client }: { client?: Client }) {
  const { t } = useWords("pages/clients");
  const { label } = useLabels();
  return (
    <section className="form-part grid gap-6">
      <h2 className="!mb-0">{t("parts.addresses")}</h2>
      <fieldset className="field">
        <legend className="mb-2">{label("billingAddress")}</legend>
        <AddressFields name="billingAddress" address={client?.billingAddress} />
      </fieldset>
      <fieldset className="field">
        <legend>{label("shippingAddress")}</legend>
        <span className="help mb-1">{t("help.shipping")}</span>
        <AddressFields name="shippingAddress" address={client?.shippingAddress} />
      </fieldset>
      <RowsField
        name="otherAddresses"
        label={label("otherAddresses")}
        help={t("help.others")}
        rows={client?.otherAddresses ?? []}
        add={t("addAddress")}
      >
        {(prefix, address) => (
          <div className="col-span-full grid gap-3">
            <TextField name={`${prefix}.name`} label={label("name")} defaultValue={address?.name} maxLength={80} />
            <AddressFields name={prefix} address={address} />
          </div>
        )}
      </RowsField>
    </section>
  );
}

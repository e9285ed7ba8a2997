import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { addressLines } from "@/worker/core/trade/address-lines";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { billing } from "@/worker/modules/business/billing/contract";
import { AddressFields } from "@/app/ui/address-fields";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(billing.billTo);

interface BuyerFormProps {
  buyer: Result<typeof billing.buyer>;
  /** The payment waits for it. */
  isNeeded: boolean;
  requestKey: string;
}

/** Who is billed, and the form that changes it: open where the invoice would lack an address. */
export function BuyerForm({ buyer, isNeeded, requestKey }: BuyerFormProps) {
  const { t, i18n } = useWords("pages/billing");
  const { name, address, siret, vatNumber } = buyer;
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const lines = [name, ...(address ? addressLines(address, language) : []), siret, vatNumber].filter(Boolean);
  return (
    <section className="mt-6">
      <h2 className="mb-1 text-lg">{t("pay.billedTo")}</h2>
      {address ? <p className="text-sm">{lines.join(", ")}</p> : <p className="text-sm">{t("pay.noAddress")}</p>}
      <Disclosure form="billTo" summary={t("pay.changeBuyer")} look="link-ink mt-2 inline-block cursor-pointer text-sm" isOpen={isNeeded}>
        <Form verb="billTo" requestKey={`${requestKey}-buyer`} className="mt-3 grid gap-4">
          <Field name="name" value={name} autoComplete="organization" />
          <AddressFields name="address" address={address} />
          <div className="form-grid">
            <Field name="siret" value={siret} />
            <Field name="vatNumber" value={vatNumber} />
          </div>
          <p className="muted text-sm">{t("pay.abroad")}</p>
          <div>
            <SubmitButton className={isNeeded ? "btn btn-primary" : "btn btn-plain"}>{t("pay.saveBuyer")}</SubmitButton>
          </div>
        </Form>
      </Disclosure>
    </section>
  );
}

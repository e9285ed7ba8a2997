import { useWords } from "@/app/shell/i18n/use-words";
import { addressLines } from "@/worker/core/trade/address-lines";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { Address } from "@/worker/core/trade/parties";
import { AnyField } from "./form-of";

/** The fields of a postal address, named `name.street`, `name.city`… */
export function AddressFields({ name, address }: { name: string; address?: Address | null }) {
  const { t } = useWords("core");
  return (
    <div className="form-grid">
      <AnyField name={`${name}.street`} value={address?.street} autoComplete="street-address" />
      <AnyField name={`${name}.postcode`} value={address?.postcode} autoComplete="postal-code" />
      <AnyField name={`${name}.city`} value={address?.city} autoComplete="address-level2" />
      <AnyField name={`${name}.country`} help={t("address.countryHelp")} value={address?.country} autoComplete="country" />
    </div>
  );
}

/** An address as one writes it on an envelope, or all of it on one line. */
export function AddressText({ address, isInline = false }: { address: Address; isInline?: boolean }) {
  const { i18n } = useWords("core");
  const lines = addressLines(address, asLanguage(i18n.language) ?? defaultLanguage);
  return <span className="whitespace-pre-line">{lines.join(isInline ? ", " : "\n")}</span>;
}

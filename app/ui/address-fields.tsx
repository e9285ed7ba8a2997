import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { type Address, addressLines } from "@/worker/core/trade/parties";
import { TextField } from "./field";

/** The fields of a postal address, named `name.street`, `name.city`… */
export function AddressFields({ name, address }: { name: string; address?: Address | null }) {
  const { t } = useWords("core");
  return (
    <div className="form-grid">
      <TextField
        name={`${name}.street`}
        label={t("address.street")}
        defaultValue={address?.street}
        maxLength={200}
        autoComplete="street-address"
      />
      <TextField
        name={`${name}.postcode`}
        label={t("address.postcode")}
        defaultValue={address?.postcode}
        maxLength={12}
        autoComplete="postal-code"
      />
      <TextField
        name={`${name}.city`}
        label={t("address.city")}
        defaultValue={address?.city}
        maxLength={80}
        autoComplete="address-level2"
      />
      <TextField
        name={`${name}.country`}
        label={t("address.country")}
        help={t("address.countryHelp")}
        defaultValue={address?.country}
        maxLength={2}
        autoComplete="country"
      />
    </div>
  );
}

/** An address as one writes it on an envelope, or all of it on one line. */
export function AddressText({ address, isInline = false }: { address: Address; isInline?: boolean }) {
  const { i18n } = useWords("core");
  const lines = addressLines(address, asLanguage(i18n.language) ?? defaultLanguage);
  return <span className="whitespace-pre-line">{lines.join(isInline ? ", " : "\n")}</span>;
}

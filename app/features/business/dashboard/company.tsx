import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Company as Own } from "@/worker/modules/business/company/contract";
import { AddressText } from "@/app/ui/address-fields";
import { Fact, Facts } from "@/app/ui/facts";

/** What the business says of itself, and what its papers still lack. */
export function Company({ company }: { company: Own }) {
  const { t } = useWords("pages/dashboard");
  const field = (name: string) => t(`company:fields.${name}`);
  const required = ["siret", "address", "vatNumber", "iban", "email"] as const;
  const missing = required.filter((name) => !company[name]).map(field);
  return (
    <section className="max-w-2xl">
      {missing.length > 0 && <p className="summary mb-4">{t("company.missing", { fields: missing.join(", ") })}</p>}
      <Facts>
        <Fact label={field("name")}>{company.name}</Fact>
        <Fact label={field("siret")}>{company.siret}</Fact>
        <Fact label={field("vatNumber")}>{company.vatNumber}</Fact>
        <Fact label={field("address")}>{company.address && <AddressText address={company.address} isInline />}</Fact>
        <Fact label={field("email")}>{company.email}</Fact>
        <Fact label={field("phone")}>{company.phone}</Fact>
      </Facts>
      <Link className="btn btn-plain mt-4" to="/account-settings">
        {t("company.edit")}
      </Link>
    </section>
  );
}

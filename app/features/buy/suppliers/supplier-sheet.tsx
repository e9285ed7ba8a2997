import { useWords } from "@/app/shell/i18n/use-words";
import type { Supplier } from "@/worker/modules/buy/suppliers/contract";
import { AddressText } from "@/app/ui/address-fields";
import { Fact, Facts } from "@/app/ui/facts";
import { People } from "@/app/ui/people";
import { Grouped, MailLink, PhoneLink, SiteLink } from "@/app/ui/contact-links";
import { CertificateStatus } from "./certificate-status";

/** What is known of a supplier: where it is, whom to call, what it is certified for. */
export function SupplierSheet({ supplier, today }: { supplier: Supplier; today: string }) {
  const { t } = useWords("pages/suppliers");
  const field = (name: string) => t(`suppliers:fields.${name}`);
  return (
    <>
      <section>
        <h2 className="mb-2 text-lg">{t("parts.sheet")}</h2>
        <Facts>
          <Fact label={field("contactName")}>{supplier.contactName}</Fact>
          <Fact label={field("email")}>
            <MailLink address={supplier.email} />
          </Fact>
          <Fact label={field("phone")}>
            <PhoneLink number={supplier.phone} />
          </Fact>
          <Fact label={field("website")}>
            <SiteLink site={supplier.website} />
          </Fact>
          <Fact label={field("address")}>{supplier.address && <AddressText address={supplier.address} />}</Fact>
          <Fact label={field("siret")}>
            <Grouped number={supplier.siret} sizes={[3, 3, 3, 5]} />
          </Fact>
          <Fact label={field("vatNumber")}>
            <Grouped number={supplier.vatNumber} sizes={[4, 3, 3, 3]} />
          </Fact>
          <Fact label={field("iban")}>
            <Grouped number={supplier.iban} sizes={[4]} />
          </Fact>
        </Facts>
        {supplier.notes && <p className="mt-6 max-w-2xl whitespace-pre-line">{supplier.notes}</p>}
      </section>
      <ContactList contacts={supplier.contacts} />
      <Certificates certificates={supplier.certificates} today={today} />
    </>
  );
}

function ContactList({ contacts }: Pick<Supplier, "contacts">) {
  const { t } = useWords("pages/suppliers");
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("parts.contacts")}</h2>
      {contacts.length === 0 && <p className="muted text-sm">{t("noContacts")}</p>}
      <People people={contacts} />
    </section>
  );
}

function Certificates({ certificates, today }: Pick<Supplier, "certificates"> & { today: string }) {
  const { t } = useWords("pages/suppliers");
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("parts.certificates")}</h2>
      {certificates.length === 0 && <p className="muted text-sm">{t("noCertificates")}</p>}
      <ul className="text-sm">
        {certificates.map(({ name, number, expiresOn }) => (
          <li key={`${name}${number}`} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule py-2">
            <span>
              <strong className="font-semibold">{name}</strong>
              {number && <span className="muted">{` · ${number}`}</span>}
            </span>
            <CertificateStatus expiresOn={expiresOn} today={today} />
          </li>
        ))}
      </ul>
    </section>
  );
}

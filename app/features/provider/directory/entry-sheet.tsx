import { useWords } from "@/app/shell/i18n/use-words";
import type { DirectoryEntry } from "@/worker/modules/provider/directory/contract";
import { AddressText } from "@/app/ui/address-fields";
import { Grouped, MailLink, PhoneLink, SiteLink } from "@/app/ui/contact-links";
import { Fact, Facts } from "@/app/ui/facts";

/** What is known of an entry: what it does, what it is certified for, how to reach it. */
export function EntrySheet({ entry }: { entry: DirectoryEntry }) {
  const { t } = useWords("pages/directory");
  const field = (name: string) => t(`directory:fields.${name}`);
  return (
    <div className="parts content-start gap-8">
      {entry.description && <p className="max-w-2xl whitespace-pre-line">{entry.description}</p>}
      {entry.products.length > 0 && (
        <section>
          <h2 className="mb-2 text-lg">{field("products")}</h2>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {entry.products.map((product) => (
              <li key={product}>{product}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className="mb-2 text-lg">{t("reach")}</h2>
        <Facts>
          <Fact label={field("certifications")}>
            {entry.certifications.map((one) => t(`directory:values.certifications.${one}`)).join(", ")}
          </Fact>
          <Fact label={field("contactName")}>{entry.contactName}</Fact>
          <Fact label={field("phone")}>
            <PhoneLink number={entry.phone} />
          </Fact>
          <Fact label={field("email")}>
            <MailLink address={entry.email} />
          </Fact>
          <Fact label={field("website")}>
            <SiteLink site={entry.website} />
          </Fact>
          <Fact label={field("address")}>
            <AddressText address={entry.address} />
          </Fact>
          <Fact label={field("siret")}>
            <Grouped number={entry.siret} sizes={[3, 3, 3, 5]} />
          </Fact>
        </Facts>
      </section>
    </div>
  );
}

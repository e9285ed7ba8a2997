import { Link } from "@/app/ui/link";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Client } from "@/worker/modules/sell/clients/contract";
import { Refusal } from "@/app/ui/form";
import { AddressText } from "@/app/ui/address-fields";
import { Fact, Facts } from "@/app/ui/facts";
import { PageHead } from "@/app/ui/page-head";
import { People } from "@/app/ui/people";
import { Rate } from "@/app/ui/rate";
import { Grouped, MailLink, PhoneLink } from "@/app/ui/contact-links";
import { type Account, ClientAccount } from "@/app/features/money/invoices/paying/client-account";
import { DocumentsPart, type DocumentsOfRecord } from "@/app/features/papers/documents/record-documents";
import { ClientForm } from "./client-form";
import { ClientRail } from "./client-rail";
import { useLabels } from "./labels";
import { base } from "./base";

interface ClientSheetProps {
  client: Client;
  account: Account;
  papers: DocumentsOfRecord;
  isEditing: boolean;
  requestKey: string;
  today: string;
  /** Its last orders. */
  orders: ReactNode;
}

/** A client as a document, with its state and what can be done on a rail beside it; or its form. */
export function ClientSheet({ client, account, papers, isEditing, requestKey, today, orders }: ClientSheetProps) {
  const { t } = useWords("pages/clients");
  const { companyName, commercialName, reference, category } = client;
  const crumb = (
    <p className="mb-3 text-sm">
      <Link className="link-ink muted" to={base}>
        {t("title")}
      </Link>
    </p>
  );
  if (isEditing) {
    return (
      <div className="page-narrow">
        {crumb}
        <PageHead title={companyName} sentence={t("editing")} />
        <ClientForm client={client} requestKey={requestKey} back={`${base}/${client.id}`} />
      </div>
    );
  }
  return (
    <>
      {crumb}
      <PageHead
        title={companyName}
        sentence={[reference, t(`core:clientCategories.${category}`), commercialName].filter(Boolean).join(" · ")}
      >
        <Link className="btn btn-primary" to="?edit=1">
          <Pencil aria-hidden="true" />
          {t("edit")}
        </Link>
      </PageHead>
      <Refusal />
      <div className="document">
        <div className="parts content-start gap-8">
          {orders}
          <Contacts client={client} />
          <ClientAccount account={account} />
          <Addresses client={client} />
          <Terms client={client} />
          <DocumentsPart {...papers} recordId={client.id} today={today} />
          {client.notes && (
            <Part title={t("parts.notes")}>
              <p className="max-w-2xl whitespace-pre-line">{client.notes}</p>
            </Part>
          )}
        </div>
        <ClientRail client={client} requestKey={requestKey} today={today} />
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}

function Contacts({ client }: { client: Client }) {
  const { t } = useWords("pages/clients");
  const { label } = useLabels();
  return (
    <Part title={t("parts.people")}>
      <Facts>
        <Fact label={label("contactPerson")}>{client.contactPerson}</Fact>
        <Fact label={label("phone")}>
          <PhoneLink number={client.phone} />
        </Fact>
        <Fact label={label("email")}>
          <MailLink address={client.email} />
        </Fact>
      </Facts>
      {client.contacts.length > 0 && <People people={client.contacts} />}
    </Part>
  );
}

/** Each address as on an envelope, under what it is for. */
function Addresses({ client }: { client: Client }) {
  const { t } = useWords("pages/clients");
  const { label } = useLabels();
  const { billingAddress, shippingAddress, otherAddresses, companyName } = client;
  const addressee = client.commercialName || companyName;
  const envelopes = [
    ...(billingAddress ? [{ title: label("billingAddress"), to: companyName, address: billingAddress }] : []),
    ...(shippingAddress ? [{ title: label("shippingAddress"), to: addressee, address: shippingAddress }] : []),
    ...otherAddresses.map((address) => ({ title: address.name, to: addressee, address })),
  ];
  return (
    <Part title={t("parts.addresses")}>
      {envelopes.length === 0 && <p className="muted text-sm">{t("noAddress")}</p>}
      <div className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2 xl:grid-cols-3">
        {envelopes.map(({ title, to, address }) => (
          <div key={`${title}${address.street}${address.postcode}`}>
            <h3 className="muted mb-1 font-sans font-normal text-sm">{title}</h3>
            <address className="not-italic">
              <span className="block font-semibold">{to}</span>
              <AddressText address={address} />
            </address>
          </div>
        ))}
      </div>
      {billingAddress && !shippingAddress && <p className="muted mt-3 text-sm">{t("sameAddress")}</p>}
    </Part>
  );
}

function Terms({ client }: { client: Client }) {
  const { t } = useWords("pages/clients");
  const { label } = useLabels();
  const { priceList, category, minimumShelfLifeDays: days } = client;
  return (
    <Part title={t("parts.terms")}>
      <Facts>
        <Fact label={label("paymentTerms")}>{t(`clients:values.paymentTerms.${client.paymentTerms}`)}</Fact>
        <Fact label={label("priceList")}>
          {priceList ? t(`core:clientCategories.${priceList}`) : t("ownList", { category: t(`core:clientCategories.${category}`) })}
        </Fact>
        <Fact label={label("discount")}>{client.discount > 0 && <Rate value={client.discount} />}</Fact>
        <Fact label={label("minimumShelfLifeDays")}>{days !== null && t("days", { count: days })}</Fact>
        <Fact label={label("language")}>{t(`clients:values.language.${client.language}`)}</Fact>
        <Fact label={label("siret")}>
          <Grouped number={client.siret} sizes={[3, 3, 3, 5]} />
        </Fact>
        <Fact label={label("vatNumber")}>
          <Grouped number={client.vatNumber} sizes={[4, 3, 3, 3]} />
        </Fact>
      </Facts>
    </Part>
  );
}

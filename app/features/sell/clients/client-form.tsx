import { useWords } from "@/app/shell/i18n/use-words";
import { type Client, clients } from "@/worker/modules/sell/clients/contract";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PeopleField } from "@/app/ui/people";
import { ClientAddresses } from "./client-addresses";

interface ClientFormProps {
  /** The client to change; without one, a new one is made. */
  client?: Client;
  /** What a new client begins with. */
  sample?: Partial<Record<string, string>>;
  requestKey: string;
  back: string;
}

const { Form, Field } = formOf(clients.create);

/** The form of a client, for a new one and for changes. */
export function ClientForm({ client, sample = {}, requestKey, back }: ClientFormProps) {
  const { t } = useWords("pages/clients");
  return (
    <Form version={client?.version} requestKey={requestKey} guarded>
      <Identity client={client} sample={sample} />
      <section className="form-part">
        <h2>{t("parts.people")}</h2>
        <div className="form-grid mb-5">
          <Field name="contactPerson" value={client?.contactPerson ?? sample.contactPerson} autoComplete="off" />
          <Field name="email" value={client?.email ?? sample.email} />
          <Field name="phone" value={client?.phone ?? sample.phone} />
        </div>
        <PeopleField people={client?.contacts ?? []} add={t("addContact")} />
      </section>
      <ClientAddresses client={client} />
      <Terms client={client} />
      <section className="form-part">
        <h2>{t("parts.legal")}</h2>
        <div className="form-grid">
          <Field name="siret" value={client?.siret} help={t("help.siret")} />
          <Field name="vatNumber" value={client?.vatNumber} help={t("help.vatNumber")} />
        </div>
      </section>
      <section className="form-part">
        <Field name="notes" value={client?.notes} rows={3} />
      </section>
      <FormEnd back={back}>{t(client ? "save" : "add")}</FormEnd>
    </Form>
  );
}

function Identity({ client, sample }: { client?: Client; sample: Partial<Record<string, string>> }) {
  const { t } = useWords("pages/clients");
  return (
    <div className="form-grid">
      <Field name="companyName" value={client?.companyName ?? sample.companyName} autoFocus={!client} />
      <Field name="commercialName" value={client?.commercialName ?? sample.commercialName} />
      {!client && <Field name="reference" help={t("help.reference")} />}
      <Field name="category" value={client?.category ?? "retailer"} help={t("help.horeca")} />
      <Field name="status" value={client?.status ?? "active"} />
    </div>
  );
}

function Terms({ client }: { client?: Client }) {
  const { t, i18n } = useWords("pages/clients");
  const own = client ? t("ownList", { category: t(`core:clientCategories.${client.category}`) }) : t("ownListFree");
  return (
    <section className="form-part">
      <h2>{t("parts.terms")}</h2>
      <div className="form-grid">
        <Field name="priceList" none={own} value={client?.priceList} help={t("help.priceList")} />
        <Field name="discount" value={client?.discount ?? 0} help={t("help.discount")} />
        <Field name="paymentTerms" value={client?.paymentTerms ?? "30_days"} />
        <Field name="minimumShelfLifeDays" unit={t("daysUnit")} value={client?.minimumShelfLifeDays} help={t("help.shelfLife")} />
        <Field name="language" value={client?.language ?? i18n.language} />
      </div>
    </section>
  );
}

import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { languages } from "@/worker/core/language";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import type { Client } from "@/worker/modules/sell/clients/contract";
import { clientStatuses } from "@/worker/modules/sell/clients/status";
import { NoteField, SelectField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { PeopleField } from "@/app/ui/people";
import { ClientAddresses } from "./client-addresses";
import { useLabels } from "./labels";
import { clientCategories, paymentTerms } from "@/worker/core/trade/trade";

interface ClientFormProps {
  /** The client to change; without one, a new one is made. */
  client?: Client;
  /** What a new client begins with. */
  sample?: Partial<Record<string, string>>;
  requestKey: string;
  back: string;
}

/** The form of a client, for a new one and for changes. */
export function ClientForm({ client, sample = {}, requestKey, back }: ClientFormProps) {
  const { t } = useWords("pages/clients");
  const { label, all } = useLabels();
  return (
    <Form labels={all} requestKey={requestKey} guarded>
      {client && <input type="hidden" name="version" value={client.version} />}
      <Identity client={client} sample={sample} />
      <section className="form-part">
        <h2>{t("parts.people")}</h2>
        <div className="form-grid mb-5">
          <TextField
            name="contactPerson"
            label={label("contactPerson")}
            defaultValue={client?.contactPerson ?? sample.contactPerson}
            maxLength={120}
            autoComplete="off"
          />
          <TextField name="email" type="email" label={label("email")} defaultValue={client?.email ?? sample.email} maxLength={254} />
          <TextField name="phone" type="tel" label={label("phone")} defaultValue={client?.phone ?? sample.phone} maxLength={30} />
        </div>
        <PeopleField label={label("contacts")} people={client?.contacts ?? []} add={t("addContact")} />
      </section>
      <ClientAddresses client={client} />
      <Terms client={client} />
      <section className="form-part">
        <h2>{t("parts.legal")}</h2>
        <div className="form-grid">
          <TextField name="siret" label={label("siret")} defaultValue={client?.siret} maxLength={30} help={t("help.siret")} />
          <TextField
            name="vatNumber"
            label={label("vatNumber")}
            defaultValue={client?.vatNumber}
            maxLength={30}
            help={t("help.vatNumber")}
          />
        </div>
      </section>
      <section className="form-part">
        <NoteField name="notes" label={label("notes")} defaultValue={client?.notes} maxLength={2000} rows={3} />
      </section>
      <div className="form-part flex flex-wrap items-center gap-3">
        <SubmitButton>{t(client ? "save" : "add")}</SubmitButton>
        <Link className="btn btn-plain" to={back}>
          {t("shell:cancel")}
        </Link>
      </div>
    </Form>
  );
}

function Identity({ client, sample }: { client?: Client; sample: Partial<Record<string, string>> }) {
  const { t } = useWords("pages/clients");
  const { label, choices } = useLabels();
  return (
    <div className="form-grid">
      <TextField
        name="companyName"
        label={label("companyName")}
        defaultValue={client?.companyName ?? sample.companyName}
        maxLength={120}
        required
        autoFocus={!client}
      />
      <TextField
        name="commercialName"
        label={label("commercialName")}
        defaultValue={client?.commercialName ?? sample.commercialName}
        maxLength={120}
      />
      {!client && <TextField name="reference" label={label("reference")} help={t("help.reference")} maxLength={30} />}
      <SelectField
        name="category"
        label={label("category")}
        choices={choices("category", clientCategories)}
        defaultValue={client?.category ?? "retailer"}
        help={t("help.horeca")}
      />
      <SelectField
        name="status"
        label={label("status")}
        choices={choices("status", clientStatuses)}
        defaultValue={client?.status ?? "active"}
      />
    </div>
  );
}

function Terms({ client }: { client?: Client }) {
  const { t, i18n } = useWords("pages/clients");
  const { label, choices } = useLabels();
  const own = client ? t("ownList", { category: t(`core:clientCategories.${client.category}`) }) : t("ownListFree");
  return (
    <section className="form-part">
      <h2>{t("parts.terms")}</h2>
      <div className="form-grid">
        <SelectField
          name="priceList"
          label={label("priceList")}
          choices={[{ value: "", label: own }, ...choices("priceList", clientCategories)]}
          defaultValue={client?.priceList ?? ""}
          help={t("help.priceList")}
        />
        <TextField
          name="discount"
          label={label("discount")}
          unit="%"
          inputMode="decimal"
          defaultValue={((client?.discount ?? 0) / RATE_SCALE).toLocaleString(i18n.language)}
          help={t("help.discount")}
        />
        <SelectField
          name="paymentTerms"
          label={label("paymentTerms")}
          choices={choices("paymentTerms", paymentTerms)}
          defaultValue={client?.paymentTerms ?? "30_days"}
        />
        <TextField
          name="minimumShelfLifeDays"
          label={label("minimumShelfLifeDays")}
          unit={t("daysUnit")}
          inputMode="numeric"
          defaultValue={client?.minimumShelfLifeDays?.toString()}
          help={t("help.shelfLife")}
        />
        <SelectField
          name="language"
          label={label("language")}
          choices={choices("language", languages)}
          defaultValue={client?.language ?? i18n.language}
        />
      </div>
    </section>
  );
}

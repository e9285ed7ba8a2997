import { useWords } from "@/app/shell/i18n/use-words";
import { type DirectoryEntry, directory } from "@/worker/modules/provider/directory/contract";
import { AddressFields } from "@/app/ui/address-fields";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { curateBase } from "../base";

const { Form, Field } = formOf(directory.create);

/** The form of an entry, for a new one and for changes. */
export function EntryForm({ entry, requestKey }: { entry?: DirectoryEntry; requestKey: string }) {
  const { t } = useWords("pages/directory");
  return (
    <Form version={entry?.version} requestKey={requestKey} guarded>
      <div className="form-grid">
        <Field name="name" value={entry?.name} autoFocus={!entry} />
        <Field name="kind" value={entry?.kind ?? "supplier"} />
        <Field name="category" value={entry?.category} />
      </div>
      <section className="form-part grid gap-5">
        <Field name="description" value={entry?.description} rows={4} />
        <Field name="products" value={entry?.products.join(", ")} help={t("productsHelp")} />
        <Field name="certifications" value={entry?.certifications} />
      </section>
      <section className="form-part">
        <h2>{t("reach")}</h2>
        <div className="form-grid mb-5">
          <Field name="contactName" value={entry?.contactName} />
          <Field name="email" value={entry?.email} />
          <Field name="phone" value={entry?.phone} />
          <Field name="website" value={entry?.website} />
        </div>
        <AddressFields name="address" address={entry?.address} />
      </section>
      <section className="form-part">
        <div className="form-grid">
          <Field name="minimumOrder" value={entry?.minimumOrder} />
          <Field name="leadTimeDays" value={entry?.leadTimeDays} />
          <Field name="siret" value={entry?.siret} />
        </div>
      </section>
      <FormEnd back={curateBase}>{t("save")}</FormEnd>
    </Form>
  );
}

import { useWords } from "@/app/shell/i18n/use-words";
import { type DocumentSheet, documents } from "@/worker/modules/papers/documents/contract";
import { TextField } from "@/app/ui/field";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

interface DocumentFormProps {
  document: DocumentSheet;
  /** Folders there are, to choose from. */
  folders: string[];
  requestKey: string;
  back: string;
}

const { Form, Field } = formOf(documents.update);

/** What is said of a document. Tags are written one after the other, with commas. */
export function DocumentForm({ document, folders, requestKey, back }: DocumentFormProps) {
  const { t } = useWords("pages/documents");
  return (
    <Form version={document.version} requestKey={requestKey} guarded>
      <div className="form-grid">
        <Field name="title" value={document.title} />
        <Field name="folder" value={document.folder} suggestions={folders} help={t("help.folder")} />
        <TextField name="tags" label={t("documents:fields.tags")} defaultValue={document.tags.join(", ")} help={t("help.tags")} />
        <Field name="validFrom" value={document.validFrom} />
        <Field name="validUntil" value={document.validUntil} help={t("help.validUntil")} />
      </div>
      <section className="form-part">
        <Field name="notes" value={document.notes} rows={3} />
      </section>
      <FormEnd back={back}>{t("save")}</FormEnd>
    </Form>
  );
}

import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Restock } from "@/worker/modules/buy/restocks/contract";
import { NoteField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";

/** What may still be changed once it is ordered: the day the supplier says, and the notes. */
export function AfterwardsForm({ restock, requestKey, back }: { restock: Restock; requestKey: string; back: string }) {
  const { t } = useWords("pages/restocks");
  const field = (name: string) => t(`restocks:fields.${name}`);
  return (
    <Form
      className="page-narrow grid gap-5"
      labels={{ expectedOn: field("expectedOn"), notes: field("notes") }}
      requestKey={requestKey}
      guarded
    >
      <input type="hidden" name="version" value={restock.version} />
      <TextField name="expectedOn" type="date" label={field("expectedOn")} defaultValue={restock.expectedOn} />
      <NoteField name="notes" label={field("notes")} maxLength={2_000} defaultValue={restock.notes} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton>{t("save")}</SubmitButton>
        <Link className="btn btn-plain" to={back}>
          {t("shell:cancel")}
        </Link>
      </div>
    </Form>
  );
}

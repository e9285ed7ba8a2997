import { useWords } from "@/app/shell/i18n/use-words";
import { type Restock, restocks } from "@/worker/modules/buy/restocks/contract";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(restocks.update);

/** What may still be changed once it is ordered: the day the supplier announces, and the notes. */
export function AfterwardsForm({ restock, requestKey, back }: { restock: Restock; requestKey: string; back: string }) {
  const { t } = useWords("pages/restocks");
  return (
    <Form version={restock.version} className="page-narrow grid gap-5" requestKey={requestKey} guarded>
      <Field name="expectedOn" value={restock.expectedOn} />
      <Field name="notes" value={restock.notes} />
      <FormEnd back={back}>{t("save")}</FormEnd>
    </Form>
  );
}

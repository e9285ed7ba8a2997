import { useWords } from "@/app/shell/i18n/use-words";
import { recalls } from "@/worker/modules/safety/recalls/contract";
import type { Recall } from "@/worker/modules/safety/recalls/shapes";
import { Disclosure } from "@/app/ui/disclosure";
import { ChoicesField } from "@/app/ui/field";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(recalls.stop);

/** Ends a recall that should not have been decided: why, and which of its lots are let go. */
export function StopForm({ recall, requestKey }: { recall: Recall; requestKey: string }) {
  const { t } = useWords("pages/audits");
  const label = t("recalls:operations.stop.button");
  return (
    <Disclosure form="stop" look="btn btn-danger w-full" summary={label}>
      <Form verb="stop" version={recall.version} requestKey={`${requestKey}.stop`} className="mt-2 grid gap-3">
        <p>{t("recall.stopText")}</p>
        <Field name="conclusion" label={t("recall.whyStop")} rows={3} />
        {!recall.mock && recall.lots.length > 0 && (
          <div className="max-h-80 overflow-y-auto">
            <ChoicesField
              name="release"
              label={t("recalls:fields.release")}
              choices={recall.lots.map(({ lotId, lot, itemName }) => ({ value: lotId, label: `${lot} ${itemName}` }))}
            />
          </div>
        )}
        <SubmitButton className="btn btn-ink">{label}</SubmitButton>
      </Form>
    </Disclosure>
  );
}

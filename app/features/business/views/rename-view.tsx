import { useWords } from "@/app/shell/i18n/use-words";
import { type View, views } from "@/worker/modules/business/views/contract";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(views.update);

/** Calls a view by another name. */
export function RenameView({ view: { id, name, version }, requestKey }: { view: View; requestKey: string }) {
  const { t } = useWords("views");
  return (
    <details>
      <summary className="link-ink min-h-6 cursor-pointer text-sm">{t("operations.update.button")}</summary>
      <Form verb="update" name={`update-${id}`} version={version} requestKey={requestKey} className="mt-2 grid gap-2">
        <input type="hidden" name="_id" value={id} />
        <Field name="name" value={name} required />
        <div>
          <SubmitButton>{t("operations.update.button")}</SubmitButton>
        </div>
      </Form>
    </details>
  );
}
